/** The server's data as the client names them. The shapes come from the schema that the server publishes. */
import type { components } from "./schema";

type Schemas = components["schemas"];
/** An entry whose inside the schema leaves open. */
type With<T, Own> = Omit<T, keyof Own> & Own;
/** What the client sends; the number of a request is the socket's affair. */
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;

export type Person = Schemas["PersonModel"];
export type SignedIn = Schemas["SignedInModel"];
export type ListedTable = Schemas["ListedTable"];
export type Place = Schemas["PlaceModel"];
export type About = Schemas["TableModel"];
export type NewTable = Schemas["NewTable"];
export type Message = Schemas["MessageModel"];

/** Something that happened. */
export type GameEvent = Schemas["GameEvent"];
/** A seat must choose one of the options, which are moves as text. */
export type Decision = Schemas["Decision"];
export type Params = GameEvent["params"];
export type Param = Params[string];
/** Why something is not possible, or happens. */
export type Reason = Schemas["ReasonModel"];
export type Thought = Schemas["ThoughtModel"];

/** What a perspective sees of the position; each game knows its own entries. */
export type Position = Record<string, unknown>;
export type View = With<Schemas["View"], { position: Position }>;
/** The answer to a survey: what the engine says of the position, for overlays. */
export type Survey = Record<string, unknown>;

export type Welcome = With<Schemas["Welcome"], { view: View | null }>;
export type Update = With<Schemas["Update"], { position: Position }>;
export type Refused = With<Schemas["Refused"], { params: Params }>;
export type Surveyed = With<Schemas["Surveyed"], { survey: Survey }>;

type Plain = Exclude<Schemas["SocketReply"], { type: "welcome" | "update" | "refused" | "surveyed" }>;
export type Reply = Plain | Welcome | Update | Refused | Surveyed;
export type Request = Unnumbered<Schemas["SocketRequest"]>;
