import { settingsUrls } from "~/web/settings-urls";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MOST_INVITEES } from "~/domain/people/invitees/invitee-rows";
import { invitationUrls, registrationUrls } from "~/web/registration-urls";
import { Browser } from "../../pages/client";
import type { Filling } from "../../pages/form";
import { remindersToken } from "../../pages/mailed-token";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { readOutbox } from "../../platform/outbox";
import { startServer, type TestServer } from "../../server";
import { inStoreOf } from "../../store-of";
import { mailTo, signIn } from "../auth/newcomer";

const ADMIN = "admin@azienda-demo.example";
const PASSWORD = "Cerchio2026ok";

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startServer({ demo: true });
  admin = await signedIn(server, ADMIN);
});
afterAll(() => server.stop());

const PERSON = { Email: "nina@nuova.example", Nome: "Nina", Cognome: "Verdi" };
const READER: Filling = { ...PERSON, supplier: ["Lettura"] };

const fillIn = async (filling: Filling) =>
  (await admin.get(invitationUrls.form())).form().fill(filling).submit();
async function invite(filling: Filling): Promise<Page> {
  const asked = await fillIn(filling);
  return asked.form().submit("Manda l'invito");
}
const mailsOf = (email: string) =>
  readOutbox(path.join(server.dataDir, "outbox")).filter(({ headers }) => headers["A"]?.includes(email));
/** Those for an address, as the store has them: a mail stays there when it has left. */
const storedFor = (email: string) =>
  inStoreOf(server, async (db) => ({
    invitations: await db.selectFrom("invitation").select("id").where("email", "=", email).execute(),
    mails: await db.selectFrom("mail").select("id").where("recipient", "=", email).execute(),
  }));
const open = (link: string) => new Browser(server.url).get(link);
const ACCEPTED = {
  Password: PASSWORD,
  "Ripeti la password": PASSWORD,
  "Accetto i termini di servizio": true,
  "Ho letto l'informativa sulla privacy": true,
  "Approvo le clausole specifiche": true,
};

