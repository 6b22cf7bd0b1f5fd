# The replay of a game.

ui-replay-of = Просмотр: { $table }
ui-to-table = К столу
ui-step-back = Шаг назад
ui-step-on = Шаг вперёд
ui-replay-play = Пуск
ui-replay-pause = Пауза
ui-moment = Момент игры
ui-moment-of = { $number } из { $count }
ui-speed = Скорость
ui-speed-0 = медленно
ui-speed-1 = ровно
ui-speed-2 = быстро
ui-speed-3 = очень быстро
# What a bot thought that made the move; its sentence follows.
ui-replay-why = Почему { $seat } так поступает:
ui-perspective = Чьими глазами
ui-try-it = Попробовать отсюда
