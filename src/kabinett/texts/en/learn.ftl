# The words of the pages on which one learns: courses, lessons and puzzles. What lessons say is in GAME-lessons.ftl.

ui-learn-text = Lessons on prepared positions: you try everything yourself, and a patient teacher says why. Nothing can be spoiled.
ui-course-time = { $count ->
    [one] About { $count } minute.
   *[other] About { $count } minutes.
}
ui-puzzles = Puzzles
ui-learned = done
ui-to-learn = To the lessons
ui-teacher = The teacher
ui-step-of = { $number } of { $count }
ui-go-on = Go on
ui-next-lesson = Next lesson
ui-lesson-done = That was this lesson.
ui-course-done = That was the last lesson: you know what it takes. Sit down at a table!
ui-task = The task
ui-from-the-start = From the start
ui-show-solution = Show the solution
ui-not-solved = Not solved. Try it again from the start.
refusal-exercise_wrong = that is allowed, but this step asks for something else
refusal-exercise_alone = nobody else is here
refusal-exercise_start = there is nothing to take back yet