describe("inviting a person", () => {
  test("goes from the form over its confirmation and the mail to the first sign-in", async () => {
    const email = "prima@nuova.example";
    const asked = await fillIn({ ...READER, Email: email });
    expect([asked.status, asked.heading]).toEqual([200, "Controlla l'invito"]);
    expect(asked.text).toContain("Niente è ancora partito");
    expect(asked.text).toContain("Fornitore (lettura)");
    expect(mailsOf(email)).toEqual([]);

    const sent = await asked.form().submit("Manda l'invito");
    expect(sent.path).toBe(invitationUrls.form());
    expect(sent.text).toContain(`Invito mandato a ${email}`);
    expect(sent.form().values("email")).toEqual([""]);

    const { link } = await mailTo(server, email);
    const page = await open(link);
    expect(page.text).toContain("Azienda Demo");
    expect(page.text).toContain("Nina Verdi");
    expect(page.headers["referrer-policy"]).toContain("strict-origin");
    const done = await page.form().fill(ACCEPTED).submit();
    expect([done.path, done.text]).toEqual(["/auth", expect.stringContaining("Il tuo accesso è creato")]);
    expect((await signIn(new Browser(server.url), email, PASSWORD)).path).toBe("/dashboard");

    const again = await open(link);
    expect([again.status, again.errors]).toEqual([410, [expect.stringContaining("già stato usato")]]);
    expect(again.document.querySelectorAll("main form")).toEqual([]);
    expect(server.output()).not.toContain(new URL(link).pathname.split("/").at(-1));
  });

  test("leads back from the confirmation with everything that was typed", async () => {
    const asked = await fillIn({ ...READER, "Amministra l'azienda": true });
    const back = await asked.form().submit("Correggi");
    expect([back.status, back.heading]).toEqual([200, "Invita una persona"]);
    expect(
      ["email", "name", "surname", "supplier", "administrator"].map((name) => back.form().values(name)),
    ).toEqual([[PERSON.Email], ["Nina"], ["Verdi"], ["read"], ["on"]]);
    expect(mailsOf(PERSON.Email)).toEqual([]);
  });

  test.each<[string, Filling, number, string[]]>([
    [
      "nothing typed",
      {},
      422,
      [
        "Campo obbligatorio: compila «Email».",
        "Campo obbligatorio: compila «Nome».",
        "Campo obbligatorio: compila «Cognome».",
        "Dai almeno un permesso: l'amministrazione o la lettura di un profilo.",
      ],
    ],
    ["no permission", PERSON, 422, ["Dai almeno un permesso: l'amministrazione o la lettura di un profilo."]],
    [
      "a link as name",
      { ...READER, Nome: "www.truffa.example" },
      422,
      [expect.stringContaining("«Nome» non può contenere indirizzi") as string],
    ],
    [
      "a colleague's address",
      { ...READER, Email: "lettura@azienda-demo.example" },
      409,
      ["Ha già un accesso: non serve un invito."],
    ],
    [
      "an address with an account elsewhere",
      { ...READER, Email: "admin@azienda-nuova.example" },
      409,
      [expect.stringContaining("Esiste già un utente con questo indirizzo") as string],
    ],
  ])("is refused for %s, and nothing typed is lost", async (_, filling, status, errors) => {
    const refused = await fillIn(filling);
    expect([refused.status, refused.errors]).toEqual([status, errors]);
    expect(refused.title).toContain("Errore: ");
    expect(refused.form().values("email")).toEqual([filling["Email"] ?? ""]);
    expect(refused.form().values("surname")).toEqual([filling["Cognome"] ?? ""]);
  });

  test("a second time offers to send it again, and the newest wins", async () => {
    const email = "seconda@nuova.example";
    await invite({ ...READER, Email: email });
    const first = await mailTo(server, email);
    const refused = await fillIn({ ...READER, Email: email });
    expect([refused.status, refused.errors]).toEqual([
      409,
      [expect.stringContaining("spunta «Manda di nuovo»")],
    ]);
    const asked = await refused.form().fill({ "Manda di nuovo": true, Nome: "Ninetta" }).submit();
    expect(asked.text).toContain("Sostituisce l'invito");
    await asked.form().submit("Manda l'invito");
    const second = await mailTo(server, email, 1);
    const old = await open(first.link);
    expect([old.status, old.errors]).toEqual([410, [expect.stringContaining("uno più recente")]]);
    expect((await open(second.link)).text).toContain("Ninetta Verdi");
  });

  test("fault 6: by a double click on each of its two buttons is sent once", async () => {
    const email = "doppia@nuova.example";
    const form = (await admin.get(invitationUrls.form())).form().fill({ ...READER, Email: email });
    const [asked, askedToo] = await Promise.all([form.submit(), form.submit()]);
    expect([asked.heading, askedToo.heading]).toEqual(["Controlla l'invito", "Controlla l'invito"]);
    expect(await storedFor(email)).toEqual({ invitations: [], mails: [] });
    const confirmation = asked.form();
    const pages = await Promise.all([1, 2].map(() => confirmation.submit("Manda l'invito")));
    for (const page of pages) {
      expect([page.status, page.path, page.errors]).toEqual([200, invitationUrls.form(), []]);
      expect(page.text).toContain(`Invito mandato a ${email}`);
    }
    const { invitations, mails } = await storedFor(email);
    expect([invitations.length, mails.length]).toEqual([1, 1]);
    await mailTo(server, email);
    expect(mailsOf(email)).toHaveLength(1);
  });

  test("fault 6: again by a double click on its confirmation is sent once more, and by its page from then on never", async () => {
    const email = "ridoppia@nuova.example";
    await invite({ ...READER, Email: email });
    const refused = await fillIn({ ...READER, Email: email });
    const asked = await refused.form().fill({ "Manda di nuovo": true }).submit();
    const confirmation = asked.form();
    const pages = await Promise.all([1, 2].map(() => confirmation.submit("Manda l'invito")));
    pages.push(await confirmation.submit("Manda l'invito"));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await storedFor(email)).mails).toHaveLength(2);
  });

  test("is not sent by a confirmation that lacks its key, and nothing typed is lost", async () => {
    const email = "senza@nuova.example";
    const asked = await fillIn({ ...READER, Email: email });
    const posting = asked.form().posting("Manda l'invito");
    const entries = posting.entries.filter(([name]) => name !== "idempotencyKey");
    const refused = await admin.send({ ...posting, entries });
    expect([refused.status, refused.form().values("email")]).toEqual([422, [email]]);
    expect(refused.errors.join()).toContain("Il modulo è arrivato incompleto");
    expect((await storedFor(email)).mails).toEqual([]);
  });

  test("is only for administrators", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    for (const url of [invitationUrls.form(), invitationUrls.many(), invitationUrls.example()]) {
      expect((await reader.get(url)).status).toBe(403);
    }
  });
});

