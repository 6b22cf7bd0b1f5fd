"""What holds for all tests: the command line speaks English, whatever the terminal speaks in which they run."""

from __future__ import annotations

import os

os.environ["KABINETT_LANGUAGE"] = "en"
