import { SurveyReader } from "~/platform/survey/survey-reader";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import { linesOf } from "~/domain/workbook/lines";
import { readWorkbook } from "~/platform/workbook/read-workbook";
import { sheetsOf } from "~/platform/workbook/sheet-rows";
import { HEADINGS } from "~/platform/workbook/workbook-words";
import { writeWorkbook } from "~/platform/workbook/write-workbook";
import { completeRegistry, save, shown } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS, ENERGY, PLANTS, WASTE } from "../../questions";
import { columnsOf, opened, rowOf } from "./filling";
import { download } from "./transfer";
import { unzip } from "./unzip";

const WHO = "v3-gov-responsabilita-chi-segue";
const ROLE = "incarico-scritto_text";

let world: World;
let companyId: string;
let admin: Call;
let bytes: Buffer;

beforeAll(async () => {
  ({ world, companyId, admin } = await makeCompany({
    businessName: '=HYPERLINK("http://x.example";"Conad") S.r.l.',
  }));
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" }, { explanation: "=1+1" });
  await save(admin, PLANTS, { potenza: "33.3" }, { explanation: "@SUM(A1) -2 +3 _x0041_" });
  await save(admin, WASTE, { totale: "12" });
  bytes = await download(world, companyId);
});

afterAll(() => world.close());