describe("the page of an invitation", () => {
  test("refuses an incomplete form, keeps the link and the ticks", async () => {
    const email = "terza@nuova.example";
    await invite({ ...READER, Email: email });
    const { link } = await mailTo(server, email);
    const refused = await (
      await open(link)
    )
      .form()
      .fill({ ...ACCEPTED, "Ripeti la password": "Altra2026ok", "Approvo le clausole specifiche": false })
      .submit();
    expect([refused.status, refused.errors]).toEqual([
      422,
      [
        "Le due password sono diverse. Scrivi la stessa in tutti e due i campi.",
        "Per registrarti serve questa conferma: «Approvo le clausole specifiche».",
      ],
    ]);
    expect(refused.form().values("terms")).toEqual(["on"]);
    expect(refused.form().values("password")).toEqual([""]);
    expect(refused.text).toContain("Azienda Demo");
    const guessed = await refused
      .form()
      .fill({ ...ACCEPTED, Password: "Nina2026", "Ripeti la password": "Nina2026" })
      .fill({ "Approvo le clausole specifiche": false })
      .submit();
    expect([guessed.status, guessed.errors]).toEqual([
      422,
      [
        expect.stringContaining("Questa password si indovina"),
        "Per registrarti serve questa conferma: «Approvo le clausole specifiche».",
      ],
    ]);
    expect((await guessed.form().fill(ACCEPTED).submit()).path).toBe("/auth");
  });

  test("of a link that is no invitation says so", async () => {
    const page = await open(registrationUrls.createPassword("inventato"));
    expect([page.status, page.errors]).toEqual([410, [expect.stringContaining("non è valido")]]);
  });
});

