### What the command line says: the help of its commands and options, what they print, and what was wrong with a call.
### Words in CAPITALS, names of commands and options, and everything in `backticks` are typed as they are.

## Commands: `kabinett --help` shows the first paragraph of each.

# $names: the names of all games.
command-kabinett = Play { $names } with every rule enforced. Unofficial.
command-games = List the games with their seats and options.
command-play = Play in the terminal, against bots or with others at the same screen.
command-join = Play at a table on a server, in the terminal; at one that is there, or at a new one.
# $limits: one simulated-limit for each game that has one.
command-simulate = Play whole games by bots and count what comes out. Bots may not find an end by themselves, so unless it is given, { $limits }.
simulated-limit = { $game } has --option { $option }={ $value }
command-arena = Let bots play each other at rotated seats, and print who beats whom. Begun again, it goes on where it stopped.
command-balance = Print how often each seat wins when equal bots play: for all tables, or those with the given options.
command-bot = Tools for who writes bots.
command-conformance = Check whether a bot does all that is asked of one: see docs/bots.md.
command-replay = Replay a journal and show its log: what an onlooker sees, or one seat, or all.
command-verify =
    Replay a journal and check its seed, every move, the final state and the outcome.

    A file cannot prove that its seed was chosen before the game: give the hash that was published then.
command-dataset = Write decisions and outcomes of recorded games as a Parquet file, for programs that learn.
command-position = Check a position file and show it.
command-puzzle = Play the solution of a puzzle file, and say whether its limits are tight.
command-board = Check a board edition, count what is on it, and draw it.
command-rules = Show a clause of the rules in our own words; without one, the chapters.
command-serve = Serve tables for people, bots and programs. Settings come from the environment (see docs/server.md).
command-backup = Copy the database of a server to a file, while the server runs.
command-export = Write a table's game as a journal, which `kabinett replay` and `verify` read. It holds all secrets.
command-import = Put a journal's game on the server as a new private table, where it can go on. Prints a link for each seat.

## Arguments and options: of all commands that have them, or (option-COMMAND-NAME) of one.

