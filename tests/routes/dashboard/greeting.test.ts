import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { words } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import { signedInApi } from "../../api-client";
import { startServer, temporaryFolder, type TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const DEMO = "admin@azienda-demo.example";
const WRITER = "redazione@azienda-demo.example";
const READER = "lettura@azienda-demo.example";
const NOTICE = { POPUP_TYPE: "fermo", POPUP_TITLE: "Fermo programmato", POPUP_TEXT: "Sabato dalle 8." };
const PLACES = [
  {
    id: "portale",
    label: "Portale fornitori",
    logo: "/favicon.svg",
    url: "https://portale.example/entra?a=1",
  },
  { id: "corsi", label: "Corsi", url: "https://corsi.example" },
];

let server: TestServer;
beforeAll(async () => {
  const places = path.join(temporaryFolder(), "places.json");
  writeFileSync(places, JSON.stringify(PLACES));
  server = await startServer({ demo: true, environment: { ...NOTICE, WHITELABELS: places } });
});
afterAll(() => server.stop());

describe("the welcome message", () => {
  test("is shown until it is put away, once for each person", async () => {
    const browser = await signedIn(server, DEMO);
    const page = await browser.get(urls.home());
    expect(page.text).toContain("Buongiorno, Chiara.");
    const after = await page.form({ button: "Ho letto, non mostrarlo più" }).submit();
    expect([after.path, after.text.includes("Buongiorno")]).toEqual(["/dashboard", false]);
    expect((await browser.get(urls.home())).text).not.toContain("Buongiorno");
    expect((await (await signedIn(server, READER)).get(urls.home())).text).toContain("Buongiorno, Marta.");
  });
});

describe("the tour of the home page", () => {
  const PARTS = ["article.card", "[aria-labelledby=prossimi-passi]", "[aria-labelledby=scoring]"];

  test("goes through four parts by links alone, each marked, and is remembered at its end", async () => {
    const browser = await signedIn(server, WRITER);
    let page = await (await browser.get(urls.home())).follow("Fai il giro");
    for (const [index, part] of [...PARTS, "[aria-labelledby=attestazioni]"].entries()) {
      const stop = page.document.querySelector("#visita");
      expect(words(stop)).toContain(`passo ${index + 1} di 4`);
      expect(stop?.nextElementSibling?.querySelector(part)).not.toBeNull();
      if (index < 3) page = await page.follow("Avanti");
    }
    expect((await page.follow("Indietro")).document.querySelector("#visita")?.text).toContain("passo 3 di 4");
    const { call } = await signedInApi(server.url, WRITER);
    expect((await call("user.info", {})).skipQuickstartWalkthrough).toBe(false);
    const after = await page.form({ button: "Fine della visita" }).submit();
    expect((await call("user.info", {})).skipQuickstartWalkthrough).toBe(true);
    expect([after.text.includes("Fai il giro"), after.document.querySelector("#visita")]).toEqual([
      false,
      null,
    ]);
  });

  test("can be taken again by whoever has taken it", async () => {
    const page = await (await signedIn(server, WRITER)).get(urls.home());
    const again = await page.follow("Rivedi la visita guidata di questa pagina");
    expect(again.document.querySelector("#visita")?.text).toContain("passo 1 di 4");
  });

  test.each(["Non mi serve", "Salta la visita"])(
    "can be refused with “%s”, also by who may only read",
    async (button) => {
      const { call } = await signedInApi(server.url, READER);
      await call("user.updateInfo", { body: { skipQuickstartWalkthrough: false } });
      const browser = await signedIn(server, READER);
      const page = await browser.get(button === "Non mi serve" ? urls.home() : "/dashboard?tour=2");
      const after = await page.form({ button }).submit();
      expect([after.path, after.text.includes("Fai il giro")]).toEqual(["/dashboard", false]);
      expect((await call("user.info", {})).skipQuickstartWalkthrough).toBe(true);
    },
  );

  test.each(["0", "5", "due", "2.5", "-1", ""])(
    "has no step %s: the page is as it always is",
    async (step) => {
      const page = await (await signedIn(server, READER)).get(`/dashboard?tour=${step}`);
      expect([page.status, page.document.querySelector("#visita")]).toEqual([200, null]);
    },
  );

  test("leaves the quick start as it is, and the quick start it", async () => {
    const browser = await signedIn(server, "admin@azienda-nuova.example");
    const page = await browser.get("/dashboard?tour=1");
    expect(page.document.querySelector("[aria-labelledby=avvio-rapido]")).not.toBeNull();
    expect((await page.form({ button: "Salta la visita" }).submit()).text).toContain("Inizia l'avvio rapido");
  });
});

describe("the notice of the provider", () => {
  test("stands first on the page until it is accepted, for each person alone", async () => {
    const browser = await signedIn(server, DEMO);
    const page = await browser.get(urls.home());
    expect(page.text).toMatch(/^Fermo programmato Sabato dalle 8\./);
    const after = await page.form({ button: "Ho letto" }).submit();
    expect([after.path, after.text.includes("Fermo programmato")]).toEqual(["/dashboard", false]);
    expect((await browser.get(urls.home())).text).not.toContain("Fermo programmato");
    const other = await (await signedIn(server, READER)).get(urls.home());
    expect(other.text).toContain("Fermo programmato");
  });
});

describe("places elsewhere", () => {
  test("are links with what they are called, and their picture where there is one", async () => {
    const page = await (await signedIn(server, DEMO)).get(urls.home());
    const links = page.document.querySelectorAll("[aria-labelledby=altrove] a");
    expect(links.map(words)).toEqual(["Portale fornitori", "Corsi"]);
    expect(links.map((link) => link.querySelector("img")?.getAttribute("src"))).toEqual([
      "/favicon.svg",
      undefined,
    ]);
  });

  test("are gone to by way of the address that the API gives", async () => {
    const browser = await signedIn(server, DEMO);
    const ask = (id: string) => browser.once({ url: urls.whitelabel(id), method: "GET" });
    const { status, headers } = await ask("portale");
    expect([status, headers.location]).toEqual([303, "https://portale.example/entra?a=1"]);
    expect((await ask("altro")).status).toBe(404);
    expect((await ask("https://evil.example")).status).toBe(404);
  });
});

describe("an installation without notice and places", () => {
  test("shows neither", async () => {
    const plain = await demoServer();
    try {
      const page = await (await signedIn(plain, DEMO)).get(urls.home());
      expect(page.text).toMatch(/^Buongiorno, Chiara\./);
      expect(page.document.querySelector("[aria-labelledby=altrove]")).toBeNull();
    } finally {
      await plain.stop();
    }
  });
});
