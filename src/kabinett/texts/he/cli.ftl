### What the command line says: the help of its commands and options, what they print, and what was wrong with a call.
### Words in CAPITALS, names of commands and options, and everything in `backticks` are typed as they are.

## Commands: `kabinett --help` shows the first paragraph of each.

# $names: the names of all games.
command-kabinett = משחק { $names } עם אכיפה של כל החוקים. לא רשמי.
command-games = רשימת המשחקים, עם המקומות והאפשרויות שלהם.
command-play = לשחק במסוף, נגד בוטים או עם אחרים באותו מסך.
command-join = לשחק במסוף בשולחן שבשרת; בשולחן קיים או בשולחן חדש.
# $limits: one simulated-limit for each game that has one.
command-simulate = לתת לבוטים לשחק משחקים שלמים ולספור את התוצאות. ייתכן שבוטים לא ימצאו סוף בעצמם, ולכן אם לא ניתן אחרת, { $limits }.
simulated-limit = למשחק { $game } יש --option { $option }={ $value }
command-arena = לתת לבוטים לשחק זה נגד זה במקומות מתחלפים, ולהדפיס מי מנצח את מי. בהרצה חוזרת ממשיכים מהמקום שבו נעצר.
command-balance = להדפיס באיזו תדירות כל מקום מנצח כשבוטים שווים משחקים: לכל השולחנות, או לאלה עם האפשרויות הנתונות.
command-bot = כלים למי שכותב בוטים.
command-conformance = לבדוק אם בוט עושה את כל מה שנדרש ממנו: ראו docs/bots.md.
command-replay = לשחזר פרוטוקול ולהציג את היומן שלו: מה שצופה רואה, או מקום אחד, או הכול.
command-verify =
    לשחזר פרוטוקול ולבדוק את הזרע, כל מהלך, המצב הסופי והתוצאה.

    קובץ אינו יכול להוכיח שהזרע נבחר לפני המשחק: יש לתת את הגיבוב שפורסם אז.
command-dataset = לכתוב החלטות ותוצאות של משחקים מוקלטים כקובץ Parquet, לתוכנות לומדות.
command-position = לבדוק קובץ מצב ולהציג אותו.
command-puzzle = לשחק את הפתרון של קובץ חידה, ולומר אם המגבלות שלה הדוקות.
command-board = לבדוק מהדורת לוח, לספור מה יש בה, ולצייר אותה.
command-rules = להציג סעיף מן החוקים במילים שלנו; בלי סעיף, את הפרקים.
command-serve = להגיש שולחנות לאנשים, לבוטים ולתוכנות. ההגדרות באות מן הסביבה (ראו docs/server.md).
command-backup = להעתיק את מסד הנתונים של שרת לקובץ, בזמן שהשרת פועל.
command-export = לכתוב את המשחק של שולחן כפרוטוקול, ש־`kabinett replay` ו־`verify` קוראים. יש בו כל הסודות.
command-import = להעלות לשרת את המשחק של פרוטוקול כשולחן פרטי חדש, ושם אפשר להמשיך בו. מדפיס קישור לכל מקום.

## Arguments and options: of all commands that have them, or (option-COMMAND-NAME) of one.

