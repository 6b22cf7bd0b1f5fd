### The words of Ancien Régime in Hebrew.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause C9.4.2 is
### C9_4_2), `$p_count` the length of a list; `$frederick` is always Frederick's name. Names of territories, of Frederick
### and of Stuart come from the board. Powers and territories are feminine, generals masculine; `to`, `in` and `from` are a
### name with the preposition that Hebrew writes together with it.

## Powers: as they stand alone, and their forms.

power-britain = בריטניה
    .adjective = בריטי
    .to = לבריטניה
    .in = בבריטניה
    .from = מבריטניה
    .gender = f
power-prussia = פרוסיה
    .adjective = פרוסי
    .to = לפרוסיה
    .in = בפרוסיה
    .from = מפרוסיה
    .gender = f
power-austria = אוסטריה
    .adjective = אוסטרי
    .to = לאוסטריה
    .in = באוסטריה
    .from = מאוסטריה
    .gender = f
power-france = צרפת
    .adjective = צרפתי
    .to = לצרפת
    .in = בצרפת
    .from = מצרפת
    .gender = f
power-russia = רוסיה
    .adjective = רוסי
    .to = לרוסיה
    .in = ברוסיה
    .from = מרוסיה
    .gender = f
power-spain = ספרד
    .adjective = ספרדי
    .to = לספרד
    .in = בספרד
    .from = מספרד
    .gender = f
power-ottoman = האימפריה העות׳מאנית
    .adjective = עות׳מאני
    .to = לאימפריה העות׳מאנית
    .in = באימפריה העות׳מאנית
    .from = מהאימפריה העות׳מאנית
    .gender = f

## What can be chosen for a game: options, with their values.

choice-scenario = תרחיש
    .help = המלחמה שבה משחקים (C3.1)
choice-scenario-1740 = מלחמת הירושה האוסטרית
choice-scenario-1756 = מלחמת שבע השנים
choice-players = שחקנים
    .help = מספר השחקנים
choice-rounds = סבב אחרון
    .help = סבב אחרון (C4.5); 0 פירושו ללא
choice-board = לוח
    .help = תיקייה עם מהדורה אחרת של הלוח

## Generals and cards.

piece-general = הגנרל ה{ $adjective } { $number }
piece-frederick = { $frederick } ({ $general })
card-drawn = { $card }

## How a game ends.

outcome-influence = הושגה מספיק השפעה
outcome-round_limit = ההשפעה הרבה ביותר אחרי הסבב האחרון

## What is asked: the question of a decision.

decision-frederick = איזה מן הגנרלים שלך הוא { $frederick }? הבחירה היא לכל המשחק.
decision-expulsion = דיפלומטיה: את מי לגרש מן הקואליציה שלך?
decision-status = דיפלומטיה: באיזה מעמד לבחור עבור { $power }?
decision-application = { $power } רוצה להצטרף אל { $status }. לקבל אותה?
decision-crown = בחירת הקיסר: { $power } שולטת במספיק אלקטורים. לקחת את הכתר ללא הצבעה?
decision-vote =
    בחירת הקיסר: { FORM($power, "to") } יש { $count ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $count } קולות
    }. בעד מי?
decision-bid = מכירה פומבית: כמה מורל להציע תמורת השליטה על { $minor }?
decision-drill = אימונים: איזה קלף להשליך עבור { $power }?
decision-hand_limit = { $power } מחזיקה יותר מדי קלפים (להשליך: { $count }). איזה קלף יושלך?
decision-subsidies = סבסוד ושכירי חרב: מה להציע בשם { $power } (עד { $left } מטבעות או קלפים)?
decision-mercenaries = שכירי חרב: איזה קלף להציע בשם { $power } אל { $recipient } (עד { $left } נוספים)?
decision-offered_money =
    { $power } מציעה { FORM($recipient, "to") } { $count ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $count } מטבעות
    }. האם { $recipient } מקבלת?
decision-offered_cards =
    { $power } מציעה { FORM($recipient, "to") } { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }, שייחשפו לה רק אחר כך. האם { $recipient } מקבלת?
decision-leadership = פיקוד: מה לעשות עבור { $power }?
decision-placement = היכן להציב את { $general }?
decision-mobilisation =
    גיוס: { FORM($power, "to") } יש { $money ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $money } מטבעות
    }. מה לקנות?
