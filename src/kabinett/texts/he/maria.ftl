### The words of Maria in Hebrew.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause M20.6 is
### M20_6, an empty text is none), `$p_count` the length of a list. Names of cities and generals come from the board.
### Cities are feminine, pieces masculine; of the powers only the Pragmatic Army is masculine. `to`, `in` and `from` are a
### name with the preposition that Hebrew writes together with it.

## Powers: as they stand alone, and their forms.

power-france = צרפת
    .adjective = צרפתי
    .to = לצרפת
    .in = בצרפת
    .from = מצרפת
    .gender = f
power-bavaria = בוואריה
    .adjective = בווארי
    .to = לבוואריה
    .in = בבוואריה
    .from = מבוואריה
    .gender = f
power-prussia = פרוסיה
    .adjective = פרוסי
    .to = לפרוסיה
    .in = בפרוסיה
    .from = מפרוסיה
    .gender = f
power-saxony = סקסוניה
    .adjective = סקסוני
    .to = לסקסוניה
    .in = בסקסוניה
    .from = מסקסוניה
    .gender = f
power-pragmatic = הצבא הפרגמטי
    .adjective = של הצבא הפרגמטי
    .to = לצבא הפרגמטי
    .in = בצבא הפרגמטי
    .from = מהצבא הפרגמטי
    .gender = m
power-austria = אוסטריה
    .adjective = אוסטרי
    .to = לאוסטריה
    .in = באוסטריה
    .from = מאוסטריה
    .gender = f

## Seats (M2.1, M24.1).

seat-maria_theresa = מריה תרזה
    .to = למריה תרזה
    .gender = f
seat-frederick = פרידריך
    .to = לפרידריך
    .gender = m
seat-louis_xv = לואי ה־15
    .to = ללואי ה־15
    .gender = m
seat-a2 = שחקן א׳
    .to = לשחקן א׳
    .gender = m
seat-b2 = שחקן ב׳
    .to = לשחקן ב׳
    .gender = m

## What can be chosen for a game: options, with their values.

choice-variant = גרסה
    .help = המשחק הבסיסי או המשחק המלא
choice-variant-introductory = משחק בסיסי
choice-variant-advanced = משחק מלא
choice-players = שחקנים
    .help = מספר השחקנים
choice-politics = פוליטיקה
    .help = סוג הפוליטיקה במשחק המלא (M25)
choice-politics-standard = רגילה
choice-politics-optional = חלופית
choice-board = לוח
    .help = תיקייה עם מהדורה אחרת של הלוח

## Pieces and places whose names are not on the board.

piece-train = קרון { $number } של { $power }
piece-of_power = { $name } של { $power }
place-beside = ליד הלוח

## Cards, suits and directions.

card-reserve = מילואים
suit-spades = ♠ עלה
suit-hearts = ♥ לב
suit-diamonds = ♦ יהלום
suit-clubs = ♣ תלתן
suit-none = ללא
direction-left = שמאלה
direction-right = ימינה

## Political cards (K6): their titles, and a card in a sentence.

political-41a = סיוע צבאי
political-41b = מלחמת רוסיה–שוודיה
political-41c = קרלו עמנואלה
political-41d = נאפולי
political-41e = מלחמת האוזן של ג׳נקינס
political-41f = דנמרק
political-42a = הפיכה
political-42b = שוודיה נכנעת
political-42c = ספרד
political-42d = פיימונטה־סרדיניה
political-42e = שכירי חרב מהסן
political-42f = פפאלץ האלקטורלית
political-42x = בחירות אימפריאליות
political-43a = קשר לופוחין
political-43b = אלכסיי בסטוז׳ב
political-43c = קומודור מרטין
political-43d = צרפת
political-43e = ברית פרנקפורט
political-43f = הברית המרובעת
political-44a = יקטרינה
political-44b = רוסיה
political-44c = גנואה
political-44d = שלום נפרד
political-44e = מלחמות קרנטיק
political-44f = המרד היעקוביטי
card-political = { $title } ({ $card })

## What a political card does (K7). An instruction is one sentence or several; its effects have no subject.

instruction-election = הקיסר נבחר בסוף תור זה.
instruction-executor = הכוח המבצע
instruction-receives =
    { $who }: קבלת { $what }{ $lasting ->
        [0] { "" }
       *[other] , עד סוף המשחק
    }.
instruction-does =
    { $who }: { $what }{ $lasting ->
        [0] { "" }
       *[other] , עד סוף המשחק
    }.
effect-cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
effect-troops =
    { $count ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] עוד { $count } חיילים
    }
effect-less =
    משיכת { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } פחות{ $lasting ->
        [0] { " " }בתור זה
       *[other] { "" }
    }
effect-more =
    משיכת { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } יותר{ $lasting ->
        [0] { " " }בתור זה
       *[other] { "" }
    }
effect-controls = קבלת שליטה ב־{ $city }
effect-corps = העברת גנרל אחד אל { $box }
effect-joins = מעבר למעמד של { $status }

## arrows (M17.5.8)

arrow = { $track }: { $steps }
arrow-step = { $boxes } { $direction }
arrow-barred = לא כל עוד סקסוניה { $status }

## Tracks, and what is in force on their boxes (K2-K5).

track-saxony = סקסוניה
track-russia = רוסיה
track-italy = איטליה
status-prussian_ally = בת ברית של פרוסיה
status-neutral = ניטרלית
status-austrian_ally = בת ברית של אוסטריה
icon-victory = ניצחון
icon-corps = חיל משלוח
icon-card = { SIGNED($amount) } קלף
box-of_power = { $power }: { $icon }
box-in_force = { $box } ({ $effects })
box-no_effect = ללא השפעה

## N11: the parts of a political card

part-instruction = ההוראה
part-arrow = { $track } { $direction }

## M21.3: what a word of a clause stands for

slot-power = כוח
slot-until = תור סיום
slot-turn = תור
slot-candidate = מועמד
slot-turns = מספר תורות
slot-agreement = הסכם
slot-suit = סימן
slot-seat = מקום
slot-card = קלף
slot-place = עיר או חבל
slot-part = חלק של הקלף

## How a game ends.

