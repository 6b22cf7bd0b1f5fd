/** A lesson: a teacher tells one thing after the other, and waits until it is done. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { PageProps } from "../App";
import { Button } from "../parts/Button";
import { Clause } from "../parts/Clause";
import { useTitle } from "../parts/Page";
import { TroublePage } from "../parts/TroublePage";
import type { Desk } from "../table/desk";
import { t } from "../texts/fluent";
import { stepAfter } from "./course";
import { done, type Course, type Lesson, type Step } from "./exercises";
import { useExercise, type Opened } from "./opening";
import { Scenery } from "./Scenery";

interface Taught extends Lesson {
  course: Course;
  game: string;
}

export default function LessonPage({ params: [course = "", lesson = ""] }: PageProps) {
  const name = `${course}.${lesson}`;
  const { opened, trouble, again } = useExercise<Taught>(name, ({ courses }) => {
    const found = courses.find(({ id }) => id === course);
    const taught = found?.lessons.find(({ id }) => id === lesson);
    return found && taught && { ...taught, course: found, game: found.game };
  });
  if (trouble) return <TroublePage title={t("ui-learn")} refusal={trouble} onAgain={again} />;
  if (!opened) return <p class="loading" role="status">{t("ui-loading")}</p>;
  return <Lecture key={name} {...opened} />;
}

function Lecture({ what: lesson, trial, desk }: Opened<Taught>) {
  const { steps } = lesson;
  const at = useSignal(0);
  const made = trial.told.value?.made ?? 0;
  useEffect(() => void (at.value = stepAfter(steps, at.peek(), made)), [made]);
  const title = desk.game.texts.say(`chapter-${lesson.course.id}-${lesson.id}`);
  useTitle(title);
  const step = steps[at.value];
  useEffect(() => {
    const [first] = step?.show ?? [];
    if (first) desk.seek(first);
  }, [step]);
  // At once: who sees the end may leave the page the next moment.
  useLayoutEffect(() => void (step ?? done(trial.exercise)), [step]);
  const turn = () => (at.value = stepAfter(steps, at.value + 1, made));
  return (
    <Scenery desk={desk} title={title} asks={(step?.moves ?? 0) > 0}>
      <section class="teacher" aria-label={t("ui-teacher")} data-step={step?.text ?? "end"}>
        <header>
          <h2>{title}</h2>
          <span class="count">{t("ui-step-of", { number: Math.min(at.value + 1, steps.length), count: steps.length })}</span>
        </header>
        {step ? <Told desk={desk} lesson={lesson} step={step} wrong={trial.wrong.value !== null} onTurn={turn} /> : <End lesson={lesson} />}
      </section>
    </Scenery>
  );
}

interface ToldProps {
  desk: Desk;
  lesson: Taught;
  step: Step;
  wrong: boolean;
  onTurn(): void;
}

function Told({ desk, lesson, step, wrong, onTurn }: ToldProps) {
  const id = `step-${lesson.course.id}-${lesson.id}-${step.text}`;
  const { texts } = desk.game;
  const names = Object.fromEntries(Object.entries(step.names).map(([kind, name]) => [kind, texts.called(kind, name)]));
  const correction = wrong ? texts.words.attribute(id, "wrong", names) : null;
  return (
    <>
      <div aria-live="polite">
        {texts.say(id, names).split("\n\n").map((paragraph, number) => <p key={number}>{paragraph}</p>)}
        {correction !== null && <p class="correction">{correction}</p>}
      </div>
      <footer>
        <Clause id={step.clause} onOpen={(clause) => desk.openClause(clause)} />
        {step.moves === 0 && <Button kind="strong" label={t("ui-go-on")} onClick={onTurn}>{t("ui-go-on")}</Button>}
      </footer>
    </>
  );
}

/** What comes after a lesson: the next one, or all of them again. */
function End({ lesson }: { lesson: Taught }) {
  const { lessons, id } = lesson.course;
  const next = lessons[lessons.findIndex((other) => other.id === lesson.id) + 1];
  return (
    <>
      <p>{t(next ? "ui-lesson-done" : "ui-course-done")}</p>
      <footer>
        <a class="button" href="/learn">
          {t("ui-to-learn")}
        </a>
        {next && (
          <a class="button strong" href={`/learn/${id}/${next.id}`}>
            {t("ui-next-lesson")}
          </a>
        )}
      </footer>
    </>
  );
}
