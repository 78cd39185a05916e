import { describe, expect, test } from "vitest";
import { ACCEPTED_ENDINGS, FILE_KINDS, KIND_NAMES, kindOf } from "~/domain/files/kinds";
import { FILE_LIMIT, sizeWords, TOTAL_LIMIT } from "~/domain/files/limits";

describe("the kind of a file", () => {
  test.each([
    ["bolletta.pdf", "pdf"],
    ["FOTO.JPEG", "jpg"],
    ["foto.jpg", "jpg"],
    ["bilancio.2025.xlsx", "xlsx"],
    ["contratto.pdf.p7m", "p7m"],
    ["dati.csv", "csv"],
  ])("%s is %s", (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });

  test.each([
    "virus.exe",
    "pagina.html",
    "disegno.svg",
    "macro.xlsm",
    "vecchio.doc",
    "pdf",
    "a.pdf.",
    "a.pdf/x",
  ])("%s is none that may be handed in", (name) => {
    expect(kindOf(name)).toBeNull();
  });

  test("those of the decision are all there, each ending once", () => {
    expect(Object.keys(FILE_KINDS)).toEqual(KIND_NAMES.split(", "));
    expect(KIND_NAMES).toBe("pdf, png, jpg, docx, xlsx, odt, ods, csv, txt, p7m");
    const endings = ACCEPTED_ENDINGS.split(",");
    expect(new Set(endings).size).toBe(endings.length);
  });
});

describe("the size of a file", () => {
  test.each([
    [1, "1 KB"],
    [34_500, "34 KB"],
    [1_258_291, "1,2 MB"],
    [FILE_LIMIT, "10 MB"],
    [TOTAL_LIMIT, "100 MB"],
    [1024 ** 3, "1 GB"],
    [50_000_000_000, "46,6 GB"],
  ])("of %i bytes reads %s", (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });
});
