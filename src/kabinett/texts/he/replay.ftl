# The replay of a game.

ui-replay-of = שידור חוזר: { $table }
ui-to-table = אל השולחן
ui-step-back = צעד אחורה
ui-step-on = צעד קדימה
ui-replay-play = הפעלה
ui-replay-pause = השהיה
ui-moment = רגע במשחק
ui-moment-of = { $number } מתוך { $count }
ui-speed = מהירות
ui-speed-0 = איטית
ui-speed-1 = מתונה
ui-speed-2 = מהירה
ui-speed-3 = מהירה מאוד
# What a bot thought that made the move; its sentence follows.
ui-replay-why = למה כך, { $seat }:
ui-perspective = מנקודת המבט של
ui-try-it = לנסות מכאן