describe("the workbook of a questionnaire", () => {
  test("has instructions, a sheet per area, and the choices on a hidden sheet", async () => {
    const { worksheets } = await opened(bytes);
    expect(worksheets.map(({ name, state }) => [name, state])).toEqual([
      ["Istruzioni", "visible"],
      ["Ambiente", "visible"],
      ["Sociale", "visible"],
      ["Governance", "visible"],
      ["Elenchi", "hidden"],
    ]);
  });

  test("of a year before 2024 has a sheet per theme", async () => {
    const bytesOf2023 = await download(world, companyId, "carta-esg-risposte-2023.xlsx");
    const book = await opened(bytesOf2023);
    expect(book.worksheets.map(({ name }) => name)).toEqual([
      "Istruzioni",
      "Persone",
      "Pianeta",
      "Prosperità",
      "Principi",
      "Elenchi",
    ]);
    expect(String(book.getWorksheet("Istruzioni")?.getCell("A4").value)).toContain("si può solo leggere");
    const [, xml] = Object.entries(unzip(bytesOf2023)).find(([name]) => name.endsWith("sheet2.xml")) ?? [];
    expect(xml).toMatch(/<sheetProtection[^>]* sheet="1"/);
  });

  test("has rows as high as what is seen of them, not as their hidden identifiers", async () => {
    const line = { options: null, isNumber: false, isFirstOfQuestion: true };
    const open = { answer: true, about: false, notApplicable: false };
    const cells = { question: "Che cosa?", questionId: "x".repeat(100), origin: "y".repeat(100) };
    const lines = [cells, { ...cells, hint: "z".repeat(70) }].map((one) => ({ ...line, open, cells: one }));
    const sheets = [{ area: "environment" as const, lines }];
    const file = writeWorkbook({ guide: [], sheets, isReadOnly: false, createdAt: "2026-03-10T09:00:00Z" });
    const xml = unzip(await buffer(file))["xl/worksheets/sheet2.xml"] ?? "";
    expect([...xml.matchAll(/<row r="(\d)" ht="(\d+)"/g)].map(([, row, high]) => [row, high])).toEqual([
      ["1", "30"],
      ["2", "15"],
      ["3", "30"],
    ]);
  });

  test("has a row for everything that can be answered, in the order of the journey", async () => {
    const book = await opened(bytes);
    const written = book.worksheets.flatMap((sheet) => {
      const columns = columnsOf(sheet);
      const ids = ["questionId", "elementId"] as const;
      const rows = Array.from({ length: sheet.rowCount - 1 }, (_, index) => index + 2);
      return columns
        ? rows.map((row) =>
            ids.map((id) => sheet.getCell(row, columns.get(HEADINGS[id]) ?? 0).value).join(" "),
          )
        : [];
    });
    const ordered = questionsOf(questionnaire("v3"), "full");
    const expected = ["environment", "social", "governance"].flatMap((area) =>
      ordered
        .filter((question) => question.area === area)
        .flatMap((question) => linesOf(question).map(({ element }) => `${question.guid} ${element}`)),
    );
    expect(written).toEqual(expected);
  });

  test("hides the columns that bring a row back, and keeps its head in sight", async () => {
    const { sheet } = rowOf(await opened(bytes), CLASS);
    const columns = columnsOf(sheet) ?? new Map<string, number>();
    const hidden = [...columns].filter(([, number]) => sheet.hiddenColumns.has(number)).map(([name]) => name);
    expect(hidden).toEqual(["ID domanda", "ID campo", "Revisione", "Origine"]);
    expect(sheet).toMatchObject({ isFrozen: true, frozenRows: 1 });
    expect(sheet.filter).toMatch(/^A1:Q\d+$/);
  });

  test("shows what is answered, with its state, and numbers as numbers", async () => {
    const ordered = questionsOf(questionnaire("v3"), "full");
    const book = await opened(bytes);
    const power = rowOf(book, PLANTS, "potenza");
    expect(power.cell("answer").value).toBe(33.3);
    expect(power.cell("unit").value).toBe("kW");
    expect(power.cell("status").value).toBe("Completa");
    expect(power.cell("revision").value).toBe("1");
    expect(power.cell("number").value).toBe(String(ordered.findIndex(({ guid }) => guid === PLANTS) + 1));
    expect(power.cell("notApplicable").value).toBeNull();
    expect(rowOf(book, WASTE, "totale").cell("notApplicable").value).toBe("No");
    expect(rowOf(book, CLASS).cell("answer").value).toBe("B");
    expect(rowOf(book, ENERGY).cell("answer").value).toBeNull();
  });

  test("offers the choices of a question in its cell", async () => {
    const book = await opened(bytes);
    const { cell } = rowOf(book, CLASS, "classe");
    const rule = cell("answer").dataValidation;
    expect(rule).toMatchObject({ type: "list", errorStyle: "warning" });
    const [, column, last] =
      /^'?Elenchi'?!\$([A-Z]+)\$1:\$[A-Z]+\$(\d+)$/.exec(String(rule?.formulae[0])) ?? [];
    const lists = book.getWorksheet("Elenchi");
    const offered = Array.from(
      { length: Number(last) },
      (_, at) => lists?.getCell(`${column}${at + 1}`).value,
    );
    const question = questionnaire("v3").questions.find(({ guid }) => guid === CLASS);
    const options = question && linesOf(question)[0]?.field.options;
    expect(offered).toEqual(options?.map(({ label }) => label));
  });

  test("marks what is not to be filled in, and says what opens it", async () => {
    const book = await opened(bytes);
    const { cell } = rowOf(book, "v3-gov-legalita-condanne-dettaglio");
    const parent = rowOf(book, "v3-gov-legalita-condanne").cell("number").value;
    expect(cell("hint").value).toContain(`dipende dalla domanda N. ${String(parent)}.`);
    expect(cell("status").value).toBe("Bloccata");
    expect(cell("answer").dataValidation).toBeUndefined();
    expect(cell("answer").fill).not.toEqual(rowOf(book, CLASS).cell("answer").fill);
  });

  test("keeps reporting closed until the levels before it are complete", async () => {
    const book = await opened(bytes);
    const reporting = questionnaire("v3").questions.find(({ level }) => level === "reporting");
    const { cell } = rowOf(book, reporting?.guid ?? "");
    expect(cell("hint").value).toContain("la rendicontazione si apre quando");
    expect(cell("answer").fill).not.toEqual(rowOf(book, CLASS).cell("answer").fill);
  });

  test("without answers has the same rows, and nothing in them", async () => {
    const blank = await opened(await download(world, companyId, "carta-esg-domande-2025.xlsx"));
    const { cell } = rowOf(blank, PLANTS, "potenza");
    expect([cell("answer").value, cell("status").value || null, cell("explanation").value]).toEqual([
      null,
      null,
      null,
    ]);
    expect(cell("revision").value).toBe("1");
  });
});

