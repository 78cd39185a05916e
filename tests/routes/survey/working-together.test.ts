import { beforeAll, describe, expect, test } from "vitest";
import { linesOf } from "~/domain/answers/answer-lines";
import { rulesOf } from "~/domain/answers/classes";
import type { Elements } from "~/domain/question/answer";
import type { Question, QuestionClass } from "~/domain/question/question";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { ofClass, urlOf } from "./question-form";

const SAVE = "Salva e continua";

let server: TestServer;
let chiara: Browser;
let davide: Browser;
beforeAll(async () => {
  server = await demoServer();
  chiara = await signedIn(server, "admin@azienda-demo.example");
  davide = await signedIn(server, "redazione@azienda-demo.example");
});

/** Two legal answers to a question that have no line in common. */
function twoAnswers(question: Question): [Elements, Elements] {
  switch (question.questionClass) {
    case "boolean":
      return [{ value: "no" }, { value: "yes" }];
    case "radio": {
      const [one, another] = question.choices.filter(({ opens }) => !opens);
      return [{ value: one?.id ?? "" }, { value: another?.id ?? "" }];
    }
    case "checkbox": {
      const [one, another] = question.choices.filter(({ opens, exclusive }) => !opens && !exclusive);
      return [{ [one?.id ?? ""]: "on" }, { [another?.id ?? ""]: "on" }];
    }
    case "dropdown": {
      const [field] = question.fields;
      const [one, another] = field?.options ?? [];
      return [{ [field?.id ?? ""]: one?.id ?? "" }, { [field?.id ?? ""]: another?.id ?? "" }];
    }
    case "text":
      return [{ [question.fields[0]?.id ?? ""]: "21" }, { [question.fields[0]?.id ?? ""]: "1234" }];
    case "matrix": {
      const cell = `${question.rows[0]?.id}.${question.columns[0]?.id}`;
      return [{ [cell]: "21" }, { [cell]: "1234" }];
    }
  }
}

/** A value for every field of a form, so that nothing of another answer is left in it. */
function filling(question: Question, elements: Elements): Record<string, string | boolean> {
  const rules = rulesOf(question);
  const typed = rules.show(question, elements);
  const isTicked = question.questionClass === "checkbox";
  const isOne = question.questionClass === "radio" || question.questionClass === "boolean";
  const fields = isOne ? ["value"] : rules.elementIds(question).filter((id) => !id.endsWith("_text"));
  return Object.fromEntries(
    fields.map((element) => [element, isTicked ? element in typed : (typed[element] ?? "")]),
  );
}

const lineWords = (question: Question, elements: Elements) =>
  linesOf(question, elements).map(({ label, value }) => (label === null ? value : `${label}: ${value}`));

const rowsOf = (page: Page) =>
  page.document
    .querySelectorAll("#modifiche tbody tr")
    .map((row) => row.querySelectorAll("th, td").map((cell) => words(cell)));

