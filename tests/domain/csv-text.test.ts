import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvText } from "~/domain/csv-text";

describe("a CSV text", () => {
  test("begins with a byte order mark and separates cells with semicolons, lines with CRLF", () => {
    expect(
      csvText([
        ["Cognome", "Nome"],
        ["D'Angelo", "Niccolò"],
      ]),
    ).toBe("\uFEFFCognome;Nome\r\nD'Angelo;Niccolò\r\n");
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["+39 030", "'+39 030"],
    ["-5", "-5"],
    ["-2,5", "-2,5"],
    ["-5+1", "'-5+1"],
    ["-2,5\n", '"\'-2,5\n"'],
    ["-", "'-"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", `"'\r=1"`],
    ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
    ["Rossi; Bianchi", '"Rossi; Bianchi"'],
    ['detto "Nino"', '"detto ""Nino"""'],
    ["due\nrighe", '"due\nrighe"'],
    ["＝1+1", "'＝1+1"],
    ["Rossi,=cmd|'/c calc'!A1", `"Rossi,=cmd|'/c calc'!A1"`],
    ["12,5", "12,5"],
    ["a=b", "a=b"],
    ["", ""],
  ])("writes %j as %j", (cell, written) => {
    expect(csvText([[cell]])).toBe(`\uFEFF${written}\r\n`);
  });

  test("never has a cell that begins like a formula, and keeps every cell", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n;\"'ab") })), (cells) => {
        const read = cellsOf(csvText([cells]).slice(1, -2));
        expect(read).toEqual(
          cells.length === 0 ? [""] : cells.map((cell) => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell)),
        );
      }),
    );
  });
});

/** The cells of one line as a spreadsheet reads them. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const [all, cell] = quoted ? [quoted[0], (quoted[1] ?? "").replaceAll('""', '"')] : plain(rest);
    cells.push(cell);
    if (all.length === rest.length) return cells;
    rest = rest.slice(all.length + 1);
  }
}

function plain(rest: string): [string, string] {
  const cell = rest.split(";", 1)[0] ?? "";
  return [cell, cell];
}
