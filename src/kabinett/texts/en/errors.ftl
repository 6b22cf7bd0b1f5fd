### What was wrong with something that somebody asked for at the command line or from a program: a game, an option, a
### seat, a file. Names of options and settings (KABINETT_..., --board) stay as they are typed.

## Games and their options.

error-unknown_game = there is no game '{ $game }' (games: { $games })
error-unknown_option = { $game } has no option '{ $option }' (options: { $options })
# $values: the last one after "or".
error-bad_option = the option { $option } of { $game } can be { $values }, not '{ $given }'
error-bad_number = the option { $option } of { $game } must be a whole number from { $least } to { $most }, not '{ $given }'
error-variant_players = the variant { $variant } is for { $numbers } players, not { $players }
error-optional_politics = optional politics (M25) is for the { $advanced } variant, not the { $variant } one
error-unknown_players = the game is for { $numbers } players, not { $players }
error-unknown_seat = there is no seat '{ $seat }' at this table (seats: { $seats })
error-unknown_clause = there is no clause '{ $clause }' (chapters: { $chapters })
error-unknown_language = there is no language '{ $language }' (languages: { $languages })
error-bad_seed = a seed is a whole number from 0 to 2**128, not { $given }
error-bad_moves = a number of moves is a whole number from 0 on, not { $given }
error-recorded_option = the option { $option } of the game cannot be { $given }
error-other_board = the game was played on the board { $played }, this is { $present }
error-give_board = { $reason }; give the folder of that edition with --board
# $numbers: from the smaller to the larger.
error-option_range = { $least } to { $most }

## Files and folders. "FILE: ..."

error-in_file = { $file }: { $reason }
error-in_line = { $file }, line { $line }: { $reason }
error-cannot_read = cannot be read: { $reason }
error-cannot_write = cannot be written: { $reason }
error-cannot_make = cannot be made: { $reason }
error-no_file = cannot be written: it is not a file
error-no_folder = there is no such folder
error-file_exists = there is a file of this name; it is left as it is
error-no_text = is not a text file
error-no_journal_text = is not a text file, so it is no journal
error-empty_file = the file is empty
error-other_game_there = there is another game in this file; it is left as it is
error-other_seed = the seed is not the one whose hash is { $hash }
error-edition_needs = a board edition needs at least { $files }
error-names_no_json = is no JSON ({ $reason }); delete it to come as somebody new
error-no_names = has no names by server; delete it to come as somebody new
error-no_database = there is no database yet; `kabinett serve` makes it
error-copy_failed = the copy failed: { $reason }
error-copy_damaged = the copy is damaged

## Servers: reaching one, and hosting one.

error-server_address = a server has an address such as http://localhost:1740, not '{ $url }'
error-secret_short = KABINETT_SECRET needs { $least } characters at least, it has { $count }
error-secret_file_short = the key needs { $least } characters at least; delete the file to get a new one
error-setting_url = KABINETT_URL is an address such as https://play.example.org, not '{ $given }'
error-setting_proxy = KABINETT_PROXY has addresses such as 10.0.0.1 or 10.0.0.0/8, not '{ $given }'
error-setting_number = { $name } is a number, not '{ $given }'
error-setting_least = { $name } is a number from { $least } on, not '{ $given }'
error-setting_whole = { $name } is a whole number, not '{ $given }'
error-setting_yes_no = { $name } is 1 or 0, not '{ $given }'
error-setting_mail = { $missing_count ->
        [one] mail is half-configured: { $missing } is missing
       *[other] mail is half-configured: { $missing } are missing
    }
error-setting_smtp = KABINETT_SMTP is an address such as smtp://USER:PASSWORD@HOST:587
error-setting_mail_from = KABINETT_MAIL_FROM is a mail address, not '{ $given }'
error-no_pg_dump = pg_dump is not installed (Debian: postgresql-client); it copies a PostgreSQL database
error-schema_other = the database has the schema { $there }, this version of Kabinett needs { $needed }; `kabinett serve` brings it there
error-schema_none = the database has the schema of nothing, this version of Kabinett needs { $needed }; `kabinett serve` brings it there
error-schema_newer = the database was made by a newer version of Kabinett (schema { $there }); use that version
error-database_form = the database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
error-database_file = a database in SQLite needs a file: sqlite:///FILE
error-database_kind = the database can be SQLite or PostgreSQL, not { $kind }
error-one_worker = SQLite has one worker; several need PostgreSQL: set KABINETT_DATABASE=postgresql://...
error-cannot_listen = cannot listen at { $host } port { $port }: { $reason }
error-port_taken = cannot listen at { $host } port { $port }: { $reason }; choose another port with --port { $free } (or make play PORT={ $free })
