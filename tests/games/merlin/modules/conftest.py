"""Failures inside the shared tables tell as much as failures in the tests."""

import pytest

pytest.register_assert_rewrite("tests.games.merlin.modules.tables")