describe("many invitations", () => {
  const preview = async (filling: Filling) =>
    (await admin.get(invitationUrls.many())).form().fill(filling).submit();
  const row = (email: string) => `${email};Nina;Verdi;fornitore;lettura`;

  async function untilSent(page: Page): Promise<Page> {
    for (let tries = 0; tries < 100; tries += 1) {
      const now = await admin.get(page.path);
      if (now.heading !== "Sto preparando gli inviti") return now;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("The invitations were not sent");
  }

  test("are pasted, looked at and sent, the good ones without the bad", async () => {
    const shown = await preview({
      list: ["Email;Nome;Cognome;Ruoli;Permesso", row("m1@nuova.example"), row(ADMIN), "rotta"].join("\n"),
    });
    expect([shown.status, shown.heading]).toEqual([200, "Controlla l'elenco prima di mandare"]);
    expect(shown.text).toContain("Righe da mandare: 1. Righe da correggere, che non partono: 2.");
    expect(shown.text).toContain("Ha già un accesso: non serve un invito.");
    expect(mailsOf("m1@nuova.example")).toEqual([]);
    const done = await untilSent(await shown.form().submit("Manda 1 invito"));
    expect(done.heading).toBe("Gli inviti sono stati preparati");
    expect(done.text).toContain("Invito in partenza");
    expect(done.text).toContain("In questa riga mancano dei dati");
    expect((await mailTo(server, "m1@nuova.example")).link).toContain("/auth/create-password/");
  });

  test("are corrected in the list as it was pasted, and the corrected one can be sent", async () => {
    const list = ["Email;Nome;Cognome;Ruoli;Permesso", row("c1@nuova.example"), "c2@nuova.example;Nina"];
    const shown = await preview({ list: list.join("\n") });
    const form = (await shown.follow("Correggi l'elenco prima di mandare")).form();
    expect(form.values("list")).toEqual([list.join("\n")]);
    const corrected = await form
      .fill({ list: list.join("\n").replace("c2@nuova.example;Nina", row("c2@nuova.example")) })
      .submit();
    expect(corrected.text).toContain("Righe da mandare: 2. Righe da correggere, che non partono: 0.");
    expect(corrected.document.querySelector('main a[href*="elenco="]')).toBeNull();
    await untilSent(await corrected.form().submit("Manda 2 inviti"));
    const gone = await admin.get(invitationUrls.correct(corrected.path.split("/").at(-1) ?? ""));
    expect(gone.text).toContain("L'elenco da correggere non c'è più");
    expect(gone.form().values("list")).toEqual([""]);
  });

  test("that are too long for the field are corrected in their file", async () => {
    const note = `"${"a".repeat(100_000)}"`;
    const content = Buffer.from(`${row("c3@nuova.example")}\nc4@nuova.example;${note}\n`);
    const shown = await preview({ file: { fileName: "lungo.csv", content } });
    const back = await shown.follow("Correggi l'elenco prima di mandare");
    expect(back.text).toContain("troppo lungo per correggerlo qui");
    expect(back.form().values("list")).toEqual([""]);
  });

  test("are uploaded as the example is downloaded", async () => {
    const example = await admin.once({ url: invitationUrls.example(), method: "GET" });
    expect(example.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect([...example.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const shown = await preview({ file: { fileName: "esempio.csv", content: example.bytes } });
    expect(shown.text).toContain("Righe da mandare: 3. Righe da correggere, che non partono: 0.");
    expect(shown.text).toContain("Amministrazione, Fornitore (lettura e scrittura");
  });

  test("on several pages have the button below the last row only", async () => {
    const list = Array.from({ length: 130 }, (_, n) => row(`q${n}@nuova.example`)).join("\n");
    const first = await preview({ list });
    expect(first.document.querySelectorAll("main form")).toEqual([]);
    expect(first.text).toContain("in fondo all'ultima pagina");
    const skipped = await admin.get(`${first.path}?pagina=2`);
    expect(skipped.document.querySelectorAll("main form")).toEqual([]);
    expect(skipped.text).toContain("dalla prima pagina");
    const last = await first.follow("Pagina successiva");
    const done = await untilSent(await last.form().submit("Manda 130 inviti"));
    expect(done.text).toContain("130 inviti in partenza");
  });

  test.each<[string, Filling, number, string]>([
    ["nothing", {}, 422, "Incolla l'elenco, oppure scegli il file."],
    ["no person", { list: " ; ; \n" }, 422, "L'elenco non contiene persone: scrivi una riga per ciascuna."],
    [
      "a list and a file",
      { list: row("x@nuova.example"), file: { fileName: "a.csv", content: row("y@nuova.example") } },
      422,
      "Hai incollato un elenco e scelto anche un file: lascia solo uno dei due.",
    ],
    [
      "5,000 rows",
      { file: { fileName: "a.csv", content: `${row("x@nuova.example")}\n`.repeat(5000) } },
      422,
      `L'elenco ha 5000 righe: al massimo ${MOST_INVITEES} per volta. Dividilo in più elenchi.`,
    ],
    [
      "more than a megabyte",
      { file: { fileName: "a.csv", content: "a".repeat(1_100_000) } },
      413,
      "Il file è troppo grande: al massimo 1 MB. Dividilo in più file.",
    ],
    [
      "a workbook",
      { file: { fileName: "a.csv", content: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]) } },
      422,
      expect.stringContaining("Il file non è un testo") as string,
    ],
  ])("of %s are refused with what was pasted", async (_, filling, status, error) => {
    const refused = await preview(filling);
    expect([refused.status, refused.errors[0]]).toEqual([status, error]);
    const pasted = (filling["list"] as string | undefined) ?? "";
    expect(
      refused
        .form()
        .values("list")
        .map((text) => text.replaceAll("\r\n", "\n")),
    ).toEqual([pasted]);
  });

  test("show what is typed as text, and every row with its own message", async () => {
    const shown = await preview({ list: `"<b>x</b>";Nina;Verdi;fornitore;\n=1+1;Nina;Verdi;re;tutto` });
    expect(shown.html).not.toContain("<b>x</b>");
    expect(shown.text).toContain("contiene una formula");
    expect(shown.text).toContain("Il ruolo «re» non esiste");
    expect(shown.text).toContain("Nessuna riga si può mandare");
  });
});

describe("reminders", () => {
  test("are switched off and on again on a page of their own", async () => {
    const page = await admin.get(settingsUrls.notifications());
    expect(page.form().values("reminders")).toEqual(["on"]);
    const off = await page.form().fill({ "Ricevi i promemoria per mail": false }).submit();
    expect(off.text).toContain("I promemoria sono disattivati.");
    expect(off.form().values("reminders")).toEqual([]);
    const on = await off.form().fill({ "Ricevi i promemoria per mail": true }).submit();
    expect(on.form().values("reminders")).toEqual(["on"]);
  });

  test("are switched by the link of their mail without signing in, by its button only", async () => {
    const url = invitationUrls.reminders(await remindersToken(server, ADMIN));
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await open(url)).text).toContain(
        `Questo indirizzo riceve i promemoria delle richieste dei colleghi, della carta ESG e delle verifiche: ${ADMIN}`,
      );
    }
    const off = await (await open(url)).form().submit("Non mandarmi più promemoria");
    expect(off.text).toContain("I promemoria sono disattivati.");
    expect((await admin.get(settingsUrls.notifications())).form().values("reminders")).toEqual([]);
    const on = await off.form().submit("Riattiva i promemoria");
    expect(on.text).toContain("I promemoria sono attivi.");
    expect((await admin.get(settingsUrls.notifications())).form().values("reminders")).toEqual(["on"]);
  });

  test("have a link that says when it works no more", async () => {
    const page = await open(invitationUrls.reminders("inventato"));
    expect([page.status, page.errors]).toEqual([410, [expect.stringContaining("non è valido")]]);
    expect(page.document.querySelectorAll("main form")).toEqual([]);
  });
});
