import { questionnaire } from "~/content/questionnaires";
import { surveyUrls, urls } from "~/web/urls";
import type { PageState, Visitor } from "./states";

const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };

/** The first question of the essential path that depends on nothing. */
function essentialQuestion(): string {
  const found = questionnaire("v3").questions.find((one) => one.essential && !one.dependencies);
  if (!found) throw new Error("No essential question");
  return surveyUrls(null, "essential").question("full", found.milestone, found.guid);
}

export const ESSENTIAL_QUESTION = essentialQuestion();

/** The pages of the paths, as an administrator opens them. */
export const PATH_PAGES = [
  urls.paths(),
  ESSENTIAL_QUESTION,
  surveyUrls(null, "bank").survey(),
  surveyUrls(null, "vsme-complete").survey(),
];

const opened = (visitor: Visitor, paths: string[]): PageState[] =>
  paths.map((path) => ({ visitor, path, status: 200 }));

export const PATH_STATES: PageState[] = [
  ...opened(FILLED, PATH_PAGES),
  ...opened(EMPTY, PATH_PAGES),
  ...opened(READER, PATH_PAGES),
  ...opened(FILLED, [
    surveyUrls({ version: "public", year: 2025 }, "bank").survey(),
    surveyUrls({ version: "draft", year: 2024 }, "bank").survey(),
  ]),
];
