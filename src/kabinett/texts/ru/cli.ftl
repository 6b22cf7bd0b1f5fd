### What the command line says: the help of its commands and options, what they print, and what was wrong with a call.
### Words in CAPITALS, names of commands and options, and everything in `backticks` are typed as they are.

## Commands: `kabinett --help` shows the first paragraph of each.

# $names: the names of all games.
command-kabinett = Игры { $names } со всеми правилами. Неофициальная программа.
command-games = Показать игры с их местами и параметрами.
command-play = Играть в терминале против ботов или с другими за одним экраном.
command-join = Играть в терминале за столом на сервере: за готовым или за новым.
# $limits: one simulated-limit for each game that has one.
command-simulate = Сыграть целые партии ботами и подсчитать итоги. Боты могут сами не прийти к концу, поэтому, если не указано иное, { $limits }.
simulated-limit = { $game } имеет --option { $option }={ $value }
command-arena = Дать ботам сыграть друг с другом, меняясь местами, и показать, кто кого побеждает. При новом запуске продолжает с места остановки.
command-balance = Показать, как часто побеждает каждое место, когда играют равные боты: для всех столов или для указанных параметров.
command-bot = Инструменты для тех, кто пишет ботов.
command-conformance = Проверить, делает ли бот всё, что от него требуется: см. docs/bots.md.
command-replay = Проиграть запись партии и показать её журнал: глазами зрителя, одного места или всё.
command-verify =
    Проиграть запись партии и проверить её зерно, каждый ход, конечную позицию и исход.

    Файл не может доказать, что зерно выбрано до игры: укажите хеш, который тогда был объявлен.
command-dataset = Записать решения и исходы сохранённых партий в файл Parquet, для обучающихся программ.
command-position = Проверить файл с позицией и показать её.
command-puzzle = Сыграть решение задачи из файла и сказать, точны ли её пределы.
command-board = Проверить издание поля, подсчитать, что на нём есть, и нарисовать его.
command-rules = Показать пункт правил нашими словами; без пункта — главы.
command-serve = Открыть сервер со столами для людей, ботов и программ. Настройки берутся из окружения (см. docs/server.md).
command-backup = Скопировать базу данных сервера в файл, пока сервер работает.
command-export = Записать игру стола как запись партии, которую читают `kabinett replay` и `verify`. В ней все тайны.
command-import = Перенести игру из записи на сервер как новый закрытый стол, где её можно продолжить. Печатает ссылку для каждого места.

## Arguments and options: of all commands that have them, or (option-COMMAND-NAME) of one.

