import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import type { QuestionClass } from "~/domain/question/question";
import { glossaryUrls } from "~/web/glossary-urls";
import { legalUrls } from "~/web/legal-urls";
import { sourcesUrls } from "~/web/sources-urls";
import { invitationUrls, registrationUrls } from "~/web/registration-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { lastYearOfTopic } from "~/web/last-year-urls";
import { historyUrls, peopleUrls, surveyUrls, urls, workbookUrls } from "~/web/urls";
import { CARD_STATES } from "./card-states";
import { COMPANY_STATES } from "./company-states";
import { DEMO_CERTIFICATES } from "./certificates";
import { DEMO_READER, PEOPLE_PAGES, REFUSED_PEOPLE_PAGES } from "./people";
import { VERIFIER_STATES } from "./verifier-states";
import { profilesStates, SEVERAL } from "./profiles-states";
import { ownerStates, REFUSED_OWNER_PAGES } from "./owner-states";
import { SETTINGS_STATES } from "./settings-states";
import { DEMO_POSITION } from "./positions";
import { PROVIDER, PROVIDER_STATES } from "./provider-states";
import { filledIn, PLACES, type Links } from "./links";
import { GROUP_CARD } from "./restores";
import { FIRST_SCORE_STATES } from "./first-score-states";
import { FIGURE_STATES } from "./figure-states";
import { PATH_STATES } from "./path-states";
import { QUESTION_STATES } from "./question-states";
import { REPORT_STATES } from "./report-states";
import { PLAN_STATES } from "./plan-states";
import { BEGUN, HALF, PREPARED_STATES, SECURED } from "./prepared-states";
import { READER_STATES } from "./reader-states";
import { REGISTER_STATES } from "./register-states";
import { TASK_STATES } from "./task-states";
import { VSME_STATES } from "./vsme-states";
import { CLOSED_TO_READERS, NO_PERIODS, PERIODS, PERIODS_OF_A_NEW_COMPANY, PERIODS_TO_READ } from "./periods";

export interface Visitor {
  /** Demo account; null = signed out. */
  email: string | null;
  says:
    | (
        | "stranger"
        | "filled"
        | "empty"
        | "reader"
        | "enabled"
        | "waiting"
        | "verifier"
        | "provider"
        | "several"
      )
    | ("secured" | "begun" | "half");
}

const STRANGER: Visitor = { email: null, says: "stranger" };
const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };
const ENABLED: Visitor = { email: "admin@azienda-abilitata.example", says: "enabled" };
/** Its card waits for two answers whose question has changed. */
const WAITING: Visitor = { email: "admin@abilitata-servizi.example", says: "waiting" };
const VERIFIER: Visitor = { email: "verifica@ente-demo.example", says: "verifier" };
export const VISITORS = [
  ...[STRANGER, FILLED, EMPTY, READER, ENABLED, WAITING, VERIFIER, PROVIDER, SEVERAL],
  ...[SECURED, BEGUN, HALF],
];

/** One page in one of its states: as it opens or, with `wrong`, as it answers that form. */
export interface PageState {
  visitor: Visitor;
  path: string;
  status: number;
  /** Values by field name; the test sends the main form with them, and the server refuses it. */
  wrong?: Record<string, string>;
  /** The words of the button of that form, where the page has several. */
  button?: string;
  /** The address asks for what cannot be, and the page says so. */
  isRefusal?: true;
}

const questions = (["start_small", "graduate"] as const).flatMap((level) =>
  questionsOf(questionnaire("v3"), [level]),
);
const pathOf = ({ level, milestone, guid }: { level: string; milestone: string; guid: string }) =>
  urls.question(level, milestone, guid);

/** The page of the first question of a class that depends on nothing. */
export function questionOfClass(questionClass: QuestionClass): string {
  const found = questions.find((one) => one.questionClass === questionClass && !one.dependencies);
  if (!found) throw new Error(`No question of class ${questionClass}`);
  return pathOf(found);
}

