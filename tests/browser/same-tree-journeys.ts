import { expect } from "@playwright/test";
import { providerUrls } from "~/web/provider-urls";
import { registerUrls } from "~/web/registers-urls";
import { settingsUrls } from "~/web/settings-urls";
import { taskUrls } from "~/web/task-urls";
import { invitationUrls, registrationUrls } from "~/web/registration-urls";
import { historyUrls, urls } from "~/web/urls";
import { verifierUrls } from "~/web/verifier-urls";
import { DEMO_PASSWORD } from "../api-client";
import { newestMail } from "../pages/mailed-token";
import { DEMO_POSITION } from "../pages/positions";
import { PROVIDER_EMAIL } from "../pages/provider-states";
import { DEMO_REGISTER_ROWS } from "../pages/register-states";
import { GROUP_CARD } from "../pages/restores";
import { questionOfClass } from "../pages/states";
import { DEEP_CASE, NEW_CASE, PLAIN, VERIFIER_EMAIL } from "../pages/verifier";
import { pdf } from "../platform/files/samples";
import { enterByKey, pressByKey } from "./by-keyboard";
import {
  leads,
  opens,
  main,
  presses,
  follows,
  types,
  ticks,
  chooses,
  FOLLOWS_THE_SUMMARY,
  answers,
  fills,
  sends,
  STAYS,
  ENDS,
  saves,
  type Step,
} from "./key-steps";
import { EMPTY, ENABLED, FILLED } from "./same-tree-pages";

export interface Journey {
  says: string;
  email: string | null;
  steps: Step[];
}

const NEWCOMER = {
  businessName: "Officina Prova S.r.l.",
  identifier: "98765440163",
  name: "Bianca",
  surname: "Ferri",
  email: "bianca@officina-prova.example",
};
const PASSWORD = "Faggio2026bis";

const ENERGY = questionOfClass("matrix");
const first = "acquistata.rinnovabile";