option-help = Show this message and exit.
option-version = print the version and the form of the engine
option-language = the language: { $languages }; without it, KABINETT_LANGUAGE or the one of the terminal
option-game = the game: { $games }
option-balance-game = the game: { $games }; without one, all
option-variant = the variant (see: kabinett games)
option-scenario = the scenario (see: kabinett games)
option-players = the number of players
option-option = an option (see: kabinett games); may be given again
option-as_json = print data for programs
option-seed = the first seed
option-play-seed = the seed of all dice; without it one is drawn
option-simulate-seed = the seed of the first game; each next game has the next
option-seconds = how long a bot may think about a decision; without it, as it likes
option-workers = processes
option-serve-workers = processes; more than one need PostgreSQL
option-board = a folder with another edition of the board's CSV files
option-play-seat = a seat that a person takes; may be given again
option-play-hotseat = people at this terminal play all seats
option-play-resume = go on with a saved game
option-play-position = begin at a position file
option-play-bot = the bots of all other seats, or of one (levels: { $levels }; without it { $steady }); may be given again
option-join-url = a server (http://localhost:1740), the page of a table there, or a link
option-join-seat = the seat to take
option-join-name = who you are there; without it, who you were the last time
option-join-watch = watch only
option-join-new = make a new table of this game there
option-join-bot = a seat of the new table that a bot takes; may be given again
option-join-private = nobody else sees the new table; seats are taken by links
option-simulate-games = how many games
option-simulate-journals = write each game's journal into this folder
option-simulate-bots = one for all seats or one for each: { $levels }; marshal@0.5: one with half a second for a decision
option-arena-bots = who plays: { $levels }; marshal@0.5: one with half a second for a decision
option-arena-games = games for each pair; rounded up to whole rotations
option-arena-one_way = more than two seats: only the first of each pair plays alone
option-arena-ray = play on a Ray cluster; local: on one here
option-arena-folder = where results and journals are kept, and looked for
option-arena-plots = draw ratings, length of games, wins per seat
option-arena-form = of the plots: svg or png
option-balance-bots = the level of all seats: { $levels }
option-balance-games = games for each table
option-balance-markdown = print the table for a page of the docs
option-conformance-module = where the bot is
option-conformance-games = games at each table
option-conformance-samples = decisions of each game that are put again
option-file = a journal, as `save` and `simulate --journals` write it
option-replay-to = stop after this many moves
option-replay-seat = show what this seat may know
option-replay-everything = show everything, secrets included
option-replay-why = with what the bots thought; of a game that is over
option-verify-published = the hash published before the game
option-dataset-file = the file to write; it must not exist
option-dataset-journals = journals of one game and board
option-dataset-observations = with what each seat saw, as arrays
option-position-file = a position as a YAML file
option-position-seat = show what this seat may know instead of everything
option-puzzle-file = a puzzle as a YAML file
option-board-svg = draw a picture into this file
option-board-picture = which picture; without a file they are listed
option-rules-clause = a clause (M9.7, C9.8), section (M10.1) or chapter (C9)
option-data = the data folder (default: KABINETT_DATA or kabinett-data)
option-serve-host = the address to listen at; 0.0.0.0 for all networks
option-serve-port = the port to listen at
option-serve-show = open the lobby in the browser, where there is one
option-backup-file = the file to write; it must not exist
option-export-table = the id of a table, the last part of its address
option-export-file = the file to write (default: the standard output)
option-import-file = a journal, as `save`, `export` and `simulate --journals` write it
option-import-name = the name of the new table

## The frame of the help.

help-usage = Usage:
help-usage_options = [OPTIONS]
help-usage_command = COMMAND [ARGS]...
help-options = Options
help-arguments = Arguments
help-commands = Commands
# "{ "{}" }" is where the default stands.
help-default = [default: { "{}" }]
help-required = [required]

## What was wrong with a call.

call-no_option = No such option: { $option }{ $near_count ->
        [0] { "" }
       *[other] { " " }(Possible options: { $near })
    }
call-missing_argument = Missing argument { $parameter }.
call-missing_option = Missing option { $parameter }.
call-bad_value = Invalid value for { $parameter }: { $reason }
call-no_command = No such command '{ $command }'.{ $near_count ->
        [0] { "" }
       *[other] { " " }Did you mean { $near }?
    }
call-interrupted = interrupted
call-no_output = the output cannot be written: { $reason }
call-option_form = --option needs NAME=VALUE, not '{ $text }'
call-option_twice = the option { $option } is given twice
call-other_game = the file has a game of { $game }, not of { $asked }
call-exclude = { $options } exclude each other
call-game_options = an option of the game or --seed
call-resume_or_position = --resume or --position
call-person_or_bot = { $seat } is taken by a person, not by a bot
call-only_new = options, bots and --private are for a new table: name its game with --new
call-last_seed = the last of { $games } games would have a seed above 2**128
call-last_seed_of = the last of { $seeds } seeds would be above 2**128
call-secret_thoughts = what bots think is a secret until the game is over; --all shows secrets
call-no_picture = { $game } has no picture '{ $picture }' (pictures: { $pictures })
call-needs_extra = { $what } needs { $module }: pip install 'kabinett[{ $extra }]' ({ $error })
call-extra-dataset = a data set
call-extra-arena = the arena
call-extra-plots = a plot
call-extra-ray = --ray
call-extra-rating = a rating
call-two_bots = an arena needs at least two bots, each named once: --bots cadet,general
call-plot_format = a plot can be { $formats }, not '{ $format }'
call-bots_and_seats = there are { $count } seats ({ $seats }): give one bot for all, or one for each, not { $given }
call-no_table = { $game } has no table with these options
call-no_bot = there is no bot '{ $bot }' (bots: { $bots })
call-bot_seconds = there is no such time for a bot as in '{ $bot }': a number of seconds, at least { $least }, comes after the @

## `kabinett games`

games-column-table = table
games-column-options = options
games-column-seats = seats
games-column-option = option
games-column-values = values
games-column-default = default
games-column-help = what it is
games-how = Give options with --variant, --scenario, --players, --board or --option NAME=VALUE. Every game has --seed N.

## `kabinett play` and `kabinett join`

play-seed = Seed { $seed }.
play-help = Type help at any question.
play-seed_hash = Seed { $seed } (its hash: { $hash }).
play-journal = The journal of this game: { $file }
play-leave = You leave the table; the game is not over.
play-go_on = Go on with: { $command }
join-leave = You leave.
join-come_again = Your seat stays yours. Come again with: { $command }

## `kabinett simulate`, `arena` and `balance`

simulate-progress = games
simulate-column-seed = seed
simulate-column-winner = winner
simulate-column-reason = reason
simulate-column-turns = turns
simulate-column-decisions = decisions
simulate-column-seconds = seconds
simulate-draw = draw
simulate-column-seat = seat
simulate-column-wins = wins
simulate-column-score = mean score
simulate-column-won_turns = mean turns of games won
simulate-total-options = options
simulate-total-games = games
simulate-total-wins = wins
simulate-total-reasons = reasons
simulate-total-mean_turns = mean turns
simulate-total-mean_turns_by_winner = mean turns by winner
simulate-total-mean_scores = mean scores
simulate-total-mean_decisions = mean decisions
simulate-total-decisions_per_second = decisions per second
simulate-total-seconds = seconds
arena-results = Results
arena-bots = Bots
arena-seats = Share of the games won at each seat
arena-column-bot = bot
arena-column-against = against
arena-column-games = games
arena-column-share = share
arena-column-interval = 95 % interval
arena-column-fair = fair
arena-column-rating = rating
arena-column-decisions = decisions
arena-column-speed = decisions/s
arena-column-mean = ms mean
arena-column-worst = ms worst
arena-column-late = late
arena-column-illegal = illegal
arena-column-seat = seat
arena-column-all = all
arena-failed = { $bot } failed in { $times } games, where { $other } played on: { $reason }
arena-there = { $known } of { $total } games are there already.
arena-rounded = { $games } games for each pair instead of { $asked }: all seats as often as each other.
arena-folder = Results and journals: { $folder }
arena-plot = Plot: { $file }
balance-column-games = games
balance-column-turns = mean turns
balance-column-ended = ended by
balance-failed = { $games } (in { $failures } a bot failed)
# $low and $high are signs, $band a number.
balance-legend = For each seat: its share of the games (95 % interval) / its mean score, if the game has one / the mean number of turns of the games that it won alone. { $low }: less than 1/{ $band } of the fair share, { $high }: more than { $band } times.

## `kabinett bot conformance`

conformance-trying = trying: { $what }
conformance-conforms = The bot { $bot } conforms.
conformance-does_not = The bot { $bot } does not conform.
conformance-column-check = check
conformance-column-bot = a bot ...
conformance-column-tried = tried
conformance-column-verdict = verdict
conformance-column-faults = what was wrong
conformance-more = and { $count } more
conformance-verdict-ok = ok
conformance-verdict-failed = failed
conformance-verdict-not_tried = not tried
# "A bot ..."
conformance-check-class = is a Bot with a name, and can be made
conformance-check-games = plays whole games to their end at every seat
conformance-check-options = always chooses one of the options
conformance-check-words = says only what its seat may say
conformance-check-untouched = leaves view and decision as they are
conformance-check-reasons = explains itself with a known message or in words of its own
conformance-check-time = keeps to its seconds
conformance-check-seed = makes the same choices for the same seed
conformance-check-anew = can be made anew for every decision

## `kabinett replay`, `verify`, `dataset`, `position` and `puzzle`

replay-moves = The journal has { $count } moves.
replay-not_over = The game is not over.
verify-correct = { $file }: correct; { $moves } moves; { $outcome }
verify-correct_position = { $file }: correct; { $moves } moves; begun at a given position, not at the set-up; { $outcome }
verify-not_over = not over
dataset-written = { $file }: { $rows } decisions of { $games } games
position-knows = What { $seat } knows
position-all_know = What all know
position-knows_besides = What { $seat } knows besides
puzzle-solved =
    { $file }: the solution solves it, with { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
puzzle-tight = Its limits are tight: with less there is no solution.
puzzle-loose = Its limits are too wide: it can be solved with less.
puzzle-missing = Texts are missing in: { $languages }

## `kabinett board`

board-drawn = The picture '{ $picture }' is drawn: { $file }
board-none = none
# What is counted on a board.
board-count-edition = edition
board-count-cities = cities
board-count-roads = roads
board-count-main_roads = main roads
board-count-sectors = sectors
board-count-fortresses = fortresses
board-count-generals = generals
board-count-trains = trains
board-count-political_cards = political cards
board-count-track_boxes = track boxes
board-count-files = files
board-count-taken_from_the_folder = taken from the folder
board-count-taken_from_ours = taken from ours
board-count-not_used = not used
board-count-pictures = pictures
board-count-territories = territories
board-count-home = home
board-count-contested = contested
board-count-uncontested = uncontested
board-count-impassable = impassable
board-count-borders = borders
board-count-sea_routes = sea routes
board-count-electors = electors
board-count-troop_tokens = troop tokens
board-count-battle_cards = battle cards

## `kabinett serve`, `backup` and `import`

serve-serves = Kabinett serves at { $url } (data: { $data }). Stop it with Ctrl-C.
serve-no_client = It has no browser client yet: build it with `make web`. Until then, use `kabinett join`.
backup-done = { $file } has the whole database. Keep { $secret } too: it signs the links.
backup-done_counted = { $file } has the whole database ({ $tables } tables, { $entries } entries). Keep { $secret } too: it signs the links.
import-done = table { $table } has { $moves } moves; the links of its seats:
