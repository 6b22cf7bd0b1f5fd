### Why a bot chose what it chose, in one sentence: what is said of this game only (bots.ftl has the rest).
###
### Parameters are those of the decision and what was chosen, named as in maria.ftl; `$other` is a second piece or city.

## Set-up, cards and winter.

thought-setup_strong = { $piece } מקבל כמה שאפשר: הוא אמור להכות.
thought-setup_weak = { $piece } מקבל רק מה שצריך: החיילים דרושים במקום אחר.
thought-setup_middle = { $piece } מקבל { $value } חיילים, די כדי להחזיק מעמד.
thought-subsidy_paid = קלף שווה עכשיו יותר לבוואריה.
thought-subsidy_kept = צרפת זקוקה לקלפיה בעצמה.
thought-payment_exact = { $card } משלם בדיוק את החוב.
thought-payment_rest = { $card } משלם את כל מה שנותר.
thought-payment_part = { $card } הולך ראשון; החוב גדול מערכו.
thought-recruit_none = הקלפים שווים יותר מחיילים חדשים.
thought-recruit_some = { $power }: משלימים אבדות, ושומרים קלפים לקרבות.
thought-recruit_most = { FORM($power, "to") } דרוש כל חייל שאפשר לשלם עליו.
thought-recruits_none = אחרים זקוקים למגויסים יותר מאשר { $piece }.
thought-recruits_near = האויב קרוב אל { $piece }.
thought-recruits_some = { $piece } צריך להיות חזק כשיהיה בו צורך.
thought-general_enters = { $piece } שב למקום שצריך אותו: { $city }.
thought-general_stays_away = המגויסים יועילו יותר לגנרלים שעל המפה.
thought-division_most = { $piece } מוביל, ושומר כמה שאפשר.
thought-division_share = { $piece } שומר { $value } מתוך { $total }, כדי שגם { $other } יוכל לעמוד לבדו.

## Hussars and supply.

thought-hussar_rides = ב־{ $city } הפרש צופה על האויב.
thought-hussar_rides_dear = ב־{ $city } הפרש מייקר את האספקה של { $piece }.
thought-hussar_stays = אין מקום טוב יותר לפרש.
thought-hussar_stays_dear = ב־{ $city } הפרש עדיין מייקר את האספקה של { $piece }.
thought-supplied_strongest = { $piece } עלול להפסיד הכי הרבה חיילים.
thought-supplied_other = { $piece } עומד במקום שצריך אותו.

## Movement.

thought-movement_general = { $piece } יועיל יותר במקום אחר.
thought-movement_reach = מבצר אויב בהישג ידו של { $piece }: { $city }.
thought-movement_fortress = { $piece } עומד במבצר האויב { $city }.
thought-movement_starving = { $piece } ללא אספקה.
thought-movement_train = { $piece } צריך להדביק את הגנרלים.
thought-movement_reenter = בלי { $piece } הגנרלים ירעבו.
thought-movement_end = כל הכלים עומדים במקומם.
thought-movement_let = עדיף לראות קודם מה יעשה השני בפלנדריה.
thought-movement_end_flanders = אין עוד מה לעשות בפלנדריה.
thought-march_forced = דרכו של { $piece } ארוכה, ואין בה מה לכבוש.
thought-march_conquers = { $piece } כובש את { $city } ביציאתו.
thought-march_takes = { $piece } הולך אל { $city } כדי לכבוש אותה: אין עליה הגנה.
thought-march_question = { $city } עשויה ליפול בידי { $piece } אם מגינה יובס.
thought-march_joins = { $piece } חובר אל { $other }: יחד הם חזקים יותר.
thought-march_fights = { $piece } יוצא נגד { $other }.
thought-march_flees = { $piece } מתרחק מן { $other }.
thought-march_supply = { $piece } צריך להתקרב אל { $other } כדי לקבל אספקה.
thought-march_protect = { $piece } מגן על { $other }, שהאויב יכול להגיע אליה.
thought-march_towards = { $piece } צועד לעבר { $other }.
thought-march_position = { $piece } תופס עמדה טובה יותר ב־{ $city }.
thought-march_stop = { $piece } עומד היטב ב־{ $city }.
thought-march_stop_attack = { $piece } נעצר ב־{ $city } כדי להילחם נגד { $other }.
thought-march_stop_fortress = { $piece } נעצר ב־{ $city }, כדי לכבוש אותה ביציאתו.
thought-march_stop_protect = מ־{ $city } { $piece } מגן על { $other }.
thought-march_train_follows = { $piece } מתקרב אל { $other }, כדי לספק אותו.
thought-march_train_goes = מקומו של { $piece } טוב יותר ב־{ $city }.
thought-march_train_stops = ב־{ $city } { $piece } קרוב דיו.
thought-train_entry = { $piece } יועיל ביותר ב־{ $city }.
thought-commander = { $piece } מוביל: חייליו של השני אובדים קודם.
thought-consent_commander = { $piece } צריך להוביל.
thought-consent_needed = יחד הם יכולים לעמוד מול האויב הקרוב.
thought-consent_given = יחד הם חזקים יותר.
thought-consent_refused = { $other } נשאר חופשי ללכת לכל מקום.

