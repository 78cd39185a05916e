import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settingsUrls } from "~/web/settings-urls";
import { urls } from "~/web/urls";
import { type StandIn, standIn } from "../../api/firebase/stand-in";
import { hostedSettings } from "../../hosted-environment";
import { Browser } from "../../pages/client";
import { startServer, type TestServer } from "../../server";
import { complete, mailsTo, mailTo, newcomer, PASSWORD, register, signIn } from "./newcomer";

const ANNA = "anna@prova.example";

let identity: StandIn;
let server: TestServer;
beforeAll(async () => {
  identity = await standIn({ isEmulator: true });
  server = await startServer({ environment: hostedSettings(identity.host) });
  identity.actionUrl = `${server.url}/auth`;
  await newcomer(server, { Email: ANNA });
});
beforeEach(() => void (identity.instead = () => false));
afterAll(async () => {
  await server.stop();
  identity.close();
});

const enter = async (email = ANNA, password = PASSWORD) => {
  const browser = new Browser(server.url);
  expect((await signIn(browser, email, password)).path).toBe(urls.home());
  return browser;
};

describe("this platform with passwords kept by the hosted identity", () => {
  test("takes a person from the registration over the mail to the home page", async () => {
    const email = "prima@valseria.example";
    const given = { Email: email, "Identificativo dell'azienda": "01234560017" };
    expect((await register(server, given)).heading).toBe("Controlla la posta");
    expect(identity.has(email)).toBe(false);
    const { link } = await mailTo(server, email);
    expect((await complete(new Browser(server.url), link, "debole", "debole")).status).toBe(422);
    const done = await complete(new Browser(server.url), link);
    expect([done.path, done.heading]).toEqual(["/auth/registration-confirmed", "Indirizzo confermato"]);
    expect((await done.follow("Entra nella piattaforma")).path).toBe(urls.home());
    expect(identity.find(email)).toMatchObject({ displayName: "Irene Conti", emailVerified: true });
    await enter(email);
  });

  test("says in Italian what the service answers to a sign-in", async () => {
    const wrong = await signIn(new Browser(server.url), ANNA, "Sbagliata2026");
    const words = "Email o password non corrette. Controllale e riprova, oppure recupera la password.";
    expect([wrong.status, wrong.errors]).toEqual([422, [words]]);
    identity.instead = (_, response) => {
      response.destroy();
      return true;
    };
    const silent = await signIn(new Browser(server.url), ANNA);
    expect([silent.status, silent.errors]).toEqual([
      422,
      ["Il servizio di accesso non risponde. Riprova tra qualche istante."],
    ]);
  });

  test("tells whoever has a password there and has no account here", async () => {
    identity.addUser("nessuno@prova.example", PASSWORD);
    identity.proveAddress("nessuno@prova.example");
    const refused = await signIn(new Browser(server.url), "nessuno@prova.example");
    expect([refused.status, refused.errors]).toEqual([
      422,
      ["Utente non trovato o email non valida. Controlla l'indirizzo."],
    ]);
  });

  test("signs a disabled person out at the next write, with the reason and with what was typed", async () => {
    const browser = await enter();
    const details = await browser.get(settingsUrls.details());
    identity.change(ANNA, { isDisabled: true });
    const ended = await details.form().fill({ phoneNumber: "02 1234" }).submit();
    expect([ended.status, ended.heading]).toEqual([401, "Il tuo accesso è stato disattivato"]);
    expect(ended.html).toContain("02 1234");
    expect((await signIn(new Browser(server.url), ANNA)).status).toBe(422);
    identity.change(ANNA, { isDisabled: false });
    const again = await ended.form({ button: "Accedi" }).fill({ Email: ANNA, Password: PASSWORD }).submit();
    const saved = await again.form({ button: "Riprendi da dove eri" }).submit();
    expect(saved.form().values("phoneNumber")).toEqual(["02 1234"]);
  });

  test("lists the sessions of a person, and ends one of them", async () => {
    const [browser, other] = [await enter(), await enter()];
    const sessions = await browser.get(settingsUrls.sessions());
    expect(sessions.text).toContain("questa");
    await sessions.form({ button: "Chiudi tutte le altre" }).submit();
    expect((await other.get(urls.home())).path).toBe(urls.login());
    expect((await browser.get(urls.home())).path).toBe(urls.home());
  });

  test("changes a password at the service, and a forgotten one by a mailed link", async () => {
    const email = "elena@valseria.example";
    await newcomer(server, { Email: email, "Identificativo dell'azienda": "00743110157" });
    const browser = await enter(email);
    const page = await browser.get(settingsUrls.password());
    const changed = { present: PASSWORD, password: "Quercia2026a", passwordConfirmation: "Quercia2026a" };
    const done = await page.form().fill(changed).submit();
    expect([done.path, done.errors]).toEqual([settingsUrls.home(), []]);
    expect((await browser.get(urls.home())).path).toBe(urls.home());
    await mailTo(server, email, 1);
    const before = mailsTo(server, email).length;
    const recovery = await new Browser(server.url).get(urls.recovery());
    await recovery.form().fill({ Email: email }).submit();
    const { link } = await mailTo(server, email, before);
    const chosen = (await new Browser(server.url).get(link)).form();
    const reset = await chosen
      .fill({ "Nuova password": "Castagno2026", "Ripeti la password": "Castagno2026" })
      .submit();
    expect([reset.path, reset.text]).toEqual([
      urls.login(),
      expect.stringContaining("La nuova password è salvata"),
    ]);
    expect((await browser.get(urls.home())).path).toBe(urls.login());
    await enter(email, "Castagno2026");
  });

  test("leads a link that the service has mailed to the page of the new password", async () => {
    const link = `${urls.login()}?mode=resetPassword&oobCode=abc-123`;
    const page = await new Browser(server.url).get(link);
    expect([page.path, page.status]).toEqual(["/auth/reset/abc-123", 410]);
  });
});
