import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../../pages/client";
import { startServer, type TestServer } from "../../server";
import { newcomer, PASSWORD, signIn } from "./newcomer";

const EMAIL = "irene.conti@valseria.example";
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  await newcomer(server, { Email: EMAIL });
});
afterAll(() => server.stop());

const open = () => new Browser(server.url, { modern: true });

describe("the sign-in page", () => {
  test("warns of the update and of 2024, and shows the ways on", async () => {
    const page = await open().get("/auth");
    expect(page.status).toBe(200);
    expect(page.title).toBe("Accedi - Carta ESG");
    expect(page.text).toMatch(/aggiornata.*2024/);
    expect(page.text).toContain("Non hai un account?");
    expect(page.text).toContain("Hai già un accesso?");
    expect((await page.follow("Registrati")).path).toBe("/auth/registration");
    expect((await page.follow("Hai dimenticato la password?")).path).toBe("/auth/password-recovery");
  });

  test("is where unknown addresses, the start and the private area lead", async () => {
    for (const path of ["/", "/che/non/esiste", "/dashboard", "/auth/altro"]) {
      expect((await open().get(path)).path).toBe("/auth");
    }
    expect((await open().get("/dashboard")).text).toContain("Per aprire questa pagina devi accedere.");
  });

  test("says which field is missing", async () => {
    const refused = await signIn(open(), "", "");
    expect(refused.status).toBe(422);
    expect(refused.title).toBe("Errore: Accedi - Carta ESG");
    expect(refused.errors).toEqual([
      "Campo obbligatorio: compila «Email».",
      "Campo obbligatorio: compila «Password».",
    ]);
  });

  test("answers alike to a wrong password and an unknown address, and keeps the address only (fault 39)", async () => {
    const wrong = await signIn(open(), EMAIL, "NonQuesta1");
    const unknown = await signIn(open(), "nessuno@valseria.example", "NonQuesta1");
    expect([wrong.status, wrong.errors]).toEqual([unknown.status, unknown.errors]);
    expect(wrong.form({ button: "Accedi" }).values("email")).toEqual([EMAIL]);
    expect(wrong.html).not.toContain("NonQuesta1");
  });

  test("keeps the address when the form's token is of another session", async () => {
    const browser = open();
    const page = await browser.get("/auth");
    browser.cookies.clear();
    await browser.get("/auth");
    const refused = await page.form({ button: "Accedi" }).fill({ Email: EMAIL, Password: PASSWORD }).submit();
    expect(refused.status).toBe(422);
    expect(refused.errors[0]).toContain("Quello che hai scritto è ancora qui");
    const home = await refused.form({ button: "Accedi" }).fill({ Password: PASSWORD }).submit();
    expect(home.path).toBe("/dashboard");
  });

  test("tells a browser that keeps no cookie what it needs, and keeps the address only", async () => {
    const browser = open();
    const page = await browser.get("/auth");
    browser.cookies.clear();
    const refused = await page.form({ button: "Accedi" }).fill({ Email: EMAIL, Password: PASSWORD }).submit();
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual([expect.stringContaining("non ha conservato il cookie")]);
    expect(refused.form({ button: "Accedi" }).values("email")).toEqual([EMAIL]);
    expect(refused.html).not.toContain(PASSWORD);
    const home = await refused.form({ button: "Accedi" }).fill({ Password: PASSWORD }).submit();
    expect(home.path).toBe("/dashboard");
  });

  test("makes a flood wait, says for how long, and lets other accounts in (fault 38)", async () => {
    const email = "bersaglio@valseria.example";
    const browser = open();
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(browser, email, "Tentativo1");
    const stopped = await signIn(browser, email, "Tentativo1");
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect(stopped.errors[0]).toMatch(/Riprova tra \d+ secondi\./);
    expect((await signIn(open(), EMAIL)).path).toBe("/dashboard");
  });
});

describe("a browser that has signed in before", () => {
  const flood = async (email: string) => {
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(open(), email, "Tentativo1");
    return signIn(open(), email);
  };

  // A5: strangers of the same address, behind one router, do not keep the owner out.
  test("is known for a year by a cookie that opens nothing, and gets in while others may not", async () => {
    const email = "assediata@valseria.example";
    await newcomer(server, { Email: email, "Identificativo dell'azienda": "09876540015" });
    const browser = open();
    await signIn(browser, email);
    const device = browser.cookies.get("carta-device") ?? "";
    expect(device.length).toBeGreaterThan(60);
    browser.cookies.clear();
    browser.cookies.set("carta-device", device);
    expect((await browser.get("/dashboard")).path).toBe("/auth");

    expect((await flood(email)).status).toBe(429);
    expect((await signIn(browser, email)).path).toBe("/dashboard");
  });
});

