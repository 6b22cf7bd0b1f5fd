# The words of the browser client that every page uses, and those of the table page.

ui-brand = Kabinett
ui-colophon = Kabinett היא תוכנה חופשית ולא רשמית. הלוחות, הקלפים והציורים הם שלנו.
ui-guide = מדריך (באנגלית)
ui-skip = אל התוכן
ui-main-nav = דפים ראשיים
ui-lobby = שולחנות
ui-new-table = שולחן חדש
ui-rules = חוקים
ui-learn = לימוד
ui-sign-in = התחברות
ui-theme-light = ערכה בהירה
ui-theme-dark = ערכה כהה
ui-language = שפה
ui-not-found = אין כאן דבר
ui-not-found-text = אין דף בכתובת הזאת.
ui-away = הדף לא הגיע
ui-away-text = השרת אינו זמין, או שכבר יש בו גרסה חדשה יותר.
ui-again = לנסות שוב
ui-to-lobby = לרשימת השולחנות
ui-loading = רגע, השולחן נערך…
ui-table = שולחן
ui-title-asked = ● { $name }
ui-table-of = { $game }
ui-close = סגירה
ui-fold = קיפול
ui-unfold = פתיחה

# the board
ui-board = הלוח. מקשי החצים מזיזים אותו, פלוס ומינוס מקרבים ומרחיקים, 0 מציג הכול; N ו־P עוברים בין האפשרויות.
ui-zoom = גודל הלוח
ui-zoom-in = קרוב יותר
ui-zoom-out = רחוק יותר
ui-zoom-whole = כל הלוח
ui-overlays = שכבות על המפה
ui-stage = קלפים ועניינים
ui-open-clause = סעיף { $clause }: לפתיחה

# what is asked
ui-prompt = מה נשאל
ui-waiting-for = { $count ->
    [0] המשחק נמשך מעצמו…
   *[other] ממתינים לתשובה של { $seats }.
}
ui-not-begun = המשחק עוד לא התחיל.
ui-list-choices = { $count ->
    [one] רשימה: אפשרות אחת
    [two] רשימה: שתי אפשרויות
   *[other] רשימה: { $count } אפשרויות
}
ui-find-choice = חיפוש אפשרות לפי שם
ui-cancel = ביטול
ui-undo = חזרה
ui-confirm = אישור

# seats
ui-seats = מקומות
ui-seat-asked = התור כאן עכשיו
ui-bot = בוט: { $level }
ui-nobody = אף אחד
ui-seat-free = פנוי
ui-seat-kept = שמור לחבר
ui-take-seat = לשבת
ui-leave-seat = לעזוב
ui-seat-bot = בוט ({ $level })
ui-seat-keep = לשמור לחבר
ui-invite = הזמנה
ui-invite-link = קישור לחבר אחד
ui-waiting-room = מי משחק?
ui-start = להתחיל
ui-line-connecting = מתחבר…
ui-line-lost = החיבור אבד; מנסים שוב…
ui-line-unknown = אין שולחן כזה.
ui-line-forbidden = המקום הזה אינו שלך.
ui-days-hours = { $days } י׳ { $hours } ש׳
ui-hours-minutes = { $hours } ש׳ { $minutes } דק׳
ui-minutes-seconds = { $minutes }:{ $seconds }

# one screen for several
ui-curtain = המסך עובר ידיים
ui-curtain-text = עכשיו התור של { $seat }. כל האחרים מסיטים את מבטם.
ui-curtain-open = כאן { $seat }

# the drawers
ui-drawers = מגירות
ui-tab-with = { $name }, { $count } חדשים
ui-log = יומן
ui-talk = שיחה
ui-twin = במילים
ui-more = שולחן

# what only the browser can know
refusal-unreachable = השרת אינו זמין; יש לנסות שוב
refusal-unanswered = החיבור נקטע לפני שהשרת ענה; אם הפעולה בוצעה יתברר בשולחן
refusal-no_answer = השרת לא ענה כראוי ({ $status })
refusal-replay_stands = שידור חוזר עומד במקומו; יש לפתוח את השולחן כדי לשחק