option-help = להציג את ההודעה הזאת ולצאת.
option-version = להדפיס את הגרסה ואת צורת המנוע
option-language = השפה: { $languages }; בלעדיה, KABINETT_LANGUAGE או השפה של המסוף
option-game = המשחק: { $games }
option-balance-game = המשחק: { $games }; בלעדיו, כולם
option-variant = הגרסה (ראו: kabinett games)
option-scenario = התרחיש (ראו: kabinett games)
option-players = מספר השחקנים
option-option = אפשרות (ראו: kabinett games); אפשר לתת שוב
option-as_json = להדפיס נתונים לתוכנות
option-seed = הזרע הראשון
option-play-seed = הזרע של כל הגרלה; בלעדיו נבחר אחד
option-simulate-seed = הזרע של המשחק הראשון; לכל משחק אחריו הזרע הבא
option-seconds = כמה זמן בוט רשאי לחשוב על החלטה; בלעדיו, כרצונו
option-workers = תהליכים
option-serve-workers = תהליכים; ליותר מאחד דרוש PostgreSQL
option-board = תיקייה עם מהדורה אחרת של קובצי CSV של הלוח
option-play-seat = מקום שאדם תופס; אפשר לתת שוב
option-play-hotseat = אנשים במסוף הזה משחקים בכל המקומות
option-play-resume = להמשיך משחק שמור
option-play-position = להתחיל מקובץ מצב
option-play-bot = הבוטים של כל שאר המקומות, או של אחד (רמות: { $levels }; בלעדיו { $steady }); אפשר לתת שוב
option-join-url = שרת (http://localhost:1740), הדף של שולחן בו, או קישור
option-join-seat = המקום לתפוס
option-join-name = השם שלך שם; בלעדיו, השם מן הפעם הקודמת
option-join-watch = רק לצפות
option-join-new = ליצור שם שולחן חדש של המשחק הזה
option-join-bot = מקום בשולחן החדש שבוט תופס; אפשר לתת שוב
option-join-private = אף אחד אחר לא רואה את השולחן החדש; המקומות נתפסים בקישורים
option-simulate-games = כמה משחקים
option-simulate-journals = לכתוב את הפרוטוקול של כל משחק לתיקייה הזאת
option-simulate-bots = אחד לכל המקומות או אחד לכל מקום: { $levels }; marshal@0.5: עם חצי שנייה להחלטה
option-arena-bots = מי משחק: { $levels }; marshal@0.5: עם חצי שנייה להחלטה
option-arena-games = משחקים לכל זוג; בעיגול כלפי מעלה לסיבובים שלמים
option-arena-one_way = ביותר משני מקומות: רק הראשון בכל זוג משחק לבדו
option-arena-ray = לשחק על אשכול Ray, או local לאשכול שכאן
option-arena-folder = היכן נשמרים התוצאות והפרוטוקולים, והיכן מחפשים אותם
option-arena-plots = לצייר דירוגים, אורך משחקים, ניצחונות לכל מקום
option-arena-form = של התרשימים: svg או png
option-balance-bots = הרמה של כל המקומות: { $levels }
option-balance-games = משחקים לכל שולחן
option-balance-markdown = להדפיס את הטבלה לדף בתיעוד
option-conformance-module = היכן הבוט
option-conformance-games = משחקים בכל שולחן
option-conformance-samples = החלטות בכל משחק שנשאלות שוב
option-file = פרוטוקול, כפי ש־`save` ו־`simulate --journals` כותבים אותו
option-replay-to = לעצור אחרי מספר המהלכים הזה
option-replay-seat = להציג מה שהמקום הזה רשאי לדעת
option-replay-everything = להציג הכול, כולל סודות
option-replay-why = עם מה שהבוטים חשבו; במשחק שהסתיים
option-verify-published = הגיבוב שפורסם לפני המשחק
option-dataset-file = הקובץ לכתיבה; אסור שיהיה קיים
option-dataset-journals = פרוטוקולים של משחק אחד ולוח אחד
option-dataset-observations = עם מה שכל מקום ראה, כמערכים
option-position-file = מצב כקובץ YAML
option-position-seat = להציג מה שהמקום הזה רשאי לדעת במקום הכול
option-puzzle-file = חידה כקובץ YAML
option-board-svg = לצייר תמונה לקובץ הזה
option-board-picture = איזו תמונה; בלי קובץ מוצגת רשימה
option-rules-clause = סעיף (M9.7, C9.8), פרק משנה (M10.1) או פרק (C9)
option-data = תיקיית הנתונים (ברירת מחדל: KABINETT_DATA או kabinett-data)
option-serve-host = הכתובת להאזנה; 0.0.0.0 לכל הרשתות
option-serve-port = הפתחה להאזנה
option-serve-show = לפתוח את הלובי בדפדפן, אם יש כזה
option-backup-file = הקובץ לכתיבה; אסור שיהיה קיים
option-export-table = המזהה של שולחן, החלק האחרון בכתובת שלו
option-export-file = הקובץ לכתיבה (ברירת מחדל: הפלט הרגיל)
option-import-file = פרוטוקול, כפי ש־`save`, `export` ו־`simulate --journals` כותבים אותו
option-import-name = השם של השולחן החדש

## The frame of the help.

help-usage = שימוש:
help-usage_options = [OPTIONS]
help-usage_command = COMMAND [ARGS]...
help-options = אפשרויות
help-arguments = ארגומנטים
help-commands = פקודות
# "{ "{}" }" is where the default stands.
help-default = [ברירת מחדל: { "{}" }]
help-required = [חובה]

## What was wrong with a call.

call-no_option = אין אפשרות כזאת: { $option }{ $near_count ->
        [0] { "" }
       *[other] { " " }(אפשרויות מתאימות: { $near })
    }
call-missing_argument = חסר הארגומנט { $parameter }.
call-missing_option = חסרה האפשרות { $parameter }.
call-bad_value = ערך לא תקין עבור { $parameter }: { $reason }
call-no_command = אין פקודה ״{ $command }״.{ $near_count ->
        [0] { "" }
       *[other] { " " }אולי { $near }?
    }
call-interrupted = הופסק
call-no_output = אי אפשר לכתוב את הפלט: { $reason }
call-option_form = --option צריך NAME=VALUE, לא ״{ $text }״
call-option_twice = האפשרות { $option } ניתנה פעמיים
call-other_game = בקובץ יש משחק של { $game }, לא של { $asked }
call-exclude = { $options } סותרים זה את זה
call-game_options = אפשרות של המשחק או --seed
call-resume_or_position = --resume או --position
call-person_or_bot = במקום { $seat } יושב אדם, לא בוט
call-only_new = אפשרויות, בוטים ו־--private שייכים לשולחן חדש: יש לציין את המשחק שלו עם --new
call-last_seed = לאחרון מתוך { $games } משחקים היה זרע מעל 2**128
call-last_seed_of = האחרון מתוך { $seeds } זרעים היה מעל 2**128
call-secret_thoughts = מה שבוטים חושבים הוא סוד עד סוף המשחק; --all מציג סודות
call-no_picture = למשחק { $game } אין תמונה ״{ $picture }״ (תמונות: { $pictures })
call-needs_extra = { $what } צריך את { $module }: pip install 'kabinett[{ $extra }]' ({ $error })
call-extra-dataset = מערך נתונים
call-extra-arena = הזירה
call-extra-plots = תרשים
call-extra-ray = --ray
call-extra-rating = דירוג
call-two_bots = בזירה דרושים לפחות שני בוטים, כל אחד פעם אחת: --bots cadet,general
call-plot_format = תרשים יכול להיות { $formats }, לא ״{ $format }״
call-bots_and_seats = יש { $count } מקומות ({ $seats }): יש לתת בוט אחד לכולם, או אחד לכל מקום, לא { $given }
call-no_table = למשחק { $game } אין שולחן עם האפשרויות האלה
call-no_bot = אין בוט ״{ $bot }״ (בוטים: { $bots })
call-bot_seconds = ״{ $bot }״ אינו אומר זמן של בוט: אחרי @ בא מספר שניות, לפחות { $least }

## `kabinett games`

games-column-table = שולחן
games-column-options = אפשרויות
games-column-seats = מקומות
games-column-option = אפשרות
games-column-values = ערכים
games-column-default = ברירת מחדל
games-column-help = מה זה
games-how = אפשרויות נותנים עם --variant, --scenario, --players, --board או --option NAME=VALUE. לכל משחק יש --seed N.

## `kabinett play` and `kabinett join`

play-seed = זרע { $seed }.
play-help = בכל שאלה אפשר להקליד help.
play-seed_hash = זרע { $seed } (הגיבוב שלו: { $hash }).
play-journal = הפרוטוקול של המשחק הזה: { $file }
play-leave = עזבת את השולחן; המשחק לא הסתיים.
play-go_on = להמשך: { $command }
join-leave = עזבת.
join-come_again = המקום שלך נשאר שלך. לחזרה: { $command }

## `kabinett simulate`, `arena` and `balance`

simulate-progress = משחקים
simulate-column-seed = זרע
simulate-column-winner = מנצח
simulate-column-reason = סיבה
simulate-column-turns = תורות
simulate-column-decisions = החלטות
simulate-column-seconds = שניות
simulate-draw = תיקו
simulate-column-seat = מקום
simulate-column-wins = ניצחונות
simulate-column-score = ניקוד ממוצע
simulate-column-won_turns = ממוצע תורות במשחקים שנוצחו
simulate-total-options = אפשרויות
simulate-total-games = משחקים
simulate-total-wins = ניצחונות
simulate-total-reasons = סיבות
simulate-total-mean_turns = ממוצע תורות
simulate-total-mean_turns_by_winner = ממוצע תורות לפי מנצח
simulate-total-mean_scores = ניקוד ממוצע
simulate-total-mean_decisions = ממוצע החלטות
simulate-total-decisions_per_second = החלטות בשנייה
simulate-total-seconds = שניות
arena-results = תוצאות
arena-bots = בוטים
arena-seats = חלק המשחקים שנוצחו בכל מקום
arena-column-bot = בוט
arena-column-against = נגד
arena-column-games = משחקים
arena-column-share = חלק
arena-column-interval = רווח סמך 95 %
arena-column-fair = הוגן
arena-column-rating = דירוג
arena-column-decisions = החלטות
arena-column-speed = החלטות/שנ׳
arena-column-mean = ממוצע מ״ש
arena-column-worst = מרב מ״ש
arena-column-late = איחורים
arena-column-illegal = לא חוקי
arena-column-seat = מקום
arena-column-all = הכול
arena-failed = { $bot } נכשל ב־{ $times } משחקים, ובהם המשיך { $other }: { $reason }
arena-there = { $known } מתוך { $total } משחקים כבר קיימים.
arena-rounded = { $games } משחקים לכל זוג במקום { $asked }: כל המקומות באותה תדירות.
arena-folder = תוצאות ופרוטוקולים: { $folder }
arena-plot = תרשים: { $file }
balance-column-games = משחקים
balance-column-turns = ממוצע תורות
balance-column-ended = הסתיים ב
balance-failed = { $games } (ב־{ $failures } בוט נכשל)
# $low and $high are signs, $band a number.
balance-legend = לכל מקום: חלקו במשחקים (רווח סמך 95 %) / הניקוד הממוצע שלו, אם יש במשחק ניקוד / ממוצע התורות במשחקים שניצח בהם לבדו. { $low }: פחות מ־1/{ $band } מן החלק ההוגן, { $high }: יותר מפי { $band }.

## `kabinett bot conformance`

conformance-trying = בבדיקה: { $what }
conformance-conforms = הבוט { $bot } עומד בדרישות.
conformance-does_not = הבוט { $bot } אינו עומד בדרישות.
conformance-column-check = בדיקה
conformance-column-bot = בוט ...
conformance-column-tried = נבדק
conformance-column-verdict = פסק
conformance-column-faults = מה לא היה בסדר
conformance-more = ועוד { $count }
conformance-verdict-ok = תקין
conformance-verdict-failed = נכשל
conformance-verdict-not_tried = לא נבדק
# "A bot ..."
conformance-check-class = הוא Bot עם שם, ואפשר ליצור אותו
conformance-check-games = משחק משחקים שלמים עד סופם בכל מקום
conformance-check-options = בוחר תמיד אחת האפשרויות
conformance-check-words = אומר רק מה שהמקום שלו רשאי לומר
conformance-check-untouched = אינו משנה את המבט ואת ההחלטה
conformance-check-reasons = מסביר את עצמו בהודעה מוכרת או במילים משלו
conformance-check-time = עומד בשניות שלו
conformance-check-seed = בוחר אותו דבר עבור אותו זרע
conformance-check-anew = אפשר ליצור אותו מחדש לכל החלטה

## `kabinett replay`, `verify`, `dataset` and `position`

replay-moves = בפרוטוקול יש { $count } מהלכים.
replay-not_over = המשחק לא הסתיים.
verify-correct = { $file }: תקין; { $moves } מהלכים; { $outcome }
verify-correct_position = { $file }: תקין; { $moves } מהלכים; התחיל ממצב נתון, לא מן הסידור; { $outcome }
verify-not_over = לא הסתיים
dataset-written = { $file }: { $rows } החלטות מתוך { $games } משחקים
position-knows = מה שיודעים במקום { $seat }
position-all_know = מה שידוע לכולם
position-knows_besides = מה שיודעים במקום { $seat } מלבד זאת
puzzle-solved =
    { $file }: הפתרון פותר אותה ב{ $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] ־{ $moves } מהלכים
    }.
