### What the terminal says besides the sentences of the games: at the table, on the way to one, and on the screens of
### both games. Words in `backticks`, and those in CAPITALS that stand for something to type, are typed as they are.

## What can be typed, as entries of a list in Markdown.

terminal-help_choose = מה שעומד לפני אפשרות בוחר בה; וכך גם המהלך עצמו (`{ $move }`) או שם שיש רק לאפשרות אחת
terminal-help_again = **Enter** מציג שוב את השאלה; `?` מסביר אותה עם הסעיף שלה, `? 3` מסביר את אפשרות 3, `? { $clause }` סעיף
# $questions: what can be asked about things that happen by themselves, as `? conquer breslau` or `? supply friedrich`.
terminal-help_why = `? { $name }` אומר למה זו אינה אפשרות{ $questions_count ->
        [0] { "" }
       *[other] ; { $questions } אם זה קורה, ולמה
    }
# $place: what a place of the game is called, in capitals.
terminal-help_map = `map` או `map { $place }` מציג את הסביבה, `all` מציג כל מה שידוע לך
terminal-help_place-city = CITY
terminal-help_place-territory = TERRITORY
terminal-help_log = `log` מציג שוב את האירועים האחרונים, `undo` מבטל את המהלך האחרון שלך, כל עוד איש לא גילה בו סוד
# $what: one of the terminal-page messages.
terminal-help_page = `{ $page }` מציג { $what }
terminal-help_save = `save FILE` כותב את המשחק עד כה, `quit` עוזב את השולחן
terminal-help_other = `other` מעביר את המסך לאדם אחר שגם הוא נשאל; `other SEAT` לכל אחד, למשל כדי לענות על הצעה
terminal-help_say = `say TEXT` מדבר אל השולחן, `say SEAT: TEXT` אל מקום אחד (או כמה, עם פסיקים) אם במשחק יש שיחות פרטיות
terminal-help_seats = `seats` מציג מי יושב היכן, ואת השעונים
terminal-help_ask = `ask undo`, `ask pause`, `ask resume` או `ask end` מבקש זאת מן האחרים; `agree` או `decline` עונה להם
terminal-help_bot = `bot` או `bot LEVEL` נותן לבוט לשחק במקומך, `back` מחזיר את המקום, `resign` פורש מן המשחק, ומכאן רק צופים
terminal-help_quit = `quit` עוזב את המסוף; המקום שלך נשאר שלך
terminal-help_watcher = `say TEXT` מדבר אל השולחן, `seats` מציג מי יושב היכן, ואת השעונים
terminal-help_watcher_quit = `quit` עוזב את המסוף
terminal-help_lobby = `seats` מציג מי יושב היכן, `say TEXT` מדבר אל השולחן
terminal-help_start = `start` מתחיל את המשחק, למארח, כשכל המקומות תפוסים
terminal-help_leave = `leave` מוותר על המקום שלך, `quit` עוזב את המסוף ושומר עליו

## Questions and choices.

# Behind a question: its clause, and that ? helps.
terminal-clause = ({ $clause }; עזרה: ?)
terminal-several = ״{ $line }״ יכול להיות { $moves }
terminal-incomplete = ״{ $verb }״ צריך עוד: { $moves }{ $more ->
        [0] { "" }
       *[other] { " " }...
    }
terminal-no_choice = ״{ $line }״ אינו אחת האפשרויות ({ $clause }); Enter מציג אותן
terminal-no_number = { $line } אינו עומד לפני אף אפשרות; Enter מציג אותן
terminal-possible = ״{ $line }״ אפשרי עכשיו
terminal-means_nothing = ״{ $line }״ אינו סעיף, אינו מהלך, ואינו שם שיש רק לאפשרות אחת
terminal-hidden = מוסתר במפה: { $what }

## A table at this terminal.

