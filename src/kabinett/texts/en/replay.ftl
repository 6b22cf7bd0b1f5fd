# The replay of a game.

ui-replay-of = Replay: { $table }
ui-to-table = To the table
ui-step-back = One step back
ui-step-on = One step on
ui-replay-play = Play
ui-replay-pause = Pause
ui-moment = Moment of the game
ui-moment-of = { $number } of { $count }
ui-speed = Speed
ui-speed-0 = slow
ui-speed-1 = steady
ui-speed-2 = quick
ui-speed-3 = very quick
# What a bot thought that made the move; its sentence follows.
ui-replay-why = Why { $seat } did this:
ui-perspective = Seen by
ui-try-it = Try it from here
