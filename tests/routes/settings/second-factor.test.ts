import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settingsUrls } from "~/web/settings-urls";
import { peopleUrls, urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../../api-client";
import { begin, enableIn, secretOn } from "../../pages/authenticator";
import { Browser } from "../../pages/client";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { codeOf } from "../../platform/authenticator";
import { htmlFaults } from "../../pages/html-faults";
import { startServer, type TestServer } from "../../server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: true });
});
afterAll(() => server.stop());

const person = (name: string) => `${name}.basile@azienda-grande.example`;
const ADMIN = "admin@azienda-grande.example";

/** The page after a right password. */
async function afterPassword(browser: Browser, email: string): Promise<Page> {
  const page = await browser.get(urls.login());
  return page.form({ button: "Accedi" }).fill({ Email: email, Password: DEMO_PASSWORD }).submit();
}
const open = () => new Browser(server.url, { modern: true });

describe("the page that connects an app", () => {
  test("asks for the password, then shows a drawing, the key in groups, and what comes next", async () => {
    const browser = await signedIn(server, person("anna"));
    const settings = await browser.get(settingsUrls.home());
    const state = await settings.follow("Verifica in due passaggi");
    expect(state.text).toContain("Non attiva");
    const wrong = await begin(browser, "Sbagliata1");
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      [expect.stringContaining("La password attuale non è giusta")],
    ]);
    const page = await begin(browser);
    expect(page.path).toBe(settingsUrls.enableSecondFactor());
    expect(page.document.querySelector("svg[role=img]")?.getAttribute("aria-label")).toContain("Codice QR");
    expect(page.document.querySelector("main section code")?.text).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(page.document.querySelector('a[href^="otpauth://totp/"]')).not.toBeNull();
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("keeps the secret when the code is wrong, shows the recovery codes once, and stays signed in", async () => {
    const browser = await signedIn(server, person("bruno"));
    const page = await begin(browser);
    const secret = secretOn(page);
    const wrong = await page.form().fill({ code: "12" }).submit();
    expect([wrong.status, wrong.title]).toEqual([422, "Errore: Collega l'app - Carta ESG"]);
    expect(secretOn(wrong)).toBe(secret);
    const codes = await wrong
      .form()
      .fill({ code: codeOf(secret, new Date()) })
      .submit();
    expect(codes.status).toBe(200);
    expect(codes.title).toBe("Conserva questi codici - Carta ESG");
    expect(codes.document.querySelectorAll("main ol code")).toHaveLength(10);
    expect(await htmlFaults(codes.html)).toEqual([]);
    const state = await codes.follow("Li ho conservati: continua");
    expect(state.text).toContain("Attiva dal");
    expect(state.html).not.toContain(codes.document.querySelector("main ol code")?.text);
    expect((await browser.get(settingsUrls.enableSecondFactor())).path).toBe(settingsUrls.secondFactor());
  });
});

describe("signing in with a second factor", () => {
  test("asks for the code on a second page, without a session before", async () => {
    const { secret } = await enableIn(await signedIn(server, person("carla")));
    const browser = open();
    const page = await afterPassword(browser, person("carla"));
    expect(page.path).toBe(settingsUrls.code());
    expect(page.heading).toBe("Scrivi il codice");
    expect(await htmlFaults(page.html)).toEqual([]);
    expect((await browser.get(urls.home())).path).toBe(urls.login());
    const again = await afterPassword(browser, person("carla"));
    const home = await again
      .form()
      .fill({ code: codeOf(secret, new Date(), 1) })
      .submit();
    expect(home.path).toBe(urls.home());
  });

  test("says what is wrong, and takes a recovery code", async () => {
    const { codes } = await enableIn(await signedIn(server, person("dario")));
    const page = await afterPassword(open(), person("dario"));
    const empty = await page.form().submit();
    expect(empty.errors).toEqual([expect.stringContaining("Codice di verifica")]);
    const wrong = await empty.form().fill({ code: "12345" }).submit();
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      [expect.stringContaining("6 cifre che mostra l'app")],
    ]);
    const home = await wrong
      .form()
      .fill({ code: codes[3] ?? "" })
      .submit();
    expect(home.path).toBe(urls.home());
  });

  test("begins anew in a browser that has not typed the password", async () => {
    expect((await open().get(settingsUrls.code())).path).toBe(urls.login());
    const { codes } = await enableIn(await signedIn(server, person("mario")));
    const page = await afterPassword(open(), person("mario"));
    const thief = open();
    await thief.get(urls.login());
    const posting = page
      .form()
      .fill({ code: codes[0] ?? "" })
      .posting();
    const csrf = (await thief.get(urls.login())).form({ button: "Accedi" }).values("_csrf")[0] ?? "";
    const entries = posting.entries.map(([name, value]): (typeof posting.entries)[number] => [
      name,
      name === "_csrf" ? csrf : value,
    ]);
    const answer = await thief.send({ ...posting, entries });
    expect(answer.path).toBe(urls.login());
    expect(answer.text).toContain("Il tempo per scrivere il codice è finito");
    expect((await thief.get(urls.home())).path).toBe(urls.login());
  });

  test("keeps a form whose session ended over both steps", async () => {
    const browser = await signedIn(server, person("fabio"));
    const { codes } = await enableIn(browser);
    const details = await browser.get(settingsUrls.details());
    const form = details.form().fill({ phoneNumber: "055 987654" });
    const other = await afterPassword(open(), person("fabio"));
    const home = await other
      .form()
      .fill({ code: codes[0] ?? "" })
      .submit();
    const sessions = await (await home.follow("Impostazioni")).follow("Sessioni");
    await sessions.form({ button: "Chiudi tutte le altre" }).submit();
    const expired = await form.submit();
    expect(expired.status).toBe(401);
    const typed = { Email: person("fabio"), Password: DEMO_PASSWORD };
    const second = await expired.form({ button: "Accedi" }).fill(typed).submit();
    expect(second.heading).toBe("Scrivi il codice");
    const slip = await second.form().fill({ code: "123" }).submit();
    const resumed = await slip
      .form()
      .fill({ code: codes[1] ?? "" })
      .submit();
    const again = await resumed.form().submit();
    expect(again.form().values("phoneNumber")).toEqual(["055 987654"]);
    expect((await again.form().submit()).text).toContain("I tuoi dati sono salvati.");
  });
});

