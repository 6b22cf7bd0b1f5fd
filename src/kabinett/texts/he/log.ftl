# The drawers that every table has: log, talk, the board in words, and the table's own affairs.

ui-log-earlier = { $count ->
    [one] רישום קודם אחד
    [two] שני רישומים קודמים
   *[other] { $count } רישומים קודמים
}
ui-log-empty = עוד לא קרה דבר.
ui-log-since = מאז הביקור האחרון שלך
ui-log-battle = { $count ->
    [one] עוד צעד אחד בקרב
    [two] עוד שני צעדים בקרב
   *[other] עוד { $count } צעדים בקרב
}
ui-talk-empty = עוד לא נאמר דבר.
ui-talk-text = מה לומר?
ui-talk-send = לומר
ui-talk-to = אל { $to }
ui-talk-audience = רק אל (ללא סימון: אל כולם)
ui-onlooker = צופה
ui-twin-find = חיפוש מקום או כלי
ui-twin-choice = { $label } (אפשרות עכשיו)

# the table's affairs
ui-look-back = מבט לאחור
ui-replay = שידור חוזר
ui-journal = פרוטוקול
ui-verify = לבדוק את הטריפות
ui-verifying = המשחק משוחזר…
ui-rematch = משחק חוזר
ui-seed-hash = הגיבוב של הזרע: { $hash }
ui-check-own = { $passed ->
    [yes] חושב בדפדפן הזה: הזרע תואם את הגיבוב שנמסר בהתחלה.
   *[no] חושב בדפדפן הזה: הזרע אינו תואם את הגיבוב שנמסר בהתחלה.
}
ui-check-seed = { $passed ->
    [yes] הזרע תואם את הגיבוב שנמסר בהתחלה.
   *[no] הזרע אינו תואם את הגיבוב שנמסר בהתחלה.
}
ui-check-moves = { $passed ->
    [yes] כל המהלכים היו מותרים.
   *[no] היה מהלך שלא היה מותר.
}
ui-check-events = { $passed ->
    [yes] קרו אותם דברים שנמסרו לשולחן.
   *[no] קרו דברים אחרים ממה שנמסר לשולחן.
}
ui-check-state = { $passed ->
    [yes] המשחק מסתיים באותו מצב.
   *[no] המשחק מסתיים במצב אחר.
}
ui-check-outcome = { $passed ->
    [yes] המשחק מסתיים באותה תוצאה.
   *[no] המשחק מסתיים בתוצאה אחרת.
}
ui-requests = בקשות
ui-ask-undo = לבקש ביטול מהלך
ui-ask-pause = לבקש הפסקה
ui-ask-resume = להפעיל שוב את השעונים
ui-ask-end = לבקש לסיים את המשחק
ui-request-pending = בקשה של { $seat }: { $what }. ממתינים לתשובה של { $waiting }.
ui-agree = להסכים
ui-decline = לסרב
ui-withdraw = לבטל את הבקשה
ui-seat-back = לקחת את המקום בחזרה
ui-seat-to-bot = לתת לבוט לשחק ({ $level })
ui-seat-open = לפנות את המקום
ui-leave-sure = באמת לעזוב?
ui-resign = לפרוש
ui-resign-sure = באמת לפרוש?
ui-close-table = לסגור את השולחן
ui-close-table-sure = באמת לסגור?
ui-orders = הוראות קבע
ui-orders-hint = תחילה יש לבחור תשובה, ואז השרת ייתן אותה בכל פעם שהשאלה הזאת תישאל.
ui-order = { $term ->
    [always] ״{ $question }״ תמיד: { $choice }.
   *[once] ״{ $question }״ עד שהשאלה תשתנה: { $choice }.
}
ui-order-end = לבטל
ui-order-always = תמיד: { $choice }
ui-links = קישורים
ui-link-player = למסור את המקום שלי
ui-link-device = המקום שלי במכשיר אחר
ui-link-confidant = לתת למישהו להציץ מעבר לכתפי
ui-link-spectator = לתת למישהו לצפות
ui-link-made-player = מי שפותח את זה משחק במקומך:
ui-link-made-device = יש לפתוח את זה במכשיר האחר:
ui-link-made-confidant = מי שפותח את זה רואה מה שרואים במקומך:
ui-link-made-spectator = מי שפותח את זה יכול לצפות:
ui-screen = המסך הזה
ui-at-once = לשלוח בחירה מיד, ללא אישור
ui-no-motion = ללא תנועה
ui-notices = הודעה שקטה כשמגיע תורי ודף אחר פתוח
ui-keys = מקשים
ui-key-next = האפשרות הבאה או הקודמת על הלוח
ui-key-choice = האפשרויות שבשאלה
ui-key-confirm = אישור
ui-key-cancel = ביטול, סגירה
ui-key-list = רשימת כל האפשרויות