terminal-thinks = { $seat }: חושבים.
# $lost: how many of the last moves are not in the file.
terminal-unkept = { $lost ->
        [0] מה שבוטל לא נשמר: { $reason }
        [1] המהלך האחרון לא נשמר: { $reason }
       *[other] { $lost } המהלכים האחרונים לא נשמרו: { $reason }
    }
terminal-not_kept = אי אפשר היה לשמור את המשחק עד כה: { $reason }
terminal-hash = הגיבוב של הזרע: { $hash }
terminal-note_hash = כדאי לרשום אותו: איתו `{ $program } verify --seed-hash` מוכיח בסוף ששום טריפה לא כוונה.
terminal-your_turn = { $seat }, עכשיו תורך. Enter כשאין איש לידך.
terminal-press_enter = Enter, או quit.
terminal-nothing_asked = כעת אין אליך שאלה.
terminal-nothing_asked_hint = (other מעביר את המסך; help)
terminal-asked_here = נשאלים גם: { $seats } (other מעביר את המסך).
terminal-has_offer = הצעה ממתינה לתשובה של { $seat }: other { $typed } מעביר את המסך.
terminal-no_person = ״{ $line }״ אינו אדם אחר בשולחן הזה ({ $seats })
terminal-save_what = save צריך שם של קובץ
terminal-saved = נשמר. להמשך: { $command }
terminal-no_undo = { $own ->
        [0] עוד לא עשית מהלך
       *[other] אי אפשר לבטל את המהלך האחרון שלך: מאז מישהו גילה סוד או עשה מהלך
    }
terminal-undone = המהלך האחרון שלך בוטל.

## A table on a server.

terminal-not_asked_any_more = השאלה הזאת אינה נשאלת עוד; יש להביט שוב
terminal-watcher_moves = מי שצופה אינו עושה מהלכים
terminal-help_hint = (help)
terminal-all_taken = המשחק עוד לא התחיל: כל המקומות תפוסים, והמארח מתחיל אותו.
terminal-nobody_plays = המשחק עוד לא התחיל: עדיין פנוי: { $seats }.
terminal-waiting = ממתינים לתשובה של { $seats }.
terminal-offer_waits = הצעה ממתינה לתשובתך: { $choices }
# Who plays a seat through whose eyes one looks; $mine: whether it is one's own.
terminal-substitute_bot = בוט ({ $level }) משחק במקום { $seat }{ $mine ->
        [0] .
       *[other] ; back מחזיר את המקום.
    }
terminal-substitute = במקום { $seat } יושב כעת { $player }{ $mine ->
        [0] .
       *[other] ; back מחזיר את המקום.
    }
terminal-asked_as_well = נשאלים גם: { $seats }.
terminal-your_time = הזמן שלך: { $time }.
# A seat, and who plays it.
terminal-seat_of = { $seat } ({ $player })
terminal-player_bot = בוט, { $level }
terminal-player_kept = שמור לחבר
terminal-player_free = פנוי
terminal-connected = החיבור חזר.
terminal-lost = החיבור אבד ({ $trouble }); מנסים שוב להגיע לשרת.
# $what: one of the request messages of table.ftl.
terminal-request = בקשה של { $seat }: { $what }. agree או decline?
# Somebody speaks: $seat and $hearers may be none.
terminal-spoken = { $name }{ $seat_id ->
        [none] { "" }
       *[other] { " " }({ $seat })
    }{ $hearers_count ->
        [0] { "" }
       *[other] { " " }אל { $hearers }
    }: { $text }
