import { peopleUrls } from "~/web/urls";
import { settingsUrls } from "~/web/settings-urls";
import { DEMO_READER } from "./people";
import type { PageState, Visitor } from "./states";

const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };
const VERIFIER: Visitor = { email: "verifica@ente-demo.example", says: "verifier" };

/** What a person has of their own, whatever their rights. */
export const SETTINGS_PAGES = [
  settingsUrls.home(),
  settingsUrls.details(),
  settingsUrls.password(),
  settingsUrls.secondFactor(),
  settingsUrls.sessions(),
  settingsUrls.notifications(),
];

const opened = (visitor: Visitor, paths: string[], status = 200): PageState[] =>
  paths.map((path) => ({ visitor, path, status }));

const refused = (visitor: Visitor, path: string, wrong: Record<string, string>): PageState => ({
  visitor,
  path,
  wrong,
  status: 422,
});

export const SETTINGS_STATES: PageState[] = [
  ...[FILLED, READER, VERIFIER].flatMap((visitor) => opened(visitor, SETTINGS_PAGES)),
  ...opened(READER, [settingsUrls.preferences()]),
  ...opened(FILLED, [peopleUrls.access(DEMO_READER)]),
  ...opened(FILLED, [peopleUrls.access("nulla")], 404),
  ...opened(READER, [peopleUrls.access(DEMO_READER)], 403),
  refused(FILLED, settingsUrls.details(), { name: "", surname: "www.prova.example" }),
  refused(READER, settingsUrls.password(), {}),
  refused(READER, settingsUrls.password(), { present: "Sbagliata1", password: "Bosco7Torrente" }),
  refused(READER, settingsUrls.secondFactor(), {}),
  refused(VERIFIER, settingsUrls.secondFactor(), { present: "Sbagliata1" }),
];