decision-arbiter = תנועה: את מי ממנה { $power } לבוררת (שמרוויחה נקודת מורל)?
decision-dismissal = תנועה: איזה חיל מצב לפרק עבור { $power }?
decision-further_turn = לבקש מן הבוררת, { $arbiter }, את תור התנועה { $turn } עבור { $power }?
decision-grant =
    { $power } מבקשת את תור התנועה { $turn }. האם { $arbiter } מאשרת, תמורת { $morale ->
        [one] נקודת מורל אחת
        [two] שתי נקודות מורל
       *[other] { $morale } נקודות מורל
    }?
decision-movement = איזה גנרל של { $power } נע עכשיו?
decision-frederick_move = פיקוד: האם { $frederick } מבצע תנועה משלו?
decision-march = { $general } נמצא ב־{ $territory }. איך ינוע, ולאן?
decision-strategic = תנועה אסטרטגית של { $general }, עד כה אל { $territory }. לאן הלאה?
decision-consent = { $general } רוצה להיכנס אל { $territory }, שבשליטת { $power }. האם { $power } מסכימה?
decision-passage = { $general } רוצה להפליג אל { $territory } בנתיב ימי של { $power }. האם { $power } מתירה?
decision-garrison = האם { $general } הופך את אחד מחייליו לחיל מצב ב־{ $territory }?
decision-next_battle = כמה קרבות ממתינים. באיזה מהם להילחם עכשיו עבור { $power }?
decision-support_attack = קרב ב־{ $territory }: איזה גנרל של { $power } תומך בתוקף?
decision-support_defence = קרב ב־{ $territory }: איזה גנרל של { $power } תומך במגן?
decision-battle_pile = קרב ב־{ $territory }: לאיזה מן הגנרלים של { $power } לשחק קלף?
decision-battle_card = קרב ב־{ $territory }: איזה קלף של { $power } לשחק עבור { $general }?
decision-scout = קרב ב־{ $territory }: איזה קלף הפוך חושף ה־3 של { $power }?
decision-defeat = { $general } הובס. לעבור אל { $territory }, הבירה שלו, או אל מחוץ ללוח?
decision-withdrawal = { $general } נסוג מ־{ $territory }. לאן?
decision-return = חיל המצב שהוסר הופך לחייל של { $power }. תחת איזה גנרל?
decision-leave = { $general } עומד ב־{ $territory }, כעת כבעל ברית. האם מותר לו להישאר?

## What an option means, by its verb, or by decision and verb.

option-territory = { $territory }
option-general = { $general }
option-power = { $power }
option-card = קלף { $card }
option-status = { $status_id ->
    [neutral] ניטרליות: שלום עם כולן ומיסים כפולים, אך תנועה בשטחך בלבד
    [expansionist] התפשטות: מלחמה עם כולן חוץ מן הניטרליות
   *[other] { $status }
}
option-expel = לגרש את { $expel }
option-expulsion_stop = לא לגרש (עוד) אף אחת
option-application_accept = לקבל: { $power } מצטרפת אל { $status }
option-application_decline = לסרב: על { $power } לבחור שוב
option-take = לקחת את הכתר
option-hold = לקיים הצבעה
option-bid = להציע { $bid }
option-drill_card = להשליך קלף { $card }
option-hand_limit_card = להשליך קלף { $card }
option-money =
    להציע { $count ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $count } מטבעות
    } אל { $recipient }
option-cards = להציע קלפים אל { $value }
option-subsidies_stop = לא להציע דבר (נוסף)
option-mercenaries_card = קלף { $card }
option-mercenaries_stop = אין עוד קלפים אל { $recipient }
option-offered_money_accept = לקבל את הכסף
option-offered_money_decline = לדחות את הכסף
option-offered_cards_accept = לקבל
option-offered_cards_decline = לדחות
option-place = להציב את { $place } על המפה, ללא חיילים
option-remove = להסיר את { $remove } מהמפה, ולאבד את חייליו
option-draw = למשוך קלף
option-morale = להרוויח נקודת מורל
option-leadership_pass = לא לעשות דבר
option-leadership_stop = לא להציב או להסיר אף אחד נוסף
option-troop =
    חייל עבור { $troop } ({ $price ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $price } מטבעות
    })