terminal-before_the_game = ל־״{ $line }״ אין משמעות לפני שהמשחק מתחיל; help אומר למה יש
terminal-while_waiting = אי אפשר לעשות ״{ $line }״ כשאחרים נשאלים; help אומר מה אפשר
terminal-say_what = say צריך כמה מילים: say TEXT, או say SEAT: TEXT
terminal-say_whom = אין מקום בשם ״{ $name }״, ודבר לא נאמר; בלי הנקודתיים כולם שומעים
terminal-nobody_asked_that = איש לא ביקש ממך את זה
terminal-nobody_asked = איש אינו מחכה להסכמתך
terminal-which_request = מבקשים ממך כמה דברים: יש לומר איזה ({ $choices })
terminal-resign_really = בוט ממשיך במקום מי שפורש, ואי אפשר לבטל זאת; אם זה הרצון: resign yes
terminal-no_seat_to_leave = למי שצופה אין מקום לוותר עליו; quit עוזב את המסוף
terminal-column-seat = מקום
terminal-column-player = מי משחק בו
terminal-note-asked = התור כאן
terminal-note-resigned = פרישה
terminal-clocks_stand = השעונים עומדים.
terminal-no_time = לא נותר זמן
# Two of these are the time that is left: days, hours, minutes, seconds.
terminal-time-days = { $number } י׳
terminal-time-hours = { $number } ש׳
terminal-time-minutes = { $number } דק׳
terminal-time-seconds = { $number } שנ׳

## On the way to a table on a server.

terminal-new_at_server = שולחן חדש נוצר בשרת, כדי לשחק בו: יש לתת את כתובתו, בלי --watch
terminal-link_says = קישור אומר בעצמו אם משחקים ובאיזה מקום: --watch ו־--seat מיועדים לשולחנות
terminal-watch_or_seat = --watch ו־--seat סותרים זה את זה
terminal-at_table = הגעת לשולחן { $table } במקום { $seat }. בכל עת אפשר להקליד help.
terminal-at_table_watching = הגעת לשולחן { $table } כצופה. בכל עת אפשר להקליד help.
terminal-unknown_name = { $server } כבר אינו מכיר אותך בשם { $name }.
terminal-ask-name = השם שלך
terminal-ask-seat = איזה מקום
terminal-ask-table = איזה שולחן
terminal-question = { $what }{ $choices_count ->
        [0] { "" }
       *[other] { " " }({ $choices })
    }:
terminal-mine_or_bots = המקום { $seat } הוא שלך או של בוט: --seat ו־--bot מציינים אותו מקום
terminal-new_table = השולחן בכתובת { $url }
terminal-new_link = הקישור למקום { $seat }: { $url }
terminal-no_table = אין כרגע ב־{ $server } שולחן שאפשר לשבת בו
terminal-no_such_seat = אין מקום ״{ $seat }״ בשולחן הזה (מקומות: { $seats })
terminal-no_free_seat = אין מקום פנוי בשולחן הזה; עם --watch אפשר לצפות
# A table in one line; $seats: what follows.
terminal-table = { $table } ({ $game }, { $options }); { $status }; { $seats }
terminal-table_status-open = פתוח
terminal-table_status-running = במשחק
terminal-table_status-ended = הסתיים
terminal-table_yours = שלך: { $seats }
terminal-table_free = פנוי: { $seats }
terminal-table_full = אין מקום פנוי

## Pages that a game shows: "... shows ...".

terminal-page-troops = איך אפשר להעביר חיילים בתוך השילובים שלך; הקלדת מהלך מבצעת אותו
terminal-page-politics = את הלוח הפוליטי, המסלולים והקלפים שנותרו
terminal-page-deals = הסכמים, הצעות והסכמי סבסוד, ואיך עושים אותם
terminal-page-powers = הכול על המעצמות
terminal-page-relations = מי בברית, במלחמה או בשלום עם מי
terminal-page-wheel = את גלגל המלחמה: איזו מעצמה עושה מה, ובאיזה תור פעולה
terminal-page-influence = את המרוץ להשפעה
terminal-page-election = את האלקטורים ואת קולותיהם
terminal-page-generals = את כל הגנרלים, חילות המצב והמבצרים
terminal-page-discards = את ערימת הקלפים המשומשים, והיכן שאר הקלפים
terminal-page-territories = את כל הטריטוריות, ומי שולט בהן
terminal-page-legend = מה פירוש הסימנים במפה

