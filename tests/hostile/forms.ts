import { settingsUrls } from "~/web/settings-urls";
import path from "node:path";
import { BetterSqlite } from "~/platform/store/better-sqlite";
import { DEMO_PASSWORD } from "../api-client";
import { bestTyped } from "../answering";
import { Browser } from "../pages/client";
import type { Filling, PageForm } from "../pages/form";
import { DEMO_CERTIFICATES } from "../pages/certificates";
import { DEMO_INVITED, DEMO_READER, PEOPLE_CHANGE } from "../pages/people";
import { DEMO_POSITION } from "../pages/positions";
import { GROUP_CARD, waitForACopy } from "../pages/restores";
import { invitationToken, mailedToken, registrationLink } from "../pages/mailed-token";
import type { Page } from "../pages/page";
import { signedIn } from "../pages/sign-in";
import { pdf } from "../platform/files/samples";
import { filled } from "../platform/workbook/filling";
import type { TestServer } from "../server";
import { PROVIDER_FORM_NAMES, providerForms } from "./provider-forms";
import { COMPANY_FORM_NAMES, companyForms } from "./company-forms";
import { PROFILES_FORM_NAMES, profilesForms } from "./profiles-forms";
import { OWNER_FORM_NAMES, ownerForms } from "./owner-forms";
import { SETTINGS_FORM_NAMES, settingsForms } from "./settings-forms";
import { DISPUTE, NEW_PASSWORD, REGISTRATION, tokenIn } from "./stranger-fillings";
import { VERIFIER_FORMS, verifierForms } from "./verifier-forms";
import { TASK_FORM_NAMES, taskForms } from "./task-forms";
import { underVerification } from "./under-verification";
import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import {
  attestationUrls,
  historyUrls,
  invitationUrls,
  peopleUrls,
  registrationUrls,
  urls,
  workbookUrls,
} from "~/web/urls";

/** A form as one of its rightful users sees it, filled in so that pressing the button would change something. */
export interface KnownForm {
  name: string;
  open(): Promise<{ browser: Browser; form: PageForm }>;
  filling: Filling;
  button?: string;
  /** The status of its answer, if it is not a redirect. */
  answers?: number;
  /** The form whose answer shows this one: a browser comes to it by that form alone. */
  after?: string;
}

/** The environment of a server whose home page has a notice to accept. */
export const WITH_NOTICE = { POPUP_TYPE: "prova", POPUP_TITLE: "Prova", POPUP_TEXT: "Un avviso di prova." };

const WRITER = "admin@azienda-demo.example";
const VERIFIED = "admin@azienda-nuova.example";
const WITH_FILES = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");

/** A company that has not opened the last closed year yet. */
function setBack({ dataDir }: TestServer, businessName: string): void {
  const store = new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"));
  store.prepare("update company set fiscal_year = 2024 where business_name = ?").run(businessName);
  store.close();
}

type Which = Parameters<Page["form"]>[0];