option-mobilisation_draw =
    קלף ({ $price ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $price } מטבעות
    })
option-mobilisation_morale =
    נקודת מורל ({ $price ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $price } מטבעות
    })
option-fortress =
    מבצר ב־{ $fortress } ({ $price ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $price } מטבעות
    })
option-mobilisation_stop = לא לקנות עוד; השחיתות לוקחת את הכסף שנותר
option-dismiss = לפרק את חיל המצב ב־{ $dismiss }
option-dismissal_stop = לא לפרק (עוד) חיל מצב
option-ask = לבקש את תור התנועה { $turn }
option-further_turn_end = לסיים את פעולת התנועה
option-grant_accept =
    לאשר, ולהרוויח { $morale ->
        [one] נקודת מורל אחת
        [two] שתי נקודות מורל
       *[other] { $morale } נקודות מורל
    }
option-grant_decline = לסרב: פעולת התנועה מסתיימת
option-land = להנחית את צ׳ארלס אדוארד סטיוארט בסקוטלנד
option-end = סוף תור התנועה הזה
option-frederick_move_end = ללא תנועה
option-march = לצעוד אל { $march }
option-sea = בים אל { $sea }
option-strategic = תנועה אסטרטגית, תחילה אל { $strategic }
option-strategic_territory = הלאה אל { $value }
option-strategic_stop = לעצור ב־{ $territory }
option-consent_accept = להסכים: מותר לו להיכנס
option-consent_decline = לסרב: התנועה הזאת אסורה עליו
option-passage_accept = להתיר: מותר לו להפליג
option-passage_decline = לסרב: ההפלגה הזאת אסורה עליו
option-garrison = להשאיר חיל מצב
option-keep = להשאיר את החיילים יחד
option-support_attack_stop = אין תמיכה (נוספת)
option-support_defence_stop = אין תמיכה (נוספת)
option-battle_pile_pass = לוותר: אין עוד קלפים של { $power } בקרב הזה
option-battle_card_card = קלף { $card }, הפוך
option-scout = 3, גלוי: חושף קלף של הצד השני
option-battle_card_pass = לוותר: אין עוד קלפים של { $power } בקרב הזה
option-reveal = קלף { $number } של { $general }
option-defeat_territory = אל { $value }
option-withdrawal_territory = אל { $value }
option-off = מחוץ ללוח, ללא חייליו
option-leave_accept = מותר לו להישאר
option-leave_decline = עליו לסגת

## Statuses (C7).

status-british = הקואליציה הבריטית
    .to = לקואליציה הבריטית
    .in = בקואליציה הבריטית
    .from = מהקואליציה הבריטית
status-french = הקואליציה הצרפתית
    .to = לקואליציה הצרפתית
    .in = בקואליציה הצרפתית
    .from = מהקואליציה הצרפתית
status-neutral = ניטרליות
    .to = לניטרליות
    .in = בניטרליות
    .from = מניטרליות
status-expansionist = התפשטות
    .to = להתפשטות
    .in = בהתפשטות
    .from = מהתפשטות

## Actions (C9).

action-drill = אימונים
action-taxation = מיסוי
action-subsidies = סבסוד ושכירי חרב
action-leadership = פיקוד
action-mobilisation = גיוס
action-influence = הרחבת השפעה
action-movement = תנועה

## The sides of a battle.

side-attack = התוקף
side-defence = המגן

## What is bought (C9.6).

purchase-troop = חייל
purchase-card = קלף
purchase-morale = נקודת מורל
purchase-fortress = מבצר

## Why a move is not offered (see `bars`).

why-not_asked = ההחלטה אינה שלך; ממתינים לתשובה של { $waiting }
why-not_offered = ״{ $move }״ אינו תשובה לשאלה הנוכחית
why-no_consultation = בזמן שמשחקים את קלפי הקרב אסור לדבר בפרטיות

## generals, territories and cards

