"""What a game is: seats, decisions, moves, events, views, journal, dice, errors. Nothing here names a game."""
