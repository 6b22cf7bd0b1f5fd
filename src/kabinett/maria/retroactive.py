"""M12 Retroactive conquest: fortresses that generals left while they were protected."""

from __future__ import annotations

from kabinett.maria.conquest import conquer, enemy_fortress, protected
from kabinett.maria.state import State


def resolve_questions(s: State) -> None:
    """M12.1, M12.2, M12.3, M10.3.8, M10.3.9: after all battles of the stage each question marker is settled.

    The power noted conquers what is still an enemy's and not protected any more; every marker is removed.
    """
    questions, s.questions = s.questions, {}
    for city, power in sorted(questions.items()):  # in an order that does not depend on how the state was read
        if enemy_fortress(s, power, city) and not protected(s, city):
            conquer(s, city, power, "M12.1")
        else:
            s.emit("question_removed", "M12.1", city=s.city_id(city))
        if s.outcome:
            return
