import { sourcesUrls } from "~/web/sources-urls";
import { auditUrls } from "~/web/audit-urls";
import { glossaryUrls } from "~/web/glossary-urls";
import { legalUrls } from "~/web/legal-urls";
import { profilesUrls } from "~/web/profiles-urls";
import { providerUrls } from "~/web/provider-urls";
import { registerUrls } from "~/web/registers-urls";
import { settingsUrls } from "~/web/settings-urls";
import { taskUrls } from "~/web/task-urls";
import { invitationUrls, registrationUrls } from "~/web/registration-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { historyUrls, peopleUrls, urls, workbookUrls } from "~/web/urls";
import { verifierUrls } from "~/web/verifier-urls";
import { DEMO_CERTIFICATES } from "../pages/certificates";
import { DEMO_READER } from "../pages/people";
import { DEMO_POSITION } from "../pages/positions";
import { PROVIDER_EMAIL } from "../pages/provider-states";
import { DEMO_REGISTER_ROWS } from "../pages/register-states";
import { GROUP_CARD } from "../pages/restores";
import { questionOfClass } from "../pages/states";
import { DEMO_TASK } from "../pages/task-states";
import { DEEP_CASE, NEW_CASE, VERIFIER_EMAIL, WITH_FILE } from "../pages/verifier";

export const FILLED = "admin@azienda-demo.example";
export const EMPTY = "admin@azienda-nuova.example";
export const READER = "lettura@azienda-demo.example";
export const ENABLED = "admin@azienda-abilitata.example";

/** The main pages, by the person who opens them; null = a stranger. */
export const PAGES: [email: string | null, paths: string[]][] = [
  [null, [urls.login(), registrationUrls.form(), urls.recovery(), legalUrls.accessibility()]],
  [
    FILLED,
    [
      urls.home(),
      urls.survey(),
      urls.level("full"),
      ...(["boolean", "text", "checkbox", "radio", "matrix", "dropdown"] as const).map(questionOfClass),
      urls.complete(),
      urls.review("environment"),
      urls.changes("v3-env-rifiuti-e-materiali-circolare"),
      urls.scoring("start_small"),
      urls.scoringMethod(),
      urls.plan(),
      urls.benchmark(),
      urls.benchmark({ scheda: "competitiveness_potential" }),
      urls.paths(),
      historyUrls.archive(1),
      urls.publish(),
      urls.registry(),
      urls.registrySection("essential"),
      urls.quickStart("registry"),
      registerUrls.all(),
      registerUrls.one("figures"),
      registerUrls.row("figures", DEMO_REGISTER_ROWS[0]),
      attestationUrls.all(),
      attestationUrls.remove(DEMO_CERTIFICATES[0]),
      workbookUrls.page(),
      peopleUrls.list(),
      peopleUrls.person(DEMO_READER),
      invitationUrls.form(),
      taskUrls.list(),
      taskUrls.one(DEMO_TASK),
      profilesUrls.page(),
      settingsUrls.password(),
      settingsUrls.secondFactor(),
      auditUrls.list(),
      glossaryUrls.page(),
      sourcesUrls.page(),
    ],
  ],
  [EMPTY, [urls.home(), urls.survey(), urls.benchmark(), historyUrls.archive(1), questionOfClass("matrix")]],
  [READER, [urls.home(), questionOfClass("radio"), urls.registry(), historyUrls.archive(1)]],
  [
    ENABLED,
    [
      historyUrls.compare(DEMO_POSITION, "draft"),
      historyUrls.restore(DEMO_POSITION),
      GROUP_CARD,
      historyUrls.verification(),
    ],
  ],
  [
    VERIFIER_EMAIL,
    [
      urls.home(),
      verifierUrls.cases(),
      verifierUrls.case(DEEP_CASE),
      verifierUrls.question(NEW_CASE, WITH_FILE),
      verifierUrls.decision(DEEP_CASE),
    ],
  ],
  [PROVIDER_EMAIL, [providerUrls.companies(), providerUrls.mails(), providerUrls.notices()]],
];
