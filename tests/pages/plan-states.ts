import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import type { PageState, Visitor } from "./states";

const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };

const SAFETY = "v3-soc-salute-e-sicurezza-dvr";
const COMPETENCE = "v3-gov-responsabilita-competenze";
/** It opens by another answer. */
const SUBCONTRACTORS = "v3-gov-catena-di-fornitura-subfornitori";

/** The plan of each class and simulations: some moves, all kinds of them with foreign words, and none. */
export const PLAN_PAGES = [
  urls.plan({ classe: "graduate" }),
  urls.plan({ classe: "master", mosse: [SAFETY, COMPETENCE] }),
  urls.simulation([SAFETY]),
  urls.simulation([SAFETY, COMPETENCE, SUBCONTRACTORS, "unicorno <b>"]),
  urls.simulation(),
];

const opened = (visitor: Visitor, paths: string[]): PageState[] =>
  paths.map((path) => ({ visitor, path, status: 200 }));

export const PLAN_STATES: PageState[] = [
  ...[FILLED, EMPTY, READER].flatMap((visitor) => opened(visitor, PLAN_PAGES)),
  ...opened(FILLED, [taskUrls.ask("question", COMPETENCE, true)]),
  {
    visitor: FILLED,
    path: taskUrls.ask("question", COMPETENCE, true),
    status: 422,
    wrong: { date: "31/02/2027" },
  },
];
