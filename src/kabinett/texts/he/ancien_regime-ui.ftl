# The words of Ancien Régime's board, drawers and sheets in the browser.

ui-ar-when = סבב { $round }, תור { $turn }
ui-ar-round = סבב { $round }
ui-ar-turn = תור { $turn }
ui-ar-movement-turn = { $power }: תור תנועה { $turn }
ui-ar-doing = { $power ->
    [none] { $what }
   *[other] { $power }: { $what }
}
ui-ar-doing-Diplomacy = דיפלומטיה
ui-ar-doing-Election = בחירת הקיסר
ui-ar-doing-Auction = מכירה פומבית
ui-ar-doing-Drill = אימונים
ui-ar-doing-Subsidies = סבסוד
ui-ar-doing-Leadership = פיקוד
ui-ar-doing-Mobilisation = גיוס
ui-ar-doing-Movement = תנועה
ui-ar-doing-frederick = תנועה של פרידריך לבדו

## The map in words

ui-ar-capital = הבירה של { $power }
ui-ar-home = מולדת של { $power }
ui-ar-kind-contested = שנויה במחלוקת בין { $powers }
ui-ar-kind-uncontested = לא שנויה במחלוקת
ui-ar-kind-impassable = הרים בלתי עבירים
ui-ar-value = ערך { $value }
ui-ar-elector = אלקטור
ui-ar-crown-here = מושב הקיסר
ui-ar-fortress = מבצר ללא חיל מצב
ui-ar-garrison = חיל מצב של { $power }
ui-ar-garrison-fortress = חיל מצב של { $power } במבצר
ui-ar-general = { $count ->
    [one] { $name } עם { $count } חייל
    [two] { $name } עם { $count } חיילים
   *[other] { $name } עם { $count } חיילים
}
ui-ar-in = ב־{ $territory }
ui-ar-place-off = מחוץ ללוח
ui-ar-place-reserve = בעתודה
ui-ar-region-contested = טריטוריות שנויות במחלוקת
ui-ar-region-uncontested = טריטוריות לא שנויות במחלוקת
ui-ar-region-away = לא על המפה

## Ways

ui-ar-route-march = צעדה אל { $territory }
ui-ar-route-sea = בים אל { $territory }
ui-ar-route-strategic = תנועה אסטרטגית אל { $territory }, { $count } צעדים
ui-ar-needs-consent = דרושה הסכמה של { $power }
ui-ar-needs-passage = דרוש היתר הפלגה של { $power }
ui-ar-battle-there = יהיה שם קרב
ui-ar-battle-with = קרב נגד { $powers }: עוצמת בסיס { $attack } נגד { $defence }

## Layers over the map

ui-ar-overlay-control = שליטה
ui-ar-overlay-entry = לאן מותר לי
ui-ar-overlay-reach = טווח
ui-ar-entry-of = לגנרלים של { $power }, בכל מקום שבו הם עומדים:
ui-ar-entry-nobody = רק למי שמשחק מעצמה יש לאן ללכת.
ui-ar-entry-free = חופשי
ui-ar-entry-consent = בהסכמת בעלת ברית
ui-ar-entry-battle = אל תוך קרב
ui-ar-entry-forbidden = אסור
ui-ar-reach-hint = הצבעה על גנרל מראה לאן הוא יכול להגיע.
ui-ar-reach-turn = תור תנועה { $turn }

## Hands and cards

