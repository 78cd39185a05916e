import { surveyUrls, urls } from "~/web/urls";
import type { PageState, Visitor } from "./states";

const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };

/** The figures computed from the answers, as every visitor of a company opens them. */
const FIGURE_PAGES = [urls.indicators(), urls.sheet("bank"), urls.sheet("client")];

const PUBLISHED = surveyUrls({ version: "public", year: 2025 });
const CLOSED = surveyUrls({ version: "draft", year: 2024 });

const opened = (visitor: Visitor, paths: string[]): PageState[] =>
  paths.map((path) => ({ visitor, path, status: 200 }));

export const FIGURE_STATES: PageState[] = [
  ...[FILLED, EMPTY, READER].flatMap((visitor) => opened(visitor, FIGURE_PAGES)),
  ...opened(FILLED, [
    PUBLISHED.indicators(),
    CLOSED.indicators(),
    PUBLISHED.sheet("bank"),
    PUBLISHED.sheet("client"),
  ]),
];
