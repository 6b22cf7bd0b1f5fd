### What was wrong with something that somebody asked for at the command line or from a program: a game, an option, a
### seat, a file. Names of options and settings (KABINETT_..., --board) stay as they are typed.

## Games and their options.

error-unknown_game = нет игры «{ $game }» (игры: { $games })
error-unknown_option = { $game }: нет параметра «{ $option }» (параметры: { $options })
# $values: the last one after "or".
error-bad_option = { $game }: параметр { $option } может быть { $values }, а не «{ $given }»
error-bad_number = { $game }: параметр { $option } — целое число от { $least } до { $most }, а не «{ $given }»
error-variant_players = вариант { $variant } рассчитан на такое число игроков: { $numbers }, а не { $players }
error-optional_politics = дополнительная политика (M25) — для варианта { $advanced }, а не { $variant }
error-unknown_players = игра рассчитана на такое число игроков: { $numbers }, а не { $players }
error-unknown_seat = за этим столом нет места «{ $seat }» (места: { $seats })
error-unknown_clause = нет пункта «{ $clause }» (главы: { $chapters })
error-unknown_language = нет языка «{ $language }» (языки: { $languages })
error-bad_seed = зерно — целое число от 0 до 2**128, а не { $given }
error-bad_moves = число ходов — целое, от 0, а не { $given }
error-recorded_option = параметр { $option } игры не может быть { $given }
error-other_board = игра шла на поле { $played }, а это { $present }
error-give_board = { $reason }; укажите папку того издания через --board
# $numbers: from the smaller to the larger.
error-option_range = от { $least } до { $most }

## Files and folders. "FILE: ..."

error-in_file = { $file }: { $reason }
error-in_line = { $file }, строка { $line }: { $reason }
error-cannot_read = не читается: { $reason }
error-cannot_write = не записывается: { $reason }
error-cannot_make = не создаётся: { $reason }
error-no_file = не записывается: это не файл
error-no_folder = такой папки нет
error-file_exists = файл с таким именем есть; он оставлен как есть
error-no_text = не текстовый файл
error-no_journal_text = не текстовый файл, значит, не запись партии
error-empty_file = файл пуст
error-other_game_there = в этом файле другая игра; он оставлен как есть
error-other_seed = зерно не то, чей хеш { $hash }
error-edition_needs = изданию поля нужны хотя бы { $files }
error-names_no_json = не JSON ({ $reason }); удалите файл, чтобы прийти под новым именем
error-no_names = нет имён по серверам; удалите файл, чтобы прийти под новым именем
error-no_database = базы данных ещё нет; её создаёт `kabinett serve`
error-copy_failed = копия не удалась: { $reason }
error-copy_damaged = копия повреждена

## Servers: reaching one, and hosting one.

error-server_address = адрес сервера выглядит как http://localhost:1740, а не «{ $url }»
error-secret_short = в KABINETT_SECRET должно быть знаков не меньше { $least }, а их { $count }
error-secret_file_short = в ключе должно быть знаков не меньше { $least }; удалите файл, чтобы получить новый
error-setting_url = KABINETT_URL — адрес вида https://play.example.org, а не «{ $given }»
error-setting_proxy = KABINETT_PROXY — адреса вида 10.0.0.1 или 10.0.0.0/8, а не «{ $given }»
error-setting_number = { $name } — число, а не «{ $given }»
error-setting_least = { $name } — число не меньше { $least }, а не «{ $given }»
error-setting_whole = { $name } — целое число, а не «{ $given }»
error-setting_yes_no = { $name } — 1 или 0, а не «{ $given }»
error-setting_mail = почта настроена наполовину: не хватает { $missing }
error-setting_smtp = KABINETT_SMTP — адрес вида smtp://USER:PASSWORD@HOST:587
error-setting_mail_from = KABINETT_MAIL_FROM — почтовый адрес, а не «{ $given }»
error-no_pg_dump = pg_dump не установлен (Debian: postgresql-client); он копирует базу данных PostgreSQL
error-schema_other = у базы данных схема { $there }, этой версии Kabinett нужна { $needed }; её приведёт `kabinett serve`
error-schema_none = у базы данных нет схемы, этой версии Kabinett нужна { $needed }; её создаст `kabinett serve`
error-schema_newer = база данных создана более новой версией Kabinett (схема { $there }); используйте её
error-database_form = базу данных указывают как sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME
error-database_file = базе данных SQLite нужен файл: sqlite:///FILE
error-database_kind = база данных может быть SQLite или PostgreSQL, а не { $kind }
error-one_worker = у SQLite один процесс; нескольким нужен PostgreSQL: задайте KABINETT_DATABASE=postgresql://...
error-cannot_listen = нельзя слушать { $host }, порт { $port }: { $reason }
error-port_taken = нельзя слушать { $host }, порт { $port }: { $reason }; выберите другой порт: --port { $free } (или make play PORT={ $free })
