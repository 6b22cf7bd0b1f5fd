"""What the bots know of Maria."""
