"""Failures inside what the games' tests share tell as much as failures in the tests."""

import pytest

pytest.register_assert_rewrite("tests.games.boxes", "tests.games.documented", "tests.games.editions")