why-general_of_other = { $general } אינו גנרל של { $power }, שמחליטה עכשיו
why-off_board = { $general } מחוץ ללוח; אפשר להציב אותו בפעולת פיקוד
why-in_reserve = { $general } בעתודה עד שינחת ב־{ $territory }, בתור תנועה צרפתי
why-impassable = { $territory } אינה עבירה: אף אחד אינו נכנס לשם לעולם
why-not_controlled = { $controller_id ->
    [nobody] { $territory } אינה בשליטת אף אחת
   *[other] { $territory } בשליטת { $controller }, לא בשליטת { $power }
}
why-own_general_there = { $general } עומד ב־{ $territory }, ולמעצמה יש שם גנרל אחד לכל היותר
why-hostile_there = { $general }, גנרל עוין, עומד ב־{ $territory }
why-no_room = אצל { $general } יש { $troops } חיילים, המרב שיכול להיות לגנרל
why-morale_full =
    { FORM($power, "to") } יש { $morale ->
        [one] נקודת מורל אחת
        [two] שתי נקודות מורל
       *[other] { $morale } נקודות מורל
    }, המרב האפשרי
why-not_in_hand = { FORM($power, "to") } אין קלף { $card }
why-no_cards = { FORM($power, "to") } אין קלפים
why-must_discard = { $power } חייבת להשליך קלף
why-no_own_garrison = { FORM($power, "to") } אין חיל מצב ב־{ $territory }
why-no_troop = אצל { $general } אין חיילים

## diplomacy, election, auction

why-only_leaders_expel = רק המנהיגות, בריטניה וצרפת, מגרשות חברות מן הקואליציות שלהן
why-expulsions_over = הגירושים קודמים לבחירת המעמדות; ההזדמנות הבאה היא בסבב הבא
why-leader_expelled = { $power } היא מנהיגה ונשארת בקואליציה שלה לתמיד
why-minor_expelled = { $power } היא מעצמה משנית: היא הולכת אחרי המעצמה הראשית שלה, ואינה מגורשת לבדה
why-no_member = { $power } אינה חברה { FORM($status, "in") }
why-expelled_already = { $power } כבר גורשה זה עתה
why-leader_chooses = { $power } היא מנהיגה ואינה בוחרת מעמד לעולם
why-has_chosen = { $power } כבר בחרה מעמד; הוא ייחשף כשכולן יבחרו
why-was_expelled = { $power } זה עתה גורשה { FORM($status, "from") }
why-was_refused = בשלב הזה כבר נדחתה כניסתה של { $power } { FORM($status, "to") }
why-uncontrolled_stands = { $power } אינה בשליטת אף אחת, ואינה מצביעה ואינה מועמדת
why-no_elector = { $power } אינה שולטת באף אלקטור, ואי אפשר להצביע לה
why-at_war = { $other } במלחמה עם { $power }
why-no_vote = אין לך שליטה באף אלקטור, ולכן אין לך הצבעה
why-vote_wanted = { $power } ביקשה לקיים הצבעה
why-few_electors =
    { FORM($power, "to") } שליטה על { $count ->
        [one] אלקטור אחד
        [two] שני אלקטורים
       *[other] { $count } אלקטורים
    }; כדי לקחת את הכתר ללא הצבעה היא צריכה { $needed }
why-bid_too_high = הצעה משולמת במורל: { FORM($power, "to") } יש { $morale }
why-has_bid = { $power } כבר הגישה הצעה

## subsidies and mercenaries

why-card_needed = יש לבחור לפחות קלף אחד עבור { $recipient }
why-gift_to_itself = { $power } נותנת לאחרות, לא לעצמה
why-gift_to_stranger = { $other } אינה בעלת ברית של { $power }, ורק בעלות ברית מקבלות
why-gift_to_uncontrolled = { $other } אינה בשליטת אף אחת ואינה מקבלת דבר
why-offered_already = { $other } כבר קיבלה הצעה, ולכל אחת יש אחת
why-gift_of_both = אי אפשר להציע בפעולה אחת גם כסף וגם קלפים
why-gift_limit =
    בפעולה אחת אפשר להציע { $most } לכל היותר; { $left ->
        [one] נותר אחד
        [two] נותרו שניים
       *[other] נותרו { $left }
    }
why-gift_too_dear =
    { FORM($power, "to") } יש עוד { $money ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $money } מטבעות
    } להציע

## leadership and mobilisation