/** Every form of the product. `server` holds the demo data. */
export async function knownForms(server: TestServer): Promise<KnownForm[]> {
  const token = await mailedToken(server, "redazione@azienda-demo.example");
  const at = (browser: Browser, url: string, which: Which) =>
    browser.get(url).then((page) => ({ browser, form: page.form(which) }));
  const stranger = (url: string, which?: Which) => () => at(new Browser(server.url), url, which);
  const writer = await signedIn(server, WRITER);
  const own = (url: string, which?: Which) => () => at(writer, url, which);
  underVerification(server);
  const { bytes } = await writer.once({ url: urls.workbookFile("answers"), method: "GET" });
  const content = await filled(bytes, { "v3-gov-identita-e-sedi-attivo": { totale: 4815162 } });
  const workbook = { fileName: "compilato.xlsx", content };
  return [
    {
      name: "sign-in",
      open: stranger(urls.login(), { button: "Accedi" }),
      filling: { email: "lettura@azienda-demo.example", password: DEMO_PASSWORD },
    },
    { name: "registration", open: stranger(registrationUrls.form()), filling: REGISTRATION },
    { name: "recovery", open: stranger(urls.recovery()), filling: { email: "lettura@azienda-demo.example" } },
    {
      name: "new password",
      open: stranger(registrationUrls.reset(token)),
      filling: NEW_PASSWORD,
    },
    {
      name: "registration, completed",
      open: stranger(await registrationLink(server, { ...REGISTRATION, email: "primo@vivaio.example" })),
      filling: NEW_PASSWORD,
    },
    {
      name: "registration, declined",
      open: stranger(
        registrationUrls.decline(
          tokenIn(await registrationLink(server, { ...REGISTRATION, email: "secondo@vivaio.example" })),
        ),
      ),
      filling: {},
    },
    {
      name: "invitation, accepted",
      open: stranger(registrationUrls.createPassword(await invitationToken(server))),
      filling: { ...NEW_PASSWORD, terms: true, privacy: true, otherPrivacy: true },
    },
    { name: "invitation", open: own(invitationUrls.form()), filling: INVITED, answers: 200 },
    {
      name: "invitation, confirmed",
      open: async () => {
        const { form } = await own(invitationUrls.form())();
        const page = await form.fill(INVITED).submit();
        return { browser: writer, form: page.form() };
      },
      filling: {},
      after: "invitation",
    },
    {
      name: "many invitations",
      open: own(invitationUrls.many()),
      filling: { list: "uno@vivaio.example;Uno;Primo;fornitore;lettura" },
    },
    {
      name: "many invitations, confirmed",
      open: async () => {
        const { form } = await own(invitationUrls.many())();
        const page = await form.fill({ list: "due@vivaio.example;Due;Altro;fornitore;lettura" }).submit();
        return { browser: writer, form: page.form() };
      },
      filling: {},
    },
    { name: "reminders", open: own(settingsUrls.notifications()), filling: { reminders: false } },
    { name: "company dispute", open: stranger(registrationUrls.dispute()), filling: DISPUTE },
    {
      name: "light version",
      open: own(urls.home(), { action: urls.lightVersion() }),
      filling: {},
    },
    ...[...QUESTIONS].map(([questionClass, { url, guid }]) => ({
      name: `${questionClass} question`,
      open: own(url),
      filling: { ...bestTyped(guid), explanation: "Visto con il consulente" },
    })),
    {
      name: "question with a file",
      open: own(WITH_FILES, { button: "Allega" }),
      filling: { file: { fileName: "bolletta.pdf", content: pdf("Bolletta di prova") } },
      button: "Allega",
    },
    {
      name: "workbook",
      open: own(workbookUrls.page(), { button: "Carica e controlla" }),
      filling: { file: workbook },
    },
    {
      name: "changes of a workbook",
      open: async () => {
        const { form } = await own(workbookUrls.page(), { button: "Carica e controlla" })();
        let page = await form.fill({ file: workbook }).submit();
        // On a machine with much other work the file is read after the request.
        while (page.text.includes("sarà letto al suo turno")) {
          await new Promise((resolve) => setTimeout(resolve, 200));
          page = await writer.get(page.path);
        }
        return { browser: writer, form: page.form(), html: page.html };
      },
      filling: {},
    },
    ...(await taskForms(server, { stranger, own })),
    {
      name: "quick start, registry data",
      open: own(urls.quickStart("registry")),
      filling: { city: "Varese", province: "VA" },
    },
    {
      name: "quick start, economic data",
      open: own(urls.quickStart("economic")),
      filling: { annualTurnover: "3.100.000", workforce: "22", numberOfEmployees: "21" },
    },
    {
      name: "quick start, general info",
      open: own(urls.quickStart("general")),
      filling: { link: "https://www.officina-varese.example" },
    },
    ...["identity", "essential", "contacts", "other"].map((section) => ({
      name: `registry, ${section}`,
      open: own(urls.registrySection(section), { within: `#${section}` }),
      filling: SECTIONS[section] ?? {},
    })),
    ...[
      { name: "welcome", url: urls.home(), button: "Ho letto, non mostrarlo più" },
      { name: "tour", url: urls.tour(2), button: "Salta la visita" },
      { name: "notice", url: urls.home(), button: "Ho letto" },
    ].map(({ name, url, button }) => ({
      ...{ name, button, filling: {} },
      open: own(url, { button }),
    })),
    {
      name: "certificate, new",
      open: own(attestationUrls.add()),
      filling: { ...CERTIFICATE, file: { fileName: "iso.pdf", content: pdf("Certificato di prova") } },
    },
    {
      name: "certificate, changed",
      open: own(attestationUrls.one(DEMO_CERTIFICATES[0])),
      filling: CERTIFICATE,
    },
    {
      name: "certificate, removed",
      open: own(attestationUrls.remove(DEMO_CERTIFICATES[1])),
      filling: {},
    },
    ...companyForms(server, writer),
    { name: "publish", open: own(urls.publish()), filling: {} },
    {
      name: "position, saved",
      open: own(urls.history(), { button: "Salva la posizione" }),
      filling: { name: "Prima della prova" },
    },
    ...[
      { name: "position, renamed", button: "Salva il nome", filling: { name: "Dopo la prova" } },
      { name: "position, removed", button: "Rimuovi per sempre", filling: {} },
    ].map((known) => ({
      ...known,
      open: async () =>
        at(await signedIn(server, "admin@azienda-abilitata.example"), historyUrls.position(DEMO_POSITION), {
          button: known.button,
        }),
    })),
    {
      name: "copy from the group",
      open: async () => at(await signedIn(server, "admin@azienda-abilitata.example"), GROUP_CARD, {}),
      filling: { questions: RESTORED },
    },
    {
      name: "copies, confirmed",
      open: async () => {
        await waitForACopy(server);
        return at(await signedIn(server, "admin@azienda-abilitata.example"), historyUrls.copies(), {});
      },
      filling: {},
    },
    {
      name: "restore",
      open: async () =>
        at(await signedIn(server, "admin@azienda-abilitata.example"), historyUrls.restore("public"), {}),
      filling: {},
    },
    {
      name: "verification, opened",
      open: async () =>
        at(await signedIn(server, "admin@azienda-abilitata.example"), historyUrls.verification(), {}),
      filling: { level: "2" },
    },
    {
      name: "verification, answered",
      open: async () => at(await signedIn(server, VERIFIED), historyUrls.verification(), {}),
      filling: { reply: "È del 2025." },
    },
    {
      name: "verification, withdrawn",
      open: async () => at(await signedIn(server, VERIFIED), historyUrls.withdrawVerification(), {}),
      filling: {},
    },
    ...[
      { name: "changed question, confirmed", url: historyUrls.obsolete(), button: "Conferma così com'è" },
      {
        name: "changed question, removed",
        url: historyUrls.obsolete({ togli: "v3-env-energia-furgoni" }),
        button: "Togli la risposta",
      },
    ].map(({ name, url, button }) => ({
      ...{ name, button, filling: {} },
      open: async () => at(await signedIn(server, "admin@abilitata-servizi.example"), url, { button }),
    })),
    { name: "person, roles", open: own(peopleUrls.person(DEMO_READER)), filling: { supplier: "write" } },
    { name: "people, changed", open: own(PEOPLE_CHANGE), filling: {} },
    ...[
      { name: "person, invited again", url: peopleUrls.changeOne(DEMO_INVITED, "resend") },
      { name: "person, switched off", url: peopleUrls.changeOne(DEMO_READER, "disable") },
      { name: "person, deleted", url: peopleUrls.changeOne(DEMO_INVITED, "delete") },
    ].map(({ name, url }) => ({ name, open: own(url), filling: {} })),
    ...(await providerForms(server)),
    ...(await verifierForms(server)),
    ...(await ownerForms(server)),
    {
      name: "next fiscal year",
      open: async () => {
        setBack(server, "Ente Demo di Verifica");
        const browser = await signedIn(server, "verifica@ente-demo.example");
        return at(browser, urls.registry(), { button: "Apri il 2025" });
      },
      filling: { understood: true },
    },
    ...(await profilesForms(server)),
    ...(await settingsForms(server)),
    {
      name: "sign-out",
      open: async () => at(await signedIn(server, WRITER), urls.home(), { action: urls.signOut() }),
      filling: {},
    },
  ];
}