## Maria: when it is.

maria-turn = תור { $turn } מתוך { $turns }
maria-phase-cards = קלפים
maria-phase-supply = אספקה
maria-phase-movement = תנועה
maria-phase-combat = קרב
maria-phase-conquest = כיבוש
maria-phase-end = סוף השלב
maria-stage-hussar = פרשים
maria-stage-winter = חורף
maria-stage-setup = סידור
maria-stage-election = בחירות אימפריאליות
maria-stage-politics = פוליטיקה
maria-politics-reveal = חשיפה
maria-politics-trump = סימן שולט
maria-politics-placement = הנחה
maria-politics-influence = השפעה
maria-politics-choice = בחירה
maria-politics-markers = סמנים
maria-politics-end = סוף

## Maria: moves that can be made at any question, and how they are written.

maria-form-propose = יש לכתוב: propose SEAT: CLAUSE + CLAUSE (ראו deals)
maria-form-answer = יש לכתוב: { $verb } NUMBER, מספר של הצעה (ראו deals)
maria-form-contract = יש לכתוב: contract POWER POWER TURNS, עם 1 עד { $turns } תורות (ראו deals)
maria-form-cancel = יש לכתוב: cancel POWER POWER (ראו deals)
maria-form-end = הסכם מסיימים בהצעה, יש לכתוב: propose SEAT: end { $rest } (ראו deals)

## Maria: the situation.

maria-legend = o עיר  ◆ מבצר  ★ מבצר גדול  /A בשליטת אוסטריה  # דרך ראשית  · דרך  ! פרש  ♠♥♦♣ אזור
maria-takes_no_part = הוא אינו משתתף במשחק הזה, וחייליו יוצאים איתו (M14.3).
maria-prices = כל אחד עולה { $price } נקודות; הקלפים שווים { $worth }.
maria-no_stack = אין לך שני גנרלים של כוח אחד בעיר אחת שאפשר להעביר ביניהם חיילים עכשיו.
maria-main_road = דרך ראשית
maria-corps_price = { $facts }; עולה { $price } נקודות
maria-minor_fortress = מבצר קטן של { $power }
maria-major_fortress = מבצר גדול של { $power }
maria-hussar = פרש
maria-out_of_supply = ללא אספקה
maria-troops =
    { $count ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $count } חיילים
    }
maria-box = תיבה { $name }
# The off-map box of the train that comes later.
maria-box_silesia = שלזיה
maria-no_place = אין על המפה עיר או כלי בשם ״{ $place }״
maria-column-power = כוח
maria-column-player = בידי
maria-column-troops = חיילים
maria-column-income = הכנסה
maria-column-goal = יעד
maria-column-cards = קלפים
maria-column-piece = כלי
maria-column-rank = דרגה
maria-column-place = מקום
maria-column-sector = אזור
maria-column-supply = אספקה
maria-hidden = { $count } נסתרים
maria-no_cards = ללא קלפים
maria-goal = { $taken } מתוך { $goal }
# One side of a battle: its generals, power, city and the sign of the sector.
maria-battle_side = { $generals } ({ $power }, { $city } { $suit }, חיילים: { $troops })
maria-battle = קרב: { $attacker } נגד { $defender }. קלפים ששוחקו: { $cards }.
maria-no_card_played = אין
maria-controls = בשליטת { $power }: { $fortresses_count ->
        [0] אף מבצר
       *[other] { $fortresses }
    }
maria-question_marker = סמן שאלה של { $power } על { $city }
maria-hussars = פרשים: { $cities }
maria-out = בחוץ

## Maria, the advanced game: pools and affairs of state.

