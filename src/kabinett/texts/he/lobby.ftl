# The pages outside the table: the lobby, new tables, the account, links, the rules.

game-maria = מריה
game-ancien_regime = קואליציות: המשטר הישן
ui-level-random = אקראי
ui-level-cadet = צוער
ui-level-general = גנרל
ui-level-marshal = מרשל

# what this is
ui-title-years = מלחמות קבינט, 1740 עד 1763
ui-title-under = שני משחקי לוח על שרים, מרשלים ובריתות שהופרו
ui-title-text =
    כאן משחקים במריה ובמשטר הישן: עם חברים, בזמן אמת או בהתכתבות, סביב מסך אחד, או נגד בוטים. התוכנה שומרת על
    החוקים, וכל סירוב נשען על סעיף שאפשר לקרוא.
ui-play-now = לשחק עכשיו
ui-play-now-text = די בשם. אפשר לשמור אותו אחר כך עם סיסמה.
ui-or-sign-in = או להתחבר
ui-your-name = השם שלך
ui-greeting = שלום, { $name }
ui-games = המשחקים
ui-choose-game = שולחן חדש
ui-rules-of = חוקי { $game }
ui-about-maria =
    מלחמת הירושה האוסטרית לשניים או לשלושה. גנרלים צועדים בדרכים בעוצמה נסתרת, קרבות מוכרעים בקלפים של הסימן הנכון,
    ולאיש אין רק צד אחד.
ui-about-maria-introductory = תשעה תורות ללא פוליטיקה: ערב אחד, והדרך ללמוד את המשחק.
ui-about-maria-advanced = שנים־עשר תורות עם פוליטיקה, סבסוד, בחירות אימפריאליות והסכמים.
ui-about-ancien_regime =
    שבע מעצמות מלונדון עד קושטא, לארבעה עד שבעה. גלגל מסתובב ונותן לכל אחת משהו אחר לעשות; קואליציות נקבעות בסתר,
    ו־25 נקודות השפעה מנצחות.
ui-about-ancien_regime-1740 = מריה תרזה ירשה, ולכולם יש תביעה.
ui-about-ancien_regime-1756 = הבריתות התהפכו, ופרוסיה עומדת לבדה.

# lists of tables
ui-between = { " · " }
ui-players =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
ui-my-tables = השולחנות שלי
ui-my-tables-empty = עדיין אין לך מקום. אפשר לבחור משחק למטה, או מקום פנוי בשולחן פתוח.
ui-open-tables = שולחנות פתוחים
ui-open-tables-empty = כרגע אף אחד לא מחפש חברה.
ui-open-one = לפתוח שולחן
ui-running-tables = משחקים לצפייה
ui-finished-tables = משחקים שהסתיימו
ui-finished-empty = אף משחק עוד לא הסתיים.
ui-sandboxes = ארגזי חול
ui-sandboxes-text = שולחנות פרטיים לבדיקת מה שיכול היה לקרות. אף אחד אחר לא רואה אותם.
ui-table-by = השולחן של { $name }
ui-your-move = תורך
ui-row-yours = עבור { $seats }, { $ago }
ui-row-waiting = { $count ->
    [0] נמשך מעצמו, { $ago }
    [1] ממתינים: { $seats }, { $ago }
    [2] ממתינים: { $seats }, { $ago }
   *[other] ממתינים: { $count } מקומות, { $ago }
}
ui-row-open = נפתח { $ago }
ui-stand-in = { $name } (בוט)
ui-is-asked = התור שם עכשיו
ui-time-left = נותרו { $time }
ui-just-now = ממש עכשיו
ui-play = לשחק
ui-look = לפתוח
ui-watch = לצפות
ui-put-archive = לארכיון
ui-put-unarchive = להחזיר
ui-archived = מה שבארכיון
ui-archived-empty = אין.
ui-sit-as = לשחק: { $seat }
ui-more-tables = להציג עוד
ui-ending = { $count ->
    [0] ללא מנצח: { $reason }.
   *[other] ניצחון של { $winners }: { $reason }.
}

# lengths of time
ui-days = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
}
ui-hours = { $count ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $count } שעות
}
ui-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
ui-seconds = { $count ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $count } שניות
}

