### What the lessons of Maria say. `course-ID` is the name of a course (`.text` says what it is about), `chapter-COURSE-LESSON` the
### name of a lesson, `step-COURSE-LESSON-STEP` what the teacher says; `.wrong` answers a move that the rules allow but the step does
### not want. An empty line begins a new paragraph.

course-maria = Maria: the first steps
    .text = The introductory game, from the first march to victory.
chapter-maria-marching = Marching
step-maria-marching-board = This is { $piece } with his army at { $city }.