maria-pools = מלאי (מלאי ריק מנצח):
maria-election_soon = הקיסר נבחר בסוף תור זה
maria-agreements_count = הסכמים בתוקף: { $count } (ראו deals)
maria-reduction-no = צרפת לא הפחיתה את מטרותיה
maria-reduction-ordered = צרפת מפחיתה את מטרותיה ברגע שיתאפשר, בין שני שלבים
maria-reduction-done = צרפת הפחיתה את מטרותיה
maria-saxony = סקסוניה { $status }, בידי { $seat }
maria-not_neutral = פרוסיה אינה ניטרלית
maria-neutral = פרוסיה ניטרלית עד שלב הביצוע שלה בתור { $turn }
maria-flanders_ended = פלנדריה: התנועה שלך שם הסתיימה.
maria-flanders_finished = התנועה שם הסתיימה עבור { $seats }.
maria-flanders_yours = פלנדריה: עכשיו תורך.
maria-flanders_theirs = פלנדריה: עכשיו התור של { $seat }; במקום אחר מותר לך לנוע.
maria-markers = סמני ניצחון
maria-marker-pool = מלאי { $count }
maria-marker-fortresses = על מבצרים { $count }
maria-marker-battles = תיבות קרב { $count } מתוך { $boxes }
maria-marker-electors = 3 אלקטורים 1
maria-marker-emperor = קיסר 1
maria-marker-italy = איטליה 1
maria-marker-silesia = שלזיה 1
maria-marker-aside = בצד { $count }
maria-note-votes = קולות
maria-note-left = קלפים שנותרו
maria-note-force = בתוקף
maria-note-incomes = הכנסות
maria-note-saxony = סקסוניה
maria-note-peace = שלום
maria-note-reduction = הפחתה
maria-note-electors = אלקטורים
maria-note-emperor = קיסר
maria-subsidy = סבסוד
maria-drawn = נמשכו
maria-annexed = פרוסיה סיפחה את שלזיה בתור { $turn }
maria-not_annexed = שלזיה לא סופחה
# The college of electors: votes cast for a candidate, bound votes, those of each power, and how many are needed.
maria-votes_cast = { $candidate } { $count }
maria-votes_bound = פרנץ בכל מקרה { $count } ({ $cities })
maria-votes_of = { $power } { $count } ({ $cities })
maria-votes_free = קולות חופשיים: { $powers }
maria-votes_needed = { $votes }. { $needed } מתוך { $all } בוחרים את הקיסר.

## Maria, the advanced game: politics.

maria-column-political = קלף פוליטי
maria-column-shields = מגנים
maria-column-effect = מה הוא עושה
maria-column-display = על הלוח הפוליטי
maria-column-up = גלוי
maria-column-influence = השפעה
maria-column-down = הפוך
maria-cards_come = קלפים פוליטיים נחשפים בתחילת כל תור
maria-no_tactical = אין קלף טקטיקה על הלוח הפוליטי
maria-chosen_by = { $card }, נבחר: { $power }
maria-back_next = { $card } (חוזר בתור הבא)
# $count is 1: a card that another power has placed.
maria-placed_unknown = קלף { $count }
maria-placed = { $card } (הונח)
maria-trump = הסימן השולט: { $suit }
maria-order = עוד יבחרו, בסדר הזה: { $powers }
maria-announced = הוכרז: { $arrows }
maria-arrow_right = { $track } { $boxes } ימינה
maria-arrow_left = { $track } { $boxes } שמאלה
maria-fits_trump = מתאים לכל סימן שולט, נחשב { $influence }
maria-is_trump = הסימן השולט
maria-box_left = שמאלה: { $box }
maria-box_right = ימינה: { $box }
maria-box_stays = שמאלה: נשאר על { $box }
maria-no_effect = ללא השפעה
maria-alone_stays = לבדו נשאר על { $box }
maria-alone_leads = לבדו מוביל אל { $box }
maria-sends_corps = חיל משלוח של { $power } יוצא
maria-returns = { $general } חוזר אל { $city }
maria-no_political = אין קלף פוליטי
maria-of_year = { $count } של { $year }
maria-no_year = אין
maria-cards_left = { $count } קלפים פוליטיים ({ $years })
maria-cards_left_election = { $count } קלפים פוליטיים ({ $years }); הבחירות האימפריאליות ביניהם

