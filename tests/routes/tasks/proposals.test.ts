import { beforeAll, describe, expect, test } from "vitest";
import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import { Browser } from "../../pages/client";
import { questionToken } from "../../pages/mailed-token";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const QUESTION = {
  milestone: "comunita-e-clienti",
  guid: "v3-soc-comunita-e-clienti-soddisfazione",
};
const HERE = urls.question("full", QUESTION.milestone, QUESTION.guid);

let server: TestServer;
let admin: Browser;
let outsider: Browser;
beforeAll(async () => {
  server = await demoServer();
  admin = await signedIn(server, ADMIN);
  outsider = new Browser(server.url);
});

/** A link to a question whose proposals no test decides. */
const OTHER = "v3-soc-salute-e-sicurezza-ditte-esterne";

const linked = async (question = OTHER) =>
  outsider.get(taskUrls.linked(await questionToken(server, { question })));
/** The first choice of the question, as its form offers it. */
async function send(question = QUESTION.guid) {
  const page = await linked(question);
  const [value] = page.form().controls("value");
  const sent = await page
    .form()
    .fill({ value: value?.getAttribute("value") ?? "", explanation: "Chiesto al direttore" })
    .submit();
  return { sent, page };
}

describe("the page of a link to one question", () => {
  test("shows the question, the company's name and the note, and nothing else of the company", async () => {
    const page = await linked();
    expect(page.status).toBe(200);
    expect(page.heading).toContain("sicurezza delle ditte esterne");
    expect(page.text).toContain("Azienda Demo S.r.l.");
    expect(page.text).toContain("Per favore entro venerdì");
    for (const secret of ["Ultima modifica", "38 dipendenti", "punti", "redazione@", "Bianchi"]) {
      expect(page.text).not.toContain(secret);
    }
    expect(page.document.querySelector('input[type="file"]')).toBeNull();
  });

  test("is kept by no cache, found by no search and named to no other site", async () => {
    const { headers } = await outsider.once({ url: taskUrls.linked("x"), method: "GET" });
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(headers["referrer-policy"]).toBe("strict-origin");
  });

  test("takes a proposal without script, thanks, and shows it again to be corrected", async () => {
    const { sent } = await send(OTHER);
    expect(sent.status).toBe(200);
    expect(sent.text).toContain("Grazie: Azienda Demo S.r.l. ha ricevuto la tua proposta.");
    expect(sent.text).toContain("Hai già mandato una proposta il");
    expect(sent.form().values("explanation")).toEqual(["Chiesto al direttore"]);
  });

  test("refuses a proposal without content, and keeps what was typed of a wrong one", async () => {
    const page = await linked();
    const empty = await page.form().submit();
    expect(empty.status).toBe(422);
    expect(empty.errors).toEqual([expect.stringContaining("La risposta è vuota")]);
    const long = await page
      .form()
      .fill({ explanation: "a".repeat(5000) })
      .submit();
    expect(long.status).toBe(422);
    expect(long.form().values("explanation")[0]).toHaveLength(5000);
  });

  test("says why a link is over", async () => {
    const first = await questionToken(server, { question: OTHER, name: "Studio Grigi" });
    const list = await admin.get(taskUrls.list());
    await (await list.follow("Revoca Studio Grigi")).form().submit();
    const page = await outsider.get(taskUrls.linked(first));
    expect(page.status).toBe(410);
    expect(page.errors).toEqual([expect.stringContaining("l'ha revocato")]);
    expect(page.document.querySelector("main form")).toBeNull();
  });

  test("shows what was typed when the link ended meanwhile", async () => {
    const token = await questionToken(server, { question: OTHER, name: "Studio Neri" });
    const page = await outsider.get(taskUrls.linked(token));
    const list = await admin.get(taskUrls.list());
    await (await list.follow("Revoca Studio Neri")).form().submit();
    const sent = await page.form().fill({ explanation: "Scritto in un'ora di lavoro" }).submit();
    expect(sent.errors).toEqual([expect.stringContaining("l'ha revocato")]);
    expect(sent.text).toContain("Scritto in un'ora di lavoro");
    expect(sent.text).not.toContain("undefined");
  });

  test("takes no body larger than a form", async () => {
    const page = await linked();
    const posting = page.form().posting();
    const entries = [...posting.entries, ["explanation", "a".repeat(600_000)] as [string, string]];
    expect((await outsider.send({ ...posting, entries })).status).toBe(413);
  });
});

describe("a proposal on the page of its question", () => {
  test("is shown with its sender, accepted, and told of in the history", async () => {
    await send();
    const page = await admin.get(HERE);
    expect(page.text).toContain("Proposta di Studio Neri");
    expect(page.text).toContain("Chiesto al direttore");
    expect(page.text).toContain("Non conta nel punteggio");
    const accepted = await page.form({ button: "Accetta" }).submit("Accetta");
    expect(accepted.path).toBe(HERE);
    expect(accepted.text).toContain("Salvato");
    expect(accepted.text).not.toContain("Proposta di Studio Neri");
    const history = await admin.get(urls.changes(QUESTION.guid));
    expect(history.text).toContain("Chiara Ferrari, su proposta di Studio Neri");
  });

  test("is edited first in the form of the question, and confirmed by its save", async () => {
    await send();
    const page = await admin.get(HERE);
    const form = await page.follow("Modifica prima");
    expect(form.text).toContain("Il modulo contiene la risposta proposta");
    expect(form.form({ button: "Salva e continua" }).values("explanation")).toEqual(["Chiesto al direttore"]);
    await form
      .form({ button: "Salva e continua" })
      .fill({ explanation: "Chiesto al direttore, poi corretto" })
      .submit();
    const after = await admin.get(HERE);
    expect(after.text).not.toContain("Proposta di Studio Neri");
    expect(after.form({ button: "Salva e continua" }).values("explanation")).toEqual([
      "Chiesto al direttore, poi corretto",
    ]);
  });

  test("is declined, and its page then says that it was decided", async () => {
    await send();
    const page = await admin.get(HERE);
    const form = page.form({ button: "Rifiuta" });
    const declined = await form.submit("Rifiuta");
    expect(declined.text).toContain("Proposta rifiutata");
    const again = await admin.get(new URL(form.action).pathname);
    expect(again.path).toBe(taskUrls.list());
    expect(again.text).toContain("già stata accettata o rifiutata");
  });

  test("that a colleague was faster than is shown beside the new answer", async () => {
    await send();
    const page = await admin.get(HERE);
    const saved = page.form({ button: "Salva e continua" });
    await saved.fill({ explanation: "Scritta nel frattempo" }).submit();
    const refused = await page.form({ button: "Accetta" }).submit("Accetta");
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("Scritta nel frattempo");
    expect(refused.text).toContain("Chiesto al direttore");
    await refused.form({ button: "Rifiuta" }).submit("Rifiuta");
  });
});
