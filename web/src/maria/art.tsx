/** The symbols of Maria, all drawn here; their colours are those of theme.css. */
import "./art.css";

export { Charge, Coat } from "./art/arms";
export { CardBack, CardFace } from "./art/cards";
export { Flag, Question } from "./art/markers";
export { General, Hussar, Train } from "./art/pieces";
export { Crown, KindSign, PoliticalFrame } from "./art/signs";
export { SuitShape, SuitSign } from "./art/suits";