const INVITED: Filling = {
  email: "terza@vivaio.example",
  name: "Terza",
  surname: "Persona",
  supplier: "read",
};

/** An answer whose question has not changed since: by the number in its box. */
const RESTORED = String(
  questionsOf(questionnaire("v3"), "full").findIndex(({ guid }) => guid === "v3-env-emissioni-scope-1") + 1,
);

const CERTIFICATE: Filling = {
  name: "ISO 50001:2018",
  issuer: "Ente di prova",
  issuedOn: "01/03/2025",
  expiresOn: "28/02/2028",
};

const SECTIONS: Record<string, Filling> = {
  identity: { city: "Como" },
  essential: { workforce: "23", numberOfEmployees: "22" },
  contacts: {
    "supply-chain-role.name": "Dino",
    "supply-chain-role.surname": "Galli",
    "supply-chain-role.email": "dino.galli@officina.example",
  },
  other: { description: "Lavorazioni meccaniche di precisione." },
};

/** One question of each class that is alone on its page and depends on no other. */
const QUESTIONS = new Map(
  questionsOf(questionnaire("v3"), ["start_small"])
    .filter(({ dependencies, pageId, autofill }) => !dependencies && !pageId && !autofill)
    .reverse()
    .map(({ questionClass, milestone, guid }) => [
      questionClass,
      { guid, url: urls.question("start_small", milestone, guid) },
    ]),
);