## Maria, the advanced game: contracts and agreements.

maria-deals-subsidies = סבסוד
maria-deals-agreements = הסכמים בתוקף
maria-deals-offers = הצעות על השולחן
maria-subsidy_fixed = קלף לבוואריה בכל תור עד תור { $turn }, אחר כך כרצונה
maria-contract = { $turns ->
        [one] קלף אל { $receiver } בצעד הקלפים הבא
        [two] קלף אל { $receiver } בכל אחד משני צעדי הקלפים הבאים
       *[other] קלף אל { $receiver } בכל אחד מ־{ $turns } צעדי הקלפים הבאים
    }
maria-deal_between = { $seat } עם { $other }: { $clauses }
maria-deal_to = { $seat } אל { $other }: { $clauses }
maria-offered = הצעה של { $seat } אליך: { $clauses }. אפשר להקליד accept { $number } או decline { $number }.
maria-own_offer = { $number } אל { $seat }
maria-own_offers = ההצעות שלך שממתינות לתשובה: { $offers } (ראו deals).
maria-own_contract = קלף של { $giver } אל { $receiver } במספר כזה של צעדי קלפים
maria-own_cancel = ההסכם הזה מסתיים
maria-own_reduce = צרפת מוותרת על כיבושיה בלב אוסטריה ברגע שיתאפשר, פעם אחת במשחק; מחצית מסמניהם מונחים בצד (M19.2)
maria-own_keep = לבטל את הוראת ההפחתה
maria-own_moves = מה שאפשר לעשות לבד
maria-manual = איך מציעים הצעה
maria-manual_text = SEAT הוא אחד מאלה: { $seats }; POWER אחד מאלה: { $powers }. PLACE הוא עיר, כוח (מדינת האם שלו) או אחד מאלה: { $regions }. + מחבר סעיפים; השני מקבל או דוחה הכול (accept 3, decline 3), ועד אז אפשר למשוך את ההצעה (withdraw 3). ? M21.6 מסביר את הסעיפים.
maria-manual_clause = { $usage }: { $meaning }

## Ancien Régime: the map.

regime-legend = ★ בירה  ● מולדת  ◆ שנויה במחלוקת  ○ לא שנויה במחלוקת  ▲ לא עבירה  ♔ אלקטור  · גבול  ~ נתיב ימי בריטי, ≈ ספרדי  3 AT+PR/RU ערך, מולדת או פסים, שליטה  ▪ חיל מצב  ▣ עם מבצר  □ מבצר ריק  (PR1 3) הגנרל הפרוסי 1, 3 חיילים
regime-legend_hint = legend מציג את הסימנים.
regime-place-reserve = בעתודה
regime-place-off = מחוץ ללוח
regime-troops =
    { $count ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $count } חיילים
    }
regime-no_troops = ללא חיילים
regime-army = { $general } עם { $troops }
regime-general_alone = { $general } לבדו
regime-capital_of = הבירה של { $power }
regime-home_of = מולדת של { $power }
regime-kind-home = מולדת
regime-kind-disputed = שנויה במחלוקת
regime-kind-undisputed = לא שנויה במחלוקת
regime-kind-impassable = לא עבירה
regime-garrison_of = חיל מצב של { $power }
regime-garrison_fortress_of = חיל מצב של { $power } עם מבצר
regime-uncontrolled = ללא שליטה
regime-empty_fortress = מבצר ריק
regime-value = ערך { $value }
regime-elector = אלקטור
regime-no_place = אין על המפה טריטוריה או גנרל בשם ״{ $place }״
regime-way-here = כאן
regime-way-land = יבשה
regime-way-sea = ים { $code }

## Ancien Régime: columns of tables. The short ones have room for as many letters as in English.

