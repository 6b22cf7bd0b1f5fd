### What the command line says: the help of its commands and options, what they print, and what was wrong with a call.
### Words in CAPITALS, names of commands and options, and everything in `backticks` are typed as they are.

## Commands: `kabinett --help` shows the first paragraph of each.

# $names: the names of all games.
command-kabinett = Jouer à { $names }, toutes règles appliquées. Non officiel.
command-games = Lister les jeux, avec leurs sièges et leurs options.
command-play = Jouer dans le terminal, contre des robots ou avec d’autres devant le même écran.
command-join = Jouer à une table d’un serveur, dans le terminal ; à une table existante ou à une nouvelle.
# $limits: one simulated-limit for each game that has one.
command-simulate = Faire jouer des parties entières par des robots et compter les résultats. Les robots ne trouvent pas toujours de fin d’eux-mêmes ; sauf indication contraire, { $limits }.
simulated-limit = --option { $option }={ $value } vaut pour { $game }
command-arena = Faire jouer des robots les uns contre les autres en changeant de sièges, et dire qui bat qui. Relancée, l’arène reprend là où elle s’est arrêtée.
command-balance = Dire combien de fois chaque siège gagne quand des robots égaux jouent : à toutes les tables, ou à celles qui ont les options données.
command-bot = Outils pour qui écrit des robots.
command-conformance = Vérifier qu’un robot fait tout ce qu’on attend de lui : voir docs/bots.md.
command-replay = Rejouer un journal et montrer sa chronique : ce que voit un spectateur, ou un siège, ou tout.
command-verify =
    Rejouer un journal et vérifier sa graine, chaque coup, la position finale et le résultat.

    Un fichier ne peut pas prouver que sa graine a été choisie avant la partie : donnez l’empreinte publiée alors.
command-dataset = Écrire décisions et résultats de parties enregistrées dans un fichier Parquet, pour des programmes qui apprennent.
command-position = Vérifier un fichier de position et le montrer.
command-puzzle = Jouer la solution d’un fichier de problème et dire si ses limites sont serrées.
command-board = Vérifier une édition du plateau, compter ce qui s’y trouve et la dessiner.
command-rules = Montrer une clause des règles, dans nos propres mots ; sans clause, les chapitres.
command-serve = Ouvrir un serveur de tables pour personnes, robots et programmes. Les réglages viennent de l’environnement (voir docs/server.md).
command-backup = Copier la base de données d’un serveur dans un fichier, pendant que le serveur tourne.
command-export = Écrire la partie d’une table comme journal, que lisent `kabinett replay` et `verify`. Il contient tous les secrets.
command-import = Mettre la partie d’un journal sur le serveur, comme nouvelle table privée où elle peut continuer. Affiche un lien pour chaque siège.

## Arguments and options: of all commands that have them, or (option-COMMAND-NAME) of one.

