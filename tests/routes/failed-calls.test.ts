import { settingsUrls } from "~/web/settings-urls";
import { afterEach, describe, expect, test } from "vitest";
import { invitationUrls } from "~/web/registration-urls";
import { companyUrls } from "~/web/company-urls";
import { peopleUrls, surveyUrls, urls } from "~/web/urls";
import { Browser } from "../pages/client";
import { DEMO_READER } from "../pages/people";
import type { Filling } from "../pages/form";
import { DEMO_PASSWORD } from "../api-client";
import { pdf } from "../platform/files/samples";
import { complete, register } from "./auth/newcomer";
import { overDemo } from "./dashboard/over-demo";

/** The calls that fail now, by method and path, and how. */
let failing: { call: RegExp; status: number; body?: string } | null = null;
afterEach(() => void (failing = null));

const over = overDemo(
  (_, answer) => answer,
  async () => undefined,
  (method, path) =>
    failing?.call.test(`${method} ${path}`)
      ? new Response(failing.body ?? "", {
          status: failing.status,
          headers: { "Content-Type": "text/plain" },
        })
      : null,
);

interface Asked {
  says: string;
  call: RegExp;
  url: string;
  filling?: Filling;
}

const PAGES: Asked[] = [
  {
    says: "Le persone e i loro permessi non si caricano",
    call: /\/user\/v1\/roles$/,
    url: peopleUrls.list(),
  },
  {
    says: "I dati dell'azienda non si caricano",
    call: /\/registry\/v1\/companies$/,
    url: urls.registrySection("other"),
  },
  {
    says: "Lo scoring non si carica",
    call: /\/scoring\/v1\/home_page/,
    url: urls.scoring("start_small"),
  },
  {
    says: "Il confronto con le altre aziende non si carica",
    call: /\/report\/v1\/benchmark$/,
    url: urls.benchmark(),
  },
];

const FILES = [
  {
    says: "Lo scoring non si carica",
    call: /\/scoring\/v1\/home_page/,
    url: surveyUrls(null).scoringFile(),
    name: "scoring",
  },
  {
    says: "Il confronto con le altre aziende non si carica",
    call: /\/report\/v1\/benchmark$/,
    url: surveyUrls(null).benchmarkFile(),
    name: "benchmark",
  },
];

const READER = "lettura@azienda-demo.example";
const SAVE = "Salva e continua";

const recover = async (email: string) =>
  void (await over.world.call()("user.forgotPassword", { query: { email } }));

async function invite(email: string): Promise<void> {
  const call = await over.world.as("admin@azienda-demo.example");
  const none = { read: false, write: false };
  const roles = { supplier: { read: true, write: false }, client: none, association: none, bank: none };
  await call("user.invite", {
    body: { email, name: "Pia", surname: "Neri", roles: { ...roles, company_admin: false } },
  });
}

/** The path of the link that was mailed there last. */
async function mailedTo(email: string, ask: (email: string) => Promise<void>): Promise<string> {
  await ask(email);
  const mails = await over.world.outbox();
  return new URL(mails.at(-1)?.link ?? "").pathname;
}

const INVITED = { email: "nuova@vivaio.example", name: "Nuova", surname: "Persona", supplier: "read" };

const FORMS: Asked[] = [
  {
    says: "Le tue preferenze non sono state salvate",
    call: /PUT .*\/user\/v1\/notifications$/,
    url: settingsUrls.notifications(),
    filling: { reminders: false },
  },
  {
    says: "I dati dell'azienda non sono stati salvati",
    call: /PUT .*\/registry\/v1\/companies$/,
    url: urls.registrySection("identity"),
    filling: { city: "Como" },
  },
  {
    says: "I permessi non sono stati cambiati",
    call: /PUT .*\/roles$/,
    url: peopleUrls.person(DEMO_READER),
    filling: { supplier: "write" },
  },
  {
    says: "Il logo non è stato tolto",
    call: /DELETE .*\/companies\/logo$/,
    url: companyUrls.removeLogo(),
  },
  {
    says: "L'accesso non è stato cambiato",
    call: /\/disable$/,
    url: peopleUrls.changeOne(DEMO_READER, "disable"),
  },
  {
    says: "La persona non è stata eliminata",
    call: /\/delete$/,
    url: peopleUrls.changeOne(DEMO_READER, "delete"),
  },
];

