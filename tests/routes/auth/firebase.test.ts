import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { registrationUrls } from "~/web/registration-urls";
import { settingsUrls } from "~/web/settings-urls";
import { urls } from "~/web/urls";
import { type DataStoreStandIn, dataStoreStandIn } from "../../api/firebase/data-store-stand-in";
import { refuse, type StandIn, standIn } from "../../api/firebase/stand-in";
import { hostedEnvironment } from "../../hosted-environment";
import { type HostedUpstream, hostedUpstream } from "../../hosted-upstream";
import { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { makeWorld, type World } from "../../platform/world";
import { startServer, type TestServer } from "../../server";
import { complete, PASSWORD, register, signIn } from "./newcomer";

const ANNA = "anna@prova.example";

let world: World;
let identity: StandIn;
let upstream: HostedUpstream;
let store: DataStoreStandIn;
let server: TestServer;
beforeAll(async () => {
  world = await makeWorld();
  await world.addPerson({ email: ANNA, companyId: await world.addCompany(), isAdmin: true });
  identity = await standIn();
  identity.addUser(ANNA, PASSWORD);
  upstream = await hostedUpstream(world, identity);
  store = await dataStoreStandIn((token) => identity.ownerOf(token) !== null);
  const environment = hostedEnvironment(upstream.url, identity.host);
  server = await startServer({ environment: { ...environment, FIRESTORE_EMULATOR_HOST: store.host } });
  identity.actionUrl = `${server.url}/auth`;
});
beforeEach(() => {
  identity.instead = () => false;
  identity.hidesAddresses = true;
});
afterAll(async () => {
  await server.stop();
  upstream.close();
  store.close();
  identity.close();
  await world.close();
});

const enter = (email = ANNA, password = PASSWORD) => signedIn(server, email, { password });

/** As a browser keeps it: another one that has a copy of its cookies. */
const copyOf = (browser: Browser) => {
  const copy = new Browser(server.url);
  browser.cookies.forEach((value, name) => copy.cookies.set(name, value));
  return copy;
};

describe("a sign-in with the hosted identity", () => {
  test("opens the home page, and asks the service no more for a minute", async () => {
    const browser = await enter();
    identity.asked.length = 0;
    expect((await browser.get(urls.home())).status).toBe(200);
    expect((await browser.get(urls.survey())).status).toBe(200);
    expect([identity.asked, upstream.refused]).toEqual([[], []]);
  });

  test("reads the configuration from the data store, with the person's own token", async () => {
    const browser = await enter();
    const entries = [{ id: "it", label: "Italiano dell'archivio" }];
    store.documents.set("config/locales", { entries });
    expect((await browser.get(settingsUrls.details())).text).toContain("Italiano dell'archivio");
    store.refuses = { status: 503 };
    const failed = await browser.get(settingsUrls.details());
    expect([failed.status, failed.text]).toEqual([503, expect.stringContaining("Riprova")]);
    store.refuses = null;
    store.documents.clear();
    expect((await browser.get(settingsUrls.details())).status).toBe(200);
  });

  test("leaves no token of the service readable in the browser, and its cookie is one", async () => {
    const browser = await enter();
    const kept = [...browser.cookies.values()].map((value) => decodeURIComponent(value));
    const readable = kept.map((value) => Buffer.from(value, "base64").toString("latin1")).join(" ");
    expect(`${kept.join(" ")} ${readable}`).not.toMatch(/AMf-|eyJhbGciOi|refreshToken/);
    expect(kept.join("").length).toBeLessThan(2_000);
  });

  test.each([
    ["hides addresses", true],
    ["tells of them", false],
  ])("answers alike for every address where the service %s", async (_, hidesAddresses) => {
    identity.hidesAddresses = hidesAddresses;
    const wrong = await signIn(new Browser(server.url), ANNA, "Sbagliata2026");
    const unknown = await signIn(new Browser(server.url), "nessuno@prova.example", "Sbagliata2026");
    const words = ["Email o password non corrette. Controllale e riprova, oppure recupera la password."];
    expect([wrong.status, wrong.errors]).toEqual([422, words]);
    expect([unknown.status, unknown.errors]).toEqual([422, words]);
  });

  test.each([
    ["TOO_MANY_ATTEMPTS_TRY_LATER : Later", "Troppi tentativi in poco tempo. Riprova tra 60 secondi."],
    ["USER_DISABLED", "Il tuo accesso è stato disattivato. Chiedi a chi amministra la tua azienda."],
    ["API key not valid.", "Il servizio di accesso non può rispondere a questa richiesta. Riprova; se succede ancora, scrivi all'assistenza."], // prettier-ignore
  ])("refused with «%s» says so in Italian", async (message, words) => {
    identity.instead = (_, response) => {
      refuse(response, 400, message);
      return true;
    };
    const refused = await signIn(new Browser(server.url), ANNA);
    expect([refused.status, refused.errors]).toEqual([422, [words]]);
    expect(refused.form({ button: "Accedi" }).values("email")).toEqual([ANNA]);
  });

  test("without a service says that it does not answer, as often as it is tried", async () => {
    identity.instead = (_, response) => {
      response.destroy();
      return true;
    };
    for (let time = 0; time < 12; time += 1) {
      const refused = await signIn(new Browser(server.url), ANNA);
      expect([refused.status, refused.errors]).toEqual([
        422,
        ["Il servizio di accesso non risponde. Riprova tra qualche istante."],
      ]);
    }
    identity.instead = () => false;
    await enter();
  });
});

describe("a session with the hosted identity", () => {
  test("ends on the server at the sign-out, also for a copied cookie", async () => {
    const browser = await enter();
    const copy = copyOf(browser);
    const home = await browser.get(urls.home());
    const out = await home.form({ action: "/auth/sign-out" }).submit();
    expect([out.path, out.text]).toEqual([urls.login(), expect.stringContaining("Sessione chiusa")]);
    expect((await copy.get(urls.home())).path).toBe(urls.login());
  });

  test("ends when the browser signs in again", async () => {
    const browser = await enter();
    const copy = copyOf(browser);
    identity.addUser("carla@prova.example", PASSWORD);
    await world.addPerson({ email: "carla@prova.example", companyId: await world.addCompany() });
    const carla = await signInOver(browser, "carla@prova.example");
    expect(carla.path).toBe(urls.home());
    expect((await copy.get(urls.home())).path).toBe(urls.login());
  });

  test("of a disabled user ends at the next write, with the reason and with what was typed", async () => {
    identity.addUser("dario@prova.example", PASSWORD);
    await world.addPerson({ email: "dario@prova.example", companyId: await world.addCompany() });
    const browser = await enter("dario@prova.example");
    const details = await browser.get(settingsUrls.details());
    const copy = copyOf(browser);
    identity.change("dario@prova.example", { isDisabled: true });
    const ended = await details.form().fill({ phoneNumber: "02 1234" }).submit();
    expect([ended.status, ended.heading]).toEqual([401, "Il tuo accesso è stato disattivato"]);
    expect(ended.html).toContain("02 1234");
    expect((await copy.get(urls.home())).path).toBe(urls.home());
    const write = await copy.get(settingsUrls.details());
    expect((await write.form().submit()).status).toBe(401);
    const recovery = await copy.get(urls.recovery());
    const asked = await recovery.form().fill({ Email: "dario@prova.example" }).submit();
    expect(asked.text).toContain("Se a questo indirizzo corrisponde un accesso");
    identity.change("dario@prova.example", { isDisabled: false });
    const again = await ended
      .form({ button: "Accedi" })
      .fill({ Email: "dario@prova.example", Password: PASSWORD })
      .submit();
    const saved = await again.form({ button: "Riprendi da dove eri" }).submit();
    expect(saved.form().values("phoneNumber")).toEqual(["02 1234"]);
  });

  test("goes on when the service did not answer for a while", async () => {
    const browser = await enter();
    const details = await browser.get(settingsUrls.details());
    identity.instead = (_, response) => {
      response.destroy();
      return true;
    };
    const failed = await details.form().fill({ phoneNumber: "02 99" }).submit();
    expect([failed.status, failed.errors.join(" ")]).toEqual([503, expect.stringContaining("non risponde")]);
    identity.instead = () => false;
    const saved = await failed.form().submit();
    expect(saved.text).toContain("I tuoi dati sono salvati.");
  });
});

/** Posts the sign-in form in a browser that is signed in already, as a page left open does. */
async function signInOver(browser: Browser, email: string) {
  const token = (await browser.get(urls.home())).form({ action: "/auth/sign-out" }).values("_csrf");
  return browser.send({
    url: `${server.url}${urls.login()}`,
    method: "POST",
    encType: "application/x-www-form-urlencoded",
    entries: [
      ["_csrf", token[0] ?? ""],
      ["email", email],
      ["password", PASSWORD],
      ["carried", ""],
    ],
  });
}

describe("a registration with the hosted identity", () => {
  test("goes from the form over the mail to the home page", async () => {
    const email = "prima@valseria.example";
    const sent = await register(server, { Email: email });
    expect([sent.heading, sent.errors]).toEqual(["Controlla la posta", []]);
    expect(upstream.registered).toContain("02134570163");
    const mail = identity.mails.at(-1);
    expect(mail?.email).toBe(email);
    const link = mail?.link ?? "";
    const page = await new Browser(server.url).get(link);
    expect([page.path, page.text]).toEqual(["/auth/registration-confirmed", expect.stringContaining(email)]);
    const weak = await complete(new Browser(server.url), link, "debole", "debole");
    expect(weak.status).toBe(422);
    const common = await complete(new Browser(server.url), link, "Password1");
    expect([common.status, common.errors]).toEqual([422, [expect.stringContaining("tra le più usate")]]);
    const browser = new Browser(server.url);
    const done = await complete(browser, link);
    expect([done.path, done.heading]).toEqual(["/auth/registration-confirmed", "Indirizzo confermato"]);
    expect((await done.follow("Entra nella piattaforma")).path).toBe("/dashboard");
    expect((await signIn(new Browser(server.url), email)).path).toBe("/dashboard");
    const used = await new Browser(server.url).get(link);
    expect([used.status, used.errors]).toEqual([410, [expect.stringContaining("non vale più")]]);
    expect(server.output()).not.toContain(mail?.code);
  });

  test("begins with a random password, which opens nothing once the link has set the chosen one", async () => {
    const email = "settima@valseria.example";
    const form = (await new Browser(server.url).get(registrationUrls.form())).form();
    expect(form.names.filter((name) => /password/i.test(name))).toEqual([]);
    await register(server, { Email: email, "Identificativo dell'azienda": "00488410010" });
    await register(server, {
      Email: "ottava@valseria.example",
      "Identificativo dell'azienda": "07643520567",
    });
    const first = identity.find(email)?.password ?? "";
    expect(first).toMatch(/^\S{14}$/);
    expect(identity.find("ottava@valseria.example")?.password).not.toBe(first);
    const link = identity.mails.find((mail) => mail.email === email)?.link ?? "";
    await complete(new Browser(server.url), link);
    expect(identity.find(email)?.password).toBe(PASSWORD);
    expect((await signIn(new Browser(server.url), email, first)).status).toBe(422);
  });

  test("that the other server refuses leaves no account", async () => {
    upstream.registered.push("12345670017");
    const email = "seconda@valseria.example";
    const refused = await register(server, { Email: email, "Identificativo dell'azienda": "12345670017" });
    expect([refused.status, refused.errors.length]).toEqual([409, 1]);
    expect(identity.has(email)).toBe(false);
    expect(identity.mails.filter((mail) => mail.email === email)).toEqual([]);
  });

  test.each([409, 422, 400])(
    "that the other server refuses with %i and no words is an error at the identifier, which stays typed",
    async (status) => {
      upstream.refuses = () => new Response(null, { status });
      const email = "terza@valseria.example";
      const given = { Email: email, "Identificativo dell'azienda": "12345670017" };
      const refused = await register(server, given);
      upstream.refuses = null;
      expect([refused.status, refused.errors]).toEqual([
        422,
        [expect.stringContaining("forse è di un'azienda già registrata")],
      ]);
      const form = refused.form();
      expect([form.values("identifier"), form.values("email")]).toEqual([["12345670017"], [email]]);
      const field = refused.document.querySelector("main [name=identifier]");
      expect(field?.getAttribute("aria-invalid")).toBe("true");
      expect(identity.has(email)).toBe(false);
    },
  );

  test("that the other server may have carried out keeps its account: its company needs it", async () => {
    upstream.refuses = () => new Response(null, { status: 504 });
    const email = "quarta@valseria.example";
    const given = { Email: email, "Identificativo dell'azienda": "12345670017" };
    const late = await register(server, given);
    upstream.refuses = () => new Response(null, { status: 502 });
    const unreached = await register(server, { ...given, Email: "quinta@valseria.example" });
    upstream.refuses = null;
    expect([late.status, unreached.status]).toEqual([504, 502]);
    expect(late.errors[0]).toBe("La registrazione non è stata completata.");
    expect([identity.has(email), identity.has("quinta@valseria.example")]).toEqual([true, false]);
  });

  test("whose password is set, and whose sign-in is not answered, leads to the sign-in page", async () => {
    const email = "sesta@valseria.example";
    await register(server, { Email: email, "Identificativo dell'azienda": "00743110157" });
    const link = identity.mails.at(-1)?.link ?? "";
    identity.instead = (method, response) => {
      if (method === "signInWithPassword") response.destroy();
      return method === "signInWithPassword";
    };
    const done = await complete(new Browser(server.url), link);
    identity.instead = () => false;
    expect([done.path, done.text.includes("La tua password è impostata")]).toEqual(["/auth", true]);
    expect((await signIn(new Browser(server.url), email)).path).toBe("/dashboard");
  });

  test("of an address with an account shows the same page, and its owner gets a link", async () => {
    const before = [...upstream.registered];
    const sent = await register(server, { Email: ANNA, "Identificativo dell'azienda": "01234560017" });
    expect([sent.heading, upstream.registered]).toEqual(["Controlla la posta", before]);
    expect(identity.mails.at(-1)?.email).toBe(ANNA);
    const count = identity.mails.length;
    const again = await sent.form({ button: "Manda di nuovo la mail" }).submit();
    expect([again.status, identity.mails.length]).toEqual([200, count + 1]);
    expect((await signIn(new Browser(server.url), ANNA)).path).toBe("/dashboard");
  });
});

describe("a password kept by the hosted identity", () => {
  test("is changed in the settings, and only there the session goes on", async () => {
    const email = "fabio@prova.example";
    identity.addUser(email, PASSWORD);
    await world.addPerson({ email, companyId: await world.addCompany() });
    const browser = await enter(email);
    const copy = copyOf(browser);
    const settings = await browser.get(settingsUrls.home());
    expect(settings.html).toContain(`href="${settingsUrls.password()}"`);
    const page = await browser.get(settingsUrls.password());
    const change = (present: string, password: string) =>
      page.form().fill({ present, password, passwordConfirmation: password }).submit();
    const wrong = await change("Sbagliata2026", "Quercia2026a");
    expect([wrong.status, wrong.errors]).toEqual([422, [expect.stringContaining("password attuale")]]);
    const same = await change(PASSWORD, PASSWORD);
    expect([same.status, same.errors.length]).toEqual([422, 1]);
    const done = await change(PASSWORD, "Quercia2026a");
    expect([done.path, done.errors]).toEqual([settingsUrls.home(), []]);
    expect((await browser.get(urls.home())).path).toBe(urls.home());
    expect((await copy.get(urls.home())).path).toBe(urls.login());
    expect((await signIn(new Browser(server.url), email)).status).toBe(422);
    expect((await signIn(new Browser(server.url), email, "Quercia2026a")).path).toBe(urls.home());
  });
});

test("the platform's own rule decides about a password, also about one that the service would take", async () => {
  const email = "nora@prova.example";
  identity.addUser(email, PASSWORD);
  await world.addPerson({ email, companyId: await world.addCompany() });
  const page = await (await enter(email)).get(settingsUrls.password());
  const asked = identity.asked.length;
  for (const [password, words] of [
    ["Querce1", "da 8 a 14 caratteri"],
    ["quercia2026", "una lettera maiuscola"],
    ["Password1", "tra le più usate"],
  ]) {
    const given = { present: PASSWORD, password: password ?? "", passwordConfirmation: password ?? "" };
    const refused = await page.form().fill(given).submit();
    expect([refused.status, refused.errors]).toEqual([422, [expect.stringContaining(words ?? "")]]);
  }
  // The service, which takes six characters of any kind, was not asked to change it.
  expect(identity.asked.slice(asked)).not.toContain("update");
  expect((await signIn(new Browser(server.url), email)).path).toBe("/dashboard");
});

/** A person who asks for a new password: the page that answers, and the address in the other server's mail. */
async function forgetful(email: string) {
  identity.addUser(email, PASSWORD);
  await world.addPerson({ email, companyId: await world.addCompany() });
  const recovery = await new Browser(server.url).get(urls.recovery());
  const sent = await recovery.form().fill({ Email: email }).submit();
  return { sent, path: upstream.mails.findLast((mail) => mail.email === email)?.path ?? "" };
}

describe("a forgotten password with the hosted identity", () => {
  test("is replaced through the other server, and the former one opens nothing", async () => {
    const { sent, path } = await forgetful("elena@prova.example");
    expect(sent.text).toContain("Se a questo indirizzo corrisponde un accesso");
    const choose = async (password: string) =>
      (await new Browser(server.url).get(path))
        .form()
        .fill({ "Nuova password": password, "Ripeti la password": password })
        .submit();
    const done = await choose("Quercia2026a");
    expect([done.path, done.text]).toEqual([
      urls.login(),
      expect.stringContaining("La nuova password è salvata"),
    ]);
    expect((await signIn(new Browser(server.url), "elena@prova.example")).status).toBe(422);
    expect((await signIn(new Browser(server.url), "elena@prova.example", "Quercia2026a")).path).toBe(
      "/dashboard",
    );
    expect((await choose("Quercia2026b")).errors).toEqual([expect.stringContaining("non vale più")]);
  });
});

describe("an invitation with the hosted identity", () => {
  test("is accepted without what the other server does not name: its consents", async () => {
    const email = "piero@prova.example";
    const nonce = (await forgetful(email)).path.split("/").at(-1) ?? "";
    const page = await new Browser(server.url).get(registrationUrls.createPassword(nonce));
    const consents = { terms: true, privacy: true, otherPrivacy: true };
    const chosen = { Password: "Quercia2026c", "Ripeti la password": "Quercia2026c" };
    const done = await page
      .form()
      .fill({ ...consents, ...chosen })
      .submit();
    expect([done.path, done.errors]).toEqual([urls.login(), []]);
    expect((await signIn(new Browser(server.url), email, "Quercia2026c")).path).toBe("/dashboard");
  });
});

test("no input beyond the specification was sent to the other server", () => {
  expect([...upstream.beyond]).toEqual([]);
});