outcome-france_goal = צרפת שולטת במספר המבצרים באוסטריה שהיא צריכה
outcome-prussia_goal = פרוסיה שולטת במספר המבצרים באוסטריה ובשלזיה שהיא צריכה
outcome-turns_over = התור האחרון הסתיים, וצרפת ופרוסיה לא הגיעו ליעדן
outcome-both_goals = צרפת ופרוסיה הגיעו שתיהן ליעדן
outcome-one_goal = בסוף הושג רק אחד משני היעדים
outcome-no_goal = התור האחרון הסתיים ואף יעד לא הושג
outcome-pool_prussia = המלאי של פרוסיה אזל
outcome-pool_france = המלאי של צרפת אזל
outcome-pool_pragmatic = המלאי של הצבא הפרגמטי אזל
outcome-pool_austria = המלאי של אוסטריה אזל
outcome-election_france = הבחירות האימפריאליות רוקנו את המלאי של צרפת
outcome-election_austria = הבחירות האימפריאליות רוקנו את המלאי של אוסטריה
outcome-scores_prussia = לפרוסיה הסכום הנמוך ביותר של ניקוד החורף
outcome-scores_france = לצרפת הסכום הנמוך ביותר של ניקוד החורף
outcome-scores_pragmatic = לצבא הפרגמטי הסכום הנמוך ביותר של ניקוד החורף
outcome-scores_austria = לאוסטריה הסכום הנמוך ביותר של ניקוד החורף

## What is asked: the question of a decision.

decision-setup = { FORM($power, "to") } נותרו { $left } חיילים לחלוקה. כמה לתת ל־{ $piece }?
decision-hussar = לאן להציב את פרש { $hussar }? (כעת: { $place })
decision-subsidy = האם צרפת משלמת בתור זה סבסוד לבוואריה?
decision-payment = { $power }: תשלום, נותרו { $due } נקודות. באיזה קלף?
decision-supplied = { FORM($power, "to") } נותרו { $budget } נקודות לאספקה. איזה גנרל יישאר עם אספקה?
decision-movement = איזה כלי ינוע עכשיו?
decision-march = { $piece } ב־{ $city }, דרכים שנוצלו: { $taken } מתוך { $most } לכל היותר. לאן?
decision-train_entry = היכן ישוב { $piece } למפה?
decision-commander = שני גנרלים שווי דרגה נפגשים ב־{ $city }. מי יוביל?
decision-division =
    אצל { $piece } ואצל { $other } יחד: { $total ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $total } חיילים
    }. כמה יישארו אצל { $piece }?
decision-attacker = מי תוקף עכשיו?
decision-target = את מי הוא תוקף תחילה?
decision-battle = קרב: { FORM($power, "to") } הזכות לשחק, בניקוד { $score }.
decision-retreat = { $piece } הובס ונסוג (ערים: { $length }). לאן?
decision-retreat_path = דרך איזו עיר ייסוג { $piece }?
decision-recruit = חורף: כמה חיילים לגייס עבור { $power }?
decision-general_entry = היכן ישוב { $piece } למפה?
decision-recruits = מגויסים שנותרו: { $left }. כמה מהם לתת ל־{ $piece }?
decision-consent_commander = { $piece } רוצה לחבור אל { $other } ב־{ $city }; דרגותיהם שוות. את מי להציע כגנרל המוביל?
decision-consent = { $piece } רוצה לחבור אל { $other } ב־{ $city }; את השילוב יוביל { $commander }. להסכים?
decision-trump = פוליטיקה: הניצחון בקרב האחרון שלך. איזה סימן יהיה הסימן השולט?
decision-placement = פוליטיקה: איזה קלף להניח הפוך על הלוח הפוליטי עבור { $power }?
decision-choice = פוליטיקה: איזה קלף פוליטי לבחור עבור { $power }, או לשמור את קלפי הטקטיקה?
decision-instruction = { $political }: האם למלא את ההוראה עבור { $power }?
decision-arrow = { $political }: האם להשתמש בחץ של { $track } עבור { $power } (משבצות: { $boxes })?
decision-receiver = { $political }: מי יקבל את מה שהקלף נותן?
decision-corps = על { $power } לשלוח חיל משלוח אל מחוץ למפה. איזה גנרל יוצא?
decision-corps_return = { $piece } חוזר אל { $city }, שבה עומד גנרל. האם הוא חובר אליו?
decision-relocated_piece = כמה מכליך חייבים לעזוב. מי הבא בתור?
decision-relocation = { $piece } חייב לעבור לעיר המתאימה הקרובה ביותר. לאיזו?
decision-saxony_shift =
    אויבי אוסטריה הפסידו { $points ->
        [one] נקודת ניצחון אחת
        [two] שתי נקודות ניצחון
       *[other] { $points } נקודות ניצחון
    }. בכמה משבצות תזיז אוסטריה את הסמן של סקסוניה ימינה?
decision-offer = הצעה { $number } הופנתה אליך. לקבל אותה?
decision-peace_offer = פרוסיה מחזיקה בכל מבצרי שלזיה. האם להציע לאוסטריה שלום תמורת שלזיה?
decision-peace_answer = פרוסיה מציעה שלום: שלזיה תהיה פרוסית, ופרוסיה ניטרלית. האם אוסטריה מסכימה?
decision-second_train = { $piece } נכנס למשחק. היכן?
decision-vote = בחירות אימפריאליות: הקול של { $power } מ־{ $city }. בעד מי?

## What an option means, by its verb, or by decision and verb.

option-city = { $city }
option-piece = { $piece }
option-card = { $card }
option-value = { $value }
option-reserve = מילואים בערך { $value }
option-stop = לעצור כאן
option-end = סוף התנועה
option-forced = להכריז על מסע מאומץ (דרכים ראשיות בלבד, ללא כיבוש)
option-stay = להשאיר במקומו
option-subsidy = לשלם: קלף אחד של צרפת עובר לבוואריה
option-keep = לא לשלם
option-reenter = להשיב את { $reenter } אל מבצר גדול, תמורת { $price } נקודות בקלפים
option-battle_card = { $card }, הניקוד יהיה { $score }
option-battle_reserve = מילואים בערך { $value }, הניקוד יהיה { $score }
option-battle_stop = { $loss ->
    [0] להפסיק: הקרב מסתיים בתיקו
   *[other] להפסיק: לקבל הפסד של { $loss }
}
option-let = לתת לשחקן השני לנוע ראשון בפלנדריה
option-end_flanders = לסיים את התנועה בפלנדריה; השני ממשיך שם לבדו
option-suit = { $suit }
option-political = { $political }
option-pass = לא להניח קלף
option-save = לשמור: קלפי הטקטיקה נשארים על הלוח הפוליטי
option-follow = למלא את ההוראה
option-instruction_skip = לא למלא את ההוראה
option-arrow_skip = לא להשתמש בחץ הזה
option-left = { $boxes } שמאלה, לטובת אויבי אוסטריה
option-right = { $boxes } ימינה, לטובת אוסטריה
option-power = { $power }
option-stack = הוא חובר אליו
option-displace = האחר מפנה לו מקום: הוא עובר לעיר המתאימה הקרובה ביותר
option-candidate = { $candidate }
option-offer = להציע שלום
option-peace_offer_decline = לא להציע עכשיו
option-peace_answer_accept = לקבל את השלום
option-peace_answer_decline = לדחות את השלום; המלחמה נמשכת
option-consent_accept = להסכים: הם עומדים יחד
option-consent_decline = לסרב: על { $piece } ללכת למקום אחר
option-general_entry_decline = הוא לא שב עכשיו

