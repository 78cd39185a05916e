import { settingsUrls } from "~/web/settings-urls";
import { verifierUrls } from "~/web/verifier-urls";
import { beforeAll, describe, expect, test } from "vitest";
import { profilesUrls } from "~/web/profiles-urls";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { STATES } from "../../pages/states";
import { walkFrom } from "../../pages/walk";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { inStoreOf } from "../../store-of";

/** Every page of the dashboard that any person opens in the tests, in each of its states. */
const ADDRESSES = [
  ...new Set(
    STATES.filter(({ visitor, path }) => visitor.email !== null && path.startsWith(urls.home())).map(
      ({ path }) => path,
    ),
  ),
];

/** Forms about the person alone. They post to these addresses. */
const OWN = [
  "/auth/sign-out",
  "/auth/light-version",
  settingsUrls.notifications(),
  profilesUrls.page(),
  // Takes a template and gives it back filled; nothing of it is kept.
  "/dashboard/vsme",
  // Dismisses the welcome, the tour and the notice.
  urls.home(),
];

/** Own settings; each says for itself what it does. */
const isOwnSetting = (path: string) => path.startsWith("/dashboard/settings");

/** How a link or a button begins that asks for work. */
const INVITING =
  /^(Rispondi|Modific|Continua|Comincia|Compila|Completa|Carica|Aggiungi|Inizia|Emetti|Dichiara|Ripristina|Salva|Vai all'emissione|Vai alla prima|Apri il (?!report)|Gestisci|Rimuovi|Rinomina|Conferma|Invita|Chiedi la verifica|Riprendi)/;

let server: TestServer;
beforeAll(async () => {
  server = await demoServer();
});

const postingForms = (page: Page): string[] =>
  page.document
    .querySelectorAll("form")
    .filter((form) => form.getAttribute("method")?.toLowerCase() === "post")
    .map((form) => new URL(form.getAttribute("action") ?? "", page.url).pathname)
    .filter((action) => !OWN.includes(action) && !isOwnSetting(action))
    .map((action) => `${page.path} posts to ${action}`);

const invitations = (page: Page): string[] =>
  page.document
    .querySelectorAll("main a[href], main .button-off")
    // A filter is named by the state of the answers it leaves: "Completa".
    .filter((one) => !one.getAttribute("href")?.includes("status="))
    .map(words)
    .filter((said) => INVITING.test(said))
    .map((said) => `${page.path}: ${said}`);

describe.each([
  ["a reader", "lettura@azienda-demo.example", "Chiara Ferrari"],
  ["a reader in a profile whose years are limited", "banca@azienda-abilitata.example", "Elena Marino"],
])("%s", (_, email, administrator) => {
  let walk: Awaited<ReturnType<typeof walkFrom>>;
  beforeAll(async () => {
    const { pages, deadEnds } = await walkFrom(await signedIn(server, email), ADDRESSES);
    // What everyone may open is no page of the company.
    walk = { pages: pages.filter(({ path }) => path.startsWith(urls.home())), deadEnds };
  }, 240_000);

  test("finds no link that leads to a page which refuses", () => {
    expect(walk.pages.filter(({ status }) => status === 200).length).toBeGreaterThan(80);
    // A page that refuses can itself be tried again.
    const links = walk.deadEnds.filter(({ from, href }) => from !== "" && !href.startsWith(from));
    expect(links).toEqual([]);
  });

  test("is shown no form that would change anything of the company", () => {
    expect(walk.pages.flatMap(postingForms)).toEqual([]);
  });

  test("is asked for no work by any link or button", () => {
    const shown = walk.pages.filter(({ path }) => !isOwnSetting(path));
    expect(shown.flatMap(invitations)).toEqual([]);
  });

  test("is told once on every page what is possible there and whom to ask", () => {
    for (const page of walk.pages) {
      const lines = page.document.querySelectorAll("main .reader-line");
      const said = lines.map(words);
      expect([page.path, said]).toEqual([
        page.path,
        [`Puoi vedere ma non modificare. Se ti serve, chiedi a ${administrator}.`],
      ]);
      expect(lines[0]?.querySelector("a")?.getAttribute("href")).toMatch(/^mailto:[^@]+@[^@]+$/);
    }
  });

  test("sees questions in the table to look at them, and not to answer", async () => {
    const page = await (await signedIn(server, email)).get(urls.survey());
    const actions = page.document.querySelectorAll("main table tbody td:last-child").map(words);
    expect(actions.filter((action) => action.startsWith("Vedi")).length).toBeGreaterThan(100);
    expect(actions.filter((action) => /^(Rispondi|Modifica)/.test(action))).toEqual([]);
  });
});

/** The access of a person who is not in the demo data. */
async function become(email: string, { isAdmin }: { isAdmin: boolean }): Promise<Browser> {
  await inStoreOf(server, async (db) => {
    const account = db.selectFrom("account").select("id").where("email", "=", email);
    await db.deleteFrom("profile").where("account_id", "=", account).execute();
    await db
      .updateTable("membership")
      .set({ is_admin: Number(isAdmin) })
      .where("account_id", "=", account)
      .execute();
  });
  return signedIn(server, email);
}

describe("a person without a readable profile", () => {
  const ABOUT_THE_COMPANY = [urls.home(), urls.survey(), urls.registry(), urls.history(), urls.plan()];

  const visit = async (browser: Browser) => {
    const pages: Page[] = [];
    for (const path of ADDRESSES) pages.push(await browser.get(path));
    return pages;
  };

  test("is told whom to ask on every page of the company, and is offered nothing else", async () => {
    const pages = await visit(await signedIn(server, "senza-profilo@azienda-abilitata.example"));
    const closed = pages.filter(({ status }) => status === 403);
    expect(closed.map(({ path }) => path)).toEqual(expect.arrayContaining(ABOUT_THE_COMPANY));
    for (const page of closed) {
      expect([page.path, page.heading]).toEqual([page.path, "Non hai ancora un profilo da consultare"]);
      expect(page.text).toContain("chiedi a Elena Marino.");
    }
    expect(pages.flatMap(postingForms)).toEqual([]);
    expect(pages.flatMap((page) => page.document.querySelectorAll(".side a").map(words))).toEqual([]);
  });

  test("who only verifies cards of other companies is shown no form of the own one", async () => {
    const pages = await visit(await become("verifica@ente-demo.example", { isAdmin: false }));
    const closed = pages.filter(({ status }) => status === 403).map(({ path }) => path);
    const [home, ...others] = ABOUT_THE_COMPANY;
    expect(closed).toEqual(expect.arrayContaining(others));
    expect(closed).not.toContain(home);
    const ofCompany = pages.filter(({ path }) => !path.startsWith(verifierUrls.cases()));
    expect(ofCompany.flatMap(postingForms)).toEqual([]);
  });
});

describe("an administrator without any profile", () => {
  test("finds no link that refuses, and reads why everything is open", async () => {
    const browser = await become("admin@azienda-nuova.example", { isAdmin: true });
    const { pages, deadEnds } = await walkFrom(browser, [urls.home()]);
    expect(deadEnds).toEqual([]);
    for (const page of pages) {
      expect(page.document.querySelector(".reader-line")).toBeNull();
      expect(words(page.document.querySelector(".user-menu"))).toContain(
        "Profilo: nessuno Non abilitataAmministri l'azienda: puoi vedere, modificare e gestire le persone.",
      );
    }
    expect((await browser.get(profilesUrls.page())).heading).toBe("Non lavori con un profilo");
  });
});
