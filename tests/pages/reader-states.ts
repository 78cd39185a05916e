import { profilesUrls } from "~/web/profiles-urls";
import { registerUrls } from "~/web/registers-urls";
import { taskUrls } from "~/web/task-urls";
import { invitationUrls } from "~/web/registration-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { historyUrls, peopleUrls, urls, workbookUrls } from "~/web/urls";
import { DEMO_CERTIFICATES } from "./certificates";
import { DEMO_ADMIN } from "./people";
import { DEMO_POSITION } from "./positions";
import { DEMO_REGISTER_ROWS } from "./register-states";
import { GROUP_CARD } from "./restores";
import type { PageState, Visitor } from "./states";
import { DEMO_PROPOSAL, DEMO_TASK } from "./task-states";

const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const ENABLED: Visitor = { email: "admin@azienda-abilitata.example", says: "enabled" };

const opened = (visitor: Visitor, paths: string[], status = 200): PageState[] =>
  paths.map((path) => ({ visitor, path, status }));

const [CERTIFICATE] = DEMO_CERTIFICATES;

/** Pages of deeds, as a reader and a company that has just begun come to them. */
export const READER_STATES: PageState[] = [
  ...opened(
    READER,
    [
      attestationUrls.one(CERTIFICATE),
      attestationUrls.remove(CERTIFICATE),
      historyUrls.position(DEMO_POSITION),
      registerUrls.remove("figures", DEMO_REGISTER_ROWS[0]),
      peopleUrls.person(DEMO_ADMIN),
      peopleUrls.changeOne(DEMO_ADMIN, "delete"),
      peopleUrls.change(),
      peopleUrls.changing("nulla"),
      invitationUrls.list("nulla"),
      workbookUrls.import("nulla"),
      taskUrls.end(DEMO_TASK, "done"),
      taskUrls.ask("topic", "formazione"),
      taskUrls.revoke(DEMO_PROPOSAL),
      taskUrls.proposal(DEMO_PROPOSAL),
    ],
    403,
  ),
  ...opened(READER, [GROUP_CARD], 404),
  ...opened(READER, [urls.identityRequest()]),
  ...opened(EMPTY, [historyUrls.copies(), historyUrls.verification(), profilesUrls.page()]),
  {
    ...{ visitor: ENABLED, path: historyUrls.position(DEMO_POSITION), status: 422 },
    ...{ wrong: { name: "" }, button: "Salva il nome" },
  },
];
