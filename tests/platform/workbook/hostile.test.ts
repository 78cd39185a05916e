import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readWorkbook } from "~/platform/workbook/read-workbook";
import type { ApiError } from "~/api/errors";
import errors from "~/texts/it/errors.json";
import { zip } from "../files/zip";
import { HEAD, handmade, inline, rowWith } from "./handmade";

const OLE = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2_000)]);
const sheet = (data: string) => handmade({ sheets: { Ambiente: data } });
const good = sheet(HEAD + rowWith("<c><v>1</v></c>"));

/** A sheet that unpacks to many times its size. */
const bomb = (bytes: number) => {
  const packed = deflateRawSync(Buffer.alloc(bytes, " "));
  return zip(
    { "[Content_Types].xml": "", "xl/workbook.xml": packed },
    { unpacked: bytes, packed: packed.length },
  );
};

describe("a file that is no workbook of ours", () => {
  test.each<[string, Buffer, string]>([
    ["an empty one", Buffer.alloc(0), "workbook_not_excel"],
    ["a table of texts", Buffer.from("Domanda;Risposta\n1;2\n"), "workbook_not_excel"],
    ["a PDF", Buffer.from("%PDF-1.7\n"), "workbook_not_excel"],
    ["a picture with script", Buffer.from("<svg onload='alert(1)'/>"), "workbook_not_excel"],
    ["an archive of something else", zip({ "word/document.xml": "<w/>" }), "workbook_not_excel"],
    [
      "an OpenDocument table",
      zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "" }),
      "workbook_open_document",
    ],
    ["one with a password, or an old .xls", OLE, "workbook_protected"],
    ["one that was cut off", good.subarray(0, good.length - 40), "workbook_broken"],
    [
      "one with other columns",
      sheet(`<row>${inline("Domanda")}${inline("Risposta")}</row>`),
      "workbook_not_ours",
    ],
    ["one without sheets", sheet(""), "workbook_not_ours"],
    [
      "one whose answers have lost their heading",
      sheet(HEAD.replace("<t>Risposta</t>", "<t>Le mie</t>")),
      "workbook_without_answers",
    ],
  ])("is refused: %s", async (_, bytes, code) => {
    await expect(readWorkbook(bytes)).rejects.toMatchObject({
      message: `internal/${code}`,
      errors: [{ path: "file", code }],
    });
    expect(errors).toHaveProperty(code);
  });
});

