# The words of the pages on which one learns: courses, lessons and puzzles. What lessons say is in GAME-lessons.ftl.

ui-learn-text = Des leçons sur des positions préparées : vous essayez tout vous-même, et un maître patient vous dit pourquoi. Rien ne peut être gâché.
ui-course-time = { $count ->
    [one] Environ { $count } minute.
   *[other] Environ { $count } minutes.
}
ui-puzzles = Problèmes
ui-learned = fait
ui-to-learn = Vers les leçons
ui-teacher = Le maître
ui-step-of = { $number } sur { $count }
ui-go-on = Continuer
ui-next-lesson = Leçon suivante
ui-lesson-done = Cette leçon est finie.
ui-course-done = C’était la dernière leçon : vous savez tout ce qu’il faut. Prenez place à une table !
ui-task = Le but
ui-from-the-start = Depuis le début
ui-show-solution = Montrer la solution
ui-not-solved = Pas résolu. Réessayez depuis le début.
refusal-exercise_wrong = c’est permis, mais cette étape demande autre chose
refusal-exercise_alone = il n’y a personne d’autre ici
refusal-exercise_start = il n’y a encore rien à défaire
