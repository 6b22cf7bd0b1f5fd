# The words of the pages on which one learns: courses, lessons and puzzles. What lessons say is in GAME-lessons.ftl.

ui-learn-text = שיעורים על מצבים מוכנים: מנסים הכול בעצמכם, ומורה סבלני מסביר למה. אי אפשר לקלקל כאן דבר.
ui-course-time = { $count ->
    [one] כדקה אחת.
    [two] כשתי דקות.
   *[other] כ־{ $count } דקות.
}
ui-puzzles = חידות
ui-learned = הושלם
ui-to-learn = לשיעורים
ui-teacher = המורה
ui-step-of = { $number } מתוך { $count }
ui-go-on = להמשיך
ui-next-lesson = לשיעור הבא
ui-lesson-done = השיעור הזה הסתיים.
ui-course-done = זה היה השיעור האחרון, ואתם יודעים כל מה שצריך. בואו לשבת לשולחן!
ui-task = המשימה
ui-from-the-start = מההתחלה
ui-show-solution = להציג את הפתרון
ui-not-solved = לא נפתר. נסו שוב מההתחלה.
refusal-exercise_wrong = זה מותר, אבל כאן התבקש משהו אחר
refusal-exercise_alone = אין כאן אף אחד אחר
refusal-exercise_start = עוד אין לאן לחזור
