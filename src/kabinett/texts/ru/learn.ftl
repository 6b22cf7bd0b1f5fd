# The words of the pages on which one learns: courses, lessons and puzzles. What lessons say is in GAME-lessons.ftl.

ui-learn-text = Уроки на готовых позициях: вы всё пробуете сами, а терпеливый учитель объясняет почему. Испортить ничего нельзя.
ui-course-time = { $count ->
    [one] Около { $count } минуты.
    [few] Около { $count } минут.
    [many] Около { $count } минут.
   *[other] Около { $count } минуты.
}
ui-puzzles = Задачи
ui-learned = пройдено
ui-to-learn = К урокам
ui-teacher = Учитель
ui-step-of = { $number } из { $count }
ui-go-on = Дальше
ui-next-lesson = Следующий урок
ui-lesson-done = Вот и весь урок.
ui-course-done = Это был последний урок: вы знаете всё, что нужно. Садитесь за стол!
ui-task = Задание
ui-from-the-start = С начала
ui-show-solution = Показать решение
ui-not-solved = Не решено. Попробуйте ещё раз с начала.
refusal-exercise_wrong = так можно, но этот шаг требует другого
refusal-exercise_alone = здесь больше никого нет
refusal-exercise_start = назад брать пока нечего