describe("the company's administrator", () => {
  let admin: Browser;
  beforeAll(async () => {
    admin = await signedIn(server, ADMIN);
  });
  const forAll = () => admin.get(settingsUrls.secondFactor());

  test("asks it of all, which leads everyone there before anything else, open sessions too", async () => {
    expect((await forAll()).text).toContain("Prima attivala per te");
    await enableIn(admin);
    const reader = await signedIn(server, person("ivan"));
    const typed = (await reader.get(settingsUrls.details())).form().fill({ phoneNumber: "06 4455" });
    const welcome = (await reader.get(urls.home())).form({ button: "Ho letto, non mostrarlo più" });
    const on = await (await forAll()).form({ button: "Chiedila a tutti" }).submit();
    expect(on.text).toContain("è chiesta a tutta l'azienda");
    expect(on.text).toContain("non la puoi disattivare");
    for (const url of [urls.home(), urls.survey(), urls.registry(), settingsUrls.notifications()])
      expect((await reader.get(url)).path).toBe(settingsUrls.secondFactor());
    const refused = await typed.submit();
    expect([refused.status, refused.form().values("phoneNumber")]).toEqual([403, ["06 4455"]]);
    expect(refused.errors).toEqual([expect.stringContaining("La tua azienda chiede a tutti")]);
    const elsewhere = await welcome.submit();
    expect([elsewhere.status, elsewhere.heading]).toEqual([403, "Prima attiva la verifica in due passaggi"]);
    const led = await signedIn(server, person("laura"));
    expect((await led.get(urls.home())).heading).toBe("Verifica in due passaggi");
    await enableIn(led);
    expect((await led.get(urls.home())).path).toBe(urls.home());
    const release = (await forAll()).form({ button: "Non chiederla più a tutti" });
    expect((await release.submit()).status).toBe(422);
    const released = await release.fill({ present: DEMO_PASSWORD }).submit();
    expect(released.text).toContain("ognuno decide per sé");
    expect((await reader.get(urls.home())).path).toBe(urls.home());
  });

  test("resets it for a colleague whose device is lost, and ends the sessions", async () => {
    const colleague = await signedIn(server, person("gaia"));
    await enableIn(colleague);
    const list = await admin.get(peopleUrls.list({ cerca: "Gaia Basile" }));
    const page = await (await list.follow("Gaia Basile")).follow("Verifica e sessioni");
    expect(page.text).toContain("Una sessione aperta.");
    const wrong = await page.form({ button: "Azzera la verifica" }).fill({ present: "Sbagliata1" }).submit();
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      [expect.stringContaining("La password attuale non è giusta")],
    ]);
    const reset = await wrong
      .form({ button: "Azzera la verifica" })
      .fill({ present: DEMO_PASSWORD })
      .submit();
    expect(reset.text).toContain("La verifica in due passaggi di Gaia Basile è azzerata.");
    expect(reset.text).toContain("Nessuna sessione aperta.");
    expect((await colleague.get(urls.home())).path).toBe(urls.login());
    const again = await signedIn(server, person("gaia"));
    expect((await again.get(urls.home())).path).toBe(urls.home());
  });
});