regime-column-power = מעצמה
regime-column-player = שחקן
regime-column-status = מעמד
regime-column-morale = מורל
regime-column-influence = השפעה
regime-column-money = כסף
regime-column-cards = קלפים
regime-short-player = יד
regime-short-status = מעמד
regime-short-morale = מור
regime-short-influence = השפ
regime-short-money = כסף
regime-short-cards = קלפים
regime-column-on_map = על המפה
regime-column-off = בחוץ
regime-column-garrisons = חיל מצב
regime-column-tokens = אסימונים שנותרו
regime-column-taxes = מיסים
regime-column-action = בתור זה
regime-column-allies = בעלות ברית
regime-column-war = במלחמה עם
regime-column-peace = בשלום עם
regime-column-to_go = עוד חסר
regime-column-gain = רווח צפוי
regime-column-turn = תור פעולה
regime-column-elector = אלקטור
regime-column-controller = בשליטת
regime-column-deck = בחפיסה
regime-column-discarded = הושלכו
regime-column-general = גנרל
regime-column-code = קוד
regime-column-place = מקום
regime-column-troops = חיילים
regime-column-territory = טריטוריה
regime-column-way = דרך
regime-column-value = ערך
regime-column-kind = סוג
regime-column-control = שליטה
regime-column-pieces = כלים
regime-column-side = צד
regime-column-plays = קלפים שנותרו
regime-column-diplomacy = דיפלומטיה
regime-column-now = כעת
regime-column-closed = סגור בפניה
regime-column-wants = רוצה

## Ancien Régime: the powers.

regime-time = סבב { $round } · תור פעולה { $turn } מתוך { $turns }
regime-state = { $victory } נקודות השפעה מנצחות · קיסר: { $emperor } · חפיסה { $pile }, מושלכים { $discards } · מבצרים שנותרו { $fortresses }
regime-part-setup = סידור
regime-part-diplomacy = דיפלומטיה
regime-part-election = בחירת הקיסר
regime-part-control = שליטה על משנית
regime-part-frederick = התנועה של פרידריך
regime-acting = { $action }: { $power }
regime-arbiter = בוררת: { $power }
regime-movement_turn = תור תנועה { $turn }
# A status in one word; where there is little room only its first four letters are shown.
regime-status-british = בריטית
regime-status-french = צרפתית
regime-status-neutral = ניטרלית
regime-status-expansionist = מתפשטת
regime-you = שלך
regime-nobody = אין
regime-hidden = { $count } נסתרים
regime-no_cards = אין
regime-crown = כתר
regime-does_nothing = לא עושה דבר (C12.7.1)

## Ancien Régime: the wheel, relations, Influence, the election, cards and generals.

# The words before the wheel have room for 12 letters.
regime-wheel = תור פעולה
regime-wheel-influence = השפעה
regime-wheel-subsidies = סבסוד
regime-wheel_diplomacy = תור { $turn }: דיפלומטיה, מסבב 2 ואילך
regime-wheel_election = תור { $turn }: בחירת הקיסר
regime-wheel_frederick = תור { $turn }: התנועה של פרידריך, לפני התנועה
regime-wheel_auction = תור { $turn }: מכירה פומבית של { $power }
regime-wheel_idle = אותיות קטנות: משנית שאיש אינו שולט בה אינה עושה דבר לפני האימונים הראשונים שלה (C12.7.1).
regime-relations = מחוץ למולדתה כולן רשאיות לתקוף ניטרלית, מלבד ניטרליות (C7.5.2).
regime-as_emperor = מתוכן { $influence } בזכות הכתר
regime-would_gain = רווח צפוי: בהרחבת השפעה, בתור הפעולה שלידו, לפי הלוח כעת (C9.7.1).
regime-note-votes = קולות
regime-note-cast = הצביעו
regime-note-emperor = קיסר כעת
regime-votes = { $votes }. { $needed } בוחרים את הקיסר.
regime-votes_of = { $power } { $count }
regime-cast_for = { $power } בעד { $other }
regime-card_value = ערך { $value }
regime-pile-discards = מושלכים { $count }
regime-pile-draw = חפיסה { $count }
regime-pile-hands = בידיים { $count }
regime-pile-battle = בקרב { $count }
regime-fortress_at = { $territory } (מבצר)
regime-empty_fortresses = מבצרים ריקים
regime-garrisons = חיל מצב