describe("an error of another server that is the lines of its stack", () => {
  const STACK = "Error: rotto\n    at load (/srv/app/server.js:10:3)\n    at main (/srv/app/server.js:1:1)";
  const answered = { status: 500, body: STACK };
  const isSaid = (html: string) => {
    const details = html.match(/[\w+/=]{60,}/g) ?? [];
    return [html, ...details.map((detail) => Buffer.from(detail, "base64").toString())].some((text) =>
      text.includes("server.js"),
    );
  };

  test.each(PAGES)("is not in the page, nor in the detail to be sent: $says", async ({ call, url }) => {
    failing = { call, ...answered };
    const page = await over.browser.get(url);
    expect(page.status).toBe(500);
    expect(isSaid(page.html)).toBe(false);
  });

  test.each(FORMS)("is not beside the form: $says", async ({ call, url, filling = {} }) => {
    const form = (await over.browser.get(url)).form().fill(filling);
    failing = { call, ...answered };
    expect(isSaid((await form.submit()).html)).toBe(false);
  });
});

test("a report without a file name is told in Italian, and no file is sent", async () => {
  failing = { call: /\/scoring\/v1\/report\/draft/, status: 200, body: "{}" };
  const page = await over.browser.get(surveyUrls(null).reportPdf());
  expect([page.status, page.heading]).toEqual([502, "Il report non è stato prodotto"]);
});

test("a refusal offers no other try, since it would be refused again", async () => {
  failing = { call: /\/user\/v1\/roles$/, status: 403 };
  const page = await over.browser.get(peopleUrls.list());
  expect([page.status, page.heading]).toEqual([403, "Non puoi farlo"]);
  expect(page.text).not.toContain("Riprova");
  expect(page.text).toContain("Torna alla dashboard");
});

