# What a server says to people: why it does not do something, and its mails. What is the same at every table (unknown
# seats, a game that is over) is in core.ftl.

## Who one is

refusal-sign_in_first = יש להתחבר תחילה, או להיכנס כאורח
refusal-name_missing = כדי להיכנס כאורח יש לתת שם, או להתחבר תחילה
refusal-name_of_account = השם { $name } שייך לחשבון: יש להתחבר אליו, או לבחור שם אחר
refusal-name_taken = השם { $name } תפוס
refusal-no_such_account = אין חשבון עם שם וסיסמה אלה
refusal-account_needs_password = לשם { $name } יש חשבון: יש להתחבר עם הסיסמה
refusal-somebody_else = כבר נכנסת כאן בשם אחר: יש להתנתק תחילה
refusal-wrong_password = זו אינה הסיסמה שלך
refusal-password_length = בסיסמה יש { $least } עד { $most } תווים
refusal-csrf_missing = בבקשה חסרה הכותרת X-CSRF-Token של החיבור הזה
refusal-link_expired = הקישור הזה אינו תקף עוד
refusal-text_length =
    { $what_id ->
        [title] בשם של שולחן
        [message] בהודעה
       *[name] בשם
    } יש 1 עד { $most } תווים
refusal-text_sign =
    { $what_id ->
        [title] בשם של שולחן
        [message] בהודעה
       *[name] בשם
    } אסור התו { $sign }

## What is asked for, and how

refusal-nowhere = אין דבר בכתובת הזאת
refusal-wrong_method = אין לפנות לכתובת הזאת כך
refusal-http_status = השרת אינו מבצע זאת ({ $status })
refusal-too_large = בבקשה יש { $most } בתים לכל היותר
refusal-unreadable_body = אי אפשר לקרוא את גוף הבקשה
refusal-bad_message = זו אינה הודעה ששולחן מבין (ב־{ $field })
refusal-invalid_field =
    { $field }: { $fault_id ->
        [missing] זה חסר
        [unknown] אין שדה כזה
        [short] האורך הוא { $limit } לפחות
        [long] האורך הוא { $limit } לכל היותר
        [low] המספר הוא { $limit } לפחות
        [high] המספר הוא { $limit } לכל היותר
        [choice] זו אינה אחת האפשרויות
        [json] זה אינו JSON
       *[form] הצורה אינה נכונה
    }
refusal-too_many_requests = יותר מדי בקשות; יש להמתין מעט ולנסות שוב
refusal-failed = השרת טעה; דבר לא השתנה
refusal-unavailable = מסד הנתונים אינו זמין כעת; דבר לא השתנה, יש לנסות מאוחר יותר
refusal-unsure = מסד הנתונים נותק בזמן הכתיבה; אם הפעולה בוצעה יתברר כשיחזור
refusal-metrics_from_elsewhere = המונים מיועדים רק למי שנמצא על המחשב של השרת
refusal-unknown_exercise = אין שיעור או חידה ״{ $exercise }״
refusal-unknown_language = אין שפה ״{ $language }״ (שפות: { $languages })
refusal-unknown_clause = אין סעיף ״{ $clause }״ (פרקים: { $chapters })

## The page of a server without the browser client

page-not-built = לשרת הזה עדיין אין לקוח דפדפן. אפשר לבנות אותו מתוך עותק של Kabinett, כך:
page-terminal = אפשר להצטרף לשולחנות ממסוף:

## New tables

refusal-unknown_game = אין משחק ״{ $game }״ (משחקים: { $games })
refusal-unknown_option = אין אפשרות ״{ $option }״ במשחק { $game } (אפשרויות: { $options })
refusal-bad_option = האפשרות { $option } של { $game } אינה יכולה להיות ״{ $given }״ (ערכים: { $values })
refusal-bad_number = האפשרות { $option } של { $game } היא מספר שלם מ־{ $least } עד { $most }, לא ״{ $given }״
refusal-variant_players = הגרסה { $variant } מיועדת למספר שחקנים של { $numbers }, לא { $players }
refusal-optional_politics = פוליטיקה חלופית (M25) שייכת לגרסה { $advanced }, לא לגרסה { $variant }
refusal-standard_board = לשולחן בשרת יש הלוח הרגיל
refusal-ladder_steps = סולם זקוק לשלבים, ואף שלב אינו ארוך מקודמו
refusal-steps_without_ladder = רק לסולם יש שלבים
refusal-bank_time = לבנק זמן דרוש זמן התחלתי, והמרב שלו אינו קטן ממנו
refusal-time_without_bank = רק לבנק זמן יש זמן התחלתי, תוספת בכל תור ומרב
refusal-unknown_level = אין בוט ברמה ״{ $level }״ (רמות: { $levels })