## Ancien Régime: what is going on.

regime-way_of = הדרך של { $general }
regime-battle = קרב ב־{ $territory } (בשליטת { $power }): עוצמת בסיס { $attack } נגד { $defence }
regime-battle_uncontrolled = קרב ב־{ $territory } (ללא שליטה): עוצמת בסיס { $attack } נגד { $defence }
regime-side-attacker = תוקף
regime-side-defender = מגן
regime-side-supports_attacker = תומך בתוקף
regime-side-supports_defender = תומך במגן
regime-fights-garrison = חיל מצב של { $power }
regime-fights-garrison_fortress = חיל מצב של { $power } עם מבצר
regime-face_down = ? הוא קלף הפוך; גם קלף בסוגריים הפוך, אבל הוא ידוע לך.
regime-passed = ויתרו: { $powers }
regime-expelling = הגירושים שלך: { $powers }.
regime-progress-chosen = כבר בחרה
regime-progress-choosing = בוחרת
regime-progress-settled = סוכם
regime-progress-open = פתוח
regime-auction = מכירה פומבית
regime-note-taxes = מיסים
regime-note-generals = גנרלים
regime-note-bids = עוד יציעו
regime-until_now = עד כה בשליטת { $power }
regime-until_now_nobody = עד כה לא בשליטת אף אחת
regime-none_on_map = אין על המפה
regime-offers = ההצעות של { $power }
regime-no_offers = אין עד כה
regime-offer_money = { $power }: כסף { $count }
regime-offer_cards = { $count ->
        [one] { $power }: קלף אחד
        [two] { $power }: שני קלפים
       *[other] { $power }: { $count } קלפים
    }

## Ancien Régime: what one should know of an option.

regime-ability-2 = נחשב 3 היכן שהטריטוריה בשליטת מעצמתו
regime-ability-3 = כשהוא גלוי, חושף קלף של הצד השני
regime-ability-4 = שניים כאלה תחת גנרל אחד נחשבים 1 יותר
regime-ability-5 = עולה נקודת מורל נוספת אם הצד שלו מפסיד
regime-needs_consent = דרושה הסכמה של { $power }
regime-leads_to_battle = קרב
regime-in_hand = { $count } ביד
regime-leaves_morale = יישאר מורל { $morale }
# Who has a status now, besides the power that may choose it; $powers are short codes.
regime-status_as_now_with = כמו עכשיו, עם { $powers }
regime-status_now = כעת { $powers }
regime-status_as_now = כמו עכשיו
regime-status_nobody = כעת אף אחת
regime-has_to_accept = דרושה הסכמה של { $power }
regime-arbiter_could = { $turns ->
        [one] מורל { $morale }, תור תנועה אחד
        [two] מורל { $morale }, עד שני תורות תנועה
       *[other] מורל { $morale }, עד { $turns } תורות תנועה
    }
regime-votes_so_far = { $count ->
        [one] קול אחד משלה, ניתנו לה עד כה { $cast }
        [two] שני קולות משלה, ניתנו לה עד כה { $cast }
       *[other] { $count } קולות משלה, ניתנו לה עד כה { $cast }
    }
regime-influence_morale = השפעה { $influence }, מורל { $morale }
regime-has_money_cards = { $cards ->
        [one] כסף { $money }, קלף אחד
        [two] כסף { $money }, שני קלפים
       *[other] כסף { $money }, { $cards } קלפים
    }
regime-keeps = נשארים אצלו { $troops }
regime-keeps_none = לא נשארים אצלו חיילים
regime-has_morale = המורל של { $power }: { $morale }
