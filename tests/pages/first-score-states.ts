import { FIRST_SCORE } from "~/domain/survey/paths";
import { registrationUrls } from "~/web/registration-urls";
import { surveyUrls, urls } from "~/web/urls";
import type { PageState, Visitor } from "./states";

const STRANGER: Visitor = { email: null, says: "stranger" };
const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };

const CONVICTIONS = surveyUrls(null, FIRST_SCORE).question("full", "legalita", "v3-gov-legalita-condanne");
const PAGES = [urls.firstScore(), CONVICTIONS, urls.papers(), urls.papers("tutte")];

const opened = (visitor: Visitor, paths: string[]): PageState[] =>
  paths.map((path) => ({ visitor, path, status: 200 }));

/** The first score: what leads there, its questions, and what it will take to go on. */
export const FIRST_SCORE_STATES: PageState[] = [
  ...opened(STRANGER, [registrationUrls.again()]),
  ...[FILLED, EMPTY, READER].flatMap((visitor) => opened(visitor, PAGES)),
  ...opened(EMPTY, [urls.firstScoreCompany()]),
  ...opened(READER, [urls.firstScoreCompany()]),
  {
    visitor: EMPTY,
    path: urls.firstScoreCompany(),
    wrong: { sector: "", workforce: "tre", numberOfEmployees: "", annualTurnover: "molto" },
    status: 422,
  },
];