## The clauses of agreements (N1-N14) as sentences.

clause-armistice = שביתת נשק בין { $power } ובין { $other } עד סוף תור { $until }
clause-no_attack =
    { $power } { $power_id ->
        [pragmatic] אינו תוקף
       *[other] אינה תוקפת
    } את { $other } עד סוף תור { $until }
clause-vote =
    { $power } { $power_id ->
        [pragmatic] מצביע
       *[other] מצביעה
    } בעד { $candidate }
clause-subsidy =
    { $power }: קלף אחד { FORM($other, "to") } { $number ->
        [one] בצעד הקלפים הבא
        [two] בכל אחד משני צעדי הקלפים הבאים
       *[other] בכל אחד מ־{ $number } צעדי הקלפים הבאים
    }
clause-end_subsidy = הסבסוד של { $power } { FORM($other, "to") } מסתיים
clause-leave = כל גנרל { $adjective } עוזב את { $places } עד סוף תור { $until }, ואף אחד מהם אינו נכנס לשם
clause-keep_out = אף כלי { $adjective } אינו נכנס אל { $places } עד סוף תור { $until }
clause-no_protection = אף גנרל { $adjective } אינו מגן על { $places } עד סוף תור { $until }
clause-no_conquest = אף גנרל { $adjective } אינו כובש את { $places } עד סוף תור { $until }
clause-peace = { $power_id ->
    [prussia] פרוסיה מציעה שלום תמורת שלזיה כשהיא יכולה, עד סוף תור { $until }
   *[austria] אוסטריה מקבלת שלום תמורת שלזיה, עד סוף תור { $until }
}
clause-politics = { $deed_id ->
    [choose] { $power } { $power_id ->
                [pragmatic] בוחר
               *[other] בוחרת
            } את הקלף { $political }
    [avoid] { $power } { $power_id ->
                [pragmatic] אינו בוחר
               *[other] אינה בוחרת
            } את הקלף { $political }
    [discard] { $power } { $power_id ->
                [pragmatic] בוחר את הקלף { $political } ומשליך
               *[other] בוחרת את הקלף { $political } ומשליכה
            } אותו
   *[parts] { $power } { $power_id ->
            [pragmatic] בוחר את הקלף { $political } ומשתמש
           *[other] בוחרת את הקלף { $political } ומשתמשת
        } בו בדיוק בזה: { $parts }
}
clause-trump =
    { $seat } { $seat_id ->
        [maria_theresa] קובעת
       *[other] קובע
    } סימן שולט: { $suit }
clause-no_hussars = לא יוצב פרש בתחומי { $places } עד סוף תור { $until }
clause-no_shift = אוסטריה אינה מזיזה את הסמן של סקסוניה עד סוף תור { $until }
clause-consent = גנרלים של אוסטריה ושל הצבא הפרגמטי רשאים להשתלב עד סוף תור { $until }
clause-end = הסכם { $number } מסתיים

## What a clause means, for somebody who wants to write one.

meaning-armistice = אף צד אינו נע אל עיר סמוכה לגנרל של הצד השני
meaning-no_attack = כנ״ל, אך מחייב רק את הכוח הראשון
meaning-vote = קולותיו בבחירות האימפריאליות
meaning-subsidy = הראשון נותן לשני קלף במשך מספר התורות הזה
meaning-end_subsidy = הסכם סבסוד מסתיים לפני הזמן
meaning-leave = הגנרלים שלו שם עוזבים מהר ככל האפשר, ואף אחד אינו נכנס
meaning-keep_out = אף כלי שלו אינו נכנס לשם
meaning-no_protection = הגנרלים שלו נשארים במרחק של יותר מ־3 דרכים ממבצרים אלה
meaning-no_conquest = הוא אינו כובש מבצרים אלה
meaning-peace = prussia מציעה את השלום תמורת שלזיה, austria מקבלת אותו
meaning-politics = מה הוא עושה בקלף גלוי: חלקיו הם instruction או saxony:left או russia:right וכדומה
meaning-trump = הסימן שהמנצח האחרון קובע כסימן השולט
meaning-no_hussars = אוסטריה אינה מציבה שם פרש
meaning-no_shift = אוסטריה אינה מזיזה את הסמן של סקסוניה בגלל נקודות שאויביה הפסידו
meaning-consent = אוסטריה והצבא הפרגמטי מסכימים מראש לכל השילובים ביניהם
meaning-end = הסכם בתוקף מסתיים מיד

## Agreements: what they do, and why they end.

agreement-bound = (הסכם { $number }: { $clauses }.)
agreement-no_end = לפי הסכם, אחד הגנרלים שלך חייב עוד לנוע לפני סיום התנועה.
end-term = בתום תקופתו
end-consent = בהסכמה
end-object = כי אין בו עוד טעם

## What a candidate in the Imperial Election is called (M18.3).

candidate-karl = קרל אלברכט מבוואריה
candidate-franz = פרנץ שטפן מלורן

## Regions (M21.7) that are not called like a power.

region-pragmatic = הולנד והנובר
region-silesia = שלזיה
region-core_austria = לב אוסטריה
region-austrian_netherlands = ארצות השפלה האוסטריות
region-flanders_map = המפה הפלנדרית
region-bohemia_map = המפה הבוהמית

## Why something cannot be agreed.

refusal-agreed = הסכם { $number }: { $clauses }
refusal-no_negotiations = במשחק הבסיסי אין משא ומתן
refusal-offer_to_whom = הצעה פותחת במקום שאליו היא מופנית ובנקודתיים ({ $seats }), לא ב־״{ $seat }״
refusal-offer_to_oneself = הצעה מופנית לשחקן אחר
refusal-offer_too_long = בהצעה יש לכל היותר { $count } סעיפים ו־{ $letters } אותיות
refusal-too_many_offers = לשחקן מותר להחזיק { $count } הצעות פתוחות בבת אחת; יש למשוך אחת תחילה
refusal-too_many_agreements = רק { $count } הסכמים יכולים להיות בתוקף בבת אחת; אחד צריך להסתיים תחילה
refusal-offered_already = זה מה שכבר כתוב ב־{ $number }
refusal-no_offer = אין הצעה { $number }
refusal-not_your_offer = הפעולה הזאת בהצעה { $number } שמורה רק { FORM($seat, "to") }
refusal-clause_unknown = { $word_id ->
    [none] הצעה היא מקום, נקודתיים ולפחות סעיף אחד: מקום: סעיף + סעיף; על אלה אפשר להסכים: { $words }
   *[other] אי אפשר להסכים על ״{ $word }״; על אלה אפשר: { $words }
}
refusal-clause_usage = יש לכתוב: { $usage }
refusal-clause_word =
    אין { $what } בשם ״{ $word }״{ $near_id ->
        [none] { $known_id ->
            [none] { "" }
           *[other] { " " }({ $known })
        }
       *[other] { " " }(אולי { $near }?)
    }; יש לכתוב: { $usage }
