/** The server's data as the client names them. The shapes come from the schema that the server publishes. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Person = Schemas["PersonModel"];
export type SignedIn = Schemas["SignedInModel"];
export type ListedTable = Schemas["ListedTable"];
export type Place = Schemas["PlaceModel"];
export type About = Schemas["TableModel"];
export type NewTable = Schemas["NewTable"];

export type Param = string | number | string[];
export type Params = Record<string, Param>;

/** Something that happened. */
export interface GameEvent {
  kind: string;
  clause: string;
  params: Params;
  reveals?: boolean;
}

/** A seat must choose one of the options, which are moves as text. */
export interface Decision {
  seat: string;
  kind: string;
  clause: string;
  params: Params;
  options: string[];
}

/** Why something is not possible, or happens. */
export interface Reason {
  clause: string;
  key: string;
  params: Params;
}

/** What a perspective sees of the position; each game knows its own entries. */
export type Position = Record<string, unknown>;

export interface View {
  seat: string | null;
  position: Position;
  decisions: Decision[];
  standing: string[];
  waiting_for: string[];
}

/** Something that somebody said. */
export interface Message {
  id: number;
  seat: string | null;
  person: string;
  name: string;
  to: string[] | null;
  text: string;
  at: number;
}

/** The answer to a survey: what the engine says of the position, for overlays. */
export type Survey = Record<string, unknown>;

export interface Welcome {
  type: "welcome";
  seat: string | null;
  table: About;
  view: View | null;
  question: number;
  answered: number;
  epoch: number;
  first: number;
  events: GameEvent[];
  messages: Message[];
}

export interface Update {
  type: "update";
  question: number;
  epoch: number;
  first: number;
  events: GameEvent[];
  position: Position;
  gone: string[];
  decisions: Decision[];
  standing: string[];
  waiting_for: string[];
}

export type Reply =
  | Welcome
  | Update
  | { type: "table"; table: About }
  | { type: "said"; message: Message }
  | { type: "done"; id: number }
  | { type: "explained"; id: number; happens: boolean; reason: Reason | null }
  | { type: "surveyed"; id: number; survey: Survey }
  | { type: "refused"; id: number; error: string; key: string; params: Params; clause: string }
  | { type: "pong"; id: number };

export type Request =
  | { type: "play"; move: string; question: number | null }
  | { type: "undo" }
  | { type: "say"; text: string; to: string[] | null }
  | { type: "why_not"; move: string }
  | { type: "survey"; kind: string; arg: string | null }
  | { type: "ping" };
