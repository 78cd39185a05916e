import { vsmeUrls } from "~/web/vsme-urls";
import type { PageState, Visitor } from "./states";

const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };

const opened = (visitor: Visitor, paths: string[]): PageState[] =>
  paths.map((path) => ({ visitor, path, status: 200 }));

/** The report by the European standard: as it opens, of a version, filled, and refused. */
export const VSME_STATES: PageState[] = [
  ...opened(FILLED, [
    vsmeUrls(null).page(),
    vsmeUrls(null).page("base"),
    vsmeUrls({ version: "public", year: 2025 }).page(),
    vsmeUrls(null).ready("completo", "carta-esg-vsme-completo-2025-0123456789abcdef0123456789abcdef.xlsx"),
  ]),
  ...opened(EMPTY, [vsmeUrls(null).page()]),
  ...opened(FILLED, [`${vsmeUrls(null).waiting("pdf")}?ferma=1`]),
  ...opened(READER, [vsmeUrls(null).page()]),
  { visitor: FILLED, path: vsmeUrls(null).page(), status: 422, wrong: {} },
];
