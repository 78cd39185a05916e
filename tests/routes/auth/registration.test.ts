import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../../pages/client";
import { startServer, type TestServer } from "../../server";
import { complete, mailsTo, mailTo, newcomer, PASSWORD, register, REGISTRATION, signIn } from "./newcomer";

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
    expect(early.status).toBe(422);

    const { link } = await mailTo(server, email);
    const open = await new Browser(server.url).get(link);
    const browser = new Browser(server.url);
    const page = await browser.get(link);
    expect(page.headers["referrer-policy"]).toContain("strict-origin");
    expect(page.text).toContain("Tornerie Valseria S.r.l.");
    expect(page.text).toContain("Da 8 a 14 caratteri");
    const done = await complete(browser, link);
    expect([done.path, done.heading]).toEqual(["/auth/registration-confirmed", "Indirizzo confermato"]);
    expect((await done.follow("Entra nella piattaforma")).path).toBe("/dashboard");
    expect((await signIn(new Browser(server.url), email)).path).toBe("/dashboard");

    const again = await new Browser(server.url).get(link);
    expect([again.status, again.document.querySelectorAll("main form")]).toEqual([410, []]);
    expect(again.errors[0]).toContain("Questo collegamento non vale più");
    expect(again.text).toContain("Registrati di nuovo");
    const late = await open.form().fill({ Password: PASSWORD, "Ripeti la password": PASSWORD }).submit();
    expect([late.status, late.errors[0]]).toEqual([422, expect.stringContaining("non vale più")]);
    expect(server.output()).not.toContain(new URL(link).searchParams.get("token"));
  });

  test("refuses a password on the page of the link, which goes on working", async () => {
    const email = "fiacca@valseria.example";
    await register(server, { Email: email, "Identificativo dell'azienda": "12345670017" });
    const { link } = await mailTo(server, email);
    const refusals: [string, string, string[]][] = [
      ["debole", "Altra2026", ["Scrivi una password da 8 a 14 caratteri.", "Nella password metti almeno una lettera maiuscola.", "Nella password metti almeno un numero.", "Le due password sono diverse. Scrivi la stessa in tutti e due i campi."]], // prettier-ignore
      ["Password1", "Password1", [expect.stringContaining("tra le più usate")]],
      ["Valseria2026", "Valseria2026", [expect.stringContaining("si indovina")]],
    ];
    for (const [password, again, errors] of refusals) {
      const refused = await complete(new Browser(server.url), link, password, again);
      expect([refused.status, refused.errors]).toEqual([422, errors]);
      expect(refused.title).toContain("Errore: ");
      expect(refused.text).toContain("Tornerie Valseria S.r.l.");
      expect(refused.html).not.toContain(password);
    }
    expect((await complete(new Browser(server.url), link)).heading).toBe("Indirizzo confermato");
  });

  test("in another person's name is declined from its page, and leaves room for a new one", async () => {
    const email = "usurpata@valseria.example";
    const identifier = { "Identificativo dell'azienda": "01234560017" };
    await register(server, { Email: email, ...identifier, "Ragione sociale": "Ladri S.r.l." });
    await register(server, { Email: email, ...identifier });
    const { link } = await mailTo(server, email, 1);
    const page = await new Browser(server.url).get(link);
    expect(page.text).toContain("Ladri S.r.l.");
    const declining = await page.follow("Annulla questa registrazione");
    const declined = await declining.form().submit();
    expect([declined.path, declined.text]).toEqual([
      "/auth/registration",
      expect.stringContaining("La registrazione è annullata"),
    ]);
    expect((await new Browser(server.url).get(link)).status).toBe(410);
    await register(server, { Email: email, ...identifier });
    const { link: own } = await mailTo(server, email, 2);
    expect((await complete(new Browser(server.url), own)).heading).toBe("Indirizzo confermato");
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
  });

  test("says everything that is wrong at once and keeps what was typed", async () => {
    const refused = await register(server, {
      Email: "senza chiocciola",
      Nome: "",
      "Identificativo dell'azienda": "123",
      "Accetto i termini di servizio": false,
      "Approvo le clausole specifiche": false,
    });
    expect(refused.status).toBe(422);
    expect(refused.title).toContain("Errore: ");
    expect(refused.errors).toEqual([
      "Codice non valido: in «Identificativo dell'azienda» scrivi esattamente 11 cifre.",
      "Campo obbligatorio: compila «Nome».",
      expect.stringContaining("Email non valida"),
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
  });

  test.each([
    ["Accetto i termini di servizio", "terms"],
    ["Ho letto l'informativa sulla privacy", "privacy"],
    ["Approvo le clausole specifiche", "otherPrivacy"],
  ] as const)("needs each of its three consents, of which one alone is missing: %s", async (label, name) => {
    const refused = await register(server, { Email: "consensi@valseria.example", [label]: false });
    expect([refused.status, refused.errors]).toEqual([
      422,
      [`Per registrarti serve questa conferma: «${label}».`],
    ]);
    const given = ["terms", "privacy", "otherPrivacy"].filter((one) => refused.form().values(one).length > 0);
    expect(given).toEqual(["terms", "privacy", "otherPrivacy"].filter((one) => one !== name));
    expect(mailsTo(server, "consensi@valseria.example")).toEqual([]);
  });

  test("says in the same round what only the platform can tell", async () => {
    const refused = await register(server, {
      "Ragione sociale": "🙂",
      "Identificativo dell'azienda": "04277190150",
      Nome: "\u200b",
      Cognome: "🙂🙂",
      Email: "a..b@valseria.example",
    });
    expect(refused.errors).toEqual([
      expect.stringContaining("spunta «È corretto»"),
      "Campo obbligatorio: compila «Ragione sociale».",
      "Campo obbligatorio: compila «Nome».",
      "Campo obbligatorio: compila «Cognome».",
      expect.stringContaining("Email non valida"),
    ]);
  });

  // A16: at 38381c5 the mail of a stranger carried 200 characters of the sender's choice, links included.
  test.each([
    ["Ragione sociale", "Hai vinto: vai su https://truffa.example"],
    ["Ragione sociale", "truffa.com"],
    ["Nome", "Vai su www truffa"],
    ["Cognome", "ladro@truffa.example"],
  ] as const)("refuses an address as %s: %s", async (label, typed) => {
    const email = "vittima@valseria.example";
    const refused = await register(server, { Email: email, [label]: typed });
    expect([refused.status, refused.errors]).toEqual([
      422,
      [
        `«${label}» non può contenere indirizzi web o email. Scrivi solo il nome; se serve, lascia uno spazio dopo il punto.`,
      ],
    ]);
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
    const form = doubted.form().fill({ "È corretto": true });
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
    const dispute = await second.follow("Contesta una registrazione");
    const refused = await dispute.form().fill({ Email: "no" }).submit();
    expect([refused.status, refused.errors.length]).toEqual([422, 3]);
    const sent = await refused
      .form()
      .fill({
        "Identificativo dell'azienda": "00488410010",
        Email: "secondo@valseria.example",
        "Che cosa è successo": "Sono il legale rappresentante.",
      })
      .submit();
    expect([sent.path, sent.text]).toEqual([
      "/auth",
      expect.stringContaining("Abbiamo ricevuto la contestazione"),
    ]);
  });

  test("shows the same page for an address that has an account, and tells only its owner", async () => {
    const email = "doppia@valseria.example";
    await newcomer(server, { Email: email, "Identificativo dell'azienda": "07643520567" });
    const again = await register(server, { Email: email, "Identificativo dell'azienda": "00743110157" });
    expect(again.heading).toBe("Controlla la posta");
    expect((await mailTo(server, email, 1)).headers["Oggetto"]).toContain("Hai già un accesso");
  });
});
