/** What a game brings to the client: its board, its words, and how it draws what changes. */
import type { ComponentType } from "preact";
import type { Decision, GameEvent, Position } from "../api/types";
import type { IconName } from "../parts/Icon";
import type { GameTexts } from "../texts/game";
import type { Desk } from "./desk";
import type { Framing } from "./zoom";

/** A thing on the board that can be pointed at: `city:breslau`, `piece:friedrich`, `territory:wien`. */
export type Spot = string;

/** A part of the sheet: x, y, width, height. */
export type Area = [number, number, number, number];

export interface Point {
  x: number;
  y: number;
}

/** A drawer of the side panel. `badge` counts what waits in it. */
export interface Panel {
  id: string;
  label: string; // key of its name
  key: string; // the letter that opens it
  icon: IconName;
  Body: ComponentType<{ desk: Desk }>;
  badge?(desk: Desk): number;
  /** Whether this table has it at all; if not said, it has. */
  shown?(desk: Desk): boolean;
}

/** A layer over the map that can be switched on. `arg` names what it needs to be pointed at, if anything. */
export interface Overlay {
  id: string;
  label: string;
  key: string;
  Layer: ComponentType<{ desk: Desk }>;
}

/** The board in words: a region with what is in it. */
export interface Region {
  id: string;
  name: string;
  places: { spot: Spot; label: string }[];
}

/** A way that was planned: the moves to be sent, and the places it leads over. */
export interface Route {
  moves: string[];
  places: Spot[];
  /** What is told of the way: steps left, what will happen at its end. */
  notes: string[];
}

export interface GameUi {
  id: string;
  texts: GameTexts;
  /** The static map, an SVG document of ours. */
  map: string;
  mapClass: string;
  /** The part of the sheet that is in play. */
  extent(options: Record<string, string | number>): Area;
  /** How the map wants to be shown, if not like others. */
  framing?: Framing;
  /** Where an option of a decision lies on the board; null if it is a button. */
  spot(move: string, decision: Decision | null, position: Position): Spot | null;
  /** The move that pointing at a spot would mean now, to ask why it is not possible. */
  meant(spot: Spot, decision: Decision | null, position: Position): string | null;
  /** Whether the choices on the map are so few that they are buttons of the prompt, too. */
  named?(decision: Decision): boolean;
  /** What one should know of an option besides what it is called; it stands below it. */
  facts?(move: string, decision: Decision, position: Position): string;
  /** The option that a digit names, where the options are numbers or have them. */
  digit(digit: string, decision: Decision): string | null;
  /** The place of a spot on the sheet; null for what is not on the map. */
  point(spot: Spot, position: Position): Point | null;
  /** A spot with its state, for those who do not see the board. */
  describe(spot: Spot, position: Position): string;
  regions(position: Position): Region[];
  /** Whether marches can be planned in a decision, and with what. */
  plans(decision: Decision): boolean;
  routes(desk: Desk, spot: Spot): Promise<Map<Spot, Route>>;
  /** Pieces, markers, and what moves. */
  Pieces: ComponentType<{ desk: Desk }>;
  /** What stands above the prompt: hands, a battle, an auction. */
  Stage: ComponentType<{ desk: Desk }>;
  /** How far the game is: turn, phase. One line at the top. */
  Heading: ComponentType<{ desk: Desk }>;
  /** How an event stands in the log: the head of a section, part of a battle, or a line. */
  logKind(event: GameEvent): "heading" | "battle" | "line";
  /** Whether seats may talk in private. */
  privateTalk: boolean;
  panels: Panel[];
  overlays: Overlay[];
}