## Tables, and who may do what there

refusal-no_such_table = אין שולחן כזה
refusal-only_host = רק המארח של השולחן רשאי לעשות זאת
refusal-not_your_view = מה שרואים במקום { $seat } אינו מיועד לך
refusal-not_your_play = המקום { $seat } אינו בידיך
refusal-not_your_seat = המקום { $seat } אינו שלך
refusal-not_begun = המשחק עוד לא התחיל
refusal-begun_already = המשחק כבר התחיל
refusal-seats_free = עדיין פנוי: { $seats }
refusal-others_play = אחרים משחקים בשולחן הזה: יש לבקש מהם לסיים
refusal-archived_when_over = אפשר להעביר שולחן לארכיון כשהמשחק הסתיים
refusal-rematch_of_others = רק מי שישב בשולחן הזה יכול לבקש משחק חוזר
refusal-rematch_when_over = משחק חוזר אפשרי כשהמשחק הסתיים
refusal-journal_when_over = בפרוטוקול כל הסודות; הוא נמסר כשהמשחק הסתיים
refusal-verify_when_over = הזרע נמסר כשהמשחק הסתיים; אז אפשר לבדוק אותו
refusal-no_moment = בשידור החוזר { $moments } רגעים, ולכן אין רגע מספר { $moment }
refusal-too_many_changes = יותר מדי שינויים בשולחן הזה בבת אחת; יש לנסות שוב
refusal-frozen =
    המשחק הזה התחיל עם Kabinett { $version } (מנוע { $engine }) ואי אפשר להמשיך בו עם Kabinett { $now_version } (מנוע { $now_engine }); אפשר לקרוא, לייצא ולסיים אותו: { $why_id ->
        [board] הוא שוחק על מהדורה אחרת של הלוח
        [options] אין עוד חוקים עם האפשרויות שלו
        [impossible] רישום { $entry } אינו אפשרי עוד
        [broken] רישום { $entry } מוביל למצב בלתי אפשרי
       *[different] לרישום { $entry } היו תוצאות אחרות
    }

## Seats

refusal-seat_taken = המקום { $seat } תפוס
refusal-seat_kept = המקום { $seat } שמור למי שיקבל קישור אליו
refusal-seated_already = כבר יש לך מקום בשולחן הזה
refusal-seat_not_handed = המקום { $seat } אינו מקום שמסרת לאחר
refusal-seat_in_use = המקום { $seat } שייך למי שמשחק
refusal-seat_of_another = המקום { $seat } שייך לאחר: אפשר לעזוב אותו, אם אין רצון להמשיך
refusal-bot_plays_already = בוט ברמה { $level } כבר משחק במקום { $seat }
refusal-resigned_already = כבר הייתה פרישה של { $seat }

## Moves, undo, requests, orders, talk

refusal-question_gone = השאלה הזאת אינה נשאלת עוד: השולחן התקדם מאז; יש להביט ולבחור מחדש
refusal-question_missing = תשובה מציינת את מספר השאלה שעליה היא עונה
refusal-question_superfluous = מהלך שנעשה בלי שנשאלה שאלה אינו מציין שאלה
refusal-onlooker = צופה אינו משחק
refusal-undo_not_free = מאז המהלך האחרון שלך מישהו גילה סוד או עשה מהלך: יש לבקש מן האחרים לבטל אותו
refusal-no_move_yet = עוד לא עשית מהלך
refusal-request_waits = כבר יש בקשה שממתינה לתשובה: { $what }
refusal-request_gone = הבקשה הזאת אינה ממתינה עוד לתשובתך
refusal-no_such_request = אין לך בקשה כזאת שממתינה לתשובה
refusal-no_clocks = בשולחן הזה אין שעונים
refusal-clocks_stand = השעונים כבר עומדים
refusal-clocks_run = השעונים כבר פועלים
refusal-too_many_orders = למקום יש { $most } הוראות קבע לכל היותר
refusal-order_without_question = הוראה עד שמשהו ישתנה ניתנת בזמן שהשאלה נשאלת
refusal-order_no_answer = זו אינה תשובה לאף שאלה במשחק
refusal-order_no_choice = זו אינה אחת האפשרויות בשאלה הנוכחית
refusal-private_talk = רק מי שיש לו מקום יכול לדבר עם אחרים בפרטיות, בזמן המשחק