const CLASSES: QuestionClass[] = ["boolean", "text", "checkbox", "radio", "matrix", "dropdown"];
const blocked = questions.find(({ dependencies }) =>
  dependencies?.some(({ effect }) => effect === "blocked"),
);
const severalOnAPage = questions.find(({ pageId }) => pageId !== undefined);

/** The demo company answered them last year and not yet this year. */
const GROUND = { milestone: "suolo-e-biodiversita", guid: "v3-env-suolo-e-biodiversita-suolo" };
const HOURS = { milestone: "formazione", guid: "v3-soc-formazione-ore" };

const SHELL = [
  urls.home(),
  attestationUrls.all(),
  urls.scoring(),
  urls.scoring("start_small"),
  urls.scoring("master"),
  urls.scoringMethod(),
  ...["start_small", "graduate"].map(urls.methodClass),
  urls.checks(),
  sourcesUrls.page(),
  glossaryUrls.page(),
  glossaryUrls.page({ cerca: "sicurezza" }),
  urls.plan(),
  urls.benchmark(),
  urls.benchmark({ scheda: "competitiveness_potential" }),
  urls.survey(),
  urls.survey({ area: "social" }),
  urls.survey({ status: "all" }),
  urls.survey({ status: "blocked", cerca: "gas" }),
  urls.survey({ cerca: "unicorno <b>" }),
  urls.level("start_small", { cerca: "energia" }),
  urls.level("start_small"),
  urls.level("full"),
  urls.complete(),
  urls.history(),
  urls.publish(),
  urls.registry(),
  ...["identity", "essential", "contacts", "other"].map(urls.registrySection),
  ...["registry", "economic", "general", "survey"].map(urls.quickStart),
  ...CLASSES.map(questionOfClass),
  ...[blocked, severalOnAPage].flatMap((question) => (question ? [pathOf(question)] : [])),
  ...["environment", "social", "governance"].map((area) => urls.review(area)),
  urls.review("social", { answers: "open", level: "start_small" }),
  urls.changes("v3-env-rifiuti-e-materiali-circolare"),
  workbookUrls.page(),
  ...[GROUND, HOURS].flatMap(({ milestone, guid }) => [
    urls.question("full", milestone, guid),
    urls.question("full", milestone, guid, { da: 2024 }),
  ]),
];

const opened = (visitor: Visitor, paths: string[], status = 200): PageState[] =>
  paths.map((path) => ({ visitor, path, status }));

const refused = (visitor: Visitor, path: string, wrong: Record<string, string>): PageState => ({
  visitor,
  path,
  wrong,
  status: 422,
});

/** The same for everyone. */
const LEGAL_PAGES = [
  ...(["terms", "privacy", "clauses", "cookie"] as const).map(legalUrls.document),
  legalUrls.accessibility(),
  legalUrls.keyboard(),
  legalUrls.api(),
  legalUrls.api("survey"),
];

const MAILED = PLACES.reset;
const INVITED = PLACES.invitation;

/** A state at a place that only this server can tell. */
export const withLink = (state: PageState, links: Links): PageState => ({
  ...state,
  path: filledIn(state.path, links),
});

const LONG = "Società agricola cooperativa ".repeat(200);

