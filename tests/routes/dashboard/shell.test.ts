import { urls } from "~/web/urls";
import { beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { inStoreOf } from "../../store-of";

let server: TestServer;
beforeAll(async () => {
  server = await demoServer();
});

const ADMIN = "admin@azienda-demo.example";
const shown = (
  page: { document: { querySelectorAll(selector: string): Parameters<typeof words>[0][] } },
  at: string,
) => page.document.querySelectorAll(at).map(words);

describe("the shell", () => {
  test("shows who is signed in, for which company, and that it is not enabled", async () => {
    const page = await (await signedIn(server, ADMIN)).get("/dashboard");
    const menu = words(page.document.querySelector("details.user-menu"));
    expect(menu).toContain("Azienda Demo S.r.l.");
    expect(menu).toContain(ADMIN);
    expect(menu).toContain("Non abilitata");
  });

  test("says of an enabled company that it is", async () => {
    const page = await (await signedIn(server, "admin@azienda-abilitata.example")).get("/dashboard");
    expect(shown(page, "details.user-menu .chip")).toEqual(["Abilitata"]);
  });

  test("has a mail to support that is already begun", async () => {
    const page = await (await signedIn(server, ADMIN)).get("/dashboard/history");
    const href = page.document.querySelector("details.user-menu a[href^=mailto]")?.getAttribute("href") ?? "";
    expect(decodeURIComponent(href)).toMatch(
      /subject=.*Azienda Demo S\.r\.l\..*&body=.*Pagina: \/dashboard\/history/s,
    );
  });

  test("builds the breadcrumb from the pages above", async () => {
    const browser = await signedIn(server, ADMIN);
    expect(shown(await browser.get("/dashboard/history/publish"), ".breadcrumb li")).toEqual([
      "Dashboard",
      "Storico",
      "Emetti la carta",
    ]);
    expect(shown(await browser.get("/dashboard"), ".breadcrumb li")).toEqual([]);
  });

  test("marks in the menu where one is", async () => {
    const page = await (await signedIn(server, ADMIN)).get("/dashboard/registry/contacts");
    expect(shown(page, ".side a[aria-current]")).toEqual(["Anagrafica"]);
  });

  test("keeps its frame around a page that is not there", async () => {
    const page = await (await signedIn(server, ADMIN)).get("/dashboard/non-esiste");
    expect(page.status).toBe(404);
    expect(page.heading).toBe("Pagina non trovata");
    expect(shown(page, ".side a")).toContain("Questionario");
    expect((await page.follow("Torna alla dashboard")).path).toBe("/dashboard");
  });

  test("signs out, and the session is over", async () => {
    const browser = await signedIn(server, ADMIN);
    const home = await browser.get("/dashboard");
    expect((await home.form({ action: "/auth/sign-out" }).submit()).path).toBe("/auth");
    expect((await browser.get("/dashboard")).path).toBe("/auth");
  });

  test("switches to pages without script and back, staying on the page", async () => {
    const path = urls.registrySection("identity");
    const browser = await signedIn(server, ADMIN, { headers: { Referer: server.url + path } });
    const scripts = (html: string) => html.includes("<script");
    const page = await browser.get(path);
    expect(scripts(page.html)).toBe(true);
    const light = await page.form({ action: "/auth/light-version" }).submit();
    expect([light.path, scripts(light.html)]).toEqual([path, false]);
    const full = await light.form({ action: "/auth/light-version" }).submit();
    expect([full.path, scripts(full.html)]).toEqual([path, true]);
  });

  test("takes no posts where no form is", async () => {
    const browser = await signedIn(server, ADMIN);
    for (const url of ["/dashboard/attestations", "/dashboard/plan", "/dashboard/nulla"]) {
      const type = "application/x-www-form-urlencoded";
      const answer = await browser.once({ url, method: "POST", type, body: "a=1" });
      expect([url, answer.status]).toEqual([url, 404]);
    }
  });

  test("tells somebody without a readable profile whom to ask, on every page", async () => {
    const email = "lettura@azienda-demo.example";
    const browser = await signedIn(server, email);
    await inStoreOf(server, (db) => {
      const account = db.selectFrom("account").select("id").where("email", "=", email);
      return db.updateTable("profile").set({ can_read: 0 }).where("account_id", "=", account).execute();
    });
    for (const url of ["/dashboard", "/dashboard/registry", "/dashboard/history/publish"]) {
      const page = await browser.get(url);
      expect([page.status, page.heading]).toEqual([403, "Non hai ancora un profilo da consultare"]);
      expect(page.text).toContain("chiedi a Chiara Ferrari");
      expect(page.form({ action: "/auth/sign-out" }).action).toMatch(/sign-out$/);
    }
  });

  test("is for the signed-in only", async () => {
    const page = await new Browser(server.url).get("/dashboard/registry/identity");
    expect(page.path).toBe("/auth");
  });
});
