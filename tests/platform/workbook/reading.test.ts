import { describe, expect, test } from "vitest";
import type { Cell } from "~/domain/workbook/cell";
import { readWorkbook } from "~/platform/workbook/read-workbook";
import { HEADINGS } from "~/platform/workbook/workbook-words";
import { HEAD, handmade, inline, rowWith, STYLE } from "./handmade";

async function answerIn(cell: string, strings = "", book = ""): Promise<Cell | undefined> {
  const rows = await readWorkbook(handmade({ sheets: { Ambiente: HEAD + rowWith(cell) }, strings, book }));
  return rows[0]?.answer;
}

const number = (value: string, isPercent = false): Cell => ({ kind: "number", value, isPercent });
const text = (words: string): Cell => ({ kind: "text", text: words });
const numbered = (value: string, style = STYLE.plain) => `<c s="${style}"><v>${value}</v></c>`;

describe("a cell of an uploaded workbook", () => {
  test.each<[string, string, Cell | undefined]>([
    ["a text of its own", inline("Acciaio &amp; ferro"), text("Acciaio & ferro")],
    [
      "a text in runs",
      `<c t="inlineStr"><is><r><t>Ac</t></r><r><rPr><b/></rPr><t>ciaio</t></r></is></c>`,
      text("Acciaio"),
    ],
    ["a text kept as a result", `<c t="str"><v>Acciaio</v></c>`, text("Acciaio")],
    ["a shared text", `<c t="s"><v>1</v></c>`, text("ferro")],
    ["a shared text in runs, with how it is read aloud", `<c t="s"><v>2</v></c>`, text("acqua dolce")],
    ["a text with an escaped sign", inline("a_x000A_b_x005F_x0041_"), text("a\nb_x0041_")],
    ["a text of spaces", inline("  "), undefined],
    ["nothing", `<c/>`, undefined],
    ["nothing but a style", `<c s="2"/>`, undefined],
    ["a number", numbered("12"), number("12")],
    ["a number as Excel keeps 33,3", numbered("33.299999999999997"), number("33.3")],
    ["a number as a sum leaves it", numbered("0.30000000000000004"), number("0.3")],
    ["a number with an exponent", numbered("1.5E-3"), number("0.0015")],
    ["a large number", numbered("1.2345678E7"), number("12345678")],
    ["a negative number", numbered("-0.25"), number("-0.25")],
    ["zero", numbered("0"), number("0")],
    ["a number shown with thousands and a unit", numbered("1234.5", STYLE.thousands), number("1234.5")],
    ["a percentage", numbered("0.123", STYLE.percent), number("0.123", true)],
    ["a percentage of its own format", numbered("0.5", STYLE.ownPercent), number("0.5", true)],
    ["a day", numbered("46022", STYLE.date), { kind: "date", text: "31/12/2025" }],
    ["a day of its own format", numbered("45789", STYLE.ownDate), { kind: "date", text: "12/05/2025" }],
    ["a time", numbered("46022.5", STYLE.date), { kind: "date", text: null }],
    ["a day in words", `<c t="d"><v>2025-12-31T00:00:00</v></c>`, { kind: "date", text: "31/12/2025" }],
    ["true", `<c t="b"><v>1</v></c>`, { kind: "boolean", value: true }],
    ["false", `<c t="b"><v>0</v></c>`, { kind: "boolean", value: false }],
    ["an error", `<c t="e"><v>#N/A</v></c>`, { kind: "error" }],
    ["a formula with its result", `<c><f>SUM(A1:A9)</f><v>45</v></c>`, { kind: "formula" }],
    ["a shared formula", `<c t="str"><f t="shared" si="0"/><v>x</v></c>`, { kind: "formula" }],
    ["a text that looks like a formula", inline("=1+1"), text("=1+1")],
    ["a number no computer has", numbered("1E999"), { kind: "error" }],
    ["a shared text that is not there", `<c t="s"><v>99</v></c>`, undefined],
  ])("holds %s", async (_, cell, expected) => {
    const strings = `<si/><si><t>ferro</t></si><si><r><t xml:space="preserve">acqua </t></r><r><t>dolce</t></r><rPh sb="0" eb="1"><t>akua</t></rPh></si>`;
    expect(await answerIn(cell, strings)).toEqual(expected);
  });

  test("holds the day it says, where days are counted from 1904", async () => {
    const book = `<workbookPr date1904="1"/>`;
    expect(await answerIn(numbered("44560", STYLE.date), "", book)).toEqual({
      kind: "date",
      text: "31/12/2025",
    });
  });

  test("is cut where it is longer than any answer", async () => {
    const cell = await answerIn(inline("x".repeat(50_000)));
    expect(cell?.kind === "text" && cell.text).toHaveLength(10_000);
  });
});

describe("the rows of an uploaded workbook", () => {
  test("are found on any sheet, at the row the person sees", async () => {
    const rows = await readWorkbook(
      handmade({
        sheets: {
          Appunti: `<row>${inline("Da chiedere al consulente")}</row>`,
          "I miei dati": `<row r="3">${inline("Titolo mio")}</row>${HEAD.replace("<row>", '<row r="4">')}${rowWith(numbered("5")).replace("<row>", '<row r="9" hidden="1">')}`,
        },
      }),
    );
    expect(rows).toEqual([
      {
        place: { sheet: "I miei dati", row: 9 },
        questionId: "q",
        elementId: "e",
        revision: 3,
        origin: "azienda/2025/bozza",
        answer: number("5"),
        about: {},
      },
    ]);
  });

  test.each(["1e999", "99999999999", "1.5", "-3", "0", "NaN", ""])(
    "follow the row before them where they have a number that no sheet has (%j)",
    async (number) => {
      const row = rowWith("<c><v>1</v></c>").replace("<row>", `<row r="${number}">`);
      const rows = await readWorkbook(handmade({ sheets: { A: HEAD + row + rowWith("<c><v>2</v></c>") } }));
      expect(rows.map(({ place }) => place.row)).toEqual([2, 3]);
    },
  );

  test("are read by their headings, wherever a column was moved", async () => {
    const columns = ["answer", "origin", "explanation", "elementId", "questionId", "revision"] as const;
    const head = `<row><c r="B1" t="inlineStr"><is><t>La mia colonna</t></is></c>${columns
      .map((column, at) =>
        inline(HEADINGS[column].toUpperCase()).replace("<c", `<c r="${"DEFGHI"[at] ?? ""}1"`),
      )
      .join("")}</row>`;
    const row = `<row><c r="D2"><v>7</v></c><c r="E2" t="inlineStr"><is><t>o</t></is></c><c r="F2" t="inlineStr"><is><t>nota</t></is></c><c r="G2" t="inlineStr"><is><t>e</t></is></c><c r="H2" t="inlineStr"><is><t>q</t></is></c><c r="I2"><v>4</v></c></row>`;
    const [read] = await readWorkbook(handmade({ sheets: { Foglio1: head + row } }));
    expect(read).toMatchObject({
      questionId: "q",
      elementId: "e",
      revision: 4,
      origin: "o",
      answer: number("7"),
      about: { explanation: text("nota") },
    });
  });

  test("have no revision where it cannot be read", async () => {
    const row = rowWith(numbered("1")).replace("<t>3</t>", "<t>tre</t>");
    const [read] = await readWorkbook(handmade({ sheets: { A: HEAD + row } }));
    expect(read?.revision).toBeNull();
  });

  test("that are the person's own and empty are no rows", async () => {
    expect(await readWorkbook(handmade({ sheets: { A: `${HEAD}<row>${inline("")}</row><row/>` } }))).toEqual(
      [],
    );
  });
});
