### What the browser shows of a game of Maria besides its sentences: labels, headings, buttons, short notes.

## Pieces and places, as they are read out: "Breslau, major fortress, Prussian marker, Friedrich with Schwerin".

ui-maria-minor_fortress = מבצר קטן
ui-maria-major_fortress = מבצר גדול
ui-maria-elector = עיר אלקטור
ui-maria-marker = סמן { $adjective }
ui-maria-held = { $adjective }
ui-maria-question-marker = סמן שאלה { $adjective }
ui-maria-hussar = פרש
ui-maria-together = { $first } עם { $second }
ui-maria-with-troops =
    { $name } ({ $troops ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $troops } חיילים
    })
ui-maria-unsupplied = { $name }, ללא אספקה
ui-maria-general = גנרל { $adjective } בדרגה { $rank }
ui-maria-train = קרון אספקה { $adjective }
ui-maria-troops =
    { $troops ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $troops } חיילים
    }
ui-maria-out-of-supply = ללא אספקה
ui-maria-at = ב־{ $city }
ui-maria-with = עם { $names }
ui-maria-place-box = מחוץ למפה ({ $box })
ui-maria-place-eliminated = הושמד
ui-maria-place-absent = אינו משתתף
ui-maria-land-of = { $name } ({ $power })
ui-maria-off-map = מחוץ למפה
ui-maria-reserve-as = מילואים בערך { $value }

## The line at the top.

ui-maria-turn = תור { $turn } · { $year }
ui-maria-setup = סידור
ui-maria-politics = פוליטיקה
ui-maria-hussars = פרשים
ui-maria-election = בחירות אימפריאליות
ui-maria-winter = חורף
ui-maria-phase-cards = קלפים
ui-maria-phase-supply = אספקה
ui-maria-phase-movement = תנועה
ui-maria-phase-combat = קרב
ui-maria-phase-conquest = כיבוש
ui-maria-trump = הסימן השולט: { $suit }
ui-maria-no-trump-yet = עוד אין סימן שולט
ui-maria-victor = המנצח האחרון: { $seat }
ui-maria-election-pending = ייבחר קיסר
ui-maria-prussia-neutral = פרוסיה ניטרלית

## Hands.

ui-maria-hands = הקלפים שלך
ui-maria-hand-of =
    { $power }: { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
ui-maria-cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
ui-maria-suit-at = { $suit } ב־{ $city }
ui-maria-fits = בסימן של האזור
ui-maria-gives = הניקוד יהיה { $score }

## Battles.

ui-maria-battle = קרב: { $attacker } נגד { $defender }
ui-maria-battle-over = הקרב הסתיים
ui-maria-right = הזכות לשחק: { $power }, בניקוד { $score }.
ui-maria-played = קלפים ששוחקו
ui-maria-played-card = { $power }: { $card } בערך { $value }, ניקוד { $score }
ui-maria-reserve = מילואים בערך
ui-maria-reserve-gives = מילואים בערך { $value }, הניקוד יהיה { $score }
ui-maria-forces =
    התוקף: { $by } ב־{ $attacker }, עם { $attacking ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $attacking } חיילים
    }. המגן: { $against } ב־{ $defender }, עם { $defending }.

## Numbers to choose from.

ui-maria-numbers = כמה
ui-maria-none-yet = –
ui-maria-price = מגויס עולה { $price } נקודות; הקלפים שווים { $points }.

## Sheets over the map.

ui-maria-stage = קלפים וקרבות
ui-maria-politics-stage = הפוליטיקה של תור זה

## A planned march.

ui-maria-route =
    { $city }: { $roads ->
        [one] דרך אחת
        [two] שתי דרכים
       *[other] { $roads } דרכים
    }{ $left ->
        [0] { "" }
       *[other] , נותרו { $left }
    }
ui-maria-route-forced =
    { $city }: מסע מאומץ, { $roads ->
        [one] דרך אחת
        [two] שתי דרכים
       *[other] { $roads } דרכים
    }
ui-maria-route-conquers = כובש את { $names }
ui-maria-route-marks = סמן שאלה על { $names }
ui-maria-route-overruns = משמיד את { $names }
ui-maria-route-removes = מגרש את הפרש ב־{ $names }
ui-maria-route-joins = חובר אל { $names }
ui-maria-route-enemies = סמוך אל { $names }
ui-maria-route-consent = דרושה הסכמה של { $names }
ui-maria-route-wins = מנצח במשחק עבור { $names }

