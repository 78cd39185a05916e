import { registerUrls } from "~/web/registers-urls";
import type { PageState, Visitor } from "./states";

/** Rows of Azienda Demo's register of earlier years. */
export const DEMO_REGISTER_ROWS = [
  "00000000-0000-4000-8000-0000000000c1",
  "00000000-0000-4000-8000-0000000000c2",
] as const;
const [FIRST] = DEMO_REGISTER_ROWS;

const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };

/** The pages of the registers, as an administrator opens them. */
export const REGISTER_PAGES = [
  registerUrls.all(),
  ...(["sites", "policies", "targets", "figures"] as const).map(registerUrls.one),
  registerUrls.row("figures", FIRST),
  registerUrls.remove("figures", FIRST),
];

const opened = (visitor: Visitor, paths: string[], status = 200): PageState[] =>
  paths.map((path) => ({ visitor, path, status }));

const refused = (path: string, wrong: Record<string, string>): PageState => ({
  visitor: FILLED,
  path,
  wrong,
  status: 422,
});

const LONG = "Stabilimento agricolo cooperativo ".repeat(100);

export const REGISTER_STATES: PageState[] = [
  ...opened(FILLED, REGISTER_PAGES),
  ...opened(EMPTY, [registerUrls.all(), registerUrls.one("sites")]),
  ...opened(READER, [registerUrls.all(), registerUrls.one("figures")]),
  ...opened(READER, [registerUrls.row("figures", FIRST)], 403),
  ...opened(EMPTY, [registerUrls.row("figures", FIRST), registerUrls.remove("figures", FIRST)], 404),
  ...opened(FILLED, ["/dashboard/registers/certificates", "/dashboard/registers/nulla"], 404),
  refused(registerUrls.one("sites"), { name: LONG, nace: "1", openedOn: "ieri" }),
  refused(registerUrls.one("targets"), {}),
  refused(registerUrls.row("figures", FIRST), { year: "mai" }),
];