option-help = Показать эту справку и выйти.
option-version = показать версию и вид движка
option-language = язык: { $languages }; без него — KABINETT_LANGUAGE или язык терминала
option-game = игра: { $games }
option-balance-game = игра: { $games }; без неё — все
option-variant = вариант (см.: kabinett games)
option-scenario = сценарий (см.: kabinett games)
option-players = число игроков
option-option = параметр (см.: kabinett games); можно указать несколько раз
option-as_json = печатать данные для программ
option-seed = первое зерно
option-play-seed = зерно всех случайностей; без него оно выбирается само
option-simulate-seed = зерно первой партии; у каждой следующей — следующее
option-seconds = сколько бот может думать над решением; без этого — сколько хочет
option-workers = число процессов
option-serve-workers = число процессов; больше одного требует PostgreSQL
option-board = папка с файлами CSV другого издания поля
option-play-seat = место, которое занимает человек; можно указать несколько раз
option-play-hotseat = люди за этим терминалом играют на всех местах
option-play-resume = продолжить сохранённую игру
option-play-position = начать с позиции из файла
option-play-bot = боты всех остальных мест или одного (уровни: { $levels }; без этого { $steady }); можно указать несколько раз
option-join-url = сервер (http://localhost:1740), страница стола на нём или ссылка
option-join-seat = какое место занять
option-join-name = кто вы там; без этого — кем были в прошлый раз
option-join-watch = только смотреть
option-join-new = сделать там новый стол этой игры
option-join-bot = место нового стола, которое займёт бот; можно указать несколько раз
option-join-private = никто другой не видит нового стола; места занимают по ссылкам
option-simulate-games = сколько партий
option-simulate-journals = писать запись каждой партии в эту папку
option-simulate-bots = один для всех мест или по одному для каждого: { $levels }; marshal@0.5: с половиной секунды на решение
option-arena-bots = кто играет: { $levels }; marshal@0.5: с половиной секунды на решение
option-arena-games = партий на каждую пару; округляется вверх до полных кругов мест
option-arena-one_way = больше двух мест: один играет только первый из каждой пары
option-arena-ray = играть на кластере Ray; local: на здешнем
option-arena-folder = где хранить и искать результаты и записи
option-arena-plots = нарисовать рейтинги, длину партий, победы по местам
option-arena-form = вид графиков: svg или png
option-balance-bots = уровень всех мест: { $levels }
option-balance-games = партий на каждый стол
option-balance-markdown = напечатать таблицу для страницы документации
option-conformance-module = где находится бот
option-conformance-games = партий за каждым столом
option-conformance-samples = сколько решений каждой партии задать снова
option-file = запись партии, как её пишут `save` и `simulate --journals`
option-replay-to = остановиться после стольких ходов
option-replay-seat = показать, что может знать это место
option-replay-everything = показать всё, включая тайны
option-replay-why = вместе с мыслями ботов; для оконченной игры
option-verify-published = хеш, объявленный до игры
option-dataset-file = в какой файл писать; его не должно быть
option-dataset-journals = записи партий одной игры и одного поля
option-dataset-observations = вместе с тем, что видело каждое место, как массивами
option-position-file = позиция как файл YAML
option-position-seat = показать, что может знать это место, а не всё
option-puzzle-file = задача как файл YAML
option-board-svg = нарисовать картинку в этот файл
option-board-picture = какую картинку; без файла они перечисляются
option-rules-clause = пункт (M9.7, C9.8), раздел (M10.1) или глава (C9)
option-data = папка данных (по умолчанию: KABINETT_DATA или kabinett-data)
option-serve-host = на каком адресе слушать; 0.0.0.0 — для всех сетей
option-serve-port = на каком порту слушать
option-serve-show = открыть список столов в браузере, если он есть
option-backup-file = в какой файл писать; его не должно быть
option-export-table = id стола, последняя часть его адреса
option-export-file = в какой файл писать (по умолчанию: стандартный вывод)
option-import-file = запись партии, как её пишут `save`, `export` и `simulate --journals`
option-import-name = название нового стола

## The frame of the help.

help-usage = Вызов:
help-usage_options = [OPTIONS]
help-usage_command = COMMAND [ARGS]...
help-options = Параметры
help-arguments = Аргументы
help-commands = Команды
# "{ "{}" }" is where the default stands.
help-default = [по умолчанию: { "{}" }]
help-required = [обязательно]

## What was wrong with a call.

call-no_option = Нет такого параметра: { $option }{ $near_count ->
        [0] { "" }
       *[other] { " " }(возможны: { $near })
    }
call-missing_argument = Не хватает аргумента { $parameter }.
call-missing_option = Не хватает параметра { $parameter }.
call-bad_value = Неверное значение для { $parameter }: { $reason }
call-no_command = Нет команды «{ $command }».{ $near_count ->
        [0] { "" }
       *[other] { " " }Может быть, { $near }?
    }
call-interrupted = прервано
call-no_output = вывод не удаётся записать: { $reason }
call-option_form = для --option нужно NAME=VALUE, а не «{ $text }»
call-option_twice = параметр { $option } указан дважды
call-other_game = в файле игра { $game }, а не { $asked }
call-exclude = { $options } исключают друг друга
call-game_options = параметр игры или --seed
call-resume_or_position = --resume или --position
call-person_or_bot = { $seat }: это место занимает человек, а не бот
call-only_new = параметры, боты и --private — для нового стола: назовите его игру через --new
call-last_seed = у последней из { $games } партий зерно было бы больше 2**128
call-last_seed_of = последнее из { $seeds } зёрен было бы больше 2**128
call-secret_thoughts = мысли ботов — тайна, пока игра не окончена; тайны показывает --all
call-no_picture = { $game }: нет картинки «{ $picture }» (картинки: { $pictures })
call-needs_extra = { $what }: нужен { $module }: pip install 'kabinett[{ $extra }]' ({ $error })
call-extra-dataset = набор данных
call-extra-arena = арена
call-extra-plots = график
call-extra-ray = --ray
call-extra-rating = рейтинг
call-two_bots = арене нужны хотя бы два бота, каждый назван один раз: --bots cadet,general
call-plot_format = график может быть { $formats }, а не «{ $format }»
call-bots_and_seats = мест { $count } ({ $seats }): укажите одного бота для всех или по одному для каждого, а не { $given }
call-no_table = { $game }: нет стола с такими параметрами
call-no_bot = нет бота «{ $bot }» (боты: { $bots })
call-bot_seconds = «{ $bot }» не называет времени бота: после @ идёт число секунд, не меньше { $least }

## `kabinett games`

games-column-table = стол
games-column-options = параметры
games-column-seats = места
games-column-option = параметр
games-column-values = значения
games-column-default = по умолчанию
games-column-help = что это
games-how = Параметры указывают через --variant, --scenario, --players, --board или --option NAME=VALUE. У каждой игры есть --seed N.

## `kabinett play` and `kabinett join`

play-seed = Зерно { $seed }.
play-help = На любой вопрос можно ввести help.
play-seed_hash = Зерно { $seed } (его хеш: { $hash }).
play-journal = Запись этой партии: { $file }
play-leave = Вы уходите из-за стола; игра не окончена.
play-go_on = Продолжить: { $command }
join-leave = Вы уходите.
join-come_again = Место остаётся за вами. Вернуться: { $command }

## `kabinett simulate`, `arena` and `balance`

simulate-progress = партий
simulate-column-seed = зерно
simulate-column-winner = победитель
simulate-column-reason = причина
simulate-column-turns = ходы
simulate-column-decisions = решения
simulate-column-seconds = секунды
simulate-draw = ничья
simulate-column-seat = место
simulate-column-wins = победы
simulate-column-score = средние очки
simulate-column-won_turns = ходов в выигранных партиях
simulate-total-options = параметры
simulate-total-games = партии
simulate-total-wins = победы
simulate-total-reasons = причины
simulate-total-mean_turns = ходов в среднем
simulate-total-mean_turns_by_winner = ходов в среднем по победителям
simulate-total-mean_scores = средние очки
simulate-total-mean_decisions = решений в среднем
simulate-total-decisions_per_second = решений в секунду
simulate-total-seconds = секунды
arena-results = Результаты
arena-bots = Боты
arena-seats = Доля побед на каждом месте
arena-column-bot = бот
arena-column-against = против
arena-column-games = партии
arena-column-share = доля
arena-column-interval = интервал 95 %
arena-column-fair = честная
arena-column-rating = рейтинг
arena-column-decisions = решения
arena-column-speed = решений/с
arena-column-mean = мс, среднее
arena-column-worst = мс, худшее
arena-column-late = опоздания
arena-column-illegal = недопустимые
arena-column-seat = место
arena-column-all = все
arena-failed = { $bot } дал сбой, партий: { $times }; дальше играл { $other }: { $reason }
arena-there = Партий уже есть: { $known } из { $total }.
arena-rounded = На каждую пару партий: { $games } вместо { $asked }, чтобы все места встречались одинаково часто.
arena-folder = Результаты и записи: { $folder }
arena-plot = График: { $file }
balance-column-games = партии
balance-column-turns = ходов в среднем
balance-column-ended = чем кончилось
balance-failed = { $games } (бот дал сбой в { $failures })
# $low and $high are signs, $band a number.
balance-legend = Для каждого места: его доля побед (интервал 95 %) / его средние очки, если они в игре есть / среднее число ходов партий, выигранных им в одиночку. { $low }: меньше 1/{ $band } честной доли, { $high }: больше её в { $band } раза.

## `kabinett bot conformance`

conformance-trying = проверяется: { $what }
conformance-conforms = Бот { $bot } соответствует требованиям.
conformance-does_not = Бот { $bot } не соответствует требованиям.
conformance-column-check = проверка
conformance-column-bot = бот…
conformance-column-tried = попыток
conformance-column-verdict = итог
conformance-column-faults = что не так
conformance-more = и ещё { $count }
conformance-verdict-ok = хорошо
conformance-verdict-failed = не прошёл
conformance-verdict-not_tried = не проверялось
# "A bot ..."
conformance-check-class = принадлежит к классу Bot, имеет имя и создаётся
conformance-check-games = доигрывает партии до конца на каждом месте
conformance-check-options = всегда выбирает один из вариантов
conformance-check-words = говорит только то, что может говорить его место
conformance-check-untouched = не меняет вид позиции и решение
conformance-check-reasons = объясняет себя известным сообщением или своими словами
conformance-check-time = укладывается в свои секунды
conformance-check-seed = при том же зерне выбирает то же
conformance-check-anew = может создаваться заново для каждого решения

## `kabinett replay`, `verify`, `dataset`, `position` and `puzzle`

replay-moves =
    В записи { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }.
replay-not_over = Игра не окончена.
verify-correct = { $file }: верно; ходов: { $moves }; { $outcome }
verify-correct_position = { $file }: верно; ходов: { $moves }; начато с заданной позиции, а не с расстановки; { $outcome }
verify-not_over = не окончена
dataset-written = { $file }: решений: { $rows }, партий: { $games }
position-knows = Что знает { $seat }
position-all_know = Что знают все
position-knows_besides = Что ещё знает { $seat }
puzzle-solved =
    { $file }: решение верно, в нём { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
puzzle-tight = Пределы точны: с меньшим решения нет.
puzzle-loose = Пределы слишком широки: можно решить и с меньшим.
puzzle-missing = Нет текстов на языках: { $languages }

## `kabinett board`

board-drawn = Картинка «{ $picture }» нарисована: { $file }
board-none = нет
# What is counted on a board.
board-count-edition = издание
board-count-cities = города
board-count-roads = дороги
board-count-main_roads = главные дороги
board-count-sectors = секторы
board-count-fortresses = крепости
board-count-generals = генералы
board-count-trains = обозы
board-count-political_cards = политические карты
board-count-track_boxes = клетки треков
board-count-files = файлы
board-count-taken_from_the_folder = взято из папки
board-count-taken_from_ours = взято из нашего
board-count-not_used = не использовано
board-count-pictures = картинки
board-count-territories = территории
board-count-home = родные
board-count-contested = спорные
board-count-uncontested = бесспорные
board-count-impassable = непроходимые
board-count-borders = границы
board-count-sea_routes = морские пути
board-count-electors = курфюрсты
board-count-troop_tokens = жетоны отрядов
board-count-battle_cards = боевые карты

## `kabinett serve`, `backup` and `import`

serve-serves = Kabinett работает на { $url } (данные: { $data }). Остановить: Ctrl-C.
serve-no_client = Клиента для браузера пока нет: соберите его командой `make web`. До тех пор есть `kabinett join`.
backup-done = В { $file } вся база данных. Храните и { $secret }: он подписывает ссылки.
backup-done_counted = В { $file } вся база данных (столов: { $tables }, записей: { $entries }). Храните и { $secret }: он подписывает ссылки.
import-done = стол { $table }, ходов: { $moves }; ссылки его мест:
