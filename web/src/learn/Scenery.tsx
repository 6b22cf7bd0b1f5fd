/** A table for one: the board, the drawers, what is asked, and above it who teaches. */
import "../styles/table.css";
import "../styles/learn.css";
import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";
import { ThemeButton } from "../parts/Page";
import { Announcer } from "../table/Announcer";
import { Board } from "../table/Board";
import type { Desk } from "../table/desk";
import { Drawers } from "../table/Drawers";
import { useKeys } from "../table/keys";
import { OverlayBar } from "../table/OverlayBar";
import { Prompt } from "../table/Prompt";
import { StageFold } from "../table/StageFold";
import { Told } from "../table/Told";
import { t } from "../texts/fluent";

interface SceneryProps {
  desk: Desk;
  title: string;
  /** Whether something is to be done now; else there is only something to read. */
  asks: boolean;
  children: ComponentChildren;
}

export function Scenery({ desk, title, asks, children }: SceneryProps) {
  useKeys(desk);
  return (
    <div class={`table learning game-${desk.game.id}`}>
      <header class="top-bar">
        <a class="home" href="/learn" aria-label={t("ui-to-learn")} title={t("ui-to-learn")}>
          <Icon name="back" />
        </a>
        <div class="heading">{desk.view.position.value && <desk.game.Heading desk={desk} />}</div>
        <ThemeButton />
      </header>
      <main class="middle" id="content">
        <h1 class="visually-hidden">{title}</h1>
        <Board desk={desk} />
        <OverlayBar desk={desk} />
        <Told desk={desk} />
      </main>
      <div class="bottom">
        {children}
        {desk.view.position.value && <StageFold desk={desk} />}
        {asks && <Prompt desk={desk} />}
      </div>
      <Drawers desk={desk} />
      <Announcer desk={desk} />
    </div>
  );
}
