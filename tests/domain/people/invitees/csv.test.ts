import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText, readCsv, SEPARATORS } from "~/domain/people/invitees/csv";

const cellsOf = (text: string) => readCsv(text, 1000).rows.map(({ cells }) => cells);

describe("a text of separated values", () => {
  test.each<[string, string, string[][]]>([
    [
      "semicolons",
      "a;b\nc;d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "commas",
      "a,b,c\nd,e,f\n",
      [
        ["a", "b", "c"],
        ["d", "e", "f"],
      ],
    ],
    ["tabs", "a\tb\tc", [["a", "b", "c"]]],
    ["semicolons with a list of two inside", "a;b;c,d", [["a", "b", "c,d"]]],
    [
      "line ends of Windows",
      "a;b\r\nc;d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "line ends of old machines",
      "a;b\rc;d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["a mark at the beginning", "\ufeffa;b", [["a", "b"]]],
    ["a named separator", "sep=,\r\na,b", [["a", "b"]]],
    [
      "empty lines",
      "\n\na;b\n;\n  ; \nc;d\n\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["quotation marks", '"a;1";"b ""c"""', [["a;1", 'b "c"']]],
    ["a quoted separator before the real one", '"a,b,c,d";e;f', [["a,b,c,d", "e", "f"]]],
    ["a quoted line end", '"a\nb";c', [["a\nb", "c"]]],
    ["a quotation mark within a cell", 'a "x";b', [['a "x"', "b"]]],
    ["words after the closing mark", '"a"x;b', [["ax", "b"]]],
    ["an empty last cell", "a;b;", [["a", "b", ""]]],
    ["one column", "abc", [["abc"]]],
    ["nothing", "", []],
    ["blanks alone", " \n\t\n", []],
  ])("with %s is read", (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  test("names the line of each row, those after a cell of several lines too", () => {
    const { rows } = readCsv('a;b\n\n"c\nd";e\nf;g', 10);
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  test("with a mark that is never closed is one open row, and is not lost", () => {
    const { rows } = readCsv('a;b\nc;"d\ne;f\n', 10);
    expect(rows).toEqual([
      { line: 1, cells: ["a", "b"], isOpen: false },
      { line: 2, cells: ["c", "d\ne;f\n"], isOpen: true },
    ]);
  });

  test("keeps the first rows and counts all of them", () => {
    const { rows, count } = readCsv("a;b\n".repeat(5000), 1001);
    expect([rows.length, count]).toEqual([1001, 5000]);
  });

  test("comes back as it was written, whatever the cells hold", () => {
    const cell = fc.string({ maxLength: 12 }).filter((text) => text.trim() !== "");
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(table, fc.constantFrom(...SEPARATORS), (rows, separator) => {
        const quoted = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator));
        expect(cellsOf(quoted.join("\r\n"))).toEqual(rows);
      }),
    );
  });

  test("never throws and reads each character a bounded number of times", () => {
    const signs = fc.array(fc.constantFrom('"', ";", ",", "\t", "\n", "\r", "a", "\ufeff", "sep="));
    fc.assert(
      fc.property(signs, (parts) => {
        const { rows, count } = readCsv(parts.join(""), 5);
        expect(rows.length).toBeLessThanOrEqual(Math.min(5, count));
      }),
    );
  });

  test.each(['"', '"";', "a;", "\n", '"a\n', '""""', ";"])(
    "of a megabyte of %j is read to its end",
    (part) => {
      const text = part.repeat(Math.ceil(1_000_000 / part.length));
      expect(readCsv(text, 10).rows.length).toBeLessThanOrEqual(10);
    },
  );
});

describe("the bytes of a file", () => {
  const bytes = (text: string, encoding: BufferEncoding) => Uint8Array.from(Buffer.from(text, encoding));
  test.each<[string, Uint8Array, string | null]>([
    ["UTF-8", bytes("Niccolò", "utf8"), "Niccolò"],
    ["UTF-8 with its mark", bytes("\ufeffNiccolò", "utf8"), "Niccolò"],
    ["Windows-1252", bytes("Niccolò", "latin1"), "Niccolò"],
    ["Windows-1252 with its own signs", Uint8Array.of(0x93, 0x61, 0x94), "“a”"],
    ["UTF-16 with its mark", bytes("\ufeffNiccolò", "utf16le"), "Niccolò"],
    ["no text", Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), null],
    ["nothing", new Uint8Array(), ""],
  ])("in %s are read", (_, given, text) => {
    expect(decodeText(given)).toBe(text);
  });

  test("are read, whatever they are", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (given) => {
        const text = decodeText(given);
        if (text !== null) readCsv(text, 10);
      }),
    );
  });
});