/** The cells of every sheet of a file: the place of each, and the type its XML gives it. */
function rawCells(file: Buffer) {
  const sheets = Object.entries(unzip(file)).filter(([name]) => /^xl\/worksheets\/.+\.xml$/.test(name));
  expect(sheets).toHaveLength(5);
  return sheets.flatMap(([, xml]) =>
    [...xml.matchAll(/<c r="([A-Z]+)\d+"([^>/]*)>(.*?)<\/c>/g)].map(
      ([, column, attributes = "", content = ""]) => ({
        column,
        type: /t="(\w+)"/.exec(attributes)?.[1] ?? "n",
        content,
      }),
    ),
  );
}

describe("the cells of a workbook", () => {
  test("fault 29: hold no formula, whatever a company calls itself or writes", () => {
    expect(rawCells(bytes).filter(({ content }) => /<f[ >/]/.test(content))).toEqual([]);
    const strings = unzip(bytes)["xl/sharedStrings.xml"];
    expect(strings).toContain("=HYPERLINK(&quot;http://x.example&quot;;&quot;Conad&quot;) S.r.l.");
    expect(strings).toContain("@SUM(A1) -2 +3 _x005F_x0041_");
  });

  test.each(["=1+1", "+39 030", "-5 gradi", "@SUM(A1)", "\t=1+1"])(
    "fault 29: hold no formula where a question begins with %s",
    async (prompt) => {
      const survey = await new SurveyReader(world.db, companyId).draft();
      const [question] = survey.questionnaire.questions;
      const asking = {
        ...survey.questionnaire,
        questions: question ? [{ ...question, prompt, hint: prompt }] : [],
      };
      const sheets = sheetsOf(
        { ...survey, questionnaire: asking },
        { withAnswers: true, isReadOnly: false, origin: "" },
      );
      const file = await buffer(
        writeWorkbook({ guide: [prompt], sheets, isReadOnly: false, createdAt: new Date(0).toISOString() }),
      );
      const xml = Object.values(unzip(file)).join("");
      expect(xml).not.toMatch(/<f[ >/]/);
      expect((await opened(file)).getWorksheet("Ambiente")?.getCell("D2").value).toBe(prompt);
    },
  );

  test("fault 28: are text, but for the numbers of answers: an identifier keeps its zeros", () => {
    const cells = rawCells(bytes);
    expect(cells.length).toBeGreaterThan(5_000);
    const numbers = cells.filter(({ type, content }) => type === "n" && content !== "");
    expect(numbers.map(({ column, content }) => [column, content])).toEqual([
      ["H", "<v>12</v>"],
      ["H", "<v>33.3</v>"],
    ]);
  });

  test.each(["00488410010", "0039 030 123", "1E5", "3/4", "12.345"])(
    "fault 28: keep %s as it was written, and so does whoever reads the file",
    async (identifier) => {
      const { revision } = (await shown(admin, WHO)).answer;
      await save(admin, WHO, { value: "incarico-scritto", [ROLE]: identifier }, { revision });
      const file = await download(world, companyId);
      expect(rowOf(await opened(file), WHO, ROLE).cell("answer").value).toBe(identifier);
      const rows = await readWorkbook(file);
      const row = rows.find(({ questionId, elementId }) => questionId === WHO && elementId === ROLE);
      expect(row?.answer).toEqual({ kind: "text", text: identifier });
    },
  );
});
