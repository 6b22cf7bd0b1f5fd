/** The symbols of Ancien Régime, all drawn here; their colours are those of theme.css. */
import "./art.css";

export { Charge, Coat } from "./art/arms";
export { BattleCard } from "./art/cards";
export { Fortress, Garrison, GeneralToken } from "./art/pieces";
export { Coin, Crown, InfluenceSign, MoraleSign, RelationSign, StatusSign, TroopSign } from "./art/signs";
export { Wheel } from "./art/wheel";
