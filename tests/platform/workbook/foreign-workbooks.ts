import { buffer } from "node:stream/consumers";
import { deflateRawSync } from "node:zlib";
import { ZipFile } from "yazl";
import { zip } from "../files/zip";
import { HEAD, inline, rowWith } from "./handmade";

/** What becomes of a foreign workbook: how many rows are read, or the code of the refusal and the limit that it names. */
export type Expected = { rows: number } | { code: string; limit?: string };

/** A workbook that was made to do harm; none is larger than a person may hand in. */
interface ForeignWorkbook {
  name: string;
  make(): Promise<Buffer> | Buffer;
  expected: Expected;
}

interface Parts {
  /** The XML of each sheet's data. */
  sheets?: string[];
  /** How many entries of the list of sheets name the first one. */
  twins?: number;
  strings?: string;
  styles?: string;
  book?: string;
  relations?: string;
  more?: Record<string, string>;
}

const ONE_ROW = HEAD + rowWith("<c><v>1</v></c>");
const many = (xml: string, times: number) => xml.repeat(times);
const MB = 1_000_000;

/** A packed workbook of these parts, well formed but for what they hold. */
function packed({
  sheets = [ONE_ROW],
  twins = 1,
  strings = "",
  styles = "",
  ...rest
}: Parts): Promise<Buffer> {
  const { book = "", relations = "", more = {} } = rest;
  const archive = new ZipFile();
  const add = (name: string, xml: string) => archive.addBuffer(Buffer.from(xml), name);
  const listed = [...Array<number>(twins).fill(0), ...sheets.keys()].slice(0, twins + sheets.length - 1);
  const places = twins > 1 ? listed : [...sheets.keys()];
  const entries = places.map((at, index) => `<sheet name="F${index}" sheetId="${index + 1}" r:id="r${at}"/>`);
  const targets = sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/f${at}.xml"/>`);
  add("[Content_Types].xml", "<Types/>");
  add("xl/workbook.xml", `<workbook xmlns:r="r">${book}<sheets>${entries.join("")}</sheets></workbook>`);
  add("xl/_rels/workbook.xml.rels", `<Relationships>${targets.join("")}${relations}</Relationships>`);
  add("xl/styles.xml", `<styleSheet>${styles}</styleSheet>`);
  add("xl/sharedStrings.xml", `<sst>${strings}</sst>`);
  sheets.forEach((data, at) =>
    add(`xl/worksheets/f${at}.xml`, `<worksheet><sheetData>${data}</sheetData></worksheet>`),
  );
  for (const [name, xml] of Object.entries(more)) add(name, xml);
  archive.end();
  return buffer(archive.outputStream);
}

/** An archive with one entry that says it unpacks to `claimed` bytes. */
function bomb(bytes: number, claimed: number): Buffer {
  const data = deflateRawSync(Buffer.alloc(bytes, " "));
  return zip({ "xl/workbook.xml": data }, { unpacked: claimed, packed: data.length });
}