describe("a browser in which another person signs in", () => {
  const COLLEAGUE = "paolo.neri@valseria.example";
  /** An account of its own: a flood makes it wait, which would reach the tests below. */
  const FIRST = "sara.galli@valseria.example";
  beforeAll(async () => {
    await newcomer(server, { Email: FIRST, "Identificativo dell'azienda": "00743110157" });
    await newcomer(server, { Email: COLLEAGUE, "Identificativo dell'azienda": "09876540023" });
  });

  /** The sign-in page of the browser, opened before the first person signed in there. */
  const twice = async (browser: Browser, second: string) => {
    const open = await browser.get("/auth");
    await signIn(browser, FIRST);
    const former = new Map(browser.cookies);
    const shown = await open.form({ button: "Accedi" }).fill({ Email: second, Password: PASSWORD }).submit();
    const again = { Email: second, Password: PASSWORD };
    const home = await shown.form({ button: "Accedi" }).fill(again).submit();
    expect(home.path).toBe("/dashboard");
    return former;
  };

  const isSignedIn = async (cookies: ReadonlyMap<string, string>) => {
    const other = open();
    cookies.forEach((value, name) => other.cookies.set(name, value));
    return (await other.get("/dashboard")).path === "/dashboard";
  };

  test("ends the first one's session on the server, and no session of other browsers", async () => {
    const elsewhere = open();
    await signIn(elsewhere, FIRST);
    const browser = open();
    const former = await twice(browser, COLLEAGUE);
    expect(await isSignedIn(former)).toBe(false);
    expect([await isSignedIn(browser.cookies), await isSignedIn(elsewhere.cookies)]).toEqual([true, true]);
  });

  test("knows both of them from then on", async () => {
    const browser = open();
    await twice(browser, COLLEAGUE);
    const device = browser.cookies.get("carta-device") ?? "";
    for (const email of [FIRST, COLLEAGUE]) {
      for (let attempt = 0; attempt < 11; attempt += 1) await signIn(open(), email, "Tentativo1");
      expect((await signIn(open(), email)).status).toBe(429);
      const again = open();
      again.cookies.set("carta-device", device);
      expect((await signIn(again, email)).path).toBe("/dashboard");
    }
  });
});

describe("a signed-in visitor", () => {
  test("gets a new session, and goes home from the sign-in page", async () => {
    const browser = open();
    await browser.get("/auth");
    const before = [...browser.cookies.values()];
    expect((await signIn(browser, EMAIL)).path).toBe("/dashboard");
    expect([...browser.cookies.values()]).not.toEqual(before);
    expect((await browser.get("/auth")).path).toBe("/dashboard");
  });

  test("signs out by post only, and the session ends on the server", async () => {
    const browser = open();
    const home = await signIn(browser, EMAIL);
    const stolen = new Map(browser.cookies);
    await browser.get("/auth/sign-out");
    expect((await browser.get("/dashboard")).path).toBe("/dashboard");
    const out = await home.form({ action: "/auth/sign-out" }).submit();
    expect([out.path, out.text]).toEqual(["/auth", expect.stringContaining("Sessione chiusa")]);
    const thief = open();
    stolen.forEach((value, name) => thief.cookies.set(name, value));
    const refused = await thief.get("/dashboard");
    expect([refused.path, refused.text]).toEqual([
      "/auth",
      expect.stringContaining("La sessione è terminata"),
    ]);
  });

  test("whose session ended while typing finds the typed values after signing in again", async () => {
    const browser = open();
    const home = await signIn(browser, EMAIL);
    const page = await browser.get("/dashboard/quick-start/registry");
    const elsewhere = open();
    browser.cookies.forEach((value, name) => elsewhere.cookies.set(name, value));
    await elsewhere.send(home.form({ action: "/auth/sign-out" }).posting());

    const typed = page.form().fill({ city: 'Città di "prova" & <altro>' });
    const expired = await typed.submit();
    expect(expired.status).toBe(401);
    expect(expired.heading).toBe("La sessione è terminata");
    const wrong = await expired
      .form({ button: "Accedi" })
      .fill({ Email: EMAIL, Password: "Sbaglio123" })
      .submit();
    expect(wrong.status).toBe(422);
    const back = await wrong.form({ button: "Accedi" }).fill({ Password: PASSWORD }).submit();
    expect([back.heading, back.title]).toEqual(["Sei di nuovo dentro", "Sei di nuovo dentro - Carta ESG"]);
    const resumed = await back.form({ button: "Riprendi da dove eri" }).submit();
    expect([resumed.status, resumed.path]).toEqual([200, "/dashboard/quick-start/registry"]);
    expect(resumed.form().values("city")).toEqual(['Città di "prova" & <altro>']);
    expect((await browser.get("/dashboard/quick-start/registry")).form().values("city")).toEqual([""]);
  });
});

describe("a form that was tampered with", () => {
  const post = (browser: Browser, entries: [string, string][], url = "/auth?index") =>
    browser.send({
      url: `${server.url}${url}`,
      method: "POST",
      encType: "application/x-www-form-urlencoded",
      entries,
    });

  test("is refused for unknown, repeated and over-long fields", async () => {
    const browser = open();
    const [csrf = ""] = (await browser.get("/auth")).form({ button: "Accedi" }).values("_csrf");
    const rest: [string, string][] = [
      ["_csrf", csrf],
      ["password", PASSWORD],
    ];
    const unknown = await post(browser, [...rest, ["email", EMAIL], ["admin", "1"]]);
    const repeated = await post(browser, [...rest, ["email", EMAIL], ["email", EMAIL]]);
    const long = await post(browser, [...rest, ["email", "a".repeat(300)]]);
    expect([unknown.status, repeated.status, long.status]).toEqual([422, 422, 422]);
    expect(long.errors).toEqual(["«Email» è troppo lungo: accorcialo a 254 caratteri al massimo."]);
  });

  test("does not resume on addresses that are not of the private area", async () => {
    const browser = open();
    const [csrf = ""] = (await browser.get("/auth")).form({ button: "Accedi" }).values("_csrf");
    const carried = JSON.stringify({ target: "//evil.example/dashboard", values: {} });
    const entries: [string, string][] = [
      ["_csrf", csrf],
      ["email", EMAIL],
      ["password", PASSWORD],
      ["carried", carried],
    ];
    expect((await post(browser, entries)).path).toBe("/dashboard");
  });

  test("of another site gets a page that says so", async () => {
    const foreign = new Browser(server.url, { headers: { Origin: "https://evil.example" } });
    const refused = await post(foreign, [["email", EMAIL]]);
    expect([refused.status, refused.heading]).toEqual([403, "Non puoi farlo"]);
  });
});
