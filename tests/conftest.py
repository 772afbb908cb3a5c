"""What all tests share: the sizes of random play, short in CI and full in `make soak`."""

import os

from hypothesis import settings

SOAK = os.environ.get("CALIBURN_SOAK") == "1"

settings.register_profile("ci", deadline=None, max_examples=50, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("soak" if SOAK else "ci")
