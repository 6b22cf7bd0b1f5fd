### What was wrong with something that somebody asked for at the command line or from a program: a game, an option, a
### seat, a file. Names of options and settings (KABINETT_..., --board) stay as they are typed.

## Games and their options.

error-unknown_game = nie ma gry „{ $game }” (gry: { $games })
error-unknown_option = { $game } nie ma opcji „{ $option }” (opcje: { $options })
# $values: the last one after "or".
error-bad_option = opcja { $option } w grze { $game } może mieć wartość { $values }, a nie „{ $given }”
error-bad_number = opcja { $option } w grze { $game } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $given }”
error-variant_players = wariant { $variant } jest dla { $numbers } graczy, nie dla { $players }
error-optional_politics = opcjonalne zasady polityki (M25) są dla wariantu { $advanced }, nie { $variant }
error-unknown_players = gra jest dla { $numbers } graczy, nie dla { $players }
error-unknown_seat = przy tym stole nie ma miejsca „{ $seat }” (miejsca: { $seats })
error-unknown_clause = nie ma klauzuli „{ $clause }” (rozdziały: { $chapters })
error-unknown_language = nie ma języka „{ $language }” (języki: { $languages })
error-bad_seed = ziarno to liczba całkowita od 0 do 2**128, a nie { $given }
error-bad_moves = liczba ruchów to liczba całkowita od 0 wzwyż, a nie { $given }
error-recorded_option = opcja gry { $option } nie może mieć wartości { $given }
error-other_board = grę rozegrano na planszy { $played }, a ta to { $present }
error-give_board = { $reason }; podaj folder tamtej edycji przez --board
# $numbers: from the smaller to the larger.
error-option_range = od { $least } do { $most }

## Files and folders. "FILE: ..."

error-in_file = { $file }: { $reason }
error-in_line = { $file }, wiersz { $line }: { $reason }
error-cannot_read = nie można odczytać: { $reason }
error-cannot_write = nie można zapisać: { $reason }
error-cannot_make = nie można utworzyć: { $reason }
error-no_file = nie można zapisać: to nie jest plik
error-no_folder = nie ma takiego folderu
error-file_exists = jest już plik o tej nazwie; pozostaje bez zmian
error-no_text = to nie jest plik tekstowy
error-no_journal_text = to nie jest plik tekstowy, więc nie jest to dziennik
error-empty_file = plik jest pusty
error-other_game_there = w tym pliku jest inna gra; pozostaje bez zmian
error-other_seed = ziarno nie jest tym, którego skrót to { $hash }
error-edition_needs = edycja planszy potrzebuje co najmniej { $files }
error-names_no_json = to nie jest JSON ({ $reason }); usuń go, aby przyjść jako ktoś nowy
error-no_names = nie ma imion według serwerów; usuń go, aby przyjść jako ktoś nowy
error-no_database = nie ma jeszcze bazy danych; tworzy ją `kabinett serve`
error-copy_failed = kopia się nie udała: { $reason }
error-copy_damaged = kopia jest uszkodzona

## Servers: reaching one, and hosting one.

error-server_address = serwer ma adres taki jak http://localhost:1740, a nie „{ $url }”
error-secret_short = KABINETT_SECRET potrzebuje znaków co najmniej { $least }, a ma { $count }
error-secret_file_short = klucz potrzebuje znaków co najmniej { $least }; usuń plik, aby dostać nowy
error-setting_url = KABINETT_URL to adres taki jak https://play.example.org, a nie „{ $given }”
error-setting_proxy = KABINETT_PROXY zawiera adresy takie jak 10.0.0.1 lub 10.0.0.0/8, a nie „{ $given }”
error-setting_number = { $name } to liczba, a nie „{ $given }”
error-setting_least = { $name } to liczba od { $least } wzwyż, a nie „{ $given }”
error-setting_whole = { $name } to liczba całkowita, a nie „{ $given }”
error-setting_yes_no = { $name } to 1 lub 0, a nie „{ $given }”
error-setting_mail = poczta jest ustawiona w połowie, brakuje: { $missing }
error-setting_smtp = KABINETT_SMTP to adres taki jak smtp://USER:PASSWORD@HOST:587
error-setting_mail_from = KABINETT_MAIL_FROM to adres e-mail, a nie „{ $given }”
error-no_pg_dump = pg_dump nie jest zainstalowany (Debian: postgresql-client); kopiuje on bazę PostgreSQL
error-schema_other = baza danych ma schemat { $there }, a ta wersja Kabinett potrzebuje { $needed }; doprowadza do niego `kabinett serve`
error-schema_none = baza danych nie ma żadnego schematu, a ta wersja Kabinett potrzebuje { $needed }; doprowadza do niego `kabinett serve`
error-schema_newer = bazę danych utworzyła nowsza wersja Kabinett (schemat { $there }); użyj tamtej wersji
error-database_form = bazę danych podaje się jako sqlite:///FILE lub postgresql://USER:PASSWORD@HOST/NAME
error-database_file = baza danych SQLite potrzebuje pliku: sqlite:///FILE
error-database_kind = bazą danych może być SQLite lub PostgreSQL, a nie { $kind }
error-one_worker = SQLite ma jeden proces; do kilku potrzeba PostgreSQL: ustaw KABINETT_DATABASE=postgresql://...
error-cannot_listen = nie można nasłuchiwać pod { $host }, port { $port }: { $reason }
error-port_taken = nie można nasłuchiwać pod { $host }, port { $port }: { $reason }; wybierz inny port przez --port { $free } (albo make play PORT={ $free })