refusal-clause_twice = ״{ $text }״ מופיע פעמיים
refusal-clause_no_fortress = { $places } אינה מבצר
refusal-clause_parts = אי אפשר להשתמש בקלף { $political } כך: ״{ $parts }״. כל חלק פעם אחת, ורק כיוון אחד לחץ
refusal-superfluous = ״{ $text }״ מיותר בין שני שחקנים
refusal-one_player = גם { $power } וגם { $other } בידי אותו שחקן, ואין צורך בהסכם
refusal-no_party =
    ההסכם אינו יכול לחייב את { $power }, { $power_id ->
        [pragmatic] שאינו
       *[other] שאינה
    } צד לו
refusal-term_over = תור { $turn } הסתיים
refusal-contradiction = ״{ $text }״ סותר את ״{ $other }״, שהובטח קודם
refusal-no_agreement = אין הסכם { $number }
refusal-not_their_agreement = הסכם { $number } אינו בין שני השחקנים האלה
refusal-no_enemies = בין { $power } ובין { $other } יש ברית, והם אינם נלחמים לעולם
refusal-vote_not_free = הקול של { $power } ניתן לפרנץ בכל מקרה
refusal-emperor_is_elected = הקיסר כבר נבחר
refusal-contract_by_minor = רק מעצמה נותנת סבסוד, לא { $power }
refusal-contract_not_allied = אין ברית בין { $power } ובין { $other }, ולכן אין ביניהם סבסוד
refusal-contract_running = כבר יש הסכם סבסוד בין { $power } ובין { $other }
refusal-contract_bavaria = על הסבסוד לבוואריה צרפת מחליטה תור אחר תור
refusal-contract_to_major = בין כוחות של שני שחקנים רק מדינה מקבלת סבסוד, לא { $other }
refusal-contract_initial = אי אפשר לבטל את הסבסוד של { $power } { FORM($other, "to") }
refusal-contract_none = אין הסכם שלפיו עובר סבסוד של { $power } { FORM($other, "to") }
refusal-peace_of_others = את השלום תמורת שלזיה מציעה פרוסיה ומקבלת אוסטריה, לא { $power }
refusal-peace_is_made = השלום תמורת שלזיה כבר נכרת
refusal-politics_no_shield = הקלף { $political } אינו נושא את המגן של { $power }
refusal-politics_not_open = הבחירה בקלף { $political } אינה אפשרית עוד { FORM($power, "to") }, או עדיין לא
refusal-trump_not_his =
    כעת לא { $seat } { $seat_id ->
        [maria_theresa] קובעת
       *[other] קובע
    } את הסימן השולט

## Why a move is not offered (see `bars`), or what happens by itself and why (see `questions`).

why-not_asked = ההחלטה אינה שלך; ממתינים לתשובה של { $waiting }
why-not_offered = ״{ $move }״ אינו תשובה לשאלה הנוכחית
why-public_only = כל משא ומתן נעשה בגלוי

## pieces and cities

why-not_yours = { $piece } שייך { FORM($seat, "to") }
why-general_gone = { $piece } הושמד; הוא יכול לשוב בחורף
why-train_gone = { $piece } הושמד; עליו לשוב תחילה למפה
why-in_box = { $piece } מחוץ למפה ({ $box })
why-in_silesia_box = { $piece } ממתין בתיבת שלזיה עד שפרוסיה תספח את שלזיה
why-absent = { $piece } אינו משתתף במשחק הזה
why-no_general = { $piece } אינו גנרל
why-not_in_play = { $city } נמצאת על מפה שאינה במשחק
why-neutral_stays = { $power } ניטרלית ונשארת במדינת האם שלה, ש־{ $city } אינה בתוכה
why-neutral_land = { $city } נמצאת { FORM($power, "in") }, שהיא ניטרלית
why-occupied = { $piece } עומד ב־{ $city }

## stacks and troops

why-train_there = { $piece } עומד ב־{ $city }, וגנרל אינו משתלב עם קרון
why-enemy_there = { $piece }, כלי אויב, עומד ב־{ $city }
why-ally_there = { $piece } עומד ב־{ $city }; בין { $power } ובין { $other } יש ברית, אך לא שיתוף פעולה
why-neutral_there = { $piece } עומד ב־{ $city }; אחד הצדדים, { $power } או { $other }, ניטרלי
why-full_stack = { $piece } וגם { $other } כבר עומדים ב־{ $city }, ושלושה גנרלים אינם משתלבים לעולם
why-not_in_stack = { $piece } אינו אחד משני הגנרלים שנפגשים ב־{ $city }
why-too_many_troops = { $share } ו־{ $rest } חיילים: גנרל מפקד על { $most } לכל היותר
why-too_few_troops =
    מתוך { $total ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $total } חיילים
    } כל אחד משני הגנרלים צריך לפחות אחד
why-being_divided = החיילים של { $piece } ב־{ $city } מתחלקים כעת בהחלטה אחרת
why-no_fellow = אין גנרל נוסף של אותו כוח לצד { $piece } ב־{ $city }
why-has_that_many =
    אצל { $piece } כבר יש { $count ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $count } חיילים
    }
why-no_division_now = בזמן הסידור ובזמן קרב אין מעבירים חיילים
why-at_most = גנרל מפקד על { $most } חיילים לכל היותר
why-setup_minimum =
    { $piece } צריך לפחות { $least ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $least } חיילים
    }
why-setup_rest_small =
    כך יישארו { $rest ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $rest } חיילים
    } לשאר הגנרלים של { $power }, והם צריכים { $needed }
why-setup_rest_large =
    כך יישארו { $rest ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $rest } חיילים
    } לשאר הגנרלים של { $power }, והם יכולים לקבל { $most }

## hussars

