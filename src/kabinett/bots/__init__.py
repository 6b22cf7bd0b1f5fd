"""Players that are programs. They are given the decision of their seat, never the state."""

from kabinett.bots.random_bot import RandomBot

__all__ = ["RandomBot"]
