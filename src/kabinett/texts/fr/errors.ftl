### What was wrong with something that somebody asked for at the command line or from a program: a game, an option, a
### seat, a file. Names of options and settings (KABINETT_..., --board) stay as they are typed.

## Games and their options.

error-unknown_game = il n’y a pas de jeu « { $game } » (jeux : { $games })
error-unknown_option = { $game } n’a pas d’option « { $option } » (options : { $options })
# $values: the last one after "or".
error-bad_option = l’option { $option } ({ $game }) peut être { $values }, non « { $given } »
error-bad_number = l’option { $option } ({ $game }) doit être un nombre entier de { $least } à { $most }, non « { $given } »
error-variant_players = la variante { $variant } se joue à { $numbers } joueurs, non à { $players }
error-optional_politics = la politique optionnelle (M25) est pour la variante { $advanced }, non pour { $variant }
error-unknown_players = le jeu se joue à { $numbers } joueurs, non à { $players }
error-unknown_seat = il n’y a pas de siège « { $seat } » à cette table (sièges : { $seats })
error-unknown_clause = il n’y a pas de clause « { $clause } » (chapitres : { $chapters })
error-unknown_language = il n’y a pas de langue « { $language } » (langues : { $languages })
error-bad_seed = une graine est un nombre entier de 0 à 2**128, non { $given }
error-bad_moves = un nombre de coups est un nombre entier à partir de 0, non { $given }
error-recorded_option = l’option { $option } de la partie ne peut pas être { $given }
error-other_board = la partie a été jouée sur le plateau { $played }, celui-ci est { $present }
error-give_board = { $reason } ; donnez le dossier de cette édition par --board
# $numbers: from the smaller to the larger.
error-option_range = { $least } à { $most }

## Files and folders. "FILE: ..."

error-in_file = { $file } : { $reason }
error-in_line = { $file }, ligne { $line } : { $reason }
error-cannot_read = lecture impossible : { $reason }
error-cannot_write = écriture impossible : { $reason }
error-cannot_make = création impossible : { $reason }
error-no_file = écriture impossible : ce n’est pas un fichier
error-no_folder = ce dossier n’existe pas
error-file_exists = il y a déjà un fichier de ce nom ; il reste tel quel
error-no_text = ce n’est pas un fichier texte
error-no_journal_text = ce n’est pas un fichier texte, donc pas un journal
error-empty_file = le fichier est vide
error-other_game_there = il y a une autre partie dans ce fichier ; elle reste telle quelle
error-other_seed = la graine n’est pas celle dont l’empreinte est { $hash }
error-edition_needs = une édition du plateau demande au moins { $files }
error-names_no_json = ce n’est pas du JSON ({ $reason }) ; supprimez ce fichier pour revenir comme quelqu’un de nouveau
error-no_names = il n’y a pas de noms par serveur ; supprimez ce fichier pour revenir comme quelqu’un de nouveau
error-no_database = il n’y a pas encore de base de données ; `kabinett serve` la crée
error-copy_failed = la copie a échoué : { $reason }
error-copy_damaged = la copie est endommagée

## Servers: reaching one, and hosting one.

error-server_address = un serveur a une adresse telle que http://localhost:1740, non « { $url } »
error-secret_short = KABINETT_SECRET demande au moins { $least } caractères (actuellement : { $count })
error-secret_file_short = la clé demande au moins { $least } caractères ; supprimez le fichier pour en obtenir une nouvelle
error-setting_url = KABINETT_URL est une adresse telle que https://play.example.org, non « { $given } »
error-setting_proxy = KABINETT_PROXY contient des adresses telles que 10.0.0.1 ou 10.0.0.0/8, non « { $given } »
error-setting_number = { $name } est un nombre, non « { $given } »
error-setting_least = { $name } est un nombre à partir de { $least }, non « { $given } »
error-setting_whole = { $name } est un nombre entier, non « { $given } »
error-setting_yes_no = { $name } est 1 ou 0, non « { $given } »
error-setting_mail = courriels configurés à moitié seulement ; il manque { $missing }
error-setting_smtp = KABINETT_SMTP est une adresse telle que smtp://USER:PASSWORD@HOST:587
error-setting_mail_from = KABINETT_MAIL_FROM est une adresse électronique, non « { $given } »
error-no_pg_dump = pg_dump n’est pas installé (Debian : postgresql-client) ; il copie une base de données PostgreSQL
error-schema_other = la base de données a le schéma { $there }, cette version de Kabinett demande { $needed } ; `kabinett serve` l’y amène
error-schema_none = la base de données n’a encore aucun schéma, cette version de Kabinett demande { $needed } ; `kabinett serve` l’y amène
error-schema_newer = la base de données vient d’une version plus récente de Kabinett (schéma { $there }) ; utilisez cette version-là
error-database_form = la base de données se donne sous la forme sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/NAME
error-database_file = une base de données SQLite demande un fichier : sqlite:///FILE
error-database_kind = la base de données peut être SQLite ou PostgreSQL, non { $kind }
error-one_worker = SQLite n’a qu’un processus ; plusieurs demandent PostgreSQL : mettez KABINETT_DATABASE=postgresql://...
error-cannot_listen = impossible d’écouter à { $host }, port { $port } : { $reason }
error-port_taken = impossible d’écouter à { $host }, port { $port } : { $reason } ; choisissez un autre port par --port { $free } (ou make play PORT={ $free })
