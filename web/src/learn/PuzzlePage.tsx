/** A puzzle: a position and a task. The server says when it is solved. */
import { useEffect } from "preact/hooks";
import type { PageProps } from "../App";
import { Button } from "../parts/Button";
import { useTitle } from "../parts/Page";
import { TroublePage } from "../parts/TroublePage";
import { t } from "../texts/fluent";
import { done, said, type Puzzle } from "./exercises";
import { useExercise, type Opened } from "./opening";
import { Scenery } from "./Scenery";

export default function PuzzlePage({ params: [puzzle = ""] }: PageProps) {
  const { opened, trouble, again } = useExercise<Puzzle>(puzzle, ({ puzzles }) => puzzles.find(({ id }) => id === puzzle));
  if (trouble) return <TroublePage title={t("ui-puzzles")} refusal={trouble} onAgain={again} />;
  if (!opened) return <p class="loading" role="status">{t("ui-loading")}</p>;
  return <Riddle key={puzzle} {...opened} />;
}

function Riddle({ what: puzzle, trial, desk }: Opened<Puzzle>) {
  const title = said(puzzle.title);
  useTitle(title);
  const { over = false, solved = false } = trial.told.value ?? {};
  useEffect(() => void (solved && done(puzzle.id)), [solved]);
  const again = () => void trial.begin().catch((error: unknown) => desk.fail(error));
  const show = async () => {
    await trial.begin();
    await desk.send(puzzle.solution);
  };
  return (
    <Scenery desk={desk} title={title} asks={!over}>
      <section class="teacher" aria-label={t("ui-task")} data-over={over ? "yes" : "no"} data-solved={solved ? "yes" : "no"}>
        <header>
          <h2>{title}</h2>
        </header>
        <div aria-live="polite">
          <p>{said(puzzle.task)}</p>
          {over && <p class="correction">{solved ? said(puzzle.solved) : t("ui-not-solved")}</p>}
        </div>
        <footer>
          <Button label={t("ui-from-the-start")} onClick={again}>{t("ui-from-the-start")}</Button>
          <Button label={t("ui-show-solution")} onClick={() => void show().catch((error: unknown) => desk.fail(error))}>
            {t("ui-show-solution")}
          </Button>
        </footer>
      </section>
    </Scenery>
  );
}
