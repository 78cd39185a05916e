import { beforeAll, describe, expect, test } from "vitest";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { htmlFaults } from "../../pages/html-faults";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { historyUrls, urls } from "~/web/urls";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const DEMO = "admin@azienda-demo.example";
const ENABLED = "admin@azienda-abilitata.example";
const NAME = "Nome della posizione";

let server: TestServer;
beforeAll(async () => {
  server = await demoServer();
});

const rowsOf = (page: Page) => page.document.querySelectorAll("tbody tr");
const saving = (page: Page) => page.form({ button: "Salva la posizione" });

async function saved(browser: Browser, name: string): Promise<Page> {
  return saving(await browser.get(urls.history()))
    .fill({ [NAME]: name })
    .submit();
}

describe("saving the position of today", () => {
  test("adds it to the archive and says so", async () => {
    const browser = await signedIn(server, DEMO);
    const page = await saved(browser, "  Prima dell’audit ");
    expect(page.path).toBe(urls.history());
    expect(words(page.document.querySelector("#avvisi"))).toMatch(
      /salvata con il nome «Prima dell'audit»: alcuni caratteri sono stati sostituiti/,
    );
    expect(words(rowsOf(page)[0] ?? null)).toContain("Prima dell'audit");
  });

  test("is refused without a name, with the page around it as it was", async () => {
    const page = await saved(await signedIn(server, DEMO), "   ");
    expect([page.status, page.title.startsWith("Errore: ")]).toEqual([422, true]);
    expect(page.errors).toEqual([expect.stringContaining(`compila «${NAME}»`)]);
    expect(saving(page).values("name")).toEqual(["   "]);
    expect(rowsOf(page).length).toBeGreaterThan(0);
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("is refused with a name that is too long, which comes back", async () => {
    const long = "Società ".repeat(11);
    const page = await saved(await signedIn(server, DEMO), long);
    expect(page.status).toBe(422);
    expect(page.errors).toEqual([expect.stringContaining("80 caratteri")]);
    expect(saving(page).values("name")).toEqual([long]);
  });

  test("is refused to whoever may only read", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    const writer = await signedIn(server, DEMO);
    const { entries } = saving(await writer.get(urls.history()))
      .fill({ [NAME]: "Mia" })
      .posting();
    const token = (await reader.get(urls.history())).form({ action: "/auth/sign-out" }).values("_csrf");
    const page = await reader.send({
      ...{ url: `${server.url}/dashboard/history?index`, method: "POST" },
      encType: "application/x-www-form-urlencoded",
      entries: entries.map(([name, value]) => [name, name === "_csrf" ? (token[0] ?? "") : value]),
    });
    expect(page.status).toBe(403);
  });
});

describe("the page of a saved position", () => {
  const positionPage = async (browser: Browser, name: string) => {
    const page = await browser.get(urls.history());
    const row = rowsOf(page).find((one) => words(one).includes(name));
    const link = row?.querySelectorAll("a").find((one) => words(one).startsWith("Rinomina"));
    return browser.get(link?.getAttribute("href") ?? "");
  };
  const renaming = (page: Page) => page.form({ button: "Salva il nome" });

  test("says what it holds, and gives it another name", async () => {
    const browser = await signedIn(server, DEMO);
    await saved(browser, "Da rinominare");
    const page = await positionPage(browser, "Da rinominare");
    expect(page.heading).toBe("Posizione salvata");
    expect(page.text).toMatch(/Salvata a mano.*\d+ risposte di Chiara Ferrari/);
    const renamed = await renaming(page)
      .fill({ [NAME]: "Con un altro nome" })
      .submit();
    expect(renamed.path).toBe(urls.history());
    expect(renamed.text).toContain("La posizione ora si chiama «Con un altro nome».");
  });

  test("keeps what was typed when the name is refused", async () => {
    const browser = await signedIn(server, DEMO);
    await saved(browser, "Da lasciare");
    const page = await renaming(await positionPage(browser, "Da lasciare"))
      .fill({ [NAME]: "" })
      .submit();
    expect([page.status, page.errors.length]).toEqual([422, 1]);
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("says what it is called now to whoever comes second, and lets them decide", async () => {
    const browser = await signedIn(server, DEMO);
    await saved(browser, "Di tutti e due");
    const [mine, theirs] = [
      await positionPage(browser, "Di tutti e due"),
      await positionPage(await signedIn(server, "redazione@azienda-demo.example"), "Di tutti e due"),
    ];
    await renaming(theirs)
      .fill({ [NAME]: "Di Davide" })
      .submit();
    const late = await renaming(mine)
      .fill({ [NAME]: "Di Chiara" })
      .submit();
    expect(late.status).toBe(409);
    expect(late.text).toContain("Adesso si chiama «Di Davide».");
    expect(renaming(late).values("name")).toEqual(["Di Chiara"]);
    expect((await renaming(late).submit()).text).toContain("«Di Chiara»");
  });

  test("removes it after saying what is lost", async () => {
    const browser = await signedIn(server, DEMO);
    await saved(browser, "Da rimuovere");
    const page = await positionPage(browser, "Da rimuovere");
    expect(page.text).toContain("Non si può annullare");
    const removed = await page.form({ button: "Rimuovi per sempre" }).submit();
    expect(removed.text).toMatch(/La posizione salvata il \d\d\/\d\d\/\d\d \d\d:\d\d è stata rimossa/);
    expect(rowsOf(removed).some((row) => words(row).includes("Da rimuovere"))).toBe(false);
    expect((await browser.get(new URL(page.url).pathname)).status).toBe(404);
    expect((await page.form({ button: "Rimuovi per sempre" }).submit()).status).toBe(404);
  });

  test("is not found by another company, nor for a card, and not for whoever may only read", async () => {
    const browser = await signedIn(server, DEMO);
    await saved(browser, "Solo nostra");
    const { path, url } = await positionPage(browser, "Solo nostra");
    expect(path).toContain("/dashboard/history/positions/");
    expect((await (await signedIn(server, ENABLED)).get(url)).status).toBe(404);
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    expect((await reader.get(url)).status).toBe(403);
    const { call } = await signedInApi(server.url, DEMO);
    const { rows } = await call("survey.archive", {});
    const card = rows.find(({ kind }) => kind === "version");
    expect((await browser.get(historyUrls.position(card?.id ?? ""))).status).toBe(404);
  });
});

describe("a position that was renamed", () => {
  test("has its former name back with the button of the notice", async () => {
    const browser = await signedIn(server, DEMO);
    const page = await saved(browser, "Prima del cambio");
    const row = rowsOf(page).find((one) => words(one).includes("Prima del cambio"));
    const link = row?.querySelectorAll("a").find((a) => a.getAttribute("href")?.includes("/positions/"));
    const position = await browser.get(link?.getAttribute("href") ?? "");
    const renamed = await position
      .form({ button: "Salva il nome" })
      .fill({ name: "Dopo il cambio" })
      .submit();
    expect(renamed.text).toContain("Dopo il cambio");
    const undone = await renamed.form({ button: "Annulla" }).submit();
    expect(rowsOf(undone).some((one) => words(one).includes("Prima del cambio"))).toBe(true);
  });
});
