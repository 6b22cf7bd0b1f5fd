"""Programs that measure Kabinett and try to break it; see the Makefile."""