why-british_home = { $territory } היא מולדת בריטית, וצרפת אינה מציבה שם גנרל לעולם
why-one_thing_only = { $power } כבר הציבה או הסירה גנרלים, ופיקוד מיועד לדבר אחד בלבד
why-place_or_remove = בפיקוד מציבים גנרלים או מסירים אותם, לעולם לא שניהם
why-on_map = { $general } נמצא על המפה, ב־{ $territory }
why-no_site = { $power } אינה שולטת באף טריטוריה שאפשר להציב בה גנרל
why-fortress_there = כבר יש מבצר ב־{ $territory }
why-no_fortress_left = כל { $count } המבצרים כבר בנויים
why-no_tokens = כל האסימונים של { $power } משמשים כחיילים או כחיל מצב
why-no_cards_left = לא נותרו קלפים למשיכה
why-too_dear =
    { $purchase } עולה { $price ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $price } מטבעות
    }: { FORM($power, "to") } יש { $money }

## movement: the frame

why-arbiter_needed = { $power } חייבת למנות בוררת, גם אם דבר לא ינוע
why-arbiter_itself = הבוררת היא מעצמה אחרת, לא { $power }
why-arbiter_ally = { $other } היא בעלת ברית של { $power }
why-arbiter_of_group = { $other } בידי אותו שחקן כמו { $power }
why-arbiter_uncontrolled = { $other } אינה בשליטת אף אחת ואינה יכולה להיות בוררת
why-arbiter_stays = הבוררת כבר מונתה, ואי אפשר להחליפה
why-garrison_needed = { $power } ניטרלית, וללא חיל המצב שלה ב־{ $territory } יעמוד גנרל בשטח שאינו שלה
why-dismissal_over = חיל מצב מפרקים לפני תור התנועה הראשון של פעולת התנועה
why-turn_over = תור התנועה { $turn } הסתיים; יש לבקש תור נוסף
why-no_arbiter = אין מי שתוכל להיות בוררת, ולכן יש תור תנועה אחד בלבד
why-last_turn = תור התנועה { $turn } הוא האחרון
why-end_turn_first = תחילה יש לסיים את תור התנועה { $turn }, עם קרבותיו
why-arbiter_too_high = תור התנועה { $turn } יזכה את הבוררת, { $arbiter }, בתוספת מורל של { $grant }, ויעלה אותה מ־{ $morale } אל מעבר ל־{ $cap }

## movement: generals and their ways

why-frederick_alone = זו התנועה של { $frederick } לבדו, ושום דבר אחר אינו שייך לה
why-general_first = תחילה יש לומר איזה גנרל נע
why-only_on_the_move = חיל מצב משאיר גנרל בתנועתו או אחרי ניצחון בקרב
why-has_moved = { $general } כבר נע בתור התנועה הזה
why-no_way = אין טריטוריה שאליה { $general } יכול להיכנס מ־{ $territory }
why-lands_for_france = { $general } נוחת בתור תנועה של { $power }
why-landed_already = { $general } נוחת פעם אחת במשחק, וכבר עשה זאת
why-march_first = תחילה יש לסיים את התנועה של { $general }
why-way_first = תחילה יש לומר לאן נע { $general }; לפני שייצא תישאל שאלה על חיל מצב
why-say_how = יש לומר איך הוא נע אל { $territory }: march או sea או strategic
why-path_begun = { $general } בתנועה אסטרטגית: יש לומר ״territory״ לצעד הבא, או ״stop״
why-is_there = { $general } כבר נמצא ב־{ $territory }
why-not_adjacent = { $territory } אינה גובלת עם { $here }
why-only_by_sea = { $territory } אינה גובלת עם { $here }; רק הים מחבר ביניהן
why-neutral_stays = { $power } ניטרלית ונכנסת רק לשטחה או לשטחן של המשניות שלה, ו־{ $territory } בשליטת { $controller }
why-neutral_home = { $territory } היא מולדת של { $power }, שהיא ניטרלית
why-nobody_consents = { $territory } בשליטת בעלת הברית { $power }, ואין מי שיסכים בשמה כל עוד אינה בשליטת אף אחת
why-move_refused = התנועה של { $general } אל { $territory } כבר נדחתה בתור התנועה הזה
why-no_route = אין נתיב ימי מ־{ $here } אל { $territory }
why-route_of_other = הנתיב הימי אל { $territory } שייך { FORM($owner, "to") }, שאינה בעלת ברית של { $power }
why-nobody_permits = הנתיב הימי אל { $territory } שייך { FORM($owner, "to") }, ואין מי שיתיר בשמה כל עוד אינה בשליטת אף אחת
why-path_back = תנועה אסטרטגית אינה חוזרת אל { $territory }
why-foreign_ground = תנועה אסטרטגית עוברת בשטחן של { $power } ובעלות בריתה, ו־{ $territory } בשליטת { $controller }
why-path_blocked = גנרל עוין עומד ב־{ $territory }: תנועה אסטרטגית יכולה להסתיים שם אך לא לעבור, וצעד אחד הוא צעדה
why-path_without_end = בתנועה אסטרטגית לפחות שני צעדים, ומ־{ $territory } אין להמשיך לאן
why-path_of_one = צעד אחד אל { $territory } הוא צעדה; תנועה אסטרטגית מגיעה רחוק יותר
why-garrison_there = ב־{ $territory } יש חיל מצב של { $power }
why-ally_home = { $territory } היא מולדת של בעלת הברית { $power }