why-hussar_map = הפרשים נשארים במפה הבוהמית, ו־{ $city } נמצאת בפלנדריה
why-hussar_alone = אין על המפה גנרל אוסטרי שיכול לשלוח פרש אל { $city }
why-hussar_far =
    { $city } במרחק { $away ->
        [one] עיר אחת
        [two] שתי ערים
       *[other] { $away } ערים
    } מ־{ $piece }, הגנרל האוסטרי הקרוב ביותר, ופרש מגיע עד { $reach } לכל היותר
why-hussar_there = כבר יש פרש ב־{ $city }

## cards and payment

why-not_in_hand = { $card_id ->
    [R] { FORM($power, "to") } אין מילואים
   *[other] { FORM($power, "to") } אין { $card }
}
why-cannot_pay = קלפי { $power } אינם שווים { $price } נקודות
why-no_card_asked = כעת אין לשלם קלף; לתשלום מספיק אין מוסיפים דבר
why-subsidy_compulsory = עד תור { $turn } צרפת חייבת לשלם סבסוד לבוואריה
why-subsidy_lost = בוואריה אינה יכולה לקבל דבר כל עוד { $city } בשליטת { $power }
why-subsidy_later = צרפת מחליטה על הסבסוד בתחילת צעד הקלפים שלה

## supply

why-at_home = { $piece } ב־{ $city } מקבל אספקה, במדינת האם של { $power }
why-in_netherlands = { $piece } מקבל תמיד אספקה בהולנד, ושם נמצאת { $city }
why-supply_path =
    { $piece } ב־{ $city } מקבל אספקה: { $train } נמצא ב־{ $where }, במרחק { $length ->
        [one] דרך אחת
        [two] שתי דרכים
       *[other] { $length } דרכים
    }
why-hussar_cost =
    כל הנתיבים של { $piece } מ־{ $city } אל קרון עוברים ליד פרשים, כמו ב־{ $where }: האספקה עולה { $cost ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $cost } נקודות
    }
why-no_train = { $piece } ב־{ $city } אינו במדינת האם, ואין { FORM($power, "to") } קרון על המפה
why-train_too_far =
    { $piece } ב־{ $city } נמצא במרחק { $away ->
        [one] עיר אחת
        [two] שתי ערים
       *[other] { $away } ערים
    } מן הקרון הקרוב ביותר, { $train } ב־{ $where }, ובנתיב יש 6 דרכים לכל היותר
why-train_on_other_map = הדרך של { $piece } מ־{ $city } אל { $train } ב־{ $where } עוברת במפה השנייה, וזה מותר רק לצרפתים ולאוסטרים
why-path_blocked = את הנתיב של { $piece } מ־{ $city } אל קרון חוסם { $other } ב־{ $where }
why-path_closed = הנתיב של { $piece } מ־{ $city } אל קרון עובר דרך { $where }, הסגורה בשל הניטרליות של { $power }
why-supply_of_others = כל כוח משלם רק עבור הגנרלים שלו, ו־{ $piece } אינו גנרל של { $power }
why-no_choice_needed = { $piece } מקבל אספקה בכל מקרה
why-no_path_at_all = אין ל־{ $piece } נתיב אל קרון, ולא משנה כמה משלמים
why-too_dear =
    { $piece } עולה { $cost ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $cost } נקודות
    }, ונותרו { $budget }

## movement

why-piece_first = תחילה יש לומר איזה כלי נע
why-march_first = תחילה יש לסיים את התנועה של { $piece }
why-movement_ended = התנועה שלך הסתיימה
why-not_active = זה לא שלב הביצוע של { $power }
why-has_moved = { $piece } כבר נע בצעד הזה
why-stacked = { $piece } יצר שילוב בצעד הזה, ובכך הסתיימה תנועתם של שני הגנרלים
why-no_first_step = { $piece } אינו יכול להיכנס לאף עיר סביב { $city }
why-not_moved_yet = { $piece } עוד לא נע
why-not_adjacent = { $away ->
    [0] { $piece } כבר נמצא ב־{ $city }
   *[other] { $city } במרחק { $away ->
            [one] עיר אחת
            [two] שתי ערים
           *[other] { $away } ערים
        } מ־{ $here }, ונעים מעיר לעיר; גנרל עובר 3 דרכים לכל היותר (4 דרכים ראשיות, 8 במסע מאומץ), קרון 2 (3 דרכים ראשיות)
}
why-other_map = רק כלים של צרפת ושל אוסטריה עוברים בין המפות, לא { $piece } אל { $city }
why-roads_used = { $piece } ניצל את כל הדרכים שלו: { $count }
why-main_road_needed = { $piece } כבר ניצל { $count } דרכים; מותר להמשיך רק בדרך ראשית, והדרך אל { $city } אינה כזו
why-train_blocked = { $piece } עומד ב־{ $city }, וקרון נכנס רק לערים ריקות
why-forced_train = רק גנרל יוצא למסע מאומץ, לא { $piece }
why-forced_already = המסע המאומץ של { $piece } כבר הוכרז
why-forced_late = { $piece } כבר התחיל לנוע; על מסע מאומץ מכריזים לפני כן
why-no_main_road = אין דרך ראשית מ־{ $city }
why-forced_by_road = מסע מאומץ עובר רק בדרכים ראשיות, והדרך אל { $city } אינה כזו
why-forced_on_fortress = מסע מאומץ אינו נכנס אל { $city }, מבצר בשליטת { $power }
why-forced_near = מסע מאומץ אינו נכנס אל { $city }, הסמוכה אל { $piece } ב־{ $where }
why-forced_on_train = מסע מאומץ אינו נכנס אל { $city }, שבה נמצא { $piece }
why-not_let_in = הכניסה של { $piece } אל { $city } לא אושרה
why-flanders_turn = בפלנדריה עכשיו התור של { $seat }
why-flanders_ended = התנועה שלך בפלנדריה הסתיימה
why-no_turns = כעת אין צורך לנוע לסירוגין בפלנדריה
why-end_instead = הצבא הפרגמטי נע רק בפלנדריה: יש לסיים את תנועתו
why-nobody_left = השחקן השני סיים את תנועתו בפלנדריה
why-turn_came_back = השחקן השני ויתר זה עתה לטובתך על התנועה הראשונה

## re-entry

why-train_moved = { $piece } כבר נע או שב למפה בצעד הזה
why-no_entry = אין מבצר גדול שבו { $piece } יכול לשוב למפה
why-no_major_fortress = { $city } אינה מבצר גדול
why-not_home = { $city } אינה במדינת האם של { $power }
why-not_friendly = { $city } בשליטת { $power }
why-flanders_entry = { $city } נמצאת בפלנדריה, ושם עכשיו לא תורך
why-must_enter = לגנרלים האחרים אין מקום לכל המגויסים ({ $count }), ולכן { $piece } חייב לשוב
why-recruits_dear = { $count } מגויסים עולים { $price } נקודות, והקלפים של { $power } מספיקים עבור { $most }
why-no_room = הגנרלים של { $power } יכולים לקבל עוד { $most }, לא יותר
why-recruits_left = מגויסים שנותרו: { $left }
why-others_full = הגנרלים האחרים יכולים לקבל { $most } מן המגויסים, לא { $rest }