/** Every route, empty, filled and refused. */
export const STATES: PageState[] = [
  ...opened(STRANGER, [
    urls.login(),
    registrationUrls.form(),
    registrationUrls.sent(),
    registrationUrls.confirm(),
    registrationUrls.decline("x"),
    registrationUrls.dispute(),
    registrationUrls.confirmed(),
    urls.recovery(),
    registrationUrls.reset(MAILED),
    registrationUrls.createPassword(INVITED),
    ...LEGAL_PAGES,
  ]),
  ...opened(
    STRANGER,
    [
      registrationUrls.reset("x"),
      registrationUrls.createPassword("x"),
      registrationUrls.confirm("x"),
      invitationUrls.reminders("x"),
    ],
    410,
  ),
  refused(STRANGER, urls.login(), {}),
  refused(STRANGER, urls.login(), { email: "nessuno@azienda-demo.example", password: "Sbagliata1" }),
  refused(STRANGER, registrationUrls.form(), {}),
  refused(STRANGER, registrationUrls.form(), { businessName: LONG, identifier: "123", email: "no" }),
  refused(STRANGER, urls.recovery(), { email: "no" }),
  refused(STRANGER, registrationUrls.reset(MAILED), { password: "corta", passwordConfirmation: "altra" }),
  refused(STRANGER, registrationUrls.createPassword(INVITED), {}),
  refused(STRANGER, registrationUrls.decline("x"), {}),
  refused(STRANGER, registrationUrls.dispute(), { identifier: "123", email: "no" }),
  ...CARD_STATES,
  ...[FILLED, EMPTY, READER].flatMap((visitor) => opened(visitor, SHELL)),
  ...[ENABLED, VERIFIER].flatMap((visitor) =>
    opened(visitor, [urls.home(), urls.scoring(), urls.publish(), urls.registry(), urls.identityRequest()]),
  ),
  ...opened(FILLED, [
    surveyUrls({ version: "public", year: 2025 }).review("social"),
    surveyUrls({ version: "draft", year: 2024 }).review("social"),
    surveyUrls({ version: "public", year: 2025 }).changes("v3-env-rifiuti-e-materiali-circolare"),
  ]),
  ...opened(FILLED, PERIODS),
  ...opened(READER, PERIODS_TO_READ),
  ...opened(EMPTY, PERIODS_OF_A_NEW_COMPANY),
  ...opened(FILLED, NO_PERIODS, 404),
  ...opened(READER, CLOSED_TO_READERS, 403),
  ...opened(FILLED, [
    urls.scoring("start_small", "energia"),
    surveyUrls({ version: "public", year: 2025 }).scoring(),
    surveyUrls({ version: "public", year: 2025 }).scoring("graduate"),
    surveyUrls({ version: "public", year: 2025 }).printed(),
    surveyUrls({ version: "draft", year: 2024 }).scoring(),
    surveyUrls({ version: "draft", year: 2024 }).scoring("graduate"),
    urls.benchmark({ scheda: "master", settore: "C", dimensione: "tutte" }),
    urls.benchmark({ settore: "tutti", dimensione: "tutte" }),
    surveyUrls({ version: "public", year: 2025 }).benchmark(),
    surveyUrls({ version: "draft", year: 2024 }).benchmark(),
  ]),
  ...opened(
    FILLED,
    [
      "/dashboard/nulla",
      urls.level("nulla"),
      urls.scoring("nulla"),
      urls.quickStart("nulla"),
      urls.file("nulla"),
    ],
    404,
  ),
  ...FIRST_SCORE_STATES,
  ...opened(FILLED, [1, 2, 3, 4].map(urls.tour)),
  ...opened(FILLED, [
    attestationUrls.add(),
    ...[attestationUrls.one, attestationUrls.remove].map((url) => url(DEMO_CERTIFICATES[1])),
  ]),
  ...opened(READER, [attestationUrls.add()], 403),
  ...opened(WAITING, [
    historyUrls.obsolete(),
    historyUrls.obsolete({ togli: "v3-env-energia-furgoni" }),
    urls.survey(),
    urls.history(),
  ]),
  ...[EMPTY, READER].flatMap((visitor) => opened(visitor, [historyUrls.obsolete(), historyUrls.compare()])),
  ...opened(ENABLED, [historyUrls.compare(), historyUrls.compare(DEMO_POSITION, "draft")]),
  ...opened(FILLED, [historyUrls.compare("draft", "nulla")], 404),
  ...opened(FILLED, [surveyUrls({ version: "public", year: 2025 }).level("full")]),
  ...opened(FILLED, [...REFUSED_OWNER_PAGES, ...REFUSED_PEOPLE_PAGES], 422).map((state): PageState => ({
    ...state,
    isRefusal: true,
  })),
  ...opened(ENABLED, [urls.history(), historyUrls.position(DEMO_POSITION)]),
  ...opened(FILLED, [historyUrls.position(DEMO_POSITION)], 404),
  ...opened(ENABLED, [historyUrls.restore(DEMO_POSITION), GROUP_CARD]),
  ...[FILLED, READER].flatMap((visitor) => opened(visitor, [historyUrls.restore("public")])),
  ...opened(FILLED, [GROUP_CARD, historyUrls.restoring("nulla")], 404),
  refused(ENABLED, GROUP_CARD, { questions: "" }),
  ...[ENABLED, READER].flatMap((visitor) => opened(visitor, [historyUrls.copies()])),
  ...[FILLED, EMPTY, READER].flatMap((visitor) => opened(visitor, [lastYearOfTopic("formazione")])),
  ...opened(FILLED, [lastYearOfTopic("nulla")], 404),
  ...[FILLED, READER, ENABLED].flatMap((visitor) => opened(visitor, [historyUrls.verification()])),
  ...opened(ENABLED, [historyUrls.withdrawVerification()]),
  ...opened(READER, [historyUrls.withdrawVerification()], 403),
  refused(ENABLED, historyUrls.verification(), {}),
  ...opened(EMPTY, [urls.tour(1)]),
  ...opened(EMPTY, [attestationUrls.one(DEMO_CERTIFICATES[0])], 404),
  refused(FILLED, attestationUrls.add(), { name: LONG, issuedOn: "31/02/2025", expiresOn: "mai" }),
  refused(FILLED, attestationUrls.one(DEMO_CERTIFICATES[0]), { issuer: "", issuedOn: "01/01/2090" }),
  refused(FILLED, workbookUrls.page(), {}),
  ...opened(FILLED, [invitationUrls.form(), invitationUrls.many()]),
  ...opened(READER, [invitationUrls.form(), invitationUrls.many()], 403),
  ...opened(FILLED, [invitationUrls.list("nulla")], 404),
  refused(FILLED, invitationUrls.form(), {}),
  refused(FILLED, invitationUrls.form(), { email: "no", name: LONG, surname: "www.prova.example" }),
  ...opened(FILLED, [invitationUrls.correct("00000000-0000-4000-8000-000000000000")]),
  refused(FILLED, invitationUrls.many(), {}),
  refused(FILLED, invitationUrls.many(), { list: " ; ; " }),
  refused(FILLED, urls.quickStart("registry"), { businessName: "" }),
  refused(FILLED, urls.quickStart("economic"), { annualTurnover: "tanto", numberOfEmployees: "-3" }),
  refused(FILLED, urls.quickStart("general"), { "supply-chain-role.name": "Solo" }),
  refused(FILLED, urls.registrySection("identity"), { businessName: "", identifier: "12" }),
  refused(FILLED, urls.registrySection("essential"), { numberOfEmployees: "2,5" }),
  refused(FILLED, urls.registrySection("contacts"), { "supply-chain-role.email": "no" }),
  refused(FILLED, urls.registrySection("other"), { description: LONG }),
  ...profilesStates([FILLED, READER]),
  ...PATH_STATES,
  ...FIGURE_STATES,
  ...VSME_STATES,
  ...PLAN_STATES,
  ...REPORT_STATES,
  ...TASK_STATES,
  ...QUESTION_STATES,
  ...REGISTER_STATES,
  ...opened(FILLED, PEOPLE_PAGES),
  ...VERIFIER_STATES,
  ...COMPANY_STATES,
  ...ownerStates({ filled: FILLED, empty: EMPTY, reader: READER, verifier: VERIFIER }),
  ...opened(EMPTY, [peopleUrls.list()]),
  ...opened(READER, [peopleUrls.list()], 403),
  ...opened(EMPTY, [peopleUrls.person(DEMO_READER)], 404),
  refused(FILLED, peopleUrls.person(DEMO_READER), { admin: "", supplier: "none" }),
  ...PROVIDER_STATES,
  refused(EMPTY, questionOfClass("text"), { explanation: LONG }),
  refused(EMPTY, questionOfClass("matrix"), { explanation: LONG }),
  refused(EMPTY, questionOfClass("radio"), { explanation: LONG }),
  ...SETTINGS_STATES,
  ...PREPARED_STATES,
  ...READER_STATES,
];

export const nameOf = ({ visitor, path, wrong }: PageState): string =>
  `${visitor.says}: ${path}${wrong ? ` refused with ${JSON.stringify(wrong).slice(0, 60)}` : ""}`;
