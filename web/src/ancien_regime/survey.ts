/** What the engine says of the position (see `kabinett/ancien_regime/surveys.py`). */
import type { components } from "../api/schema";
import { surveyor } from "../table/survey";

type Schemas = components["schemas"];

export type Surveys = Schemas["EuropeSurveys"];
export type End = Schemas["EuropeEnd"];
export type Reach = Schemas["EuropeReach"];
export type Prospect = Schemas["EuropeProspect"];
export type Worth = Schemas["EuropeBattle"];
export type Runner = Schemas["EuropeStanding"];
export type Turn = Schemas["EuropeTurn"];
export type College = Schemas["EuropeElection"];

export const { survey, useSurvey } = surveyor<Surveys>();