option-help = Montrer cette aide et quitter.
option-version = afficher la version et la forme du moteur
option-language = la langue : { $languages } ; sinon KABINETT_LANGUAGE ou celle du terminal
option-game = le jeu : { $games }
option-balance-game = le jeu : { $games } ; sinon tous
option-variant = la variante (voir : kabinett games)
option-scenario = le scénario (voir : kabinett games)
option-players = le nombre de joueurs
option-option = une option (voir : kabinett games) ; à répéter au besoin
option-as_json = afficher des données pour programmes
option-seed = la première graine
option-play-seed = la graine de tous les hasards ; sinon elle est tirée au sort
option-simulate-seed = la graine de la première partie ; chaque partie suivante a la suivante
option-seconds = combien de temps un robot peut réfléchir à une décision ; sinon comme il veut
option-workers = nombre de processus
option-serve-workers = nombre de processus ; plus d’un demande PostgreSQL
option-board = un dossier contenant une autre édition des fichiers CSV du plateau
option-play-seat = un siège que prend une personne ; à répéter au besoin
option-play-hotseat = des personnes à ce terminal jouent tous les sièges
option-play-resume = continuer une partie enregistrée
option-play-position = commencer à partir d’un fichier de position
option-play-bot = les robots de tous les autres sièges, ou d’un seul (niveaux : { $levels } ; sinon { $steady }) ; à répéter au besoin
option-join-url = un serveur (http://localhost:1740), la page d’une de ses tables, ou un lien
option-join-seat = le siège à prendre
option-join-name = qui vous y êtes ; sinon, qui vous étiez la dernière fois
option-join-watch = seulement regarder
option-join-new = y créer une nouvelle table de ce jeu
option-join-bot = un siège de la nouvelle table que prend un robot ; à répéter au besoin
option-join-private = personne d’autre ne voit la nouvelle table ; on prend les sièges par des liens
option-simulate-games = le nombre de parties
option-simulate-journals = écrire le journal de chaque partie dans ce dossier
option-simulate-bots = un pour tous les sièges, ou un par siège : { $levels } ; marshal@0.5 : avec une demi-seconde par décision
option-arena-bots = qui joue : { $levels } ; marshal@0.5 : avec une demi-seconde par décision
option-arena-games = parties par paire ; arrondi vers le haut à des rotations entières
option-arena-one_way = plus de deux sièges : seul le premier de chaque paire joue seul
option-arena-ray = jouer sur une grappe Ray ; local : sur une ici même
option-arena-folder = où l’on garde et cherche résultats et journaux
option-arena-plots = dessiner classement, durée des parties, victoires par siège
option-arena-form = format des graphiques : svg ou png
option-balance-bots = le niveau de tous les sièges : { $levels }
option-balance-games = parties par table
option-balance-markdown = afficher le tableau pour une page de la documentation
option-conformance-module = où se trouve le robot
option-conformance-games = parties à chaque table
option-conformance-samples = décisions de chaque partie qui sont posées de nouveau
option-file = un journal, tel que l’écrivent `save` et `simulate --journals`
option-replay-to = s’arrêter après ce nombre de coups
option-replay-seat = montrer ce que ce siège peut savoir
option-replay-everything = tout montrer, secrets compris
option-replay-why = avec ce que pensaient les robots ; pour une partie terminée
option-verify-published = l’empreinte publiée avant la partie
option-dataset-file = le fichier à écrire ; il ne doit pas exister
option-dataset-journals = des journaux d’un même jeu et d’un même plateau
option-dataset-observations = avec ce que voyait chaque siège, sous forme de tableaux de nombres
option-position-file = une position dans un fichier YAML
option-position-seat = montrer ce que ce siège peut savoir, au lieu de tout
option-puzzle-file = un problème dans un fichier YAML
option-board-svg = dessiner une image dans ce fichier
option-board-picture = quelle image ; sans fichier, elles sont listées
option-rules-clause = une clause (M9.7, C9.8), une section (M10.1) ou un chapitre (C9)
option-data = le dossier des données (par défaut : KABINETT_DATA ou kabinett-data)
option-serve-host = l’adresse d’écoute ; 0.0.0.0 pour tous les réseaux
option-serve-port = le port d’écoute
option-serve-show = ouvrir la liste des tables dans le navigateur, s’il y en a un
option-backup-file = le fichier à écrire ; il ne doit pas exister
option-export-table = l’identifiant d’une table, la dernière partie de son adresse
option-export-file = le fichier à écrire (par défaut : la sortie standard)
option-import-file = un journal, tel que l’écrivent `save`, `export` et `simulate --journals`
option-import-name = le nom de la nouvelle table

## The frame of the help.

help-usage = Usage :
help-usage_options = [OPTIONS]
help-usage_command = COMMANDE [ARGS]...
help-options = Options
help-arguments = Arguments
help-commands = Commandes
# "{ "{}" }" is where the default stands.
help-default = [par défaut : { "{}" }]
help-required = [obligatoire]

## What was wrong with a call.

call-no_option = Option inconnue : { $option }{ $near_count ->
        [0] { "" }
       *[other] { " " }(options possibles : { $near })
    }
call-missing_argument = Il manque l’argument { $parameter }.
call-missing_option = Il manque l’option { $parameter }.
call-bad_value = Valeur incorrecte pour { $parameter } : { $reason }
call-no_command = Commande inconnue : « { $command } ».{ $near_count ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $near } ?
    }
