"""Players that are programs. They are given the decision of their seat and what it may see, never the state."""

from kabinett.bots.bot import Bot, answer
from kabinett.bots.levels import LEVELS, Level
from kabinett.bots.random_bot import RandomBot

__all__ = ["LEVELS", "Bot", "Level", "RandomBot", "answer"]