## Layers over the map.

ui-maria-supply = אספקה
ui-maria-protection = הגנה
ui-maria-reach = טווח
ui-maria-sectors = אזורים
ui-maria-tag-cut = מנותק
ui-maria-tag-cost =
    { $cost ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $cost } נקודות
    }
ui-maria-supply-state =
    { $out ->
        [0] { $due ->
            [0] לכולם יש אספקה
           *[other] הפרשים עולים { $due }
        }
       *[other] מנותקים: { $out }{ $due ->
            [0] { "" }
           *[other] , הפרשים עולים { $due }
        }
    }
ui-maria-bare-hint = מבצרים שאין עליהם הגנה:
ui-maria-reach-hint = הצבעה על כלי מראה לאן הוא יכול להגיע. טבעות מלאות: תנועה; מקווקוות: מסע מאומץ.

## The army sheets.

ui-maria-army = צבא
ui-maria-others = כוחות אחרים
ui-maria-piece = כלי
ui-maria-place = מקום
ui-maria-troops-word = חיילים
ui-maria-played-by = בידי { $seat }
ui-maria-total =
    { $troops ->
        [one] חייל אחד בסך הכול
        [two] שני חיילים בסך הכול
       *[other] { $troops } חיילים בסך הכול
    }
ui-maria-income =
    { $cards ->
        [one] קלף אחד בכל תור
        [two] שני קלפים בכל תור
       *[other] { $cards } קלפים בכל תור
    }
ui-maria-income-change = { $cause }: { SIGNED($number) }
ui-maria-divide = החיילים של { $name }
ui-maria-fewer = חייל אחד לגנרל השני
ui-maria-more = חייל אחד מן הגנרל השני

## The political display.

ui-maria-politics-panel = פוליטיקה
ui-maria-display = קלפים על הלוח הפוליטי
ui-maria-open-cards = קלפים גלויים
ui-maria-in-force = בתוקף
ui-maria-past-cards = קלפים שכבר היו גלויים
ui-maria-cards-to-come =
    { $count ->
        [0] לא צפויים עוד קלפים.
        [one] צפוי עוד קלף אחד.
        [two] צפויים עוד שני קלפים.
       *[other] צפויים עוד { $count } קלפים.
    }
ui-maria-announced =
    חצים שהוכרזו: { $boxes ->
        [one] משבצת אחת
        [two] שתי משבצות
       *[other] { $boxes } משבצות
    } { $direction }
ui-maria-influence = השפעה { $value }
ui-maria-order =
    { $place ->
        [1] הבחירה עכשיו
       *[other] בחירה מספר { $place }
    }
ui-maria-face-down = { $card }, הפוך
ui-maria-chosen-by = נבחר: { $power }

## Victory.

ui-maria-victory = ניצחון
ui-maria-pools-hint = מי שמניח את כל סמני הניצחון מנצח; אחרת קובע סכום המלאי הנמוך ביותר בארבעת החורפים.
ui-maria-goals-hint = מי ששולט במספר כזה של מבצרים אלה מנצח; אם אין כזה עד הסוף, אוסטריה מנצחת.
ui-maria-pool = { $pool } מתוך { $markers } במלאי
ui-maria-on-fortresses = על מבצרים: { $count }
ui-maria-battle-boxes = בתיבות הקרב
ui-maria-boxes = בתיבות אחרות
ui-maria-box-electors = 3 אלקטורים
ui-maria-box-emperor = קיסר
ui-maria-box-italy = איטליה
ui-maria-box-silesia = שלזיה
ui-maria-aside = מונחים בצד
ui-maria-goal = { $taken } מתוך { $goal }
ui-maria-taken = נכבשו
ui-maria-not-taken = לא נכבשו
ui-maria-winters-scored =
    { $count ->
        [0] עוד לא נוקד חורף.
        [one] נוקד חורף אחד; הדף מקופל עד הסוף.
        [two] נוקדו שני חורפים; הדף מקופל עד הסוף.
       *[other] נוקדו { $count } חורפים; הדף מקופל עד הסוף.
    }