## battles

why-no_battle = אין קרב ממתין ב־{ $territory }
why-has_declared = { $power } כבר הודיעה על תמיכתה
why-uncontrolled_supports = { $power } אינה בשליטת אף אחת ואינה תומכת באחרות
why-minor_alone = במעצמה משנית שאינה בשליטת אף אחת תומכים רק הגנרלים שלה
why-not_of_side = { $power } אינה בעלת ברית של { $side }
why-busy = { $general } משתתף בקרב בתור התנועה הזה, או כבר תמך באחד
why-not_near = { $general } נמצא ב־{ $here }, שאינה גובלת עם { $territory }
why-support_by_sea = רק הים מחבר בין { $here }, מקומו של { $general }, ובין { $territory }: תמיכה אינה עוברת בים
why-not_in_battle = המעצמות שלך אינן משתתפות בקרב הזה
why-has_passed = { $power } ויתרה בקרב הזה
why-no_morale = { FORM($power, "to") } לא נותר מורל כדי לשחק קלף
why-free_card_played = { $power } התחילה את הקרב ללא מורל וכבר שיחקה את קלף החינם היחיד שלה
why-no_morale_to_support = { FORM($power, "to") } אין מורל, ומי שרק תומכת אין לה קלף חינם
why-no_plays = לגנרלים של { $power } לא נותרו קלפים לשחק בקרב הזה
why-general_not_in_battle = { $general } אינו משתתף בקרב הזה
why-other_step = תורו של { $general } הוא בצעד אחר של המחזור
why-pile_full = { $general } כבר שיחק את כל קלפיו
why-pile_chosen = כבר נבחר לשחק קלף עבור { $general }
why-nothing_hidden = אין קלף הפוך של הצד השני
why-target_first = תחילה יש לומר איזה קלף ה־3 חושף
why-no_opponent = { $general } אינו בצד השני
why-no_such_card = אצל { $general } אין קלף { $number }
why-card_is_up = קלף { $number } של { $general } גלוי: { $card }
why-only_capital = { $general } עובר אל { $territory }, הבירה שלו, או אל מחוץ ללוח
why-stuart_beaten = { $general }, אם הובס, יוצא תמיד אל מחוץ ללוח
why-capital_occupied = יש גנרל ב־{ $territory }, ולכן { $general } יוצא אל מחוץ ללוח
why-farther =
    { $territory } במרחק { $away ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $away } צעדים
    } מן { $general }, ו־{ $other } במרחק { $best }
why-out_of_reach = אין דרך שתוביל את { $general } אל { $territory }, ביבשה או בנתיב ימי הפתוח לפניו

## What happens.

event-game_ended =
    המשחק הסתיים: { $winners_count ->
        [0] תיקו
       *[other] ניצחון של { $winners }
    }; { $reason }.
event-turn_began = סבב { $round }, תור פעולה { $turn }.
event-action_began = { $power }: { $action }.
event-frederick_named = { $general } הוא { $frederick }.
event-pile_shuffled = { $cards } קלפים נטרפים כחפיסה חדשה.
event-cards_drawn =
    { $power } מושכת { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }.
