import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownerUrls } from "~/web/owner-urls";
import { settingsUrls } from "~/web/settings-urls";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../../api-client";
import { enableIn } from "../../pages/authenticator";
import { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { startServer, type TestServer } from "../../server";
import { inStoreOf } from "../../store-of";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: true });
});
afterAll(() => server.stop());

const person = (name: string) => `${name}.amato@azienda-grande.example`;

describe("a person's settings", () => {
  test.each([
    ["an administrator", "admin@azienda-demo.example", true],
    ["a reader", "lettura@azienda-demo.example", false],
    ["a verifier", "verifica@ente-demo.example", false],
  ])("are in the menu of %s", async (_, email, administers) => {
    const home = await (await signedIn(server, email)).get(urls.home());
    const page = await home.follow("Impostazioni");
    expect([page.path, page.heading]).toEqual([settingsUrls.home(), "Impostazioni"]);
    const links = page.document.querySelectorAll("main li a").map((link) => link.getAttribute("href"));
    expect(links).toEqual(expect.arrayContaining([settingsUrls.details(), ownerUrls.data()]));
    expect(links.includes(ownerUrls.company())).toBe(administers || email.startsWith("verifica"));
  });

  test("of a person without a profile are open, and reminders can be switched off", async () => {
    const browser = await signedIn(server, person("dario"));
    await inStoreOf(server, (db) => {
      const dario = db.selectFrom("account").select("id").where("email", "=", person("dario"));
      return db.updateTable("profile").set({ can_read: 0 }).where("account_id", "=", dario).execute();
    });
    const home = await browser.get(urls.home());
    expect(home.text).toContain("Non hai ancora un profilo");
    const settings = await home.follow("Impostazioni");
    expect(settings.status).toBe(200);
    const reminders = await browser.get(settingsUrls.notifications());
    const saved = await reminders.form().fill({ reminders: false }).submit();
    expect(saved.text).toContain("I promemoria sono disattivati.");
  });

  test("save name and telephone, show consents, and keep what was typed wrongly", async () => {
    const browser = await signedIn(server, person("anna"));
    const page = await browser.get(settingsUrls.details());
    expect(page.text).toMatch(/Termini di servizio ?Accettati il \d/);
    const wrong = await page.form().fill({ name: "", surname: "vedi www.prova.example" }).submit();
    expect(wrong.status).toBe(422);
    expect(wrong.errors).toHaveLength(2);
    expect(wrong.form().values("surname")).toEqual(["vedi www.prova.example"]);
    const saved = await wrong
      .form()
      .fill({ name: "Anna Maria", surname: "Amato", phoneNumber: "02 12" })
      .submit();
    expect(saved.text).toContain("I tuoi dati sono salvati.");
    expect(saved.form().values("phoneNumber")).toEqual(["02 12"]);
    expect((await browser.get(urls.home())).html).toContain("Anna Maria Amato");
  });

  test("bring the welcome and the tour back", async () => {
    const browser = await signedIn(server, person("bruno"));
    const welcome = (await browser.get(urls.home())).form({ button: "Ho letto, non mostrarlo più" });
    expect((await welcome.submit()).text).not.toContain("Ho letto, non mostrarlo più");
    const page = await browser.get(settingsUrls.preferences());
    expect(page.form().values("welcome")).toEqual([]);
    await page.form().fill({ welcome: true }).submit();
    expect((await browser.get(urls.home())).text).toContain("Ho letto, non mostrarlo più");
  });

  test("change the password, end the other sessions, and stay signed in", async () => {
    const browser = await signedIn(server, person("carla"));
    const other = await signedIn(server, person("carla"));
    const elsewhere = (await other.get(settingsUrls.preferences())).form();
    // A hosted identity dates sign-ins and passwords in seconds.
    await setTimeout(1_000);
    const page = await browser.get(settingsUrls.password());
    expect(page.text).toContain("Da 8 a 14 caratteri");
    const typed = {
      present: "Sbagliata1",
      password: "Bosco7Torrente",
      passwordConfirmation: "Bosco7Torrente",
    };
    const wrong = await page.form().fill(typed).submit();
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      [expect.stringContaining("La password attuale non è giusta")],
    ]);
    expect(wrong.html).not.toContain("Bosco7Torrente");
    const done = await wrong
      .form()
      .fill({ ...typed, present: DEMO_PASSWORD })
      .submit();
    expect([done.path, done.text]).toEqual([
      settingsUrls.home(),
      expect.stringContaining("La password è cambiata"),
    ]);
    expect((await elsewhere.submit()).status).toBe(401);
    expect((await other.get(urls.home())).path).toBe(urls.login());
    await signedIn(server, person("carla"), { password: "Bosco7Torrente" });
  });

  test("ask for a code beside the present password where a second factor is in use", async () => {
    const browser = await signedIn(server, person("fabio"));
    expect((await browser.get(settingsUrls.password())).html).not.toContain('name="code"');
    const { codes } = await enableIn(browser);
    const page = await browser.get(settingsUrls.password());
    const password = "Bosco7Torrente";
    const typed = { present: DEMO_PASSWORD, password, passwordConfirmation: password };
    const without = await page.form().fill(typed).submit();
    expect([without.status, without.errors]).toEqual([
      422,
      [expect.stringContaining("le 16 cifre di un codice di recupero")],
    ]);
    const done = await without
      .form()
      .fill({ ...typed, code: codes[0] ?? "" })
      .submit();
    expect([done.path, done.text]).toEqual([
      settingsUrls.home(),
      expect.stringContaining("La password è cambiata"),
    ]);
  });

  test("list the sessions with their browsers, and end one", async () => {
    const browser = await signedIn(server, person("elena"), { modern: true });
    await signedIn(server, person("elena"), { headers: { "User-Agent": "Lynx/2.9.0" } });
    const page = await browser.get(settingsUrls.sessions());
    expect(page.text).toContain("Firefox su Linux questa");
    expect(page.text).toContain("Browser testuale su un altro sistema");
    expect(page.text).toContain("127.0.0.1");
    const ended = await page.form({ within: "#sessioni" }).submit();
    expect(ended.text).toContain("La sessione è chiusa.");
    expect(ended.text).toContain("Non ci sono altre sessioni.");
    const foreign = await page.form({ within: "#sessioni" }).submit();
    expect(foreign.status).toBe(404);
  });
});

describe("a stranger", () => {
  test.each([settingsUrls.home(), settingsUrls.password(), settingsUrls.enableSecondFactor()])(
    "is led from %s to the sign-in page",
    async (url) => {
      expect((await new Browser(server.url).get(url)).path).toBe(urls.login());
    },
  );
});
