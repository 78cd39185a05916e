import { describe, expect, test } from "vitest";
import { figure } from "~/documents/pdf/figure";
import { linesOf } from "~/documents/pdf/lines";
import type { Paper } from "~/documents/pdf/paper";
import { writePaper } from "~/documents/pdf/write-paper";
import { printable } from "~/documents/pdf/fonts";
import { table } from "~/documents/pdf/table";
import { heading, link, list, paragraph } from "~/documents/pdf/words";
import { allOf, readPdf } from "./read-pdf";
import { piecesOf } from "./read-text";

const FACTS = {
  title: "Report di prova",
  subject: "Prova",
  author: "Rossi S.r.l.",
  createdAt: "2026-03-01T09:00:00.000Z",
  footer: "Rossi S.r.l.",
  pageWords: (page: number, pages: number) => `pagina ${page} di ${pages}`,
  watermark: null,
};

function everything(paper: Paper): void {
  heading(paper, 1, "Titolo");
  paragraph(paper, "Un paragrafo con CO₂ e parole.");
  list(paper, ["una voce", "un'altra"]);
  heading(paper, 2, "Disegno");
  figure(paper, {
    alt: "Un cerchio",
    width: 40,
    height: 40,
    draw: (pdf) => void pdf.circle(20, 20, 9).fill("#085049"),
  });
  link(paper, "La pagina", "https://carta.example/card/1");
  table(paper, { caption: "Righe", columns: COLUMNS, rows: [{ cells: ["Acqua", "12"] }] });
}

const COLUMNS = [
  { head: "Tema", share: 2 },
  { head: "Punti", share: 1 },
];

const written = (write: (paper: Paper) => void, more: Partial<typeof FACTS> = {}) =>
  writePaper({ ...FACTS, ...more }, write);

describe("a document", () => {
  test("is tagged, in Italian, shows its title and claims PDF/UA-1", async () => {
    const bytes = await written(everything);
    const { catalog, dictionary } = readPdf(bytes);
    expect(dictionary(catalog.MarkInfo)).toEqual({ Marked: "true" });
    expect(catalog.Lang).toBe("it-IT");
    expect(dictionary(catalog.ViewerPreferences)).toEqual({ DisplayDocTitle: "true" });
    expect(bytes.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
  });

  test("has the tree of what was written, in its order", async () => {
    const [root] = readPdf(await written(everything)).roots;
    expect(root?.children.map(({ tag }) => tag)).toEqual(["H1", "P", "L", "H2", "Figure", "P", "Table"]);
    const nodes = root ? allOf(root) : [];
    expect(nodes.find(({ tag }) => tag === "Figure")?.alt).toBe("Un cerchio");
    expect(nodes.find(({ tag }) => tag === "Link")?.hasObject).toBe(true);
    expect(nodes.filter(({ tag }) => tag === "TH").map(({ scope }) => scope)).toEqual([
      "Column",
      "Column",
      "Row",
    ]);
    expect(
      nodes.filter(({ tag }) => tag === "LI").map(({ children }) => children.map(({ tag }) => tag)),
    ).toEqual([
      ["Lbl", "LBody"],
      ["Lbl", "LBody"],
    ]);
  });

  test("embeds its fonts, and a link has words for those who listen", async () => {
    const { objects } = readPdf(await written(everything));
    const all = [...objects.values()].map((value) => Object(value) as Record<string, unknown>);
    const fonts = all.filter(({ Type }) => Type === "/FontDescriptor");
    expect(fonts.length).toBe(2);
    expect(fonts.every((font) => "FontFile2" in font)).toBe(true);
    expect(all.find(({ Subtype }) => Subtype === "/Link")?.Contents).toBe("La pagina");
  });

  test("has a bookmark for each heading, the lower one below the higher", async () => {
    const { catalog, dictionary } = readPdf(await written(everything));
    const first = dictionary(dictionary(catalog.Outlines).First);
    expect([first.Title, dictionary(first.First).Title]).toEqual(["Titolo", "Disegno"]);
  });

  test("of the same content has the same bytes, whatever was written before", async () => {
    const once = await written(everything);
    await written((paper) => paragraph(paper, "‐ ﬁ μ Ω altro"));
    expect((await written(everything)).equals(once)).toBe(true);
  });

  test("does not read its watermark aloud", async () => {
    const marked = await written(everything, { watermark: "BOZZA" } as never);
    const plain = await written(everything);
    const nodesOf = (bytes: Buffer) => readPdf(bytes).roots.flatMap(allOf).length;
    expect(marked.length).toBeGreaterThan(plain.length);
    expect(nodesOf(marked)).toBe(nodesOf(plain));
  });
});

describe("a table", () => {
  test("over many pages has one header row in its structure and every row once", async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => ({ cells: [`Riga ${index}`, String(index)] }));
    const { catalog, dictionary, roots } = readPdf(
      await written((paper) => table(paper, { caption: "Tante", columns: COLUMNS, rows })),
    );
    const nodes = roots.flatMap(allOf);
    expect(nodes.filter(({ tag }) => tag === "THead")).toHaveLength(1);
    expect(nodes.filter(({ tag }) => tag === "TR")).toHaveLength(3_001);
    expect(dictionary(catalog.Pages).Count).toBeGreaterThan(50);
  });

  test("has no row alone on its last page, where two are not half a page", async () => {
    for (let count = 30; count <= 70; count++) {
      const rows = Array.from({ length: count }, (_, index) => ({ cells: [`Riga ${index}`, "1"] }));
      const pieces = piecesOf(
        await written((paper) => table(paper, { caption: "Tante", columns: COLUMNS, rows })),
      );
      const pageOf = (row: number) => pieces.find(({ text }) => text === `Riga ${row}`)?.page;
      expect([count, pageOf(count - 2)]).toEqual([count, pageOf(count - 1)]);
      expect(pageOf(count - 1)).toBeDefined();
    }
  });

  test("divides a row that is higher than a page and keeps it one row", async () => {
    const rows = [{ cells: ["Nota", "parola ".repeat(6_000)] }];
    const { roots } = readPdf(
      await written((paper) => table(paper, { caption: "Lunga", columns: COLUMNS, rows })),
    );
    const nodes = roots.flatMap(allOf);
    expect(nodes.filter(({ tag }) => tag === "TR")).toHaveLength(2);
    expect(nodes.find(({ tag, pieces }) => tag === "TD" && pieces > 3)).toBeDefined();
  });
});

describe("lines of text", () => {
  const measure = (text: string) => [...text].length;

  test("are never wider than their place and lose nothing", () => {
    const text = `${"W".repeat(250)} e poi\nuna riga ${"x".repeat(33)}`;
    const lines = linesOf(text, 20, measure);
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(20);
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(/\s/g, ""));
  });

  test("of an empty text are one empty line", () => {
    expect(linesOf("", 20, measure)).toEqual([""]);
  });
});

describe("letters that the font lacks", () => {
  const latin = (code: number) => code < 256;
  test.each([
    ["Čapek", "Capek"],
    ["bene 👍🏽 così", "bene ? così"],
    ["a\u0000b\u200bc", "a bc"],
    ["tonnellate di CO₂", "tonnellate di CO2"],
  ])("%j are printed as %j", (given, shown) => expect(printable(given, latin)).toBe(shown));
});