event-cards_seen = { $clause_id ->
    [C9_4_2] { $power } קיבלה קלפים: { $cards }.
   *[other] { $power } משכה קלפים: { $cards }.
}
event-card_discarded = { $power } משליכה קלף { $card }.
event-hand_seen = היד של { $power }: { $cards }.
event-morale_changed = המורל של { $power }: { SIGNED($change) }, כעת { $morale }.
event-money_gained = { $clause_id ->
    [C9_3_1] { $power } גובה { $amount ->
                [one] מטבע אחד
                [two] שני מטבעות
               *[other] { $amount } מטבעות
            } במיסים, ויש לה { $money }.
   *[other] אין גנרל של { $power } שיש לו מקום: היא מקבלת במקום זאת { $amount ->
            [one] מטבע אחד
            [two] שני מטבעות
           *[other] { $amount } מטבעות
        }, ויש לה { $money }.
}
event-influence_gained =
    { $power } מרוויחה { $points ->
        [one] נקודת השפעה אחת
        [two] שתי נקודות השפעה
       *[other] { $points } נקודות השפעה
    }, ויש לה { $influence }.
event-influence_gained_minor =
    { $power } מרוויחה { $points ->
        [one] נקודת השפעה אחת
        [two] שתי נקודות השפעה
       *[other] { $points } נקודות השפעה
    } בזכות { $by }, המשנית שלה, ויש לה { $influence }.

## diplomacy, election, auction

event-diplomacy_began = דיפלומטיה.
event-election_began = בחירת הקיסר.
event-auction_began = מכירה פומבית: מי תשלוט על { $power }?
event-expelled = { $power } מגורשת { FORM($status, "from") }.
event-status_chosen = { $power } בוחרת: { $status }.
event-application_accepted = { $power } מתקבלת { FORM($status, "to") }.
event-application_refused = { $power } אינה מתקבלת { FORM($status, "to") }.
event-status_changed = { $status_id ->
    [neutral] { $power } כעת ניטרלית.
    [expansionist] { $power } כעת מתפשטת.
   *[other] { $power } כעת { FORM($status, "in") }.
}
event-vote_held = { $power } אינה לוקחת את הכתר: תתקיים הצבעה.
event-voted =
    { $power } מצביעה בעד { $candidate } ({ $count ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $count } קולות
    }).
event-emperor_elected = { $power } זוכה בכתר הקיסר.
event-no_emperor = לאף אחת אין מספיק קולות: אין קיסר.
event-bid_revealed = { $power } מציעה { $bid }.
event-control_taken = { $clause_id ->
    [C12_3_5] { $major } מחזיקה בבירה של { $power } ומעתה שולטת על { $power }; מעמד: { $status }.
   *[other] { $major } שולטת מעתה על { $power }; מעמד: { $status }.
}

## actions

event-money_offered =
    { $power } מציעה { $count ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $count } מטבעות
    } { FORM($recipient, "to") }.
event-cards_offered =
    { $power } מציעה { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } { FORM($recipient, "to") }.
event-money_accepted =
    { $recipient } מקבלת { $count ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $count } מטבעות
    } { FORM($power, "from") }.
event-money_declined = { $recipient } דוחה את הכסף של { $power }.
event-cards_accepted =
    { $recipient } מקבלת { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } { FORM($power, "from") }.
event-cards_declined = { $recipient } דוחה את הקלפים של { $power }.
event-general_placed = { $general } מוצב ב־{ $territory }.
event-general_off = { $troops ->
    [0] { $general } יוצא מ־{ $territory } אל מחוץ ללוח.
   *[other] { $general } יוצא מ־{ $territory } אל מחוץ ללוח ומאבד { $troops ->
            [one] חייל אחד
            [two] שני חיילים
           *[other] { $troops } חיילים
        }.
}
event-troop_bought = { $general } מקבל חייל, וכעת אצלו { $troops }.
event-fortress_built = { $power } בונה מבצר ב־{ $territory }.
event-corruption =
    השחיתות לוקחת { $money ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $money } מטבעות
    } { FORM($power, "from") }.

## movement