describe("a file that would do harm", () => {
  test.each<[string, Buffer, string]>([
    ["unpacks to a hundred times what it may", bomb(60_000_000), "25 MB una volta aperto"],
    [
      "has more entries than a workbook",
      zip(Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`x${at}`, ""]))),
      "500 parti",
    ],
    [
      "has more rows than anybody fills in",
      sheet(HEAD + "<row><c><v>1</v></c></row>".repeat(20_001)),
      "20.000 righe",
    ],
    [
      "names one long text in every row",
      handmade({
        sheets: { A: HEAD + rowWith(`<c t="s"><v>0</v></c>`).repeat(500) },
        strings: `<si><t>${"x".repeat(20_000)}</t></si>`,
      }),
      "3.000.000 caratteri nelle risposte",
    ],
  ])("is too large: it %s", async (_, bytes, limit) => {
    const refusal = await readWorkbook(bytes).catch((error: unknown) => error as ApiError);
    expect(refusal).toMatchObject({ status: 413, message: "internal/workbook_too_much" });
    const { max, what } = (refusal as ApiError).errors[0]?.params ?? {};
    expect(`${max} ${what}`).toBe(limit);
  });

  test("lies about its size: what it says is not believed", async () => {
    const packed = deflateRawSync(Buffer.alloc(60_000_000, " "));
    const liar = zip({ "xl/workbook.xml": packed }, { unpacked: 100, packed: packed.length });
    await expect(readWorkbook(liar)).rejects.toMatchObject({ message: "internal/workbook_broken" });
  });

  test.each<[string, string]>([
    ["a document type within", `<!DOCTYPE x [<!ENTITY a "aaaa">]>${HEAD}`],
    ["an entity that XML does not have", HEAD + rowWith(inline("&nbsp;"))],
    ["an entity with the name of what every object has", HEAD + rowWith(inline("&constructor;"))],
    ["a character that XML does not have", HEAD + rowWith(inline("&#0;"))],
    ["an attribute without value", `${HEAD}<row hidden></row></sheetData></worksheet>`],
    ["an attribute twice", `${HEAD}<row r="1" r="2"></row></sheetData></worksheet>`],
    ["tags that cross", `${HEAD}<row><c></row></c></sheetData></worksheet>`],
    ["a tag without end", `${HEAD}<row><c`],
    ["an attribute without end", `${HEAD}<row r="1`],
    ["a comment without end", `${HEAD}<!-- `],
  ])("is broken: it has %s", async (_, data) => {
    const bytes = handmade({
      sheets: { A: "" },
      more: { "xl/worksheets/f0.xml": `<worksheet><sheetData>${data}` },
    });
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ message: "internal/workbook_broken" });
  });

  test("names ranges of a million rows and the whole sheet: they are not looked at", async () => {
    const ranges = `<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><dataValidations><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"Sì,No"</formula1></dataValidation></dataValidations>`;
    const bytes = handmade({
      sheets: { A: "" },
      book: `<definedNames><definedName name="x">A!$A$1:$XFD$1048576</definedName></definedNames>`,
      more: {
        "xl/worksheets/f0.xml": `<worksheet><sheetData>${HEAD}${rowWith("<c><v>1</v></c>")}</sheetData>${ranges}</worksheet>`,
      },
    });
    expect(await readWorkbook(bytes)).toHaveLength(1);
  });

  test.each<[string, string, RegExp]>([
    ["a value of megabytes", `<row a="${"b ".repeat(1_000_000)}"/>`, /too_much/],
    ["a name of megabytes", `<row ${"a".repeat(2_000_000)}><c/></row>`, /broken/],
    ["half a million names without values", `<row><c ${"b ".repeat(500_000)}/></row>`, /broken/],
    [
      "half a million attributes",
      `<row${Array.from({ length: 500_000 }, (_, i) => ` a${i}=""`).join("")}/>`,
      /broken/,
    ],
    ["a million tags in each other", "<a>".repeat(1_000_000) + "</a>".repeat(1_000_000), /broken/],
    ["a million quotes", `<row a=${'"'.repeat(1_000_000)}/>`, /broken/],
  ])("has %s: it is read in one pass, and no further than it makes sense", async (_, junk, refusal) => {
    const bytes = sheet(HEAD + junk);
    await expect(readWorkbook(bytes)).rejects.toThrow(refusal);
  });

  test.each<[string, string]>([
    [
      "a billion laughs",
      `<!DOCTYPE lolz [<!ENTITY l0 "lol">${Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join("")}]>`,
    ],
    ["a file of the server", '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'],
    ["rules from elsewhere", '<!DOCTYPE x SYSTEM "http://192.0.2.1/x.dtd">'],
    ["a document type without end", `<!DOCTYPE x [${"<!ENTITY a 'b'>".repeat(100_000)}`],
  ])("would unfold %s: its document type is refused before anything is read", async (_, type) => {
    const xml = `<?xml version="1.0"?>${type}<worksheet><sheetData>${HEAD}${rowWith(inline("&l10;&f;"))}</sheetData></worksheet>`;
    const bytes = handmade({ sheets: { A: "" }, more: { "xl/worksheets/f0.xml": xml } });
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ message: "internal/workbook_broken" });
  });

  test("takes the names of what every object has", async () => {
    const rows = await readWorkbook(sheet(HEAD + rowWith("<c><v>1</v></c>", "__proto__", "constructor")));
    expect(rows).toMatchObject([{ questionId: "__proto__", elementId: "constructor" }]);
  });
});