ui-ar-stage = קלפים ועניינים
ui-ar-hands = ידיים
ui-ar-hand = { $count ->
    [0] היד של { $power }: ללא קלפים
    [one] היד של { $power }: קלף אחד
    [two] היד של { $power }: שני קלפים
   *[other] היד של { $power }: { $count } קלפים
}
ui-ar-cards-held = { $count ->
    [0] ללא קלפים
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
ui-ar-card = קלף { $value }: { $ability }
ui-ar-card-gives = { $card }; מוסיף { $added }
ui-ar-ability-none = רק ערכו נחשב
ui-ar-ability-home_ground = נחשב 1 יותר היכן שהטריטוריה בשליטת מעצמתו
ui-ar-ability-scout = כשהוא גלוי, חושף קלף של הצד השני
ui-ar-ability-pair = שניים כאלה תחת גנרל אחד נחשבים 1 יותר
ui-ar-ability-gamble = עולה נקודת מורל נוספת אם הצד שלו מפסיד
ui-ar-card-up = { $value }, גלוי
ui-ar-card-own = { $value }, הפוך, ידוע לך
ui-ar-card-down = קלף הפוך
ui-ar-card-of = קלף { $number } של { $general }
ui-ar-cards-are = קלפים { $cards }

## Battles

ui-ar-battle-in = קרב ב־{ $territory }
ui-ar-battle-over = הקרב ב־{ $territory } הסתיים
ui-ar-side-attack = תוקף
ui-ar-side-defence = מגן
ui-ar-supports = תומך
ui-ar-may-support = רשאים לתמוך:
ui-ar-troops = { $count ->
    [0] ללא חיילים
    [one] חייל אחד
    [two] שני חיילים
   *[other] { $count } חיילים
}
ui-ar-plays-left = { $count ->
    [0] אין לשחק קלפים
    [one] אפשר לשחק עוד קלף אחד
    [two] אפשר לשחק עוד שני קלפים
   *[other] אפשר לשחק עוד { $count } קלפים
}
ui-ar-base-strength = עוצמת בסיס: { $attack } נגד { $defence }
ui-ar-known-strength = { $hidden ->
    [0] לפי הידוע לך: { $attack } נגד { $defence }
   *[other] לפי הידוע לך: { $attack } נגד { $defence }, קלפים נסתרים: { $hidden }
}
ui-ar-would-win =
    הרווח של { $power } יהיה { $count ->
        [one] נקודת השפעה אחת
        [two] שתי נקודות השפעה
       *[other] { $count } נקודות השפעה
    }
ui-ar-controlled-by = בשליטת { $power }.
ui-ar-controlled-by-nobody = אינה בשליטת אף אחת.
ui-ar-passed = ויתרו: { $powers }
ui-ar-pile-of = הקלפים של { $general }
ui-ar-counts = = { $value }

## Auction, diplomacy, election

ui-ar-auction = מי תשלוט על { $power }?
ui-ar-until-now = עד כה
ui-ar-your-bid = ההצעה שלך
ui-ar-bid = הצעה של { $bid }
ui-ar-bids = הצעות
ui-ar-has-bid = כבר הציעה
ui-ar-bids-now = עוד מציעה
ui-ar-leaves-morale = יישאר מורל { $count }
ui-ar-leaves-money = יישאר כסף { $count }
ui-ar-keeps = { $count ->
    [0] לא נשארים אצלו חיילים
    [one] נשאר אצלו חייל אחד
    [two] נשארים אצלו שני חיילים
   *[other] נשארים אצלו { $count } חיילים
}
ui-ar-diplomacy-expulsion = המנהיגות רשאיות לגרש חברות
ui-ar-diplomacy-choice = כולן בוחרות מעמד, בסתר
ui-ar-diplomacy-answers = המנהיגות משיבות
ui-ar-progress = היכן כל אחת עומדת
ui-ar-members = חברות הקואליציה
ui-ar-member-facts = השפעה { $influence }, מורל { $morale }
ui-ar-expelled = מגורשת
ui-ar-as-now = כמו עכשיו
ui-ar-has-to-accept = דרושה הסכמה של { $power }
ui-ar-wants = רוצה: { $status }
ui-ar-stays = נשארת
ui-ar-closed = סגורה: { $status }
ui-ar-settled = סוכם
ui-ar-has-chosen = כבר בחרה
ui-ar-is-choosing = בוחרת
ui-ar-election = בחירת הקיסר
ui-ar-no-emperor = אין קיסר.
ui-ar-emperor = כתר הקיסר בידי { $power }.
ui-ar-votes-needed = דרושים { $needed } קולות.
ui-ar-votes =
    { $count ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $count } קולות
    }
ui-ar-votes-for = מצביעה בעד { $power }
ui-ar-candidate-facts = { $count ->
    [one] קול אחד משלה, ניתנו לה { $cast }
    [two] שני קולות משלה, ניתנו לה { $cast }
   *[other] { $count } קולות משלה, ניתנו לה { $cast }
}
ui-ar-free-electors = לא בשליטת אף אחת:

## Actions