describe.each<QuestionClass>(["boolean", "radio", "checkbox", "text", "dropdown", "matrix"])(
  "fault 11: two people at one %s question",
  (questionClass) => {
    const question = ofClass(questionClass);
    const [theirs, mine] = twoAnswers(question);

    test("see both values, who and when; whoever saves again does so knowingly", async () => {
      const before = (await chiara.get(urlOf(question))).form({ button: SAVE });
      const saved = await (
        await davide.get(urlOf(question))
      )
        .form({ button: SAVE })
        .fill(filling(question, theirs))
        .submit("Salva e torna all'elenco");
      expect(saved.status).toBe(200);

      const conflict = await before.fill(filling(question, mine)).submit(SAVE);
      expect(conflict.status).toBe(409);
      expect(conflict.title).toMatch(/^Errore: /);
      const notice = words(conflict.document.querySelector("main .notice-warning"));
      expect(notice).toMatch(/Salvata da Davide Bianchi il \d\d\/\d\d\/\d\d \d\d:\d\d/);
      for (const line of lineWords(question, theirs)) expect(notice).toContain(line);
      const again = conflict.form({ button: SAVE });
      for (const [element, value] of Object.entries(filling(question, mine))) {
        const stands = again.values(element);
        expect([element, stands]).toEqual([element, shown(value)]);
      }
      expect((await conflict.follow("Tieni il valore salvato")).path).toBe(urlOf(question));

      const decided = await again.submit("Salva e torna all'elenco");
      expect(decided.status).toBe(200);
    });

    test("leave both in the history of the answer, newest first", async () => {
      const history = await (await chiara.get(urlOf(question))).follow("Cronologia");
      expect(history.path).toBe(urls.changes(question.guid));
      expect(history.heading).toBe("Cronologia della risposta");
      expect(history.text).toContain(question.prompt);
      const [newest = [], earlier = []] = rowsOf(history);
      expect([newest[1], earlier[1]]).toEqual(["Chiara Ferrari", "Davide Bianchi"]);
      const theirWords = lineWords(question, theirs);
      const myWords = lineWords(question, mine);
      for (const line of theirWords.filter((one) => !myWords.includes(one))) {
        expect(newest[2]).toContain(line);
      }
      for (const line of myWords.filter((one) => !theirWords.includes(one))) {
        expect(newest[3]).toContain(line);
      }
    });
  },
);

/** What a field sends with this value. */
function shown(value: string | boolean): string[] {
  if (typeof value === "boolean") return value ? ["on"] : [];
  return [value];
}

describe("the history of an answer", () => {
  const POWER = "v3-env-energia-impianti";

  test("says who took an answer back, and leads to the question", async () => {
    const url = urls.question("full", "energia", POWER);
    await (await davide.get(url)).form({ button: SAVE }).fill({ potenza: "12,5" }).submit(SAVE);
    await (await chiara.get(url)).form({ button: SAVE }).submit("Togli la risposta");
    const page = await chiara.get(urls.changes(POWER));
    expect(rowsOf(page)[0]).toEqual([
      expect.stringMatching(/^\d\d\/\d\d\/\d\d \d\d:\d\d$/),
      "Chiara Ferrari",
      "Potenza totale: 12,5 kW",
      "Risposta tolta.",
    ]);
    expect((await page.follow("Torna alla domanda")).path).toBe(url);
  });

  test("comes in pages", async () => {
    const url = urls.question("full", "energia", POWER);
    for (let kilowatt = 1; kilowatt <= 27; kilowatt += 1) {
      await (
        await davide.get(url)
      )
        .form({ button: SAVE })
        .fill({ potenza: String(kilowatt) })
        .submit(SAVE);
    }
    const first = await chiara.get(urls.changes(POWER));
    expect(rowsOf(first)).toHaveLength(25);
    expect(first.text).toContain("Pagina 1 di 2");
    const second = await first.follow("Pagina successiva");
    expect(rowsOf(second).length).toBeGreaterThan(2);
    expect((await second.follow("Pagina precedente")).url).toBe(server.url + urls.changes(POWER));
    for (const page of ["0", "-1", "abc", "99999", "1e3"]) {
      expect((await chiara.get(`${urls.changes(POWER)}?page=${page}`)).text).toContain("Pagina 1 di 2");
    }
  });

  test("of a question that was never answered says so", async () => {
    const nuova = await signedIn(server, "admin@azienda-nuova.example");
    const page = await nuova.get(urls.changes(POWER));
    expect([page.status, rowsOf(page)]).toEqual([200, []]);
    expect(page.text).toContain("non è mai stata data una risposta per il 2025");
  });

  test("of an unknown question is not found", async () => {
    for (const guid of ["v3-env-energia-inventata", "__proto__"]) {
      expect((await chiara.get(`/dashboard/esg/changes/${guid}`)).status).toBe(404);
    }
    expect((await chiara.get(`/dashboard/bozza/2025/esg/changes/${POWER}`)).status).toBe(404);
  });

  test("may be read by those who may only read, also below a period", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    const published = await reader.get(`/dashboard/public/2025/esg/changes/v3-env-energia-classe`);
    expect(published.status).toBe(200);
    expect(rowsOf(published).length).toBeGreaterThan(0);
  });
});