describe.each([500, 503])("fault 45: a call that fails with %i", (status) => {
  test.each(PAGES)("and was to load a page says on its error page: $says", async ({ says, call, url }) => {
    failing = { call, status };
    const page = await over.browser.get(url);
    expect([page.status, page.heading]).toEqual([status, says]);
    expect(page.text).toContain("Riprova");
    failing = null;
    expect((await over.browser.get(url)).status).toBe(200);
  });

  test("and was to make a report says on its error page that there is none", async () => {
    failing = { call: /\/scoring\/v1\/report\/draft/, status };
    const page = await over.browser.get(surveyUrls(null).reportPdf());
    expect([page.status, page.heading]).toEqual([status, "Il report non è stato prodotto"]);
    expect(page.text).toContain("Riprova");
  });

  test.each(FILES)("and was to make a file says on its page that there is none: $says", async (file) => {
    failing = { call: file.call, status };
    const page = await over.browser.get(file.url);
    expect([page.status, page.heading]).toEqual([status, file.says]);
    const { status: led, headers } = await over.browser.once({ url: file.url, method: "GET" });
    expect(led).toBe(303);
    failing = null;
    expect((await over.browser.get(headers.location ?? "")).text).toContain(file.says);
    const fetched = await over.browser.once({ url: file.url, method: "GET" });
    expect(fetched.headers["content-disposition"]).toContain(file.name);
  });

  test.each(FORMS)(
    "and was to save a form says above it: $says",
    async ({ says, call, url, filling = {} }) => {
      const form = (await over.browser.get(url)).form().fill(filling);
      failing = { call, status };
      const page = await form.submit();
      expect(page.status).toBe(status);
      expect(page.errors[0]).toBe(`${says}.`);
      expect(page.errors).toHaveLength(2);
      for (const [name, value] of Object.entries(filling)) {
        expect(page.form().values(name)).toEqual(value === false ? [] : [value]);
      }
    },
  );

  test("and was to save an answer says so above its question, with what was typed", async () => {
    const url = urls.question("graduate", "energia", "v3-env-energia-impianti");
    const form = (await over.browser.get(url)).form({ button: SAVE }).fill({ potenza: "12,5" });
    failing = { call: /POST .*\/survey\/v1\/esg\/questions\/v3-env-energia-impianti$/, status };
    const page = await form.submit(SAVE);
    expect([page.status, page.errors[0]]).toEqual([status, "La risposta non è stata salvata."]);
    expect(page.errors).toHaveLength(2);
    expect(page.form({ button: SAVE }).values("potenza")).toEqual(["12,5"]);
  });

  test.each([
    ["set", "La password non è stata cambiata.", () => mailedTo(READER, recover)],
    [
      "create",
      "La password non è stata creata.",
      () => mailedTo(`primo.accesso.${status}@prova.example`, invite),
    ],
  ])("and was to %s a password by a mailed link says above the form: %s", async (_, says, mailed) => {
    const opened = await new Browser(over.pages.server.url).get(await mailed());
    const chosen = { password: "Quercia2026a", passwordConfirmation: "Quercia2026a" };
    const form = opened.form();
    const consents = ["terms", "privacy", "otherPrivacy"].filter((name) => form.names.includes(name));
    failing = { call: /POST .*\/user\/v1\/reset-password$/, status };
    const page = await form
      .fill({ ...chosen, ...Object.fromEntries(consents.map((name) => [name, true])) })
      .submit();
    expect([page.status, page.errors[0]]).toEqual([status, says]);
  });

  test("and was to confirm an address says above the form that there is no password, and the link goes on", async () => {
    await register(over.pages.server, { Email: `prima.conferma.${status}@prova.example` });
    const mails = await over.world.outbox();
    const { pathname, search } = new URL(mails.at(-1)?.link ?? "");
    const browser = new Browser(over.pages.server.url);
    failing = { call: /POST .*\/identity\/v1\/confirm-email$/, status };
    const page = await complete(browser, pathname + search);
    expect([page.status, page.errors[0]]).toEqual([status, "La password non è stata creata."]);
    expect(page.errors).toHaveLength(2);
    failing = null;
    const known = await complete(browser, pathname + search, "Password1");
    expect([known.status, known.errors]).toEqual([422, [expect.stringContaining("tra le più usate")]]);
  });

  test("and was to send an invitation says so above its confirmation", async () => {
    const asked = (await over.browser.get(invitationUrls.form())).form().fill(INVITED);
    const confirmation = (await asked.submit()).form();
    failing = { call: /POST .*\/user\/v1\/invite$/, status };
    const page = await confirmation.submit();
    expect([page.status, page.errors[0]]).toEqual([status, "L'invito non è stato inviato."]);
    expect(page.form().values("email")).toEqual([INVITED.email]);
  });
});