ui-ar-offers = ההצעות של { $power }
ui-ar-no-offers = אין עד כה
ui-ar-offered = הוצע לה
ui-ar-gift-money = { $power }: כסף { $count }
ui-ar-gift-cards = { $power }: קלפים
ui-ar-recipient-facts = { $count ->
    [one] כסף { $money }, קלף אחד
    [two] כסף { $money }, שני קלפים
   *[other] כסף { $money }, { $count } קלפים
}
ui-ar-leadership = הפיקוד של { $power }
ui-ar-place-generals = להציב גנרלים, ללא חיילים
ui-ar-remove-generals = או להסיר גנרלים מהמפה, עם חייליהם
ui-ar-or-instead = או במקום זה
ui-ar-do-draw = קלף
ui-ar-do-morale = נקודת מורל
ui-ar-morale-now = כעת { $morale } מתוך { $cap }
ui-ar-morale-of = המורל של { $power }: { $morale }
ui-ar-mobilisation = הגיוס של { $power }
ui-ar-money-left =
    { $count ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $count } מטבעות
    }
ui-ar-corruption-hint = מה שלא מוצא אובד
ui-ar-buy-troop = חיילים
ui-ar-buy-other = קלפים ומורל
ui-ar-buy-fortress = מבצר
ui-ar-no-site = אין מקום, או יקר מדי
ui-ar-arbiter = הבוררת
ui-ar-arbiter-hint = היא מרוויחה עכשיו נקודת מורל, ועוד על כל תור תנועה נוסף שהיא מאשרת.
ui-ar-arbiter-facts = { $turns ->
    [one] מורל { $morale }, תור תנועה אחד
    [two] מורל { $morale }, עד שני תורות תנועה
   *[other] מורל { $morale }, עד { $turns } תורות תנועה
}

## Drawers

ui-ar-powers = מעצמות
ui-ar-coalitions = קואליציות
ui-ar-wheel = גלגל
ui-ar-race = השפעה
ui-ar-electors = אלקטורים
ui-ar-leader = מנהיגה
ui-ar-played-by = בידי { $seat }
ui-ar-uncontrolled = לא בשליטת אף אחת
ui-ar-status = מעמד
ui-ar-status-british = הקואליציה הבריטית
ui-ar-status-french = הקואליציה הצרפתית
ui-ar-status-neutral = ניטרלית
ui-ar-status-expansionist = מתפשטת
ui-ar-meaning-british = בעלות ברית זו של זו, במלחמה עם הקואליציה הצרפתית ועם המתפשטות
ui-ar-meaning-french = בעלות ברית זו של זו, במלחמה עם הקואליציה הבריטית ועם המתפשטות
ui-ar-meaning-neutral = שלום עם כולן, מיסים כפולים; נעה רק בשטחה, מותקפת רק מחוץ למולדתה
ui-ar-meaning-expansionist = במלחמה עם כולן חוץ מן הניטרליות, ללא בעלות ברית
ui-ar-morale = מורל
ui-ar-influence = השפעה
ui-ar-influence-of = ההשפעה של { $power }
ui-ar-track = { $label }: { $value } מתוך { $last }
ui-ar-money = כסף
ui-ar-money-taxes = כסף { $money }, מיסים { $taxes }
ui-ar-cards = קלפים
ui-ar-tokens = { $count } במלאי
ui-ar-pile = חפיסה: { $count }, מושלכים: { $discards }
ui-ar-fortresses-left = מבצרים שנותרו: { $count }
ui-ar-relations = מלחמה, שלום וברית
ui-ar-relation-war = מלחמה
ui-ar-relation-peace = שלום
ui-ar-relation-ally = ברית
ui-ar-idle = { $power }, שעוד אינה בשליטת אף אחת: אינה עושה דבר
ui-ar-race-needed = { $needed } נקודות השפעה מנצחות.
ui-ar-race-rounds = המשחק מסתיים אחרי סבב { $rounds }.
ui-ar-race-gain = { $wins ->
    [yes] { SIGNED($gain) } בתור הפעולה { $turn }: זה יביא ניצחון
   *[no] { SIGNED($gain) } בתור הפעולה { $turn }
}
ui-ar-race-emperor = מתוכן { $gain } בזכות הכתר
ui-ar-race-for = עבור { $power }
