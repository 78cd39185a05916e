import { expect, type Locator, type Page } from "@playwright/test";
import { providerUrls } from "~/web/provider-urls";
import { registerUrls } from "~/web/registers-urls";
import { settingsUrls } from "~/web/settings-urls";
import { taskUrls } from "~/web/task-urls";
import { historyUrls, invitationUrls, registrationUrls, urls } from "~/web/urls";
import { verifierUrls } from "~/web/verifier-urls";
import { DEMO_PASSWORD } from "../api-client";
import { bestTyped, questionOf } from "../answering";
import { DEMO_POSITION } from "../pages/positions";
import { PROVIDER_EMAIL } from "../pages/provider-states";
import { DEMO_REGISTER_ROWS } from "../pages/register-states";
import { questionOfClass } from "../pages/states";
import { NEW_CASE, PLAIN, VERIFIER_EMAIL } from "../pages/verifier";
import { pdf } from "../platform/files/samples";
import { enterByKey, pressByKey } from "./by-keyboard";
import { formOf } from "./question-form";
import { EMPTY, ENABLED, FILLED } from "./same-tree-pages";

/** What a person does on a page, in words, and how: by the same presses with script as without. */
export type Step = [says: string, act: (page: Page, url: string) => Promise<unknown>];

export interface Journey {
  says: string;
  email: string | null;
  steps: Step[];
}

/** Presses what leads to another document, and waits for it. */
const leads = (page: Page, pressed: Locator) =>
  Promise.all([page.waitForEvent("load"), pressByKey(page, pressed)]);

const opens = (path: string): Step => [`opens ${path}`, (page, url) => page.goto(url + path)];
const main = (page: Page) => page.locator("main");
const presses = (name: string | RegExp): Step => [
  `presses ${name}`,
  (page) => leads(page, main(page).getByRole("button", { name }).filter({ visible: true }).first()),
];
const follows = (selector: string): Step => [
  `follows ${selector}`,
  (page) => leads(page, main(page).locator(selector).filter({ visible: true }).first()),
];
const types = (typed: Record<string, string>): Step => [
  `types ${Object.keys(typed).join(", ")}`,
  async (page) => {
    for (const [name, value] of Object.entries(typed)) {
      await enterByKey(page, main(page).locator(`[name="${name}"]`), value);
    }
  },
];
const ticks = (selector: string): Step => [
  `ticks ${selector}`,
  async (page) => {
    const box = main(page).locator(selector).first();
    await enterByKey(page, box, await box.inputValue());
  },
];
const chooses = (name: string, buffer: Buffer): Step => [
  `chooses ${name}`,
  async (page) => {
    const asked = page.waitForEvent("filechooser");
    await pressByKey(page, main(page).locator("input[type=file]").first());
    await (await asked).setFiles({ name, mimeType: "application/octet-stream", buffer });
  },
];
/** A link of the error summary moves the focus and keeps the page. */
const FOLLOWS_THE_SUMMARY: Step = [
  "follows the first link of the summary",
  async (page) => {
    await pressByKey(page, page.locator("#errori a").first());
    await expect(page.locator(":focus")).not.toHaveAttribute("href");
  },
];
/** In the order of the page, which is the order of Tab. */
const answers = (typed?: Record<string, string>): Step => [
  "fills the answer in",
  async (page) => {
    const given = typed ?? bestTyped(questionOf(page.url()));
    const names = await formOf(page)
      .locator("[name]")
      .evaluateAll((controls) => [...new Set(controls.map((one) => one.getAttribute("name") ?? ""))]);
    for (const name of names) {
      const value = given[name];
      if (value !== undefined) await enterByKey(page, formOf(page).locator(`[name="${name}"]`), value);
    }
  },
];
const saves = (next: string): Step => [
  `saves (${next})`,
  (page) => leads(page, formOf(page).locator(`button[name="next"][value="${next}"]:not([hidden])`)),
];

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
    says: "a matrix refused, mended and saved",
    email: EMPTY,
    steps: [
      opens(ENERGY),
      answers({ [first]: "12x" }),
      saves("continue"),
      FOLLOWS_THE_SUMMARY,
      answers(),
      saves("continue"),
      ["goes back to the list", (page) => page.goBack()],
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
    steps: [
      opens(historyUrls.restore(DEMO_POSITION)),
      ticks('input[type="checkbox"]'),
      [
        "restores and waits for the result",
        async (page) => {
          const button = main(page).locator('form[method="post"] button').filter({ visible: true }).first();
          await pressByKey(page, button);
          await expect(page.locator("h1")).toHaveText(/concluso/i, { timeout: 20_000 });
        },
      ],
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
    says: "a provider's notice refused",
    email: PROVIDER_EMAIL,
    steps: [opens(providerUrls.notices()), presses("Continua"), FOLLOWS_THE_SUMMARY],
  },
  {
    says: "a password refused, the light version, and signing out",
    email: EMPTY,
    steps: [
      opens(settingsUrls.password()),
      presses(/^Cambia|^Salva/),
      FOLLOWS_THE_SUMMARY,
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