export const JOURNEYS: Journey[] = [
  {
    says: "signing in, refused at first",
    email: null,
    steps: [
      opens(urls.login()),
      types({ email: "nessuno" }),
      presses("Accedi"),
      FOLLOWS_THE_SUMMARY,
      types({ email: EMPTY, password: DEMO_PASSWORD }),
      presses("Accedi"),
    ],
  },
  {
    says: "registering, refused",
    email: null,
    steps: [opens(registrationUrls.form()), presses("Registrati"), FOLLOWS_THE_SUMMARY],
  },
  {
    says: "a company registered, its address confirmed and signed in",
    email: null,
    steps: [
      opens(registrationUrls.form()),
      fills(NEWCOMER),
      sends,
      [
        "opens the link of the mail",
        async (page, server) => page.goto((await newestMail(server, NEWCOMER.email)).link),
      ],
      fills({ password: PASSWORD, passwordConfirmation: PASSWORD }),
      sends,
    ],
  },
  {
    says: "a matrix refused, mended and saved",
    email: EMPTY,
    steps: [
      opens(ENERGY),
      answers({ [first]: "12x" }),
      saves("continue"),
      FOLLOWS_THE_SUMMARY,
      answers(),
      saves("continue"),
    ],
  },
  {
    says: "choices, a text and a list saved and cleared",
    email: EMPTY,
    steps: [
      ...(["boolean", "radio", "checkbox", "dropdown", "text"] as const).flatMap((one): Step[] => [
        opens(questionOfClass(one)),
        answers(),
        saves("list"),
      ]),
      opens(questionOfClass("boolean")),
      saves("clear"),
    ],
  },
  {
    says: "an answer kept by going on to the next question, and by going back",
    email: EMPTY,
    steps: [
      opens(questionOfClass("text")),
      answers(),
      presses("Domanda successiva"),
      presses("Domanda precedente"),
      [
        "finds what was typed",
        (page) => expect(main(page).locator("input.number").first()).not.toHaveValue(""),
      ],
    ],
  },
  {
    says: "a file refused, attached and removed",
    email: FILLED,
    steps: [
      opens(ENERGY),
      chooses("a.png", Buffer.from("<svg/>")),
      presses("Allega"),
      chooses("a.pdf", pdf("a")),
      presses("Allega"),
      presses(/^Togli a\.pdf/),
    ],
  },
  {
    says: "a list filtered and searched",
    email: FILLED,
    steps: [
      opens(urls.survey()),
      types({ cerca: "energia" }),
      presses("Cerca"),
      opens(urls.survey()),
      ["unfolds a topic", (page) => pressByKey(page, main(page).locator("summary").first())],
      follows('a[href*="status="]'),
      opens(urls.benchmark()),
      follows('a[href*="settore="], a[href*="dimensione="]'),
    ],
  },
  {
    says: "a position saved and compared, and a certificate refused",
    email: FILLED,
    steps: [
      opens(historyUrls.archive(1)),
      ["names it", (page) => enterByKey(page, page.getByLabel("Nome della posizione"), "Prima del bilancio")],
      presses("Salva la posizione"),
      opens("/dashboard/attestations/new"),
      presses(/^Aggiungi|^Salva/),
      FOLLOWS_THE_SUMMARY,
    ],
  },
  {
    says: "publishing, undeclared at first",
    email: FILLED,
    steps: [opens(urls.publish()), presses("Dichiara ed emetti la carta")],
  },
  {
    says: "restoring a position",
    email: ENABLED,
    steps: [opens(historyUrls.restore(DEMO_POSITION)), STAYS, ENDS],
  },
  {
    says: "copying a card of the group",
    email: ENABLED,
    steps: [
      opens(GROUP_CARD),
      ["unfolds the answers", (page) => pressByKey(page, main(page).locator("summary").first())],
      STAYS,
      ENDS,
    ],
  },
  {
    says: "a verification opened, refused at first, and two sides compared",
    email: ENABLED,
    steps: [
      opens(historyUrls.verification()),
      sends,
      FOLLOWS_THE_SUMMARY,
      opens(historyUrls.compare()),
      ["compares", (page) => leads(page, main(page).locator('form[method="get"] button').first())],
    ],
  },
  {
    says: "from the plan to a question, and from the scoring to what gives its points",
    email: FILLED,
    steps: [
      opens(urls.plan()),
      follows('a[href*="/esg/"]'),
      opens(urls.scoring("start_small")),
      follows('a[href*="/dashboard/"]'),
    ],
  },
  {
    says: "a row of a register refused, changed and saved",
    email: FILLED,
    steps: [
      opens(registerUrls.row("figures", DEMO_REGISTER_ROWS[0])),
      types({ year: "mai" }),
      presses(/^Salva/),
      FOLLOWS_THE_SUMMARY,
      types({ year: "2023" }),
      presses(/^Salva/),
    ],
  },
  {
    says: "registry data refused and saved",
    email: FILLED,
    steps: [
      opens(urls.registrySection("essential")),
      types({ numberOfEmployees: "2,5" }),
      presses(/^Salva/),
      FOLLOWS_THE_SUMMARY,
      types({ numberOfEmployees: "25" }),
      presses(/^Salva/),
    ],
  },
  {
    says: "an invitation refused and looked at",
    email: FILLED,
    steps: [
      opens(invitationUrls.form()),
      presses(/^Continua|^Controlla/),
      FOLLOWS_THE_SUMMARY,
      types({ email: "lia@nuova.example", name: "Lia", surname: "Verdi" }),
      ticks('[name="supplier"][value="read"]'),
      presses(/^Continua|^Controlla/),
    ],
  },
  {
    says: "a colleague asked",
    email: FILLED,
    steps: [
      opens(taskUrls.ask("topic", "formazione")),
      presses(/^Chiedi|^Invia/),
      FOLLOWS_THE_SUMMARY,
      types({ colleague: "redazione@azienda-demo.example", note: "Entro venerdì" }),
      presses(/^Chiedi|^Invia/),
    ],
  },
  {
    says: "a verifier's judgement refused and saved",
    email: VERIFIER_EMAIL,
    steps: [
      opens(verifierUrls.question(NEW_CASE, PLAIN)),
      ticks('[name="verdict"][value="rejected"]'),
      presses(/^Salva/),
      FOLLOWS_THE_SUMMARY,
      types({ comment: "Manca la targhetta." }),
      presses(/^Salva/),
    ],
  },
  {
    says: "a verifier's decision",
    email: VERIFIER_EMAIL,
    steps: [opens(verifierUrls.decision(DEEP_CASE)), presses("Respingi la verifica")],
  },
  {
    says: "a provider's notice refused",
    email: PROVIDER_EMAIL,
    steps: [opens(providerUrls.notices()), presses("Continua"), FOLLOWS_THE_SUMMARY],
  },
  {
    says: "a password and a second factor refused, the light version, and signing out",
    email: EMPTY,
    steps: [
      opens(settingsUrls.secondFactor()),
      types({ present: "Sbagliata1" }),
      sends,
      FOLLOWS_THE_SUMMARY,
      opens(settingsUrls.password()),
      presses(/^Cambia|^Salva/),
      FOLLOWS_THE_SUMMARY,
      [
        "asks for the light version",
        (page) => leads(page, page.locator(`form[action="${urls.lightVersion()}"] button`)),
      ],
      [
        "signs out",
        async (page) => {
          await pressByKey(page, page.locator(".user-menu summary"));
          await leads(page, page.locator(`form[action="${urls.signOut()}"] button`));
        },
      ],
    ],
  },
];
