import { providerUrls } from "~/web/provider-urls";
import { settingsUrls } from "~/web/settings-urls";
import { invitationUrls } from "~/web/registration-urls";
import { historyUrls, peopleUrls, surveyUrls, urls, workbookUrls } from "~/web/urls";
import { PLACES } from "./links";
import { DEMO_WRITER } from "./people";
import { PROVIDER } from "./provider-states";
import type { PageState, Visitor } from "./states";
import { DISPUTE, LARGE, UNASSIGNED } from "./waiting-for-provider";

const STRANGER: Visitor = { email: null, says: "stranger" };
const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };

/** One has a second factor, one has begun to, one has typed the password and not yet the code. */
export const SECURED: Visitor = { email: "redazione@azienda-demo.example", says: "secured" };
export const BEGUN: Visitor = { email: "carla.amato@azienda-grande.example", says: "begun" };
export const HALF: Visitor = { email: "elena.amato@azienda-grande.example", says: "half" };

/** The result of a restore that Azienda Demo has made. */
export const RESTORED = "j-restored";

const older = surveyUrls({ version: "draft", year: 2023 });
const current = surveyUrls({ version: "draft", year: 2025 });
const NUMBER = current.question("start_small", "energia", "v3-env-energia-classe");

const opened = (visitor: Visitor, paths: string[], status = 200): PageState[] =>
  paths.map((path) => ({ visitor, path, status }));

const refused = (
  visitor: Visitor,
  path: string,
  wrong: Record<string, string>,
  button?: string,
): PageState => ({ visitor, path, wrong, status: 422, ...(button && { button }) });

/** States that a server shows only after something has happened on it; see tests/pages/prepared.ts. */
export const PREPARED_STATES: PageState[] = [
  ...opened(STRANGER, [invitationUrls.reminders(PLACES.reminders)]),
  ...opened(HALF, [settingsUrls.code()]),
  refused(HALF, settingsUrls.code(), { code: "000000" }),
  ...opened(SECURED, [
    settingsUrls.secondFactor(),
    settingsUrls.recoveryCodes(),
    settingsUrls.disableSecondFactor(),
  ]),
  refused(SECURED, settingsUrls.recoveryCodes(), { present: "", code: "12" }),
  refused(SECURED, settingsUrls.disableSecondFactor(), { present: "", code: "12" }),
  ...opened(BEGUN, [settingsUrls.enableSecondFactor()]),
  refused(BEGUN, settingsUrls.enableSecondFactor(), { code: "12" }),
  ...opened(FILLED, [
    older.pillar("principles"),
    older.pillar("prosperity"),
    settingsUrls.preferences(),
    workbookUrls.import(PLACES.workbook),
    invitationUrls.list(PLACES.list),
    peopleUrls.changing(PLACES.change),
    `${historyUrls.restoring(RESTORED)}?resta=1`,
  ]),
  refused(FILLED, NUMBER, { explanation: "Una spiegazione molto lunga. ".repeat(200) }),
  refused(FILLED, urls.history(), { name: "" }, "Salva la posizione"),
  ...opened(READER, [`${historyUrls.restoring(RESTORED)}?resta=1`]),
  ...opened(PROVIDER, [providerUrls.identity(LARGE), providerUrls.dispute(DISPUTE)]),
  ...opened(PROVIDER, [providerUrls.verification(UNASSIGNED), providerUrls.company(LARGE)]),
  refused(PROVIDER, providerUrls.identity(LARGE), { reason: "" }, "Non accettare"),
  refused(PROVIDER, providerUrls.dispute(DISPUTE), { reason: "" }),
  refused(PROVIDER, providerUrls.verification(UNASSIGNED), { verifier: "" }),
  refused(FILLED, peopleUrls.access(DEMO_WRITER), { present: "" }, "Azzera la verifica"),
];