event-movement_turn_began = תור תנועה { $turn } של { $power }.
event-frederick_began = { $frederick } רשאי לבצע תנועה משלו.
event-arbiter_named = { $power } ממנה בוררת: { $arbiter }.
event-garrison_dismissed = { $power } מפרקת את חיל המצב שלה ב־{ $territory }.
event-turn_requested = { $power } מבקשת { FORM($arbiter, "from") } את תור התנועה { $turn }.
event-turn_granted = { $arbiter } מאשרת { FORM($power, "to") } את תור התנועה { $turn }.
event-turn_refused = { $arbiter } אינה מאשרת { FORM($power, "to") } את תור התנועה { $turn }.
event-consent_granted = { $power } מתירה את כניסת { $general } אל { $territory }.
event-consent_refused = { $power } אינה מתירה את כניסת { $general } אל { $territory }.
event-passage_granted = { $power } מתירה את הפלגת { $general } אל { $territory }.
event-passage_refused = { $power } אינה מתירה את הפלגת { $general } אל { $territory }.
event-general_marched = { $troops ->
    [0] { $general } צועד לבדו מ־{ $origin } אל { $territory }.
   *[other] { $general } צועד מ־{ $origin } אל { $territory } עם { $troops ->
            [one] חייל אחד
            [two] שני חיילים
           *[other] { $troops } חיילים
        }.
}
event-general_passed = { $troops ->
    [0] { $general } עובר לבדו מ־{ $origin } אל { $territory } בתנועה אסטרטגית.
   *[other] { $general } עובר מ־{ $origin } אל { $territory } בתנועה אסטרטגית, עם { $troops ->
            [one] חייל אחד
            [two] שני חיילים
           *[other] { $troops } חיילים
        }.
}
event-general_sailed = { $troops ->
    [0] { $general } מפליג לבדו מ־{ $origin } אל { $territory }.
   *[other] { $general } מפליג מ־{ $origin } אל { $territory } עם { $troops ->
            [one] חייל אחד
            [two] שני חיילים
           *[other] { $troops } חיילים
        }.
}
event-stuart_landed = { $general } נוחת ב־{ $territory } עם { $troops } חיילים.
event-garrison_placed = { $general } משאיר חיל מצב ב־{ $territory }.

## battles

event-battle = { $general } תוקף את { $powers } ב־{ $territory }: עוצמת בסיס { $attacking } נגד { $defending }.
event-guardian_appointed = { $major } משחקת את { $power } בקרב הזה.
event-supported = { $general } תומך בקרב ב־{ $territory } לצד { $side }.
event-card_played = { $power } משחקת קלף הפוך עבור { $general }.
event-card_shown = { $power } משחקת קלף { $card } גלוי עבור { $general }.
event-card_revealed = נחשף קלף של { $general }: קלף { $card }.
event-passed = { $power } מוותרת עד סוף הקרב.
event-pile_revealed = הקלפים של { $general }: { $cards }. עם יכולותיהם ערכם { $value }.
event-battle_won = { $side_id ->
    [defence] בקרב ב־{ $territory } ניצח { $side }, { $defending } נגד { $attacking }.
   *[other] בקרב ב־{ $territory } ניצח { $side }, { $attacking } נגד { $defending }.
}
event-battle_drawn = הקרב ב־{ $territory } הסתיים בתיקו, { $attacking } נגד { $defending }: התוקף נסוג.
event-troops_lost = { $troops ->
    [0] { $general } מאבד את אחרוני חייליו.
   *[other] { $general } מאבד { $count ->
            [one] חייל אחד
            [two] שני חיילים
           *[other] { $count } חיילים
        }, ונותרו לו { $troops }.
}
event-garrison_lost = { $power } מאבדת את חיל המצב שלה ב־{ $territory }.
event-general_retired = { $general } עובר אל { $territory }, הבירה שלו, ללא חיילים.
event-general_withdrew = { $general } נסוג מ־{ $origin } אל { $territory }.

## updates of the board

event-garrison_removed = { $power } מסירה את חיל המצב שלה ב־{ $territory }.
event-troop_joined = הוא הופך לחייל של { $general }, וכעת אצלו { $troops }.
event-general_stayed = { $general } רשאי להישאר ב־{ $territory }.
event-lot_drawn = עוצמה שווה ב־{ $territory }: בהגרלה נשארת { $power }.