# a new table
ui-which-game = איזה משחק?
ui-company = מי משחק איתך?
ui-company-bots = בוטים
ui-company-bots-text = המשחק מתחיל מיד.
ui-company-open = כל אחד
ui-company-open-text = השולחן עומד ברשימה עד שכל המקומות נתפסים.
ui-company-link = חברים
ui-company-link-text = בשולחן מחכה קישור לכל חבר; אף אחד אחר לא יוכל לתפוס את המקומות האלה.
ui-company-screen = כולם כאן
ui-company-screen-text = כולם משחקים במסך הזה. בין התורות וילון מסתיר את מה שאינו לעיני כול.
ui-level = כמה טוב משחקים הבוטים?
ui-holder-mine = אני
ui-holder-open = כל אחד
ui-holder-link = חבר עם קישור
ui-further = זמן, שם ומי רואה
ui-table-name = שם השולחן
ui-table-name-help = בלעדיו השולחן נקרא על שמך.
ui-public = אחרים רשאים לראות את השולחן
ui-public-text = הוא מופיע ברשימה, וכל אחד רשאי לצפות. מה שנסתר נשאר נסתר.
ui-auto-start = להתחיל כשכל המקומות תפוסים
ui-auto-start-text = אחרת ההתחלה בידיך.
ui-lay-bots = להתחיל נגד בוטים
ui-lay-screen = להתחיל במסך הזה
ui-lay-mixed = להתחיל
ui-lay-waits = לערוך את השולחן
ui-clock = זמן לחשוב
ui-clock-none = ללא הגבלה
ui-clock-live = זמן אמת, מהיר
ui-clock-evening = זמן אמת, ערב שלם
ui-clock-days = בהתכתבות, ימים
ui-clock-week = בהתכתבות, שבוע
ui-clock-own_bank = זמן אמת, בחירה אישית
ui-clock-own_ladder = בהתכתבות, בחירה אישית
ui-clock-none-text = לכל אחד כל הזמן שבעולם.
ui-clock-bank-text = לכל אחד { $bank } לכל המשחק, ועוד { $added } עם כל שאלה, עד { $most }.
ui-clock-ladder-text = { $count ->
    [one] לכל תשובה { $first }.
   *[other] לכל תשובה { $first }. מי שמאחר מקבל פחות בפעם הבאה ({ $steps }); מי שמקדים עולה חזרה.
}
ui-clock-bank = דקות בהתחלה
ui-clock-added = שניות נוספות עם כל שאלה
ui-clock-most = דקות לכל היותר
ui-clock-step = שעות בשלב { $number }
ui-clock-step-more = עוד שלב
ui-clock-step-less = להסיר את שלב { $number }
ui-timeout = כשהזמן נגמר
ui-timeout-nothing = כולם רואים, ומחכים
ui-timeout-bot = בוט ממשיך
ui-timeout-resign = המקום פורש

# the account
ui-account = חשבון
ui-to-account = לחשבון שלי
ui-name = שם
ui-password = סיסמה
ui-entrance-text = כדי לשחק די בשם, בדף הקודם. עם חשבון הזהות שלך נשמרת בכל מכשיר.
ui-new-account = חשבון חדש
ui-new-account-text = שם וסיסמה. לא צריך דבר נוסף.
ui-make-account = ליצור חשבון
ui-mail = כתובת דואר
ui-mail-if-any = כתובת דואר, לא חובה
ui-mail-help = לסיסמה חדשה אם הישנה נשכחה, ולהודעות על תורך.
ui-mail-confirmed = מאושרת.
ui-mail-unconfirmed = עוד לא מאושרת: יש לפתוח את הקישור בדואר שנשלח אליה.
ui-forgotten = שכחת סיסמה?
ui-forgotten-text = אם לחשבון שלך יש כתובת דואר מאושרת, יישלח אליה קישור לקביעת סיסמה חדשה.
ui-forgotten-send = לשלוח את הדואר
ui-forgotten-sent = אם יש חשבון כזה עם כתובת מאושרת, הדואר בדרך.
ui-is-guest = נכנסת כאורח: רק הדפדפן הזה מכיר אותך.
ui-is-member = יש לך כאן חשבון.
ui-keep-account = לשמור את השם
ui-keep-account-text = עם סיסמה המקומות שלך מחכים לך בכל מכשיר. כל מה שיש לך נשאר שלך.
ui-who-i-am = הפרטים שלך
ui-change-name = לשנות את השם
ui-change-mail = לשנות את הכתובת
ui-change-password = לשנות את הסיסמה
ui-change-password-text = בכל שאר המכשירים החיבור שלך ינותק.
ui-old-password = הסיסמה הנוכחית
ui-new-password = הסיסמה החדשה
ui-set-password = לקבוע את הסיסמה
ui-new-password-done = הסיסמה נקבעה.
ui-sign-out = התנתקות
ui-sign-out-guest = אורח שמתנתק אינו יכול לחזור למקומותיו. אפשר לשמור קודם את השם עם סיסמה.
ui-sign-out-sure = להתנתק לתמיד
ui-done = בוצע.
ui-mail-confirm = אישור הכתובת שלך
ui-mail-confirm-text = לחיצה אחת, והדואר של השרת הזה יוכל להישלח לשם.
ui-mail-confirm-done = הכתובת אושרה.
ui-devices = מכשירים
ui-session = התחברות { $made }, נראה לאחרונה { $seen }
ui-session-here = כאן
ui-end-sessions = לנתק בכל מקום אחר
ui-device-account = במכשיר אחר מתחברים עם השם והסיסמה.
ui-device-link-text =
    במכשיר אחר אפשר להיכנס בשמך דרך קישור. אין לתת אותו לאף אחד: מי שפותח אותו נכנס בשמך.
