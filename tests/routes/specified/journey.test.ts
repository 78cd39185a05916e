import { expect, test } from "vitest";
import { storageOf } from "~/platform/storage/storage";
import { peopleUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { pdf } from "../../platform/files/samples";
import { overSpecification } from "./over";

/** What a company does, over a server that has the specification alone: no step may need more (D14.3). */

const over = overSpecification();

const ADMIN = "admin@azienda-demo.example";
const QUESTION_ID = "v3-gov-legalita-segnalazioni";
const QUESTION = urls.question("full", "legalita", QUESTION_ID);

let browser: Browser;

test("a person signs in", async () => {
  browser = await over.enter(ADMIN);
  expect((await browser.get(urls.home())).status).toBe(200);
});

test("an answer is saved with a file, which arrives whole, and the next question follows", async () => {
  const content = pdf("x", 3_000_000);
  const page = await browser.get(QUESTION);
  const form = page.form({ button: "Salva e continua" });
  const [, second] = form.controls("value");
  const next = await form
    .fill({
      value: second?.getAttribute("value") ?? "",
      file: { fileName: "procedura più lunga.pdf", content },
    })
    .submit("Salva e continua");
  expect([next.status, next.path === QUESTION]).toEqual([200, false]);
  expect(next.text).toContain("Salvato");
  const stored = await browser.get(QUESTION);
  // Such a server does not tell how large it is.
  expect(stored.text).toContain("procedura più lunga.pdf (PDF)");
  const { id } = await over.world.db
    .selectFrom("attachment")
    .select("id")
    .where("name", "=", "procedura più lunga.pdf")
    .executeTakeFirstOrThrow();
  const kept = await storageOf(over.world.parts.settings).read(id);
  expect(kept?.equals(content)).toBe(true);
});

test("a question whose neighbours the server does not tell has no empty navigation for them", async () => {
  const { document } = await browser.get(QUESTION);
  const empty = [...document.querySelectorAll("nav")].filter(
    (nav) => nav.querySelector("a, button") === null,
  );
  expect(empty.map((nav) => nav.getAttribute("aria-label"))).toEqual([]);
});

test("an answer that the server calls incompatible can be explained, though it does not say with what", async () => {
  over.api.change = async (path, answer) => {
    if (!path.endsWith(`/esg/questions/${QUESTION_ID}`) || !answer.ok) return answer;
    const page = (await answer.json()) as { questions: { status: string }[] };
    return Response.json({
      ...page,
      questions: page.questions.map((one) => ({ ...one, status: "incompatible" })),
    });
  };
  const page = await browser.get(QUESTION);
  over.api.change = (_, answer) => answer;
  expect(page.text).toContain("Questo valore non torna con un altro dato dell'azienda");
  const form = page.form({ button: "Salva e continua" });
  await form.fill({ incompatibilityExplanation: "Contato due volte." }).submit("Salva e continua");
  const { explanation } = await over.world.db
    .selectFrom("answer")
    .select("incompatibility_explanation as explanation")
    .where("question_id", "=", QUESTION_ID)
    .where("incompatibility_explanation", "is not", null)
    .executeTakeFirstOrThrow();
  expect(explanation).toBe("Contato due volte.");
});

test("the registry is saved", async () => {
  const page = await browser.get(urls.registrySection("essential"));
  const typed = { annualTurnover: "2.000.000", sector: "26" };
  const saved = await page.form({ within: "main" }).fill(typed).submit();
  expect([saved.path, saved.text.includes("2.000.000 euro")]).toEqual([urls.registry(), true]);
  const { companyId } = await (await over.world.as(ADMIN))("user.info", {});
  const stored = await over.world.db
    .selectFrom("company")
    .select(["sector", "macrosector"])
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ sector: "26", macrosector: "C" });
});

test("the province is typed where the server has no list", async () => {
  const page = await browser.get(urls.registrySection("identity"));
  const saved = await page.form({ within: "main" }).fill({ province: "BG" }).submit();
  expect([saved.path, saved.status]).toEqual([urls.registry(), 200]);
});

test("a colleague's access is switched off and on again", async () => {
  const list = await browser.get(peopleUrls.list());
  const person = await list.follow("Davide Bianchi");
  const off = await (await person.follow("Disattiva l'accesso")).form({ within: "main" }).submit();
  expect(off.text).toContain("accesso non attivo");
  const on = await (await off.follow("Riattiva l'accesso")).form({ within: "main" }).submit();
  expect(on.text).not.toContain("accesso non attivo");
});

test("a person who administers sees why nothing of it can be taken, by the rules that every server has", async () => {
  const own = await (await browser.get(peopleUrls.list())).follow("Chiara Ferrari");
  expect(own.text).toContain("Non puoi togliere a te stesso l'amministrazione.");
  expect(own.text).toContain("Non puoi disattivare il tuo accesso");
  expect(own.text).toContain("Non puoi eliminare te stesso da qui.");
  const colleague = await (await browser.get(peopleUrls.list())).follow("Davide Bianchi");
  const again = await browser.get(peopleUrls.changeOne(colleague.path.split("/").at(-1) ?? "", "enable"));
  expect(again.text).toContain("È già così: non c'è niente da cambiare.");
});

test("the card is issued, and stands in the history", async () => {
  const page = await browser.get(urls.publish());
  const declared = page.form({ within: "main" }).fill({ declared: true });
  const issued = await declared.submit();
  expect([issued.path, issued.text.includes("Carta emessa.")]).toEqual(["/dashboard/public/2025", true]);
  const history = await browser.get(urls.history());
  expect(history.text).toMatch(/Si può emettere una carta ogni 24 ore: la prossima dal \d/);
  // The server refuses the same form again, and does not say why: the draft does.
  const again = await declared.submit();
  expect([again.status, again.errors]).toEqual([409, [expect.stringContaining("da meno di 24 ore")]]);
});

test("nothing beyond the specification was sent on the way", () => {
  expect([...over.api.beyond.inputs]).toEqual([]);
});