call-interrupted = interrompu
call-no_output = impossible d’écrire la sortie : { $reason }
call-option_form = --option demande NAME=VALUE, non « { $text } »
call-option_twice = l’option { $option } est donnée deux fois
call-other_game = le fichier contient une partie du jeu { $game }, non du jeu { $asked }
call-exclude = { $options } s’excluent
call-game_options = une option du jeu ou --seed
call-resume_or_position = --resume ou --position
call-person_or_bot = { $seat } : ce siège est pris par une personne, non par un robot
call-only_new = options, robots et --private sont pour une nouvelle table : nommez son jeu avec --new
call-last_seed = la dernière des { $games } parties aurait une graine au-dessus de 2**128
call-last_seed_of = la dernière des { $seeds } graines serait au-dessus de 2**128
call-secret_thoughts = ce que pensent les robots est secret jusqu’à la fin de la partie ; --all montre les secrets
call-no_picture = { $game } n’a pas d’image « { $picture } » (images : { $pictures })
call-needs_extra = { $what } : il faut { $module } ; pip install 'kabinett[{ $extra }]' ({ $error })
call-extra-dataset = jeu de données
call-extra-arena = arène
call-extra-plots = graphique
call-extra-ray = --ray
call-extra-rating = classement
call-two_bots = une arène demande au moins deux robots, chacun nommé une fois : --bots cadet,general
call-plot_format = un graphique peut être { $formats }, non « { $format } »
call-bots_and_seats = il y a { $count } sièges ({ $seats }) : donnez un robot pour tous ou un par siège, non { $given }
call-no_table = { $game } n’a pas de table avec ces options
call-no_bot = il n’y a pas de robot « { $bot } » (robots : { $bots })
call-bot_seconds = « { $bot } » ne dit pas le temps d’un robot : après @ vient un nombre de secondes, au moins { $least }

## `kabinett games`

games-column-table = table
games-column-options = options
games-column-seats = sièges
games-column-option = option
games-column-values = valeurs
games-column-default = par défaut
games-column-help = ce que c’est
games-how = Donnez les options par --variant, --scenario, --players, --board ou --option NAME=VALUE. Chaque jeu a --seed N.

## `kabinett play` and `kabinett join`

play-seed = Graine { $seed }.
play-help = Tapez help à n’importe quelle question.
play-seed_hash = Graine { $seed } (son empreinte : { $hash }).
play-journal = Le journal de cette partie : { $file }
play-leave = Vous quittez la table ; la partie n’est pas terminée.
play-go_on = Pour continuer : { $command }
join-leave = Vous partez.
join-come_again = Votre siège reste à vous. Pour revenir : { $command }

## `kabinett simulate`, `arena` and `balance`

simulate-progress = parties
simulate-column-seed = graine
simulate-column-winner = vainqueur
simulate-column-reason = raison
simulate-column-turns = tours
simulate-column-decisions = décisions
simulate-column-seconds = secondes
simulate-draw = match nul
simulate-column-seat = siège
simulate-column-wins = victoires
simulate-column-score = score moyen
simulate-column-won_turns = tours en moyenne, parties gagnées
simulate-total-options = options
simulate-total-games = parties
simulate-total-wins = victoires
simulate-total-reasons = raisons
simulate-total-mean_turns = tours en moyenne
simulate-total-mean_turns_by_winner = tours en moyenne, par vainqueur
simulate-total-mean_scores = scores moyens
simulate-total-mean_decisions = décisions en moyenne
simulate-total-decisions_per_second = décisions par seconde
simulate-total-seconds = secondes
arena-results = Résultats
arena-bots = Robots
arena-seats = Part des parties gagnées à chaque siège
arena-column-bot = robot
arena-column-against = contre
arena-column-games = parties
arena-column-share = part
arena-column-interval = intervalle à 95 %
arena-column-fair = équitable
arena-column-rating = cote
arena-column-decisions = décisions
arena-column-speed = décisions/s
arena-column-mean = ms moy.
arena-column-worst = ms max.
arena-column-late = en retard
arena-column-illegal = non permis
arena-column-seat = siège
arena-column-all = tous
arena-failed = { $bot } est tombé en panne dans { $times ->
        [one] { $times } partie
       *[other] { $times } parties
    }, où { $other } a pris la suite : { $reason }