describe("a refusal of another server, or of a proxy before it, in words of its own", () => {
  const url = urls.registrySection("other");
  const call = /PUT .*\/registry\/v1\/companies$/;

  test.each([
    [403, "Forbidden", "Non hai il permesso"],
    [403, "", "Non hai il permesso"],
    [403, "Missing role reader/writer for user", "Non hai il permesso"],
    [404, "", "Quello che cerchi non c'è"],
    [413, "<h1>Request Entity Too Large</h1>", "è troppo grande per il servizio"],
    [415, "Unsupported Media Type", "in un formato che questo sito non legge"],
    [429, "slow down", "troppe richieste"],
    [418, "errors/tea pot", "numero della richiesta"],
    [500, "internal/db_error", "numero della richiesta"],
    [502, "<h1>Bad Gateway</h1>", "Il servizio non risponde"],
    [408, "", "Il servizio non risponde"],
    [504, "<h1>Gateway Timeout</h1>", "Il servizio non risponde"],
  ])("%i “%s” says what to do, and keeps what was typed", async (status, body, says) => {
    const form = (await over.browser.get(url)).form().fill({ description: "Viti e dadi" });
    failing = { call, status, body };
    const page = await form.submit();
    expect(page.status).toBe(status);
    expect(page.errors.join(" ")).toContain(says);
    expect(page.errors.join(" ")).not.toMatch(/errors:|questo campo/);
    expect(page.form().values("description")).toEqual(["Viti e dadi"]);
  });

  test("that the page is not found either still shows what was typed, and sends it again", async () => {
    const form = (await over.browser.get(url)).form().fill({ description: "Dadi da otto" });
    failing = { call: /\/registry\/v1\/companies$/, status: 404 };
    const lost = await form.submit();
    failing = null;
    expect([lost.status, lost.text]).toEqual([404, expect.stringContaining("Dadi da otto")]);
    expect(lost.text).toContain("Questa pagina non c'è");
    expect(lost.document.querySelector("main a[href='/dashboard'].button")).not.toBeNull();
    const sent = await lost.form({ button: "Invia di nuovo" }).submit();
    expect(sent.text).toContain("Dati salvati.");
  });
});

const refusedAs = (code: string) => JSON.stringify({ status: 400, message: code, code, errors: [] });

describe("an error of a service behind the other server", () => {
  const call = /\/registry\/v1\/companies$/;
  const url = urls.registrySection("other");

  test.each([
    ["firestore/cancelled", 499],
    ["firestore/resource-exhausted", 429],
    ["firestore/deadline-exceeded", 504],
    ["firebase/network-request-failed", 424],
  ])("that passes (%s) offers another try", async (code, status) => {
    failing = { call, status, body: refusedAs(code) };
    const page = await over.browser.get(url);
    expect([page.status, page.text]).toEqual([status, expect.stringContaining("Riprova")]);
  });

  test.each([
    ["firestore/failed-precondition", 400],
    ["firestore/unimplemented", 501],
  ])("that lasts (%s) offers none", async (code, status) => {
    failing = { call, status, body: refusedAs(code) };
    const page = await over.browser.get(url);
    expect([page.status, page.text]).toEqual([status, expect.not.stringContaining("Riprova")]);
  });

  test.each([
    ["firebase/user-disabled", "Il tuo accesso è stato disattivato"],
    ["firebase/user-token-expired", "La sessione è terminata"],
  ])(
    "of a person who is not let in any more (%s) signs out, and keeps what was typed",
    async (code, heading) => {
      const browser = await over.pages.enter("admin@azienda-demo.example", DEMO_PASSWORD);
      const form = (await browser.get(settingsUrls.details())).form().fill({ phoneNumber: "02 1234" });
      failing = { call: /PUT .*\/user\/v1\/info$/, status: 424, body: refusedAs(code) };
      const page = await form.submit();
      expect([page.status, page.heading]).toEqual([401, heading]);
      expect(page.html).toContain("02 1234");
    },
  );
});

describe("an upload", () => {
  const answered = async (status: number, body: object) => {
    const water = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");
    const form = (await over.browser.get(water)).form({ button: "Allega" });
    failing = { call: /POST .*\/survey\/v1\/upload$/, status, body: JSON.stringify(body) };
    const chosen = { "Scegli uno o più file": { fileName: "bolletta.pdf", content: pdf("bolletta.pdf") } };
    const page = await form.fill(chosen).submit("Allega");
    return [page.status, page.errors.join(" ")];
  };

  test("that names no file says that the file was not uploaded", async () =>
    expect(await answered(200, { names: {} })).toEqual([
      502,
      expect.stringContaining("non è stato caricato"),
    ]));

  test("that is refused without a reason says to choose another file", async () =>
    expect(await answered(422, {})).toEqual([422, expect.stringContaining("Scegli un altro file")]));

  test("that fails says that the service is in trouble", async () =>
    expect(await answered(500, {})).toEqual([
      500,
      expect.stringContaining("il servizio in questo momento non riesce"),
    ]));
});