const tooMuch = (limit: string): Expected => ({ code: "workbook_too_much", limit });
const BROKEN: Expected = { code: "workbook_broken" };
const inCell = (text: string) => HEAD + rowWith(inline(text));
const format = (code: string, id = 164) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`;
const attribute = (value: string) => HEAD + many(`<row a="${value}"/>`, 350) + rowWith("<c><v>1</v></c>");

/** The rows of the table of the review, as far as they are workbooks. */
const REVIEWED: ForeignWorkbook[] = [
  ...[10, 20, 40, 60].map((thousand) => ({
    name: `a number format of ${thousand},000 open brackets`,
    make: () => packed({ styles: format(many("[", thousand * 1000)) }),
    expected: { rows: 1 },
  })),
  {
    name: "a number format of 80,000 open brackets",
    make: () => packed({ styles: format(many("[", 80_000)) }),
    expected: tooMuch("65.536 caratteri in una proprietà"),
  },
  {
    name: "ten entries that name one sheet of 20 MB",
    make: () => packed({ sheets: [HEAD + many("<row/>", 3_300_000)], twins: 10 }),
    expected: tooMuch("1.000.000 elementi in una parte"),
  },
  {
    name: "one row with 1.4 million cells",
    make: () => packed({ sheets: [`${HEAD}<row>${many("<c><v>1</v></c>", 1_400_000)}</row>`] }),
    expected: tooMuch("1000 caselle in una riga"),
  },
  {
    name: "23 MB of shared texts",
    make: () => packed({ strings: many("<si><t>abcdefgh</t></si>", 958_000) }),
    expected: tooMuch("8 MB di testi"),
  },
];

const COUNTED: ForeignWorkbook[] = [
  {
    name: "400 number formats of 60,000 open quotes, brackets and backslashes",
    make: () =>
      packed({ styles: Array.from({ length: 400 }, (_, at) => format(many("[\\", 30_000), at)).join("") }),
    expected: { rows: 1 },
  },
  {
    name: "ten entries that name one sheet",
    make: () => packed({ twins: 10 }),
    expected: { rows: 1 },
  },
  {
    name: "21 sheets",
    make: () => packed({ sheets: Array<string>(21).fill(ONE_ROW) }),
    expected: tooMuch("20 fogli"),
  },
  {
    name: "two million elements that mean nothing",
    make: () => packed({ sheets: [HEAD + many("<x/>", 2_000_000)] }),
    expected: tooMuch("1.000.000 elementi in una parte"),
  },
  {
    name: "2,000 rows of 1,000 cells",
    make: () => packed({ sheets: [HEAD + many(`<row>${many("<c/>", 1_000)}</row>`, 2_000)] }),
    expected: tooMuch("400.000 caselle"),
  },
  {
    name: "200,000 names of ranges",
    make: () =>
      packed({ book: `<definedNames>${many("<definedName>A!$A$1</definedName>", 200_000)}</definedNames>` }),
    expected: tooMuch("1000 nomi di intervalli"),
  },
  {
    name: "300,000 styles of cells",
    make: () => packed({ styles: `<cellXfs>${many('<xf numFmtId="1"/>', 300_000)}</cellXfs>` }),
    expected: tooMuch("10.000 stili"),
  },
  {
    name: "a million empty shared texts",
    make: () => packed({ strings: many("<si/>", 1_000_000) }),
    expected: tooMuch("100.000 testi diversi"),
  },
  {
    name: "100,000 relations",
    make: () => packed({ relations: many('<Relationship Id="x" Target="y"/>', 100_000) }),
    expected: tooMuch("200 collegamenti"),
  },
  {
    name: "one long text that 10,000 cells name",
    make: () =>
      packed({
        strings: `<si><t>${many("x ", 3 * MB)}</t></si>`,
        sheets: [HEAD + many(rowWith('<c t="s"><v>0</v></c>'), 10_000)],
      }),
    expected: tooMuch("3.000.000 caratteri nelle risposte"),
  },
  {
    name: "one text of spaces that 300,000 cells name",
    make: () =>
      packed({
        strings: `<si><t>${many(" ", 7 * MB)}</t></si>`,
        sheets: [HEAD + many(`<row>${many('<c t="s"><v>0</v></c>', 300)}</row>`, 900)],
      }),
    expected: { rows: 0 },
  },
  {
    name: "an archive that says it unpacks to 4 GB",
    make: () => bomb(MB, 4_000_000_000),
    expected: tooMuch("25 MB una volta aperto"),
  },
  {
    name: "an archive that hides that it unpacks to 100 MB",
    make: () => bomb(100 * MB, 100),
    expected: BROKEN,
  },
  {
    name: "600 parts",
    make: () => packed({ more: Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`x${at}`, ""])) }),
    expected: tooMuch("500 parti"),
  },
  {
    name: "30 sheets of a megabyte, of which the book names one",
    make: () =>
      packed({
        more: Object.fromEntries(
          Array.from({ length: 30 }, (_, at) => [`xl/worksheets/x${at}.xml`, many(" ", MB)]),
        ),
      }),
    expected: tooMuch("25 MB una volta aperto"),
  },
];

const TWISTED: ForeignWorkbook[] = [
  {
    name: "24 MB of references to a sign",
    make: () => packed({ sheets: [inCell(many("&#x41;", 4 * MB))] }),
    expected: { rows: 1 },
  },
  {
    name: "a comment of 24 MB",
    make: () => packed({ sheets: [`<!-- ${many("-x", 12 * MB)} -->${ONE_ROW}`] }),
    expected: { code: "file_over_budget" },
  },
  {
    name: "a number of 24 million digits",
    make: () => packed({ sheets: [HEAD + rowWith(`<c><v>${many("9", 24 * MB)}</v></c>`)] }),
    expected: { rows: 1 },
  },
  {
    name: "24 MB of coded signs",
    make: () => packed({ sheets: [inCell(many("_x0041_", 3_400_000))] }),
    expected: { rows: 1 },
  },
  {
    name: "24 MB of half coded signs",
    make: () => packed({ sheets: [inCell(many("_x004", 4_800_000))] }),
    expected: { rows: 1 },
  },
  {
    name: "a million processing instructions",
    make: () => packed({ sheets: [many("<?a b?>", 3 * MB) + ONE_ROW] }),
    expected: { rows: 1 },
  },
  {
    name: "350 long values of attributes",
    make: () => packed({ sheets: [attribute(many("A", 65_000))] }),
    expected: { rows: 1 },
  },
  {
    name: "cells whose place is a word of 60,000 letters",
    make: () => packed({ sheets: [HEAD + many(`<row><c r="${many("A", 60_000)}"/></row>`, 350)] }),
    expected: { rows: 0 },
  },
  {
    name: "a tag whose name is 20 MB long",
    make: () => packed({ sheets: [`${HEAD}<${many("a", 20 * MB)}/>`] }),
    expected: { rows: 0 },
  },
  {
    name: "a million tags in each other",
    make: () => packed({ sheets: [many("<a>", MB) + many("</a>", MB)] }),
    expected: BROKEN,
  },
  {
    name: "entities that unfold to a billion",
    make: () =>
      packed({
        more: {},
        strings: `<!DOCTYPE x [${Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${many(`&l${at};`, 10)}">`).join("")}]>&l10;`,
      }),
    expected: BROKEN,
  },
];

export const FOREIGN_WORKBOOKS: ForeignWorkbook[] = [...REVIEWED, ...COUNTED, ...TWISTED];
