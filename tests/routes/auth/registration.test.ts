import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../../pages/client";
import { startServer, type TestServer } from "../../server";
import { mailsTo, mailTo, newcomer, PASSWORD, register, REGISTRATION, signIn } from "./newcomer";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe("the registration", () => {
  test("goes from the form over the mail to the first sign-in", async () => {
    const email = "prima@valseria.example";
    const sent = await register(server, { Email: email });
    expect(sent.heading).toBe("Controlla la posta");
    expect(sent.text).toContain("posta indesiderata (spam)");

    const early = await signIn(new Browser(server.url), email);
    expect(early.errors[0]).toContain("conferma il tuo indirizzo");

    const { link } = await mailTo(server, email);
    await new Browser(server.url).get(link);
    const page = await new Browser(server.url).get(link);
    expect(page.headers["referrer-policy"]).toContain("strict-origin");
    const done = await page.form().submit();
    expect(done.heading).toBe("Indirizzo confermato");
    expect((await signIn(new Browser(server.url), email)).path).toBe("/dashboard");

    const again = await (await new Browser(server.url).get(link)).form().submit();
    expect(again.status).toBe(422);
    expect(again.errors[0]).toContain("Questo collegamento non vale più");
    expect(again.text).toContain("Registrati di nuovo");
    expect(server.output()).not.toContain(new URL(link).searchParams.get("token"));
  });

  test("explains itself where no token came along", async () => {
    const page = await new Browser(server.url).get("/auth/registration-confirmed");
    expect(page.text).toContain("dal collegamento che trovi nella mail");
    expect(page.document.querySelectorAll("main form")).toEqual([]);
  });

  test("tells a browser that keeps no cookie what it needs, and keeps what was typed", async () => {
    const browser = new Browser(server.url);
    const page = await browser.get("/auth/registration");
    browser.cookies.clear();
    const typed = { ...REGISTRATION, Email: "senza.cookie@valseria.example" };
    const refused = await page.form().fill(typed).submit();
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual([expect.stringContaining("non ha conservato il cookie")]);
    const form = refused.form();
    expect(form.values("businessName")).toEqual([REGISTRATION["Ragione sociale"]]);
    expect(form.values("email")).toEqual([typed.Email]);
    expect(form.values("terms")).toHaveLength(1);
    expect(refused.html).not.toContain(PASSWORD);
  });

  test("says everything that is wrong at once and keeps what was typed, but no password", async () => {
    const refused = await register(server, {
      Email: "senza chiocciola",
      Nome: "",
      "Identificativo dell'azienda": "123",
      Password: "debole",
      "Ripeti la password": "Altra2026",
      "Accetto i termini di servizio": false,
      "Approvo le clausole specifiche": false,
    });
    expect(refused.status).toBe(422);
    expect(refused.title).toContain("Errore: ");
    expect(refused.errors).toEqual([
      "Codice non valido: «Identificativo dell'azienda» deve avere esattamente 11 cifre.",
      "Campo obbligatorio: compila «Nome».",
      expect.stringContaining("Email non valida"),
      "La password deve avere da 8 a 14 caratteri.",
      "Nella password metti almeno una lettera maiuscola.",
      "Nella password metti almeno un numero.",
      "Le due password sono diverse. Scrivi la stessa in tutti e due i campi.",
      "Per registrarti serve questa conferma: «Accetto i termini di servizio».",
      "Per registrarti serve questa conferma: «Approvo le clausole specifiche».",
    ]);
    const form = refused.form();
    expect([form.values("businessName"), form.values("email"), form.values("country")]).toEqual([
      ["Tornerie Valseria S.r.l."],
      ["senza chiocciola"],
      ["IT"],
    ]);
    expect([form.values("privacy"), form.values("terms")]).toEqual([["on"], []]);
    expect(refused.html).not.toContain("Altra2026");
  });

  test("says in the same round what only the platform can tell", async () => {
    const refused = await register(server, {
      "Ragione sociale": "🙂",
      "Identificativo dell'azienda": "04277190150",
      Nome: "\u200b",
      Cognome: "🙂🙂",
      Email: "a..b@valseria.example",
      Password: "password",
      "Ripeti la password": "password",
    });
    expect(refused.errors).toEqual([
      "Campo obbligatorio: compila «Ragione sociale».",
      expect.stringContaining("spunta «È corretto»"),
      "Campo obbligatorio: compila «Nome».",
      "Campo obbligatorio: compila «Cognome».",
      expect.stringContaining("Email non valida"),
      "Nella password metti almeno una lettera maiuscola.",
      "Nella password metti almeno un numero.",
      expect.stringContaining("tra le più usate"),
    ]);
  });

  test("refuses common passwords and leaves nothing behind", async () => {
    const email = "comune@valseria.example";
    const refused = await register(server, {
      Email: email,
      Password: "Password1",
      "Ripeti la password": "Password1",
    });
    expect(refused.errors).toEqual([expect.stringContaining("tra le più usate")]);
    expect(mailsTo(server, email)).toEqual([]);
  });

  test.each([
    ["Italia", "IT 0318 2640 122", "Controlla la posta"],
    ["Germania", "DE136695976", "Controlla la posta"],
    ["Svizzera", "48-123-4567", "Controlla la posta"],
    ["Germania", "12345678903", "Registra la tua azienda"],
    ["Svizzera", "12345678903", "Registra la tua azienda"],
  ])("asks companies of %s for their own identifier: %s", async (country, identifier, heading) => {
    const page = await register(server, {
      Email: `${country}-${identifier.replaceAll(" ", "")}@valseria.example`.toLowerCase(),
      "Ragione sociale": `Impresa ${country}`,
      Paese: country,
      "Identificativo dell'azienda": identifier,
    });
    expect(page.heading).toBe(heading);
  });

  test("keeps an identifier that looks mistyped only when told that it is right", async () => {
    const email = "dubbia@valseria.example";
    const doubted = await register(server, { Email: email, "Identificativo dell'azienda": "04277190150" });
    expect(doubted.errors[0]).toContain("spunta «È corretto»");
    const form = doubted
      .form()
      .fill({ "È corretto": true, Password: PASSWORD, "Ripeti la password": PASSWORD });
    expect((await form.submit()).heading).toBe("Controlla la posta");
  });

  test("of a company that is there already sends people to who manages it", async () => {
    await newcomer(server, { Email: "capo@valseria.example", "Identificativo dell'azienda": "00488410010" });
    const second = await register(server, {
      Email: "secondo@valseria.example",
      "Identificativo dell'azienda": "00488410010",
    });
    expect(second.status).toBe(409);
    expect(second.errors[0]).toContain("Chiedi a chi la gestisce");
  });

  test("shows the same page for an address that has an account, and tells only its owner", async () => {
    const email = "doppia@valseria.example";
    await newcomer(server, { Email: email, "Identificativo dell'azienda": "07643520567" });
    const again = await register(server, { Email: email, "Identificativo dell'azienda": "00743110157" });
    expect(again.heading).toBe("Controlla la posta");
    expect((await mailTo(server, email, 1)).headers["Oggetto"]).toContain("Hai già un accesso");
  });
});