## Links and guests

refusal-link_seat = קישור לצפייה אינו שייך למקום, וכל קישור אחר שייך למקום
refusal-link_not_yours = קישור יוצר מי שהמקום שלו, או המארח אם המקום פנוי
refusal-no_such_link = לא יצרת קישור כזה
refusal-link_opens_nothing = הקישור הזה אינו פותח דבר (עוד)
refusal-link_maker_gone = מי שיצר את הקישור הזה אינו משחק עוד במקום { $seat }
refusal-link_used = המקום { $seat } כבר נתפס דרך הקישור הזה; הוא אינו מיועד לאדם נוסף
refusal-link_lapsed = למי שיצר את הקישור הזה אין עוד זכות אליו
refusal-no_such_guest = לא הכנסת אורח כזה

## Being told that it is one's move: new channels, and what became of deliveries

refusal-no_own_address = השרת הזה אינו יודע את כתובתו (KABINETT_URL): הוא אינו יכול לשלוח קישורים
refusal-too_many_channels = כבר יש לך { $most } ערוצים; יש למחוק אחד תחילה
refusal-channel_exists = כבר יש לך הערוץ הזה
refusal-no_such_channel = אין לך ערוץ כזה
refusal-no_mail = השרת הזה אינו שולח דואר
refusal-mail_target = הדואר נשלח לכתובת שלך: יש להשאיר את היעד ריק
refusal-mail_unconfirmed = יש לאשר תחילה את כתובת הדואר
refusal-mail_refused = שרת הדואר אינו מקבל דואר לכתובת הזאת
refusal-mail_answer = שרת הדואר ענה { $status }
refusal-mail_server = אי אפשר להשתמש בשרת הדואר ({ $fault })
refusal-mail_unencrypted = שרת הדואר אינו מציע הצפנה, ולכן הסיסמה לא נשלחה
refusal-push_endpoint = כתובת של מינוי מתחילה ב־https://
refusal-push_subscription = זה אינו מינוי של דפדפן
refusal-push_ended = הדפדפן סיים את המינוי; הערוץ כבוי כעת
refusal-push_answer = שירות ההתראות ענה { $status }
refusal-hook_address = זו אינה כתובת של דף
refusal-hook_scheme = כתובת מתחילה ב־https:// או ב־http://, ואין בה סיסמה
refusal-hook_answer = הוובהוק ענה { $status }
refusal-host_silent = המארח לא ענה ({ $fault })
refusal-no_such_host = אין מארח { $host }
refusal-private_host = המארח { $host } נמצא ברשת פרטית
refusal-too_slow = זה נמשך זמן רב מדי
refusal-delivery_failed = שגיאה של השרת
refusal-was_connected = היית בחיבור
refusal-channel_deleted = הערוץ נמחק
refusal-channel_off = הערוץ כובה
refusal-answered_meanwhile = נענה בינתיים
refusal-stopped_each_time = השרת נעצר בזמן השליחה, בכל פעם

## Notices, and the mails that bring them

notice-asked = תורך: { $table }
notice-asked_named = תורך עבור { $seat } בשולחן { $table } ({ $game }).
notice-asked_unnamed = תורך עבור { $seat } ({ $game }).
notice-test = זו בדיקה
notice-test_sentence = זו בדיקה: ההתראות מגיעות לכאן.
mail-notice_text =
    { $sentence }

    { $url }

    הדואר הזה נשלח אליך כי ביקשת זאת; אפשר לכבות אותו שם.
mail-confirm = אישור הכתובת שלך
mail-confirm_text =
    הכתובת הזאת נמסרה אצל Kabinett בשם { $name }. אם זה היה ביוזמתך, יש לפתוח את

    { $url }

    אחרת אין צורך לעשות דבר.
mail-password = סיסמה חדשה
mail-password_text =
    { $name }, כדי לקבוע סיסמה חדשה יש לפתוח את

    { $url }

    אם לא ביקשת זאת, אין צורך לעשות דבר.

## Bots

bot-random = בוחר כל אפשרות, בסיכוי שווה.
bot-cadet = משחק לפי כללים פשוטים ונבונים, מיד.
bot-general = שוקל את תוכניותיו לפי תוצאותיהן; רגע לכל החלטה.
bot-marshal = מחפש בין כל מה שהאחרים עשויים להחזיק; עד שתי שניות לכל החלטה.
