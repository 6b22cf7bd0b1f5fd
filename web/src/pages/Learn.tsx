/** Where one learns: courses that teach a game step by step, and puzzles. */
import { useEffect } from "preact/hooks";
import { useAction } from "../lobby/action";
import { Trouble } from "../lobby/Form";
import { GameSign } from "../lobby/GameCards";
import { Section } from "../lobby/Sections";
import { gameName, haveWords, loadWords, worded } from "../lobby/words";
import { exercises, isDone, loadExercises, nameOf, said, type Course, type Puzzle } from "../learn/exercises";
import { Icon } from "../parts/Icon";
import { Page } from "../parts/Page";
import { t } from "../texts/fluent";
import "../styles/lobby.css";
import "../styles/learn.css";

export default function Learn() {
  const loading = useAction();
  useEffect(() => void loading.run(async () => void (await Promise.all([loadWords(), loadExercises()]))), []);
  const all = haveWords() ? exercises.value : null;
  return (
    <Page title={t("ui-learn")}>
      <Trouble action={loading} />
      <p>{t("ui-learn-text")}</p>
      {all?.courses.map((course) => <CourseCard key={course.id} course={course} />)}
      {all && all.puzzles.length > 0 && (
        <Section title={t("ui-puzzles")}>
          <ul class="puzzles">
            {all.puzzles.map((puzzle) => (
              <PuzzleRow key={puzzle.id} puzzle={puzzle} />
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}

function CourseCard({ course }: { course: Course }) {
  const { game, id } = course;
  return (
    <Section title={worded(game, `course-${id}`)}>
      <div class="course">
        <GameSign game={game} />
        <div>
          <p>{worded(game, `course-${id}.text`)} {t("ui-course-time", { count: course.minutes })}</p>
          <ol>
            {course.lessons.map((lesson) => (
              <li key={lesson.id}>
                <a href={`/learn/${id}/${lesson.id}`}>{worded(game, `chapter-${id}-${lesson.id}`)}</a>
                <Done exercise={nameOf(course, lesson)} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function PuzzleRow({ puzzle }: { puzzle: Puzzle }) {
  return (
    <li>
      <a href={`/learn/${puzzle.id}`}>{said(puzzle.title)}</a>
      <span class="of-game">{gameName(puzzle.game)}</span>
      <Done exercise={puzzle.id} />
    </li>
  );
}

function Done({ exercise }: { exercise: string }) {
  if (!isDone(exercise)) return null;
  return (
    <span class="done">
      <Icon name="check" />
      <span class="visually-hidden">{t("ui-learned")}</span>
    </span>
  );
}
