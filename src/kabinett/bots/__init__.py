"""Players that are programs. They are given the decision of their seat and what it may see, never the state."""

from kabinett.bots.bot import Bot, Thought, answer
from kabinett.bots.levels import LEVELS, OWN, STEADY, Level
from kabinett.bots.random_bot import RandomBot

__all__ = ["LEVELS", "OWN", "STEADY", "Bot", "Level", "RandomBot", "Thought", "answer"]
