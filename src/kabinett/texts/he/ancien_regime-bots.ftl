### Why a bot chose what it chose, in one sentence: what is said of this game only (bots.ftl has the rest).
###
### Parameters are those of the decision and what was chosen, named as in ancien_regime.ftl; `$other` is another power.

## War and peace.

thought-status_stays = { FORM($power, "to") } הכי טוב להישאר כפי שהיא.
thought-status_joins = לצד { $other } { $power } תרוויח יותר מאשר נגדה.
thought-status_neutral = שלום ומיסים כפולים טובים עכשיו { FORM($power, "to") } יותר ממלחמה.
thought-status_expansionist = { $power } לוטשת עיניים לאדמות שתי הקואליציות.
thought-expulsion_none = הקואליציה שווה יותר כשהיא שלמה.
thought-expulsion_leader = { $other } קרובה מדי לניצחון מכדי להיות בעלת ברית.
thought-expulsion_prey = { $other } שווה יותר כאויבת מאשר כבעלת ברית.
thought-application_accept = אויבת אחת פחות היא בעלת ברית אחת יותר.
thought-application_leader = { $power } קרובה מדי לניצחון מכדי לעזור לה.
thought-application_decline = יש יותר להרוויח נגד { $power } מאשר לצידה.
thought-leave_stay = { $general } אינו מזיק ב־{ $territory }.
thought-leave_go = בעלות ברית מתחלפות, ועדיף ש־{ $territory } תישאר בלי { $general }.
thought-vote_own = כל קול למועמדת שלנו.
thought-vote_other = הכתר בידי { $other } מזיק הכי פחות.
thought-crown_take = הכתר שווה השפעה בכל סבב.
thought-crown_hold = הקולות יחליטו.
thought-bid_nothing = { $minor } אינה שווה עכשיו שום מורל.
thought-bid_some =
    { $minor } שווה { $bid ->
        [one] נקודת מורל אחת
        [two] שתי נקודות מורל
       *[other] { $bid } נקודות מורל
    }, אך לא יותר.
thought-bid_high = אסור ש{ $minor } תשרת מישהי אחרת.

## Cards, Money, generals.

thought-frederick = { $general } הכי קרוב למקום שבו יהיה בו צורך.
thought-discard = מכל הקלפים, { $card } יחסר הכי פחות.
thought-subsidies_none = { $power } צריכה בעצמה את מה שיש לה.
thought-subsidies_own = מה שיש אצל { $other } מועיל יותר ממה ש{ $power } שומרת.
thought-subsidies_ally = { $other } יכולה לעצור את מי שעומדת לנצח.
thought-mercenaries_card = כדאי לשלוח { $card }.
thought-mercenaries_stop = את השאר לא כדאי לשלוח.
thought-offer_taken = מתנה שאינה עולה דבר לוקחים.
thought-offer_declined = לא עכשיו מתנות.
thought-leadership_place = יש כסף לחיילים של עוד גנרל.
thought-leadership_remove = { $general } רק יובס במקום שבו הוא עומד.
thought-leadership_draw = יותר מכול חסר { FORM($power, "to") } קלף.
thought-leadership_morale = בלי מורל אי אפשר לשחק קלפים.
thought-leadership_nothing = כולם עומדים במקומם.
thought-placement = מ־{ $territory } הוא יוכל להועיל.
thought-buys_troop = { $general } צריך חיילים כדי להילחם ולהחזיק במה שיכבוש.
thought-buys_card = קלפים מכריעים קרבות.
thought-buys_morale = מורל דרוש לקלפים ולמכירות פומביות.
thought-buys_fortress = ב־{ $territory } יש להחזיק בכל מחיר.
thought-buys_nothing = אין עוד דבר שכדאי לקנות.

## Movement.

thought-arbiter_room = לאף אחת מאלה שאפשר למנות אין פחות מורל מאשר { FORM($other, "to") }.
thought-arbiter_willing = { $other } אולי תאשר יותר מן האחרות.
thought-dismissal = חיל המצב ב־{ $territory } כבר אינו מועיל.
thought-dismissal_none = שומרים על מה שיש.
thought-further_ask = יש עוד מה לקחת מיד.
thought-further_end = תור נוסף אינו שווה את מה ש{ $arbiter } תרוויח ממנו.
thought-grant_morale = מורל של { $morale } שווה יותר ממה ש{ $power } יכולה לעשות בתור הזה.
thought-grant_leader = מי שמשחק את { $power } הכי קרוב לניצחון, ולא יקבל מאיתנו תור.
thought-grant_refused = { $power } עלולה להזיק יותר מכפי ששווה מורל של { $morale }.
thought-movement_general = { $general } ירוויח הכי הרבה מתנועה.
thought-movement_land = סטיוארט יטריד את בריטניה בביתה.
thought-movement_end = אף אחד לא ירוויח מתנועה נוספת.
thought-march_garrison = רק חיל מצב עומד בדרך אל { $territory }.
thought-march_general = אפשר להביס את האויב ב־{ $territory }.
thought-march_own = { $general } יועיל יותר ב־{ $territory }.
thought-march_ally = הדרך עוברת ב־{ $territory }, השייכת לבעלת ברית.
thought-march_influence = { $territory } פתוחה, ושווה השפעה בכל סבב.
thought-march_on = { $territory } קרובה יותר למקום שבו { $general } דרוש.
thought-strategic_way = הדרך דרך { $territory } קצרה ועוברת בשטח ידידותי.
thought-strategic_end = { $general } דרוש ב־{ $territory }.
thought-garrison_influence =
    { $territory } נותנת { $points ->
        [one] נקודת השפעה אחת
        [two] שתי נקודות השפעה
       *[other] { $points } נקודות השפעה
    } בכל סבב למי שמחזיקה בה.
thought-garrison_hold = ב־{ $territory } יש להחזיק.
thought-garrison_keep = { $general } זקוק לחייליו יותר מאשר { $territory }.
thought-consent_accept = { $other } אינה מזיקה בדרכה.
thought-consent_decline = { $other } קרובה מדי לניצחון מכדי לעזור לה.

## Battles.

thought-next_battle = { $territory } היא החשובה ביותר כל עוד כל הקלפים ביד.
thought-support_none = הקרב הזה אינו שווה חייל שלנו.
thought-support_given = { $general } יכול לחלוק בניצחון, או להציל מה שיאבד.
thought-pile = הקלפים משוחקים עבור { $general }.
thought-card_pass = קלף נוסף יעלה יותר ממה שיביא.
thought-card_scout = כדאי להראות 3 כדי לראות מה האויב שיחק.
thought-card_best = הקרב ב־{ $territory } שווה את הקלף הטוב ביותר.
thought-card_least = אולי די ב־{ $card }, והוא יחסר הכי פחות.
thought-card_some = אולי די ב־{ $card }.
thought-scout = הקלף הזה מגלה הכי הרבה.
thought-retreat_off = מחוץ למפה { $general } בטוח, ומביא קלף בגיוס.
thought-retreat_home = בבירה { $general } שוב זמין מיד.
thought-retreat_near = ב־{ $territory } { $general } יועיל שוב בקרוב.
thought-return = אצל { $general } יש מקום לחייל.
