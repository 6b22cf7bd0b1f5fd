### What was wrong with something that somebody asked for at the command line or from a program: a game, an option, a
### seat, a file. Names of options and settings (KABINETT_..., --board) stay as they are typed.

## Games and their options.

error-unknown_game = אין משחק ״{ $game }״ (משחקים: { $games })
error-unknown_option = אין אפשרות ״{ $option }״ במשחק { $game } (אפשרויות: { $options })
# $values: the last one after "or".
error-bad_option = האפשרות { $option } של { $game } יכולה להיות { $values }, לא ״{ $given }״
error-bad_number = האפשרות { $option } של { $game } היא מספר שלם מ־{ $least } עד { $most }, לא ״{ $given }״
error-variant_players = הגרסה { $variant } מיועדת למספר שחקנים של { $numbers }, לא { $players }
error-optional_politics = פוליטיקה חלופית (M25) שייכת לגרסה { $advanced }, לא לגרסה { $variant }
error-unknown_players = המשחק מיועד למספר שחקנים של { $numbers }, לא { $players }
error-unknown_seat = אין מקום ״{ $seat }״ בשולחן הזה (מקומות: { $seats })
error-unknown_clause = אין סעיף ״{ $clause }״ (פרקים: { $chapters })
error-unknown_language = אין שפה ״{ $language }״ (שפות: { $languages })
error-bad_seed = זרע הוא מספר שלם מ־0 עד 2**128, לא { $given }
error-bad_moves = מספר מהלכים הוא מספר שלם מ־0 ואילך, לא { $given }
error-recorded_option = האפשרות { $option } של המשחק אינה יכולה להיות { $given }
error-other_board = המשחק שוחק על הלוח { $played }, וזה { $present }
error-give_board = { $reason }; יש לתת את התיקייה של אותה מהדורה עם --board
# $numbers: from the smaller to the larger.
error-option_range = { $least } עד { $most }

## Files and folders. "FILE: ..."

error-in_file = { $file }: { $reason }
error-in_line = { $file }, שורה { $line }: { $reason }
error-cannot_read = אי אפשר לקרוא: { $reason }
error-cannot_write = אי אפשר לכתוב: { $reason }
error-cannot_make = אי אפשר ליצור: { $reason }
error-no_file = אי אפשר לכתוב: זה אינו קובץ
error-no_folder = אין תיקייה כזאת
error-file_exists = כבר יש קובץ בשם הזה; הוא נשאר כפי שהוא
error-no_text = אינו קובץ טקסט
error-no_journal_text = אינו קובץ טקסט, ולכן אינו פרוטוקול
error-empty_file = הקובץ ריק
error-other_game_there = בקובץ הזה יש משחק אחר; הוא נשאר כפי שהוא
error-other_seed = הזרע אינו זה שהגיבוב שלו { $hash }
error-edition_needs = במהדורת לוח דרושים לפחות { $files }
error-names_no_json = אינו JSON ({ $reason }); אפשר למחוק אותו כדי להיכנס בשם חדש
error-no_names = אין בו שמות לפי שרת; אפשר למחוק אותו כדי להיכנס בשם חדש
error-no_database = עדיין אין מסד נתונים; `kabinett serve` יוצר אותו
error-copy_failed = ההעתקה נכשלה: { $reason }
error-copy_damaged = העותק פגום

## Servers: reaching one, and hosting one.

error-server_address = כתובת של שרת היא כמו http://localhost:1740, לא ״{ $url }״
error-secret_short = ב־KABINETT_SECRET דרושים לפחות { $least } תווים, ויש בו { $count }
error-secret_file_short = במפתח דרושים לפחות { $least } תווים; אפשר למחוק את הקובץ כדי לקבל חדש
error-setting_url = KABINETT_URL הוא כתובת כמו https://play.example.org, לא ״{ $given }״
error-setting_proxy = ב־KABINETT_PROXY כתובות כמו 10.0.0.1 או 10.0.0.0/8, לא ״{ $given }״
error-setting_number = { $name } הוא מספר, לא ״{ $given }״
error-setting_least = { $name } הוא מספר מ־{ $least } ואילך, לא ״{ $given }״
error-setting_whole = { $name } הוא מספר שלם, לא ״{ $given }״
error-setting_yes_no = { $name } הוא 1 או 0, לא ״{ $given }״
error-setting_mail = { $missing_count ->
        [one] הדואר מוגדר רק בחלקו: חסר { $missing }
       *[other] הדואר מוגדר רק בחלקו: חסרים { $missing }
    }
error-setting_smtp = KABINETT_SMTP הוא כתובת כמו smtp://USER:PASSWORD@HOST:587
error-setting_mail_from = KABINETT_MAIL_FROM הוא כתובת דואר, לא ״{ $given }״
error-no_pg_dump = pg_dump אינו מותקן (Debian: postgresql-client); הוא מעתיק מסד נתונים של PostgreSQL
error-schema_other = במסד הנתונים הסכמה { $there }, והגרסה הזאת של Kabinett צריכה את { $needed }; `kabinett serve` מביא אותו לשם
error-schema_none = במסד הנתונים אין סכמה, והגרסה הזאת של Kabinett צריכה את { $needed }; `kabinett serve` מביא אותו לשם
error-schema_newer = מסד הנתונים נוצר בגרסה חדשה יותר של Kabinett (סכמה { $there }); יש להשתמש בה
error-database_form = מסד הנתונים ניתן כ־sqlite:///FILE או כ־postgresql://USER:PASSWORD@HOST/NAME
error-database_file = למסד נתונים ב־SQLite דרוש קובץ: sqlite:///FILE
error-database_kind = מסד הנתונים יכול להיות SQLite או PostgreSQL, לא { $kind }
error-one_worker = ל־SQLite יש תהליך אחד; לכמה דרוש PostgreSQL, עם ההגדרה KABINETT_DATABASE=postgresql://...
error-cannot_listen = אי אפשר להאזין ב־{ $host } בפתחה { $port }: { $reason }
error-port_taken = אי אפשר להאזין ב־{ $host } בפתחה { $port }: { $reason }; אפשר לבחור פתחה אחרת עם --port { $free } (או make play PORT={ $free })