## conquest

why-no_fortress = { $city } אינה מבצר
why-own_fortress = { $city } כבר בשליטת { $power }
why-allied_fortress = { $city } בשליטת כוח שהוא בעל ברית של { $other }: { $power }
why-neutral_fortress = { $city } בשליטת כוח שאינו אויב של { $other }: { $power }
why-protected = { $away ->
    [0] על { $city } מגן { $piece }, שנמצא בה
   *[other] על { $city } מגן { $piece } ב־{ $where }, במרחק { $away ->
            [one] עיר אחת
            [two] שתי ערים
           *[other] { $away } ערים
        }
}
why-forced_leaves = { $piece } במסע מאומץ ואינו כובש דבר
why-face_down_leaves = { $piece } ללא אספקה ואינו כובש דבר
why-conquers = { $city } אינה מוגנת: גנרל של { $power } שעוזב אותה כובש אותה
why-never_there = אף גנרל שלך אינו מגיע לעולם למפה של { $city }

## combat and retreat

why-fights_under = { $piece } נלחם תחת { $other }
why-attacks_later = { $piece } תוקף אחרי כל הקרבות של אוסטריה
why-no_enemy_near = אין גנרל אויב סמוך אל { $piece }
why-no_enemy = { $piece } אינו אויב של { $power }
why-enemy_not_near =
    { $piece } נמצא במרחק { $away ->
        [one] עיר אחת
        [two] שתי ערים
       *[other] { $away } ערים
    } מ־{ $other }
why-pair_gone = { $piece } סמוך לאויב, אך הקרב ביניהם כבר נערך, בוטל, או לא היה ברשימה בהתחלה
why-wrong_suit = { $city } נמצאת באזור של { $suit }, ו־{ $card } אינו מתאים שם
why-say_value = קלף מילואים משוחק בערך מ־1 עד 8, למשל: reserve 5
why-must_play = { FORM($power, "to") } יש קלפי { $suit }, ואסור להפסיק בניקוד 0
why-right_of_other = { FORM($power, "to") } הזכות לשחק, בניקוד { $score }
why-retreat_back = הנסיגה אינה חוזרת אל { $city }
why-retreat_length =
    אין נתיב פנוי באורך { $length ->
        [one] דרך אחת
        [two] שתי דרכים
       *[other] { $length } דרכים
    } בדיוק מ־{ $here } אל { $city }
why-retreat_nearer =
    { $city } במרחק { $away ->
        [one] עיר אחת
        [two] שתי ערים
       *[other] { $away } ערים
    } מ־{ $piece }, ו־{ $other } במרחק { $best }
why-retreat_step = { $away ->
    [1] { $city } נמצאת במפה השנייה
   *[other] { $city } במרחק { $away ->
            [one] עיר אחת
            [two] שתי ערים
           *[other] { $away } ערים
        } מ־{ $here }
}
why-retreat_way =
    אין נתיב פנוי באורך { $length ->
        [one] דרך אחת
        [two] שתי דרכים
       *[other] { $length } דרכים
    } אל { $other } דרך { $city }

## politics

why-card_not_open = { $political } אינו גלוי בתור זה
why-card_taken = { $political } כבר נבחר עבור { $power }
why-election_card = הבחירות האימפריאליות אינן קלף שאפשר לבחור
why-no_influence = { FORM($power, "to") } אין קלף על הלוח הפוליטי
why-has_saved = הקלפים של { $power } נשמרים
why-has_chosen = הבחירה של { $power } כבר נעשתה
why-arrow_direction = החץ של { $track } אינו מצביע { $direction }: { $political }
why-no_arrow = אין חץ של { $track }: { $political }
why-arrow_barred = אי אפשר להשתמש בחץ של { $track } כל עוד סקסוניה { $status }: { $political }
why-arrow_free = אפשר להשתמש בחץ של { $track }: { $political }
why-nothing_executed = כעת לא מבוצע קלף פוליטי
why-not_receiver =
    { $power } { $power_id ->
        [pragmatic] אינו יכול
       *[other] אינה יכולה
    } לקבל דבר: { $political }
why-corps_of_other = חיל המשלוח יוצא מבין הגנרלים של { $power }, ו־{ $piece } אינו אחד מהם
why-must_leave = { $piece } חייב לעזוב את { $city }
why-farther =
    { $city } במרחק { $away ->
        [one] עיר אחת
        [two] שתי ערים
       *[other] { $away } ערים
    } מן { $piece }, ו־{ $other } במרחק { $best }
why-not_relocated = { $piece } אינו אחד הכלים שחייבים לעזוב עכשיו
why-shift_points = משבצת אחת לכל נקודת ניצחון שאבדה: { $points } לכל היותר
why-shift_end = משבצות שנותרו במסלול סקסוניה: { $most }
why-no_vote = הכוחות שלך אינם שולטים באף מבצר אלקטור
why-no_peace = במשחק הבסיסי אין שלום
why-not_prussia = רק פרוסיה מציעה שלום תמורת שלזיה
why-silesia_not_whole = { $city } שבשלזיה בשליטת { $power }
why-offer_later = פרוסיה רשאית להציע שלום בסוף שלב הביצוע שלה
why-not_france = רק צרפת מפחיתה מטרות
why-reduced_already = צרפת כבר הפחיתה את מטרותיה
why-reduction_ordered = הוראת ההפחתה כבר ניתנה
why-no_reduction_ordered = לא ניתנה הוראת הפחתה
why-contract_of_two = השחקנים של { $power } ושל { $other } שונים, ועליהם להסכים על כך
why-advanced_only = זה שייך למשחק המלא

## What happens.

event-turn_began = תור { $turn } מתחיל.
event-stage_began = { $powers }: שלב ביצוע.
event-winter_began = חורף אחרי תור { $turn }.
event-pile_shuffled = { $cards } קלפים נטרפים כחפיסה חדשה.
event-cards_drawn = { $clause_id ->
    [M20_6] { $power } { $power_id ->
                [pragmatic] מקבל
               *[other] מקבלת
            } { $count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $count } קלפים
            } כסבסוד.
    [K7_1] { $power } { $power_id ->
                [pragmatic] מושך
               *[other] מושכת
            } { $count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $count } קלפים
            } לפי הקלף הפוליטי.
   *[other] { $power } { $power_id ->
            [pragmatic] מושך
           *[other] מושכת
        } { $count ->
            [one] קלף אחד
            [two] שני קלפים
           *[other] { $count } קלפים
        }.
}
event-cards_seen = { $clause_id ->
    [M2_10] מעתה { $power } בידיך; הקלפים: { $cards }.
   *[other] { $power } { $power_id ->
            [pragmatic] משך
           *[other] משכה
        }: { $cards }.
}
event-card_paid =
    { $power } { $power_id ->
        [pragmatic] משלם
       *[other] משלמת
    } בקלף { $card }.
