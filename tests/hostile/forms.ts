import type { Browser } from "../pages/client";
import type { Filling, PageForm } from "../pages/form";
import { signedIn } from "../pages/sign-in";
import type { TestServer } from "../server";
import { CARD_FORM_NAMES, CERTIFICATE_FORM_NAMES, cardForms, certificateForms } from "./card-forms";
import { COMPANY_FORM_NAMES, companyForms } from "./company-forms";
import { HOME_FORM_NAMES, homeForms, signOutForm } from "./home-forms";
import { INVITATION_FORM_NAMES, invitationForms } from "./invitation-forms";
import { openersOf } from "./open-form";
import { OWNER_FORM_NAMES, ownerForms } from "./owner-forms";
import { PEOPLE_FORM_NAMES, peopleForms } from "./people-forms";
import { PROFILES_FORM_NAMES, profilesForms } from "./profiles-forms";
import { PROVIDER_FORM_NAMES, providerForms } from "./provider-forms";
import { REGISTER_FORM_NAMES, registerForms } from "./register-forms";
import { REGISTRY_FORM_NAMES, registryForms, YEAR_FORM_NAMES, yearForms } from "./registry-forms";
import { SETTINGS_FORM_NAMES, settingsForms } from "./settings-forms";
import { STRANGER_FORM_NAMES, strangerForms } from "./stranger-forms";
import { SURVEY_FORM_NAMES, surveyForms } from "./survey-forms";
import { TASK_FORM_NAMES, taskForms } from "./task-forms";
import { underVerification } from "./under-verification";
import { VERIFIER_FORMS, verifierForms } from "./verifier-forms";

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

/** Every form of the product, in an order in which all can be sent. `server` holds the demo data. */
export async function knownForms(server: TestServer): Promise<KnownForm[]> {
  const writer = await signedIn(server, WRITER);
  const openers = openersOf(server, writer);
  await underVerification(server);
  return [
    ...(await strangerForms(server, openers)),
    ...invitationForms(openers),
    ...(await surveyForms(writer, openers)),
    ...(await taskForms(server, openers)),
    ...registryForms(server, openers),
    ...homeForms(openers),
    ...certificateForms(openers),
    ...registerForms(openers),
    ...companyForms(server, writer),
    ...cardForms(server, openers),
    ...peopleForms(openers),
    ...(await providerForms(server)),
    ...(await verifierForms(server)),
    ...(await ownerForms(server)),
    ...yearForms(server),
    ...(await profilesForms(server)),
    ...(await settingsForms(server)),
    signOutForm(server, WRITER),
  ];
}

/** The names of all known forms, for tests that are listed before a server runs. */
export const FORM_NAMES = [
  ...STRANGER_FORM_NAMES,
  ...INVITATION_FORM_NAMES,
  ...SURVEY_FORM_NAMES,
  ...TASK_FORM_NAMES,
  ...REGISTRY_FORM_NAMES,
  ...HOME_FORM_NAMES,
  ...CERTIFICATE_FORM_NAMES,
  ...REGISTER_FORM_NAMES,
  ...COMPANY_FORM_NAMES,
  ...CARD_FORM_NAMES,
  ...PEOPLE_FORM_NAMES,
  ...PROVIDER_FORM_NAMES,
  ...VERIFIER_FORMS,
  ...OWNER_FORM_NAMES,
  ...YEAR_FORM_NAMES,
  ...PROFILES_FORM_NAMES,
  ...SETTINGS_FORM_NAMES,
  "sign-out",
];