ui-maria-scores = ניקוד החורף: הסכום הנמוך ביותר מנצח
ui-maria-sum = סכום
ui-maria-reduction = מטרות צרפת
ui-maria-reduction-state =
    { $state ->
        [no] צרפת רשאית לוותר פעם אחת על כיבושיה בלב אוסטריה.
        [ordered] הוראת ההפחתה ניתנה: היא תבוצע בין שני שלבים, ברגע שיתאפשר.
       *[done] צרפת הפחיתה את מטרותיה.
    }
ui-maria-reduce = להורות על הפחתה
ui-maria-keep_objectives = לבטל את ההוראה

## The electoral college.

ui-maria-college = חבר האלקטורים
ui-maria-emperor = הקיסר נבחר; הסמן של { $power } בתיבה.
ui-maria-short-karl = קרל
ui-maria-short-franz = פרנץ
ui-maria-voted = הצבעה: { $candidate }
ui-maria-bound-vote = { $candidate }, מחויב
ui-maria-free-vote = חופשי
ui-maria-tally = קרל { $karl }, פרנץ { $franz }, חופשיים { $free }; דרושים { $needed } קולות.

## Negotiations.

ui-maria-deals = הסכמים
ui-maria-offers = הצעות על השולחן
ui-maria-agreements = הסכמים בתוקף
ui-maria-deal = { $number }. של { $by } אל { $to }
ui-maria-accept = לקבל
ui-maria-decline = לדחות
ui-maria-withdraw = למשוך
ui-maria-end-agreement = להציע לסיים
ui-maria-subsidies = סבסוד
ui-maria-contract =
    קלף של { $power } אל { $other }, עוד { $turns ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $turns } תורות
    }
ui-maria-cancel-contract = לסיים
ui-maria-end-contract = להציע לסיים
ui-maria-own-contract = סבסוד בין הכוחות שלך:
ui-maria-powers = ממי אל מי
ui-maria-from-to = מאת { $power } אל { $other }
ui-maria-term = לכמה זמן
ui-maria-turns =
    { $turns ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $turns } תורות
    }
ui-maria-make-contract = להעניק
ui-maria-new-offer = הצעה חדשה
ui-maria-offer-to = אל מי
ui-maria-add-clause = להוסיף סעיף
ui-maria-clause-kind = סוג הסעיף
ui-maria-choose-kind = על מה להסכים?
ui-maria-choose = לבחור
ui-maria-nothing-to-choose = אין מה לבחור עכשיו
ui-maria-add = להוסיף את הסעיף הזה
ui-maria-remove-clause = להסיר: { $clause }
ui-maria-offer-preview = הצעה אל { $to }: { $clauses }.
ui-maria-make-offer = להציע
ui-maria-until-turn = עד סוף תור { $turn }
ui-maria-find-place = חיפוש עיר או חבל
ui-maria-remove-place = להסיר את { $place }
ui-maria-pick = להצביע על ערים במפה
ui-maria-gap-power =
    { $place ->
        [1] כוח
       *[other] כוח אחר
    }
ui-maria-gap-until = לכמה זמן
ui-maria-gap-candidate = מועמד
ui-maria-gap-turns = לכמה זמן
ui-maria-gap-places = מקומות
ui-maria-gap-fortresses = מבצרים
ui-maria-gap-card = קלף פוליטי
ui-maria-gap-deed = מה נעשה בו
ui-maria-gap-seat = שחקן
ui-maria-gap-suit = סימן
ui-maria-gap-agreement = הסכם
ui-maria-deed-choose = לבחור אותו
ui-maria-deed-avoid = לא לבחור אותו
ui-maria-deed-discard = לבחור אותו ולהשליך
ui-maria-clause-armistice = שביתת נשק
ui-maria-clause-no_attack = ללא התקפה
ui-maria-clause-vote = הצבעה בבחירות
ui-maria-clause-subsidy = סבסוד
ui-maria-clause-end_subsidy = סיום סבסוד
ui-maria-clause-leave = לעזוב חבל
ui-maria-clause-keep_out = לא להיכנס לחבל
ui-maria-clause-no_protection = ללא הגנה על מבצרים
ui-maria-clause-no_conquest = ללא כיבוש מבצרים
ui-maria-clause-peace = שלום תמורת שלזיה
ui-maria-clause-politics = קלף פוליטי
ui-maria-clause-trump = הסימן השולט
ui-maria-clause-no_hussars = ללא פרשים
ui-maria-clause-no_shift = סקסוניה נשארת
ui-maria-clause-consent = הסכמה לשילובים
ui-maria-clause-end = סיום הסכם
