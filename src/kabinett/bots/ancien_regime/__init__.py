"""What the bots know of Ancien Régime."""
