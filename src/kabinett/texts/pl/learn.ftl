# The words of the pages on which one learns: courses, lessons and puzzles. What lessons say is in GAME-lessons.ftl.

ui-learn-text = Lekcje na przygotowanych pozycjach: wszystkiego próbujesz na własną rękę, a cierpliwy nauczyciel mówi dlaczego. Niczego nie można zepsuć.
ui-course-time = { $count ->
    [one] Około { $count } minuty.
   *[other] Około { $count } minut.
}
ui-puzzles = Zadania
ui-learned = zrobione
ui-to-learn = Do lekcji
ui-teacher = Nauczyciel
ui-step-of = { $number } z { $count }
ui-go-on = Dalej
ui-next-lesson = Następna lekcja
ui-lesson-done = To już cała lekcja.
ui-course-done = To była ostatnia lekcja: wiesz już, co trzeba. Siadaj do stołu!
ui-task = Cel
ui-from-the-start = Od początku
ui-show-solution = Pokaż rozwiązanie
ui-not-solved = Nie udało się. Spróbuj jeszcze raz od początku.
refusal-exercise_wrong = to dozwolone, ale w tym kroku chodzi o co innego
refusal-exercise_alone = nikogo innego tu nie ma
refusal-exercise_start = nie ma jeszcze czego cofać
