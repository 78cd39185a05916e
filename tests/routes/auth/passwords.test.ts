import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../../pages/client";
import { startServer, type TestServer } from "../../server";
import { mailsTo, mailTo, newcomer, signIn } from "./newcomer";

const EMAIL = "elena.riva@valseria.example";
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  await newcomer(server, { Email: EMAIL });
});
afterAll(() => server.stop());

const recover = async (email: string) =>
  (await new Browser(server.url).get("/auth/password-recovery")).form().fill({ Email: email }).submit();

/** Mails with a link to a new password: another one follows each change, and may come later. */
const resets = () => mailsTo(server, EMAIL).filter(({ link }) => link.includes("/auth/reset/"));

async function resetLink(): Promise<string> {
  const before = resets().length;
  await recover(EMAIL);
  await expect.poll(() => resets().length).toBeGreaterThan(before);
  return resets().at(-1)!.link;
}

const choose = async (link: string, password: string, confirmation = password) =>
  (await new Browser(server.url).get(link))
    .form()
    .fill({ "Nuova password": password, "Ripeti la password": confirmation })
    .submit();

describe("the recovery of a password", () => {
  test("answers alike for every address", async () => {
    const before = mailsTo(server, EMAIL).length;
    const known = await recover(EMAIL);
    await mailTo(server, EMAIL, before);
    const unknown = await recover("nessuno@valseria.example");
    expect([known.path, known.status, known.text]).toEqual([unknown.path, unknown.status, unknown.text]);
    expect(known.text).toContain("Se a questo indirizzo corrisponde un accesso");
    expect(mailsTo(server, "nessuno@valseria.example")).toEqual([]);
  });

  test.each([
    ["", "Campo obbligatorio: compila «Email»."],
    ["senza chiocciola", "Email non valida: in «Email» scrivi un indirizzo completo, come nome@azienda.it."],
  ])("refuses “%s” as an address", async (typed, error) => {
    const refused = await recover(typed);
    expect([refused.status, refused.errors]).toEqual([422, [error]]);
    expect(refused.form().values("email")).toEqual([typed]);
  });
});

describe("a new password", () => {
  test("is set by post only, once, and ends the sessions of the old one", async () => {
    const other = new Browser(server.url);
    await signIn(other, EMAIL);
    const link = await resetLink();
    const page = await new Browser(server.url).get(link);
    expect(page.headers["referrer-policy"]).toContain("strict-origin");

    const mismatch = await choose(link, "Quercia2026a", "Quercia2026b");
    expect(mismatch.errors).toEqual([
      "Le due password sono diverse. Scrivi la stessa in tutti e due i campi.",
    ]);
    const done = await choose(link, "Quercia2026a");
    expect([done.path, done.text]).toEqual(["/auth", expect.stringContaining("La nuova password è salvata")]);

    expect((await other.get("/dashboard")).path).toBe("/auth");
    expect((await signIn(new Browser(server.url), EMAIL)).status).toBe(422);
    expect((await signIn(new Browser(server.url), EMAIL, "Quercia2026a")).path).toBe("/dashboard");

    const used = await new Browser(server.url).get(link);
    expect([used.status, used.errors]).toEqual([
      410,
      [expect.stringContaining("Questo collegamento non vale più")],
    ]);
    expect(used.text).toContain("Chiedine uno nuovo");
    expect(used.document.querySelectorAll("main form")).toEqual([]);
    expect(server.output()).not.toContain(new URL(link).pathname.split("/").at(-1));
  });

  test("is set by the newest link alone, also from a page that was open before (fault 32)", async () => {
    const old = await resetLink();
    const open = (await new Browser(server.url).get(old)).form();
    const newest = await resetLink();
    const refused = await open
      .fill({ "Nuova password": "Betulla2026a", "Ripeti la password": "Betulla2026a" })
      .submit();
    expect([refused.status, refused.errors]).toEqual([422, [expect.stringContaining("non vale più")]]);
    expect((await new Browser(server.url).get(old)).status).toBe(410);
    expect((await choose(newest, "Betulla2026a")).path).toBe("/auth");
  });

  const chosenIn = async (browser: Browser) => {
    const form = (await browser.get(await resetLink())).form();
    const done = await form
      .fill({ "Nuova password": "Betulla2026a", "Ripeti la password": "Betulla2026a" })
      .submit();
    expect([done.path, done.text]).toEqual(["/auth", expect.stringContaining("La nuova password è salvata")]);
  };

  test("finds the session of its own account over in the browser that chooses it, which is no error", async () => {
    const browser = new Browser(server.url);
    expect((await signIn(browser, EMAIL, "Betulla2026a")).path).toBe("/dashboard");
    await chosenIn(browser);
    expect(server.output()).not.toContain("was not ended");
  });

  test("ends the session of another account in the browser that chooses it", async () => {
    const who = "altra.persona@valseria.example";
    await newcomer(server, { Email: who, "Identificativo dell'azienda": "09876540015" });
    const browser = new Browser(server.url);
    expect((await signIn(browser, who)).path).toBe("/dashboard");
    const former = new Map(browser.cookies);
    await chosenIn(browser);
    const thief = new Browser(server.url);
    former.forEach((value, name) => thief.cookies.set(name, value));
    expect((await thief.get("/dashboard")).path).toBe("/auth");
  });

  test("of an invitation that nobody sent sends people to who invites", async () => {
    const refused = await new Browser(server.url).get("/auth/create-password/inventato");
    expect(refused.status).toBe(410);
    expect(refused.document.querySelectorAll("main form")).toEqual([]);
    expect(refused.errors[0]).toContain("Questo collegamento non è valido");
    expect(refused.text).toContain("chi gestisce la tua azienda");
  });
});