/** The names of all known forms, for tests that are listed before a server runs. */
export const FORM_NAMES = [
  "sign-in",
  "registration",
  "recovery",
  "new password",
  ...["completed", "declined"].map((name) => `registration, ${name}`),
  ...["invitation, accepted", "invitation", "invitation, confirmed"],
  ...["many invitations", "many invitations, confirmed", "reminders"],
  "company dispute",
  "light version",
  ...[...QUESTIONS.keys()].map((questionClass) => `${questionClass} question`),
  "question with a file",
  "workbook",
  "changes of a workbook",
  ...TASK_FORM_NAMES,
  ...["registry data", "economic data", "general info"].map((name) => `quick start, ${name}`),
  ...["identity", "essential", "contacts", "other"].map((name) => `registry, ${name}`),
  ...["welcome", "tour", "notice"],
  ...["new", "changed", "removed"].map((name) => `certificate, ${name}`),
  ...COMPANY_FORM_NAMES,
  "publish",
  ...["saved", "renamed", "removed"].map((name) => `position, ${name}`),
  // An open verification allows no restore.
  ...["copy from the group", "copies, confirmed", "restore"],
  ...["opened", "answered", "withdrawn"].map((name) => `verification, ${name}`),
  ...["confirmed", "removed"].map((name) => `changed question, ${name}`),
  "person, roles",
  "people, changed",
  ...["invited again", "switched off", "deleted"].map((name) => `person, ${name}`),
  ...PROVIDER_FORM_NAMES,
  ...VERIFIER_FORMS,
  ...OWNER_FORM_NAMES,
  "next fiscal year",
  ...PROFILES_FORM_NAMES,
  ...SETTINGS_FORM_NAMES,
  "sign-out",
];