## Combat.

thought-attacker_strongest = { $piece } הוא החזק ביותר, ותוקף ראשון.
thought-attacker_other = { $piece } תוקף ראשון: הרבה תלוי בקרב שלו.
thought-target = הרווח הגדול ביותר הוא להביס תחילה את { $piece }.
thought-battle_draw = תיקו אינו עולה { FORM($power, "to") } דבר, ואין בו עוד קלפים.
thought-battle_small_loss =
    ההפסד עולה רק { $loss ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $loss } חיילים
    }: הקלפים שווים יותר.
thought-battle_lost = אי אפשר לנצח בקרב במחיר סביר: לא יוצאים עליו עוד קלפים.
thought-battle_small = די בקלף קטן: { $card } מביא { FORM($power, "to") } יתרון של { $score }.
thought-battle_large = { $card } מביא { FORM($power, "to") } יתרון כזה שקשה יהיה לענות עליו.
thought-battle_ahead = { $card } מביא { FORM($power, "to") } יתרון של { $score }.
thought-battle_level = { $card } משווה את הניקוד, והתור לשחק עובר לשני.
thought-battle_less = { $card } משאיר { FORM($power, "to") } פיגור של { $score } בלבד.
thought-battle_reserve = הקרב שווה את המילואים, בערך { $value }.
thought-retreat_from_train = ב־{ $city } { $piece } רחוק ביותר מקרונותיו.
thought-retreat_there = ב־{ $city } { $piece } מועיל הכי פחות לצד שלו.
thought-retreat_path = דרך { $city } { $piece } אינו מזיק.

## Politics.

thought-trump_most = מ־{ $suit } יש ביד יותר מכול.
thought-trump_other = { $suit } הכי פחות מתאים לאחרים.
thought-placement_none = { FORM($power, "to") } דרושים הקלפים למלחמה.
thought-placement_counts = { $card } נחשב, ונותן { FORM($power, "to") } השפעה על הקלפים הגלויים.
thought-placement_bluff = גם קלף שאינו נחשב עשוי להפחיד את האחרים.
thought-choice_card = עדיף שהקלף { $political } יהיה בידי { $power } ולא בידי אחרים.
thought-choice_save = אף קלף אינו שווה עכשיו את ההשפעה של { $power }.
thought-instruction_followed = הוראת הקלף טובה עבור { $power }.
thought-instruction_left = הוראת הקלף לא תעזור { FORM($power, "to") }.
thought-arrow_left = במסלול { $track } עדיף שמאלה עבור { $power }.
thought-arrow_right = במסלול { $track } עדיף ימינה עבור { $power }.
thought-arrow_unused = עבור { $power } עדיף שהסמן של { $track } יישאר.
thought-receiver = הצורך של { $power } בזה גדול יותר.
thought-corps = על { $piece } הכי קל לוותר.
thought-corps_joins = { $piece } טוב יותר בחברה ב־{ $city }.
thought-corps_displaces = { $piece } חוזר לבדו אל { $city }.
thought-relocated_piece = { $piece } חייב ללכת, ובוחר ראשון את מקומו.
thought-relocation = { $piece } יועיל ביותר ב־{ $city }.
thought-saxony_shift_none = על סקסוניה להישאר כפי שהיא.
thought-saxony_shift_right = כל משבצת מקרבת את סקסוניה לאוסטריה.
thought-vote_own = { $candidate } הוא המועמד של הצד של { $power }.
thought-vote_other = { $candidate } כקיסר מסוכן פחות { FORM($power, "to") }.

## Agreements and peace.

thought-offer_accepted = ההצעה של { $seat } נותנת יותר משהיא לוקחת.
thought-offer_leader = הניצחון של { $seat } קרוב, ואין לסייע בכך.
thought-offer_nothing = ההצעה של { $seat } אינה נותנת דבר בתמורה.
thought-offer_little = ההצעה של { $seat } נותנת מעט מדי תמורת מה שהיא נותנת לאחרים.
thought-peace_offered = שלזיה נכבשה, ולפרוסיה טוב מעט שקט.
thought-peace_not_offered = במלחמה יש יותר להרוויח מאשר בשלום.
thought-peace_accepted = אוסטריה זקוקה לצבאותיה נגד אחרים.
thought-peace_refused = שלזיה עוד לא אבודה.
thought-second_train = קרון ב־{ $city } ישרת הכי טוב את צבאות פרוסיה.