puzzle-tight = המגבלות שלה הדוקות: בפחות מזה אין פתרון.
puzzle-loose = המגבלות שלה רחבות מדי: אפשר לפתור אותה בפחות.
puzzle-missing = חסרים טקסטים בשפות: { $languages }

## `kabinett board`

board-drawn = התמונה ״{ $picture }״ צוירה: { $file }
board-none = אין
# What is counted on a board.
board-count-edition = מהדורה
board-count-cities = ערים
board-count-roads = דרכים
board-count-main_roads = דרכים ראשיות
board-count-sectors = אזורים
board-count-fortresses = מבצרים
board-count-generals = גנרלים
board-count-trains = קרונות
board-count-political_cards = קלפים פוליטיים
board-count-track_boxes = משבצות מסלול
board-count-files = קבצים
board-count-taken_from_the_folder = נלקחו מן התיקייה
board-count-taken_from_ours = נלקחו משלנו
board-count-not_used = לא בשימוש
board-count-pictures = תמונות
board-count-territories = טריטוריות
board-count-home = מולדת
board-count-contested = שנויות במחלוקת
board-count-uncontested = לא שנויות במחלוקת
board-count-impassable = לא עבירות
board-count-borders = גבולות
board-count-sea_routes = נתיבים ימיים
board-count-electors = אלקטורים
board-count-troop_tokens = אסימוני חיילים
board-count-battle_cards = קלפי קרב

## `kabinett serve`, `backup` and `import`

serve-serves = Kabinett פועל בכתובת { $url } (נתונים: { $data }). לעצירה: Ctrl-C.
serve-no_client = עדיין אין לו לקוח דפדפן: אפשר לבנות אותו עם `make web`. עד אז יש `kabinett join`.
backup-done = ב־{ $file } כל מסד הנתונים. יש לשמור גם את { $secret }: הוא חותם על הקישורים.
backup-done_counted = ב־{ $file } כל מסד הנתונים ({ $tables } שולחנות, { $entries } רישומים). יש לשמור גם את { $secret }: הוא חותם על הקישורים.
import-done = בשולחן { $table } יש { $moves } מהלכים; הקישורים של מקומותיו:
