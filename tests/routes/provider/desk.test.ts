import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { romeDay } from "~/domain/calendar-date";
import { providerUrls } from "~/web/provider-urls";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { gluedWords } from "../../pages/glued-words";
import { htmlFaults } from "../../pages/html-faults";
import { PROVIDER_EMAIL, PROVIDER_PAGES } from "../../pages/provider-states";
import { signedIn } from "../../pages/sign-in";
import { DISPUTE, LARGE, UNASSIGNED, waitingForProvider } from "../../pages/waiting-for-provider";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const VERIFIER = "verifica@ente-demo.example";

let server: TestServer;
let browser: Browser;
let mail: number;
beforeEach(async () => {
  server = await demoServer();
  mail = await waitingForProvider(server);
  browser = await signedIn(server, PROVIDER_EMAIL);
});

describe("the provider's desk", () => {
  test("is where a person who only works for the provider arrives, with a menu of it alone", async () => {
    const page = await browser.get(urls.home());
    expect(page.path).toBe(providerUrls.companies());
    expect(page.document.querySelectorAll("nav a").map((link) => link.text)).toContain(
      "Scrivania del servizio",
    );
    expect(page.text).not.toContain("Questionario");
    expect(page.text).toContain("1 verifica da affidare");
    expect(page.text).toContain("1 azienda chiede di cambiare i dati identificativi");
    expect(page.text).toContain("1 contestazione da esaminare");
    expect(page.text).toContain("1 mail non è partita");
  });

  test("finds a company by a part of its identifier, and shows where it stands", async () => {
    const list = await browser.get(providerUrls.companies({ cerca: "9060172", attesa: "unassigned" }));
    const page = await list.follow("Azienda Grande S.p.A.");
    expect(page.heading).toBe("Azienda Grande S.p.A.");
    expect(page.text).toContain("Teresa Lombardi");
    expect(page.text).toContain("admin@azienda-grande.example");
    expect(page.text).toContain("IT 09999060172");
    expect(page.text).toContain("socio@prova.example");
  });

  test("is made of light, whole documents where something waits, and no words touch", async () => {
    for (const path of [
      ...PROVIDER_PAGES,
      providerUrls.company(LARGE),
      providerUrls.identity(LARGE),
      providerUrls.dispute(DISPUTE),
      providerUrls.verification(UNASSIGNED),
      providerUrls.retryMails(mail),
    ]) {
      const { html, document, status } = await browser.get(path);
      expect(gzipSync(html, { level: 6 }).length).toBeLessThanOrEqual(14 * 1024);
      expect([path, status, await htmlFaults(html), gluedWords(document)]).toEqual([path, 200, [], []]);
    }
  });
});

describe("enabling at the desk", () => {
  const way = providerUrls.enablement(LARGE, "disable");

  test("says what it ends, asks why and keeps what was typed", async () => {
    const page = await browser.get(way);
    expect(page.text).toContain("Ora una verifica è aperta: si chiude subito.");
    const refused = await page.form({ button: "Togli l'abilitazione" }).fill({ reason: " " }).submit();
    expect([refused.status, refused.errors]).toEqual([422, [expect.stringContaining("Motivo")]]);
    const done = await refused.form({ button: "Togli l'abilitazione" }).fill({ reason: "Chiusa." }).submit();
    expect(done.path).toBe(providerUrls.company(LARGE));
    expect(done.text).toContain("L'azienda non è più abilitata.");
    expect(done.text).toContain("abilitazione tolta: Chiusa.");
  });

  test("by two providers at once is done once, and the second sees how it is now", async () => {
    const other = await signedIn(server, PROVIDER_EMAIL);
    const [one, two] = [await browser.get(way), await other.get(way)];
    await one.form({ button: "Togli l'abilitazione" }).fill({ reason: "Prima." }).submit();
    const late = await two.form({ button: "Togli l'abilitazione" }).fill({ reason: "Seconda." }).submit();
    expect(late.status).toBe(409);
    expect(late.errors).toEqual([expect.stringContaining("Un'altra persona ha già cambiato")]);
    expect(late.text).toContain("Questa azienda non è abilitata.");
  });
});

describe("a request for another identity at the desk", () => {
  test("is not accepted under a verification, and declined only with a reason", async () => {
    const page = await browser.get(providerUrls.identity(LARGE));
    expect(page.text).toContain("Azienda Grandissima S.p.A.");
    expect(page.text).toContain("Una verifica è aperta con i dati di adesso");
    const refused = await page.form({ button: "Non accettare" }).submit("Non accettare");
    expect([refused.status, refused.errors.length]).toEqual([422, 1]);
    const done = await refused
      .form({ button: "Non accettare" })
      .fill({ reason: "Manca l'atto." })
      .submit("Non accettare");
    expect(done.text).toContain("La richiesta non è accettata.");
  });
});