event-troops_assigned =
    { $piece } מקבל { $count ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $count } חיילים
    }.
event-set_up =
    { FORM($power, "to") } יש { $total ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $total } חיילים
    } במשחק.
event-hussar_placed = פרש { $hussar } רוכב אל { $city }.
event-hussar_removed = הפרש ב־{ $city } מגורש.
event-hussar_cost =
    פרשים: { $power } { $power_id ->
        [pragmatic] חייב
       *[other] חייבת
    } { $due ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $due } נקודות
    } עבור האספקה.
event-supply_covered =
    האספקה של { $piece } נשמרת תמורת { $cost ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $cost } נקודות
    }.
event-turned_up = { $piece } שוב מקבל אספקה.
event-turned_down = { $piece } נותר ללא אספקה.
event-troops_lost =
    { $power } ({ $pieces }) { $power_id ->
        [pragmatic] מפסיד
       *[other] מפסידה
    } { $count ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $count } חיילים
    }.
event-general_removed = { $piece } מוסר מ־{ $city }.
event-troops_divided =
    אצל { $piece } כעת { $troops ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $troops } חיילים
    }, אצל { $other } { $rest }.
event-commander = { $piece } מוביל ב־{ $city }.
event-forced_march = { $piece } יוצא למסע מאומץ.
event-moved = { $piece }: { $start } – { $city }.
event-train_eliminated = { $piece } מושמד ב־{ $city }.
event-train_entered = { $clause_id ->
    [M19_1_9] { $piece } נכנס למשחק ב־{ $city }.
   *[other] { $piece } שב למפה ב־{ $city }.
}
event-question_marker = { $city } עדיין מוגנת: סמן שאלה של { $power }.
event-question_removed = סמן השאלה על { $city } מוסר.
event-fortress_conquered =
    { $power } { $power_id ->
        [pragmatic] כובש
       *[other] כובשת
    } את { $city } מידי { $former }; השליטה: { $controller }.
event-battle =
    התקפה של { $by } ({ $attacking ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $attacking } חיילים
    }, { $attacker }) על { $against } ({ $defending ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $defending } חיילים
    }, { $defender }).
event-card_played =
    { $power } { $power_id ->
        [pragmatic] משחק
       *[other] משחקת
    } { $card } בערך { $value }: הניקוד { $score }.
event-battle_won = ניצחון של { $by } על { $against } בהפרש { $score }.
event-battle_drawn = הקרב בין { $attacker } ובין { $defender } מסתיים בתיקו.
event-no_retreat =
    אין דרך נסיגה מ־{ $city }: { $count ->
        [one] חייל נוסף אובד
        [two] שני חיילים נוספים אובדים
       *[other] { $count } חיילים נוספים אובדים
    }.
event-retreated = נסיגה מ־{ $start } אל { $city }: { $pieces }.
event-recruited =
    { $power } { $power_id ->
        [pragmatic] מגייס
       *[other] מגייסת
    } { $count ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $count } חיילים
    }.
event-general_entered = { $piece } שב למפה ב־{ $city }.
event-recruits_placed =
    { $piece } מקבל { $count ->
        [one] חייל חדש אחד
        [two] שני חיילים חדשים
       *[other] { $count } חיילים חדשים
    }.
event-game_ended =
    המשחק הסתיים: { $winners_count ->
        [0] תיקו
       *[other] ניצחון של { $winners }
    }; { $reason }.
event-troops_seen =
    אצל { $piece } { $count ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $count } חיילים
    }.
event-let_first =
    { $seat } { $seat_id ->
        [maria_theresa] נותנת
       *[other] נותן
    } לשני לנוע ראשון בפלנדריה.
event-flanders_ended =
    { $seat } { $seat_id ->
        [maria_theresa] סיימה
       *[other] סיים
    } לנוע בפלנדריה.
event-consent_refused = ההסכמה נדחתה: { $piece } אינו נכנס אל { $city }.
event-points_won = { $count ->
    [0] { $power } { $power_id ->
                [pragmatic] משיג
               *[other] משיגה
            } { $points ->
                [one] נקודת ניצחון אחת
                [two] שתי נקודות ניצחון
               *[other] { $points } נקודות ניצחון
            }, אך תיבות הקרב מלאות.
   *[other] { $power } { $power_id ->
            [pragmatic] משיג
           *[other] משיגה
        } { $points ->
            [one] נקודת ניצחון אחת
            [two] שתי נקודות ניצחון
           *[other] { $points } נקודות ניצחון
        }; { $count ->
            [one] סמן אחד
            [two] שני סמנים
           *[other] { $count } סמנים
        } מן המלאי אל תיבות הקרב.
}
event-points_lost = { $count ->
    [0] { $power } { $power_id ->
                [pragmatic] מפסיד
               *[other] מפסידה
            } { $points ->
                [one] נקודת ניצחון אחת
                [two] שתי נקודות ניצחון
               *[other] { $points } נקודות ניצחון
            }, אך תיבות הקרב ריקות.
   *[other] { $power } { $power_id ->
            [pragmatic] מפסיד
           *[other] מפסידה
        } { $points ->
            [one] נקודת ניצחון אחת
            [two] שתי נקודות ניצחון
           *[other] { $points } נקודות ניצחון
        }; { $count ->
            [one] סמן אחד
            [two] שני סמנים
           *[other] { $count } סמנים
        } מתיבות הקרב בחזרה אל המלאי.
}
event-political_card = קלף פוליטי: { $political }.
event-election_called = הקיסר ייבחר בסוף תור זה; נחשף קלף פוליטי נוסף.
event-trump_turned = נחשף { $card } לקביעת הסימן השולט.
event-trump = { $suit_id ->
    [none] אין סימן שולט בתור זה.
   *[other] הסימן השולט: { $suit }.
}
event-card_placed = { $count ->
    [0] { $power } { $power_id ->
                [pragmatic] אינו מניח
               *[other] אינה מניחה
            } קלף על הלוח הפוליטי.
   *[other] { $power } { $power_id ->
            [pragmatic] מניח
           *[other] מניחה
        } קלף הפוך על הלוח הפוליטי.
}
event-card_turned_up = { $fits ->
    [0] הקלף של { $power } על הלוח הפוליטי: { $card }. אין זה הסימן השולט, והוא אינו נחשב.
   *[other] הקלף של { $power } על הלוח הפוליטי: { $card }. הוא מתאים.
}
event-influence = ההשפעה של { $power }: { $value }.
event-cards_saved =
    { $power } { $power_id ->
        [pragmatic] שומר את קלפיו
       *[other] שומרת את קלפיה
    } על הלוח הפוליטי.
