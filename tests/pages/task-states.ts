import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import type { PageState, Visitor } from "./states";

/** Of Azienda Demo: one that its administrator asked for, one asked of the administrator, and a link with its proposal. */
export const DEMO_TASK = "00000000-0000-4000-8000-000003000001";
export const DEMO_TOPIC_TASK = "00000000-0000-4000-8000-000003000002";
export const DEMO_PROPOSAL = "00000000-0000-4000-8000-000003000003";
export const PROPOSED = { milestone: "clima-e-rischi", guid: "v3-env-clima-e-rischi-valutazione" };
const OPEN_QUESTION = "v3-gov-responsabilita-competenze";

const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };
const STRANGER: Visitor = { email: null, says: "stranger" };

/** The pages of the tasks, as an administrator opens them. */
export const TASK_PAGES = [
  taskUrls.list(),
  taskUrls.one(DEMO_TASK),
  taskUrls.end(DEMO_TASK, "done"),
  taskUrls.end(DEMO_TASK, "withdrawn"),
  taskUrls.ask("question", OPEN_QUESTION),
  taskUrls.ask("topic", "formazione"),
  taskUrls.link(OPEN_QUESTION),
  taskUrls.revoke(DEMO_PROPOSAL),
  taskUrls.proposal(DEMO_PROPOSAL),
  urls.question("full", PROPOSED.milestone, PROPOSED.guid),
  urls.question("full", PROPOSED.milestone, PROPOSED.guid, { proposta: DEMO_PROPOSAL }),
];

/** "collegato" stands for the token of a link that a server has mailed. */
const LINKED = taskUrls.linked("collegato");

const opened = (visitor: Visitor, paths: string[], status = 200): PageState[] =>
  paths.map((path) => ({ visitor, path, status }));

const refused = (visitor: Visitor, path: string, wrong: Record<string, string>): PageState => ({
  visitor,
  path,
  wrong,
  status: 422,
});

const LONG = "Società agricola cooperativa ".repeat(200);

export const TASK_STATES: PageState[] = [
  ...opened(FILLED, TASK_PAGES),
  ...opened(EMPTY, [taskUrls.list()]),
  ...opened(READER, [taskUrls.list()]),
  ...opened(READER, [taskUrls.one(DEMO_TASK), taskUrls.link(OPEN_QUESTION)], 403),
  ...opened(
    EMPTY,
    [taskUrls.one(DEMO_TASK), taskUrls.revoke(DEMO_PROPOSAL), taskUrls.proposal(DEMO_PROPOSAL)],
    404,
  ),
  ...opened(FILLED, [taskUrls.ask("topic", "nulla"), taskUrls.link("nulla"), taskUrls.one("nulla")], 404),
  refused(FILLED, taskUrls.ask("question", OPEN_QUESTION), {}),
  refused(FILLED, taskUrls.ask("topic", "formazione"), {
    note: LONG,
    date: "31/02/2026",
  }),
  refused(FILLED, taskUrls.one(DEMO_TASK), { date: "ieri" }),
  refused(FILLED, taskUrls.link(OPEN_QUESTION), { email: "no", name: "www.premi.example", note: LONG }),
  ...opened(STRANGER, [LINKED]),
  ...opened(STRANGER, [taskUrls.linked("x")], 410),
  refused(STRANGER, LINKED, {}),
  refused(STRANGER, LINKED, { explanation: LONG }),
];
