"""Players that are programs. They see a view of their seat and the decision, never the state."""

from kabinett.bots.random_bot import RandomBot

__all__ = ["RandomBot"]