event-card_chosen =
    { $power } { $power_id ->
        [pragmatic] בוחר
       *[other] בוחרת
    } את { $political }.
event-card_unused = { $political } מושלך ללא ביצוע.
event-cards_taken_back =
    { $power } { $power_id ->
        [pragmatic] לוקח
       *[other] לוקחת
    } בחזרה מהלוח הפוליטי: { $cards }.
event-cards_covered =
    { $power } { $power_id ->
        [pragmatic] הופך
       *[other] הופכת
    } על הלוח הפוליטי, פנים כלפי מטה: { $cards }.
event-instruction_followed =
    { $power } { $power_id ->
        [pragmatic] ממלא
       *[other] ממלאת
    } את ההוראה של { $political }.
event-arrow_announced =
    { $power } { $power_id ->
        [pragmatic] מכריז
       *[other] מכריזה
    } על הזזת הסמן של { $track }: { $boxes } { $direction }.
event-income_changed = { $political }: הכנסת הקלפים של { $power } משתנה ב־{ SIGNED($number) }.
event-elector_turned = { $city } עוברת לשליטת { $power }.
event-troops_received = { $lost ->
    [0] { $power } { $power_id ->
                [pragmatic] מקבל
               *[other] מקבלת
            } { $count ->
                [one] חייל אחד
                [two] שני חיילים
               *[other] { $count } חיילים
            }.
   *[other] { $power } { $power_id ->
            [pragmatic] מקבל
           *[other] מקבלת
        } { $count ->
            [one] חייל אחד
            [two] שני חיילים
           *[other] { $count } חיילים
        }; לעוד { $lost } אין מקום.
}
event-marker_moved = הסמן של { $track } כעת על { $box }.
event-italy_box = { $count ->
    [0] הסמן של { $power } בתיבת איטליה חוזר אל המלאי.
   *[other] סמן של { $power } מונח בתיבת איטליה.
}
event-electors_box = { $count ->
    [0] הסמן של { $power } בתיבת 3 אלקטורים חוזר אל המלאי.
   *[other] סמן של { $power } מונח בתיבת 3 אלקטורים.
}
event-gift_lost = { $count } מחיילים אלה אובדים: { FORM($power, "to") } אין מקום עבורם.
event-corps_due = { FORM($power, "to") } אין גנרל על המפה, ויש לשלם עבור חיל משלוח אם אפשר.
event-train_waits = אין מבצר פנוי עבור { $piece }; הוא יוכל לשוב מאוחר יותר.
event-corps_left = { $piece } עוזב את המפה אל { $box }.
event-corps_lapsed = { FORM($power, "to") } אין את מי לשלוח; חיל המשלוח מתבטל.
event-corps_returned = { $piece } חוזר אל { $city }.
event-saxony_status = סקסוניה היא כעת { $status }.
event-relocated = { $piece } מועבר מ־{ $start } אל { $city }.
event-marker_removed = הסמן של { $power } על { $city } מוסר.
event-set_aside = מסמנים אלה של { $power }: { $count } מונחים בצד, { $rest } חוזרים אל המלאי.
event-aside_returned = הסמנים של { $power } שהונחו בצד ({ $count }) חוזרים אל המלאי.
event-peace_offered = פרוסיה מציעה שלום תמורת שלזיה.
event-peace_declined = אוסטריה דוחה את השלום.
event-peace_made = אוסטריה מקבלת את השלום.
event-silesia_annexed = שלזיה נעשית חלק ממדינת האם של פרוסיה.
event-silesia_box = סמן של { $power } מונח בתיבת שלזיה.
event-neutrality_began = { $power } ניטרלית עד שלב הביצוע שלה בתור { $turn }.
event-neutrality_ended = { $power } אינה ניטרלית עוד.
event-reduction_ordered = צרפת מורה על הפחתת מטרותיה: ההפחתה תבוצע ברגע שיתאפשר, בין שני שלבים.
event-reduction_withdrawn = צרפת מבטלת את ההוראה להפחית את מטרותיה.
event-contract_made =
    סבסוד של { $power } { FORM($receiver, "to") }: קלף אחד { $turns ->
        [one] בצעד הקלפים הבא
        [two] בכל אחד משני צעדי הקלפים הבאים
       *[other] בכל אחד מ־{ $turns } צעדי הקלפים הבאים
    }.
event-contract_ended = הסבסוד של { $power } { FORM($receiver, "to") } הסתיים.
event-voted = הקול של { $power } מ־{ $city } ניתן בעד { $candidate }.
event-emperor_elected = { $candidate } נבחר לקיסר (קרל { $votes }, פרנץ { $other }); סמן של { $power } מונח בתיבת הקיסר.
event-pools = מלאי: פרוסיה { $prussia }, צרפת { $france }, הצבא הפרגמטי { $pragmatic }, אוסטריה { $austria }.
event-winter_scored = ניקוד החורף נרשם בסתר.
event-winter_scores = { $winter_id ->
    [sum] סכום ניקוד החורף: פרוסיה { $prussia }, צרפת { $france }, הצבא הפרגמטי { $pragmatic }, אוסטריה { $austria }.
   *[other] ניקוד חורף { $winter }: פרוסיה { $prussia }, צרפת { $france }, הצבא הפרגמטי { $pragmatic }, אוסטריה { $austria }.
}
event-offer_made = הצעה { $number }, של { $by } אל { $to }: { $clauses }.
event-offer_accepted =
    { $to } { $to_id ->
        [maria_theresa] מקבלת
       *[other] מקבל
    } את הצעה { $number } של { $by }: { $clauses }.
event-offer_declined = { $to } דוחה את הצעה { $number } של { $by }.
event-offer_withdrawn =
    { $by } { $by_id ->
        [maria_theresa] מושכת
       *[other] מושך
    } את הצעה { $number }.
event-offer_lapsed = הצעה { $number } של { $by } אל { $to } פקעה.
event-agreement_ended = הסכם { $number } של { $by } ושל { $to } הסתיים { $why }: { $clauses }.
event-agreement_binds = הסכם { $number } מחייב: { $clauses }.