arena-there = { $known } parties sur { $total } sont déjà là.
arena-rounded = { $games } parties par paire au lieu de { $asked } : tous les sièges aussi souvent les uns que les autres.
arena-folder = Résultats et journaux : { $folder }
arena-plot = Graphique : { $file }
balance-column-games = parties
balance-column-turns = tours en moyenne
balance-column-ended = fin par
balance-failed = { $games } (dont { $failures } avec un robot en panne)
# $low and $high are signs, $band a number.
balance-legend = Pour chaque siège : sa part des parties (intervalle à 95 %) / son score moyen, si le jeu en a un / le nombre moyen de tours des parties qu’il a gagnées seul. { $low } : moins de 1/{ $band } de la part équitable, { $high } : plus de { $band } fois.

## `kabinett bot conformance`

conformance-trying = essai : { $what }
conformance-conforms = Le robot { $bot } est conforme.
conformance-does_not = Le robot { $bot } n’est pas conforme.
conformance-column-check = contrôle
conformance-column-bot = un robot...
conformance-column-tried = essais
conformance-column-verdict = verdict
conformance-column-faults = ce qui n’allait pas
conformance-more = et { $count } de plus
conformance-verdict-ok = bon
conformance-verdict-failed = échec
conformance-verdict-not_tried = non essayé
# "A bot ..."
conformance-check-class = est un Bot avec un nom, et peut être créé
conformance-check-games = joue des parties entières jusqu’au bout à chaque siège
conformance-check-options = choisit toujours l’une des options
conformance-check-words = ne dit que ce que son siège peut dire
conformance-check-untouched = laisse la vue et la décision telles quelles
conformance-check-reasons = s’explique par un message connu ou dans ses propres mots
conformance-check-time = respecte ses secondes
conformance-check-seed = fait les mêmes choix avec la même graine
conformance-check-anew = peut être recréé à chaque décision

## `kabinett replay`, `verify`, `dataset` and `position`

replay-moves = Le journal a { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
replay-not_over = La partie n’est pas terminée.
verify-correct = { $file } : correct ; { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ; { $outcome }
verify-correct_position = { $file } : correct ; { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ; commencé à une position donnée, non à la mise en place ; { $outcome }
verify-not_over = non terminée
dataset-written = { $file } : { $rows } décisions de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
position-knows = Ce que sait { FORM($seat, "inside") }
position-all_know = Ce que tous savent
position-knows_besides = Ce que sait en plus { FORM($seat, "inside") }
puzzle-solved =
    { $file } : la solution le résout, en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
puzzle-tight = Ses limites sont serrées : avec moins, il n’y a pas de solution.
puzzle-loose = Ses limites sont trop larges : on peut le résoudre avec moins.
puzzle-missing = Langues sans textes : { $languages }

## `kabinett board`

board-drawn = L’image « { $picture } » est dessinée : { $file }
board-none = aucun
# What is counted on a board.
board-count-edition = édition
board-count-cities = cités
board-count-roads = routes
board-count-main_roads = routes principales
board-count-sectors = secteurs
board-count-fortresses = forteresses
board-count-generals = généraux
board-count-trains = trains
board-count-political_cards = cartes politiques
board-count-track_boxes = cases des registres
board-count-files = fichiers
board-count-taken_from_the_folder = pris dans le dossier
board-count-taken_from_ours = pris dans les nôtres
board-count-not_used = non utilisés
board-count-pictures = images
board-count-territories = territoires
board-count-home = nationaux
board-count-contested = disputés
board-count-uncontested = non disputés
board-count-impassable = infranchissables
board-count-borders = frontières
board-count-sea_routes = routes maritimes
board-count-electors = électeurs
board-count-troop_tokens = jetons de troupe
board-count-battle_cards = cartes de bataille

## `kabinett serve`, `backup` and `import`

serve-serves = Kabinett tourne à l’adresse { $url } (données : { $data }). Arrêt par Ctrl-C.
serve-no_client = Il n’a pas encore de client pour navigateur : construisez-le avec `make web`. En attendant, utilisez `kabinett join`.
backup-done = { $file } contient toute la base de données. Gardez aussi { $secret } : il signe les liens.
backup-done_counted = { $file } contient toute la base de données (tables : { $tables }, entrées : { $entries }). Gardez aussi { $secret } : il signe les liens.
import-done = la table { $table } a { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ; les liens de ses sièges :