ui-device-link-make = ליצור קישור למכשיר אחר
ui-device-link = יש לפתוח זאת במכשיר האחר
ui-copy = העתקה
ui-copied = הועתק.
refusal-no_seat_yet = קישור כזה שייך למקום: יש לתפוס תחילה מקום
ui-channels = כשמגיע תורך
ui-channels-text = איך להודיע לך כשאינך כאן.
ui-channels-empty = עדיין אין הודעות אליך.
ui-channel-mail = דואר
ui-channel-push = דפדפן
ui-channel-hook = וובהוק
ui-channel-on = פועל
ui-channel-wait = המתנה
ui-wait-none = ללא
ui-channel-test = בדיקה
ui-channel-delete = מחיקה
ui-channel-add-mail = להודיע לי בדואר
ui-channel-add-push = להודיע לי בדפדפן הזה
ui-channel-add-hook = להודיע לוובהוק
ui-hook-text = תוכנה שלך מקבלת בקשה חתומה. המפתח מוצג פעם אחת.
ui-hook-address = כתובת
ui-hook-secret = מפתח החתימות; הוא מוצג רק הפעם
ui-push-here = הדפדפן הזה מודיע לך, גם כשאין דף פתוח.
ui-push-impossible = אי אפשר להודיע לדפדפן הזה דבר כשאין דף פתוח.
ui-push-asked = תורך
ui-push-test = זו בדיקה: ההתראות מגיעות לכאן.
refusal-push_not_wanted = הדפדפן אינו מתיר התראות מן הדף הזה
ui-quiet = לא בזמן שאני בחיבור
ui-quiet-text = מי שמביט בשולחן רואה בעצמו שהגיע תורו.
ui-deliveries = מה נמסר לך
ui-deliveries-empty = עד כה דבר.
ui-deliveries-older = ישנות יותר
ui-delivery-waiting = ממתינה
ui-delivery-sending = בדרך
ui-delivery-sent = נשלחה
ui-delivery-failed = נכשלה
ui-delivery-skipped = לא היה צורך
ui-delivery-test = בדיקה
ui-likings = מראה ותחושה
ui-theme = אור
ui-theme-is-auto = לפי המערכת
ui-theme-is-light = יום
ui-theme-is-dark = נר
ui-motion = תנועה
ui-motion-is-auto = לפי המערכת
ui-motion-is-none = ללא
ui-send-at-once = לשלוח בחירות מיד
ui-send-at-once-text = אחרת בחירה מוצגת קודם ונשלחת אחרי אישור.
ui-delete-me = לעזוב לתמיד
ui-delete-me-text = המקומות שלך מתפנים, וכל מה שידוע עליך נמחק. משחקים ששיחקת נשארים, בלי שמך.
ui-delete-me-first = למחוק אותי
ui-delete-me-sure = כן, למחוק אותי
ui-delete-me-not = לא, להישאר

# links
ui-join = הזמנה
ui-join-player = { $host_id ->
    [none] הזמנה לשחק במקום { $seat }.
   *[other] הזמנה של { $host } לשחק במקום { $seat }.
}
ui-join-player-go = לתפוס את המקום
ui-join-device = דרך הקישור הזה הזהות שלך במכשיר הזה היא כמו במכשיר האחר.
ui-join-device-go = זה אני
ui-join-confidant = מותר לך להציץ מעבר לכתף של { $seat }: רואים מה שהמקום רואה.
ui-join-confidant-go = להציץ
ui-join-spectator = הזמנה לצפות.
ui-join-spectator-go = לצפות
ui-join-as = הכניסה בשם { $name }.

# the rules
ui-rules-loading = הספר נפתח…
ui-rules-search = חיפוש בחוקים
ui-rules-search-end = לסיים את החיפוש
ui-rules-found = { $count ->
    [0] לא נמצא דבר
    [one] נמצא סעיף אחד
    [two] נמצאו שני סעיפים
   *[other] נמצאו { $count } סעיפים
}
ui-rules-contents = תוכן העניינים