describe("a dispute at the desk", () => {
  test("is closed with what was found; the second provider is told", async () => {
    const other = await signedIn(server, PROVIDER_EMAIL);
    const [one, two] = [
      await browser.get(providerUrls.dispute(DISPUTE)),
      await other.get(providerUrls.dispute(DISPUTE)),
    ];
    expect(one.text).toContain("Da sempre.");
    const fill = { reason: "Sentite le parti." };
    const done = await one.form({ button: "Chiudi la contestazione" }).fill(fill).submit();
    expect(done.text).toContain("La contestazione è chiusa.");
    const late = await two.form({ button: "Chiudi la contestazione" }).fill(fill).submit();
    expect([late.path, late.status]).toEqual([providerUrls.disputes(), 200]);
    expect(late.text).toContain("Un'altra persona ha già chiuso questa contestazione");
  });
});

describe("a verification at the desk", () => {
  test("goes to a verifier, and to a second one only by a provider who has seen the first", async () => {
    const other = await signedIn(server, PROVIDER_EMAIL);
    const [one, two] = [
      await (await browser.get(providerUrls.verifications())).follow("Azienda Grande S.p.A."),
      await other.get(providerUrls.verification(UNASSIGNED)),
    ];
    const form = one.form({ button: "Affida la verifica" });
    const refused = await form.submit();
    expect(refused.errors).toEqual([expect.stringContaining("Scegli nell'elenco")]);
    const done = await form.fill({ verifier: VERIFIER }).submit();
    expect(done.text).toContain(`La verifica è affidata a ${VERIFIER}`);
    const late = await two.form({ button: "Affida la verifica" }).fill({ verifier: VERIFIER }).submit();
    expect(late.status).toBe(409);
    expect(late.errors).toEqual([expect.stringContaining("Un'altra persona ha già cambiato")]);
  });
});

describe("the mails at the desk", () => {
  test("are sent again after a question, without a word of what they say", async () => {
    const list = await browser.get(providerUrls.mails({ stato: "failed" }));
    expect(list.text).toContain("ch…@prova.example");
    expect(list.text).toContain("Il server di posta rifiuta il mittente o il destinatario");
    expect(list.html).not.toContain("chiara.ferrari");
    const asked = await browser.get(providerUrls.retryMails(mail));
    const done = await asked.form({ button: "Rimetti in partenza" }).submit();
    expect(done.text).toContain("1 mail riparte ora.");
    const again = await asked.form({ button: "Rimetti in partenza" }).submit();
    expect(again.text).toContain("Nessuna mail è ripartita");
  });
});

describe("a notice at the desk", () => {
  const NOTICE = { kind: "maintenance", title: "Fermo di sabato", text: "<b>Dalle 8</b>\nalle 10." };
  const today = romeDay(new Date());

  test("is shown first, corrected, published, seen by people as plain text, and taken away", async () => {
    const page = await browser.get(providerUrls.notices());
    const filling = { ...NOTICE, from: today, until: today };
    const shown = await page.form({ button: "Continua" }).fill(filling).submit("Continua");
    expect(shown.heading).toBe("Controlla l'avviso");
    const corrected = await shown.form({ button: "Correggi" }).submit("Correggi");
    expect(corrected.form({ button: "Continua" }).values("title")).toEqual(["Fermo di sabato"]);
    const published = await shown.form({ button: "Pubblica l'avviso" }).submit("Pubblica l'avviso");
    expect(published.text).toContain("L'avviso è pubblicato.");
    const second = await shown.form({ button: "Pubblica l'avviso" }).submit("Pubblica l'avviso");
    expect([second.status, second.errors]).toEqual([409, [expect.stringContaining("C'è già un avviso")]]);
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    const home = await reader.get(urls.home());
    expect(home.text).toContain("<b>Dalle 8</b>");
    const read = await home.form({ button: "Ho letto" }).submit("Ho letto");
    expect(read.text).not.toContain("Fermo di sabato");
    const ended = await (
      await browser.get(providerUrls.endNotice())
    )
      .form({ button: "Togli l'avviso" })
      .submit();
    expect(ended.text).toContain("L'avviso è tolto");
    const writer = await signedIn(server, "redazione@azienda-demo.example");
    expect((await writer.get(urls.home())).text).not.toContain("Fermo di sabato");
  });
});

describe("grants at the desk", () => {
  test("are given after a question, and the page of the group says so", async () => {
    const [enabled, services] = ["3", "5"].map((end) => `00000000-0000-4000-8000-00000000000${end}`);
    const asked = await browser.get(providerUrls.grant(enabled ?? "", services ?? ""));
    expect(asked.heading).toBe(
      "Vuoi permettere a Abilitata Servizi S.r.l. di copiare da Azienda Abilitata S.p.A.?",
    );
    const done = await asked.form({ button: "Dai il permesso" }).submit("Dai il permesso");
    expect(done.text).toContain("Il permesso è dato.");
    const again = await asked.form({ button: "Dai il permesso" }).submit("Dai il permesso");
    expect(again.status).toBe(409);
  });
});
