import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "~/api/errors";
import { questionnaire } from "~/content/questionnaires";
import { gatherRows } from "~/domain/workbook/filled";
import { LIMITS } from "~/platform/quarantine/limits";
import type { ReadRow } from "~/platform/workbook/read-row";
import { readWorkbook } from "~/platform/workbook/read-workbook";
import { XmlError, xmlTokens } from "~/platform/workbook/xml";
import { fuzz } from "../../fuzz-runs";
import { archive, type Part } from "../../hostile/corpus/archive";
import { HEAD, handmade, inline, rowWith, STYLE } from "./handmade";
import { unzip } from "./unzip";

const CELLS = [
  "<c><v>1</v></c>",
  '<c t="s"><v>0</v></c>',
  '<c t="s"><v>2</v></c>',
  '<c t="b"><v>1</v></c>',
  '<c t="e"><v>#N/A</v></c>',
  '<c t="d"><v>2025-03-01</v></c>',
  '<c t="str"><v>testo</v></c>',
  "<c><f>1+1</f><v>2</v></c>",
  `<c s="${STYLE.date}"><v>45000</v></c>`,
  `<c s="${STYLE.percent}"><v>0.125</v></c>`,
  inline("_x0041_ &amp; &#x41;"),
];

/** Rows with their numbers and cells with their places, as programs write them. */
const placed = (xml: string): string => {
  let row = 0;
  let column = 0;
  return xml.replace(/<(row|c)\b/g, (_, name: string) => {
    if (name === "row") return `<row r="${(row += 1)}"${(column = 0) || ""}`;
    return `<c r="${String.fromCharCode(65 + column++)}${row}"`;
  });
};

/** The parts of an honest workbook, with a cell of every kind. */
const PARTS = unzip(
  handmade({
    sheets: {
      Ambiente: placed(HEAD + CELLS.map((cell) => rowWith(cell)).join("")),
      Note: rowWith(inline("mie")),
    },
    strings:
      "<si><t>uno</t></si><si><r><t>d</t></r><r><t>ue</t></r></si><si><t>tre</t><rPh><t>x</t></rPh></si>",
  }),
);

/** What means something to a reader of sheets: places that no sheet has, numbers that are none, marks that open. */
const ODD_VALUES = [
  ..."1e999|-1|0|1.5|NaN|1048577|99999999999|0x10|A0|XFD1048576|ZZZZ9|A-1||s|inlineStr|d|__proto__|rId9".split(
    "|",
  ),
  ..."/xl/worksheets/f0.xml|../../f0.xml|1e-320|1e308|2025-99-99|true|14".split("|"),
];
const PIECES = [
  ..."<row>|</row>|<row/>|<c>|</c>|<c/>|<v>|</v>|<v>1e999</v>|<v>-5</v>|<is><t>|</t></is>|<si>|</si>|<f>|<rPh>".split(
    "|",
  ),
  ...'<!--|-->|<![CDATA[|]]>|<?x ?>|<!DOCTYPE a>|&#0;|&#xD800;|&amp;|&x;|"|<|>|\0|\ufeff|_xD800_|<sheet/>|<x:c/>'.split(
    "|",
  ),
  ...[
    '<sheet name="A" r:id="rId1"/>',
    '<c t="s"><v>99</v></c>',
    '<c s="99"><v>1</v></c>',
    "<t>".repeat(120),
    "\u{1f600}",
  ],
];

const SHEET = "xl/worksheets/f0.xml";

/** A share of a length. Drawn as a whole number: nearly all doubles lie close to 0. */
const at = fc.nat(999_999).map((millionths) => millionths / 1_000_000);
const placeIn = (text: { length: number }, share: number) => Math.floor(share * text.length);

/** The values in a document by what they are: the text, or an attribute, of a kind of tag. */
function valuesIn(xml: string): Map<string, { from: number; length: number }[]> {
  const found = new Map<string, { from: number; length: number }[]>();
  const add = (kind: string, from: number, length: number) =>
    found.set(kind, [...(found.get(kind) ?? []), { from, length }]);
  for (const { 0: tag, 1: name, index } of xml.matchAll(/<(\w+)[^<>]*>/g)) {
    for (const value of tag.matchAll(/ ([\w:]+)="([^"]*)"/g))
      add(
        `${name} ${value[1]}`,
        index + value.index + value[0].length - 1 - (value[2] ?? "").length,
        (value[2] ?? "").length,
      );
    const text = /^[^<>]+/.exec(xml.slice(index + tag.length, index + tag.length + 200))?.[0];
    if (text) add(`${name}`, index + tag.length, text.length);
  }
  return found;
}

/** Another value in one place; every kind of value is as likely as the others. */
const otherValue = fc
  .tuple(at, at, fc.constantFrom(...ODD_VALUES))
  .map(([kind, share, value]) => (xml: string): string => {
    const kinds = [...valuesIn(xml).values()];
    const places = kinds[placeIn(kinds, kind)] ?? [];
    const place = places[placeIn(places, share)];
    return place ? xml.slice(0, place.from) + value + xml.slice(place.from + place.length) : xml;
  });

const piece = fc
  .tuple(at, fc.nat(30), fc.constantFrom(...PIECES))
  .map(([share, length, fresh]) => (xml: string): string => {
    const place = placeIn(xml, share);
    return xml.slice(0, place) + fresh + xml.slice(place + (length > 20 ? length : 0));
  });

const repeated = fc.tuple(at, at, fc.nat(50)).map(([from, to, times]) => (xml: string): string => {
  const [begin, end] = [placeIn(xml, Math.min(from, to)), placeIn(xml, Math.max(from, to))];
  return xml.slice(0, begin) + xml.slice(begin, end).repeat(end - begin < 500 ? times : 2) + xml.slice(end);
});

const changedPart = fc.tuple(
  fc.constantFrom(
    ...Object.keys(PARTS).filter((name) => name.startsWith("xl/")),
    ...Array<string>(5).fill(SHEET),
  ),
  fc.oneof(
    { weight: 16, arbitrary: otherValue },
    { weight: 3, arbitrary: piece },
    { weight: 1, arbitrary: repeated },
  ),
);

const claims = fc.record(
  {
    packed: fc.constantFrom(0, 1, 5_000, 4_294_967_295),
    unpacked: fc.constantFrom(0, 1, 5_000, 30_000_000, 4_294_967_295),
    flags: fc.constantFrom(0, 1, 8, 0x41, 0x800),
    offset: fc.constantFrom(0, 7, 100, 4_000_000_000),
  },
  { requiredKeys: [] },
);

type ChangeParts = (parts: Part[]) => Part[];
const swapped =
  (one: number, other: number): ChangeParts =>
  (parts) =>
    parts.map((part, index) => {
      const [a, b] = [one % parts.length, other % parts.length];
      if (index !== a && index !== b) return part;
      return { ...part, data: parts[index === a ? b : a]?.data ?? "" };
    });

const changedParts = fc.oneof(
  fc.tuple(fc.nat(9), fc.nat(9)).map(([one, other]) => swapped(one, other)),
  fc.nat(9).map((one): ChangeParts => (parts) => [...parts, parts[one % parts.length] ?? { name: "x" }]),
  fc.nat(9).map(
    (one): ChangeParts =>
      (parts) =>
        parts.filter((_, index) => index !== one % parts.length),
  ),
  fc.tuple(fc.nat(9), claims).map(
    ([one, given]): ChangeParts =>
      (parts) =>
        parts.map((part, index) => (index === one % parts.length ? { ...part, claims: given } : part)),
  ),
  fc.constantFrom<ChangeParts>(
    (parts) => [...parts].reverse(),
    (parts) => parts.map((part) => ({ ...part, isStored: true })),
    (parts) => parts.map((part) => ({ ...part, name: part.name.toUpperCase() })),
    (parts) => [...parts, { name: "../../x", data: "x" }, { name: "mimetype\0", data: "" }],
  ),
);

type EditBytes = (bytes: Buffer) => Buffer;
const byteEdit = fc
  .tuple(at, fc.nat(8), fc.uint8Array({ maxLength: 8 }))
  .map(([share, length, fresh]): EditBytes => (bytes) => {
    const place = placeIn(bytes, share);
    return Buffer.concat([bytes.subarray(0, place), fresh, bytes.subarray(place + length)]);
  });

/** Workbooks with changes in their XML, in their archive, and in their bytes. */
const workbooks = fc
  .record({
    xml: fc.array(changedPart, { maxLength: 4 }),
    parts: fc.oneof(
      { weight: 8, arbitrary: fc.constant<ChangeParts[]>([]) },
      { weight: 2, arbitrary: fc.array(changedParts, { maxLength: 2 }) },
    ),
    bytes: fc.oneof(
      { weight: 12, arbitrary: fc.constant<EditBytes[]>([]) },
      { weight: 1, arbitrary: fc.array(byteEdit, { maxLength: 3 }) },
    ),
  })
  .map(({ xml, parts, bytes }) => {
    const texts = xml.reduce((now, [name, change]) => ({ ...now, [name]: change(now[name] ?? "") }), PARTS);
    const whole = Object.entries(texts).map(([name, data]): Part => ({ name, data }));
    return bytes.reduce(
      (now, change) => change(now),
      archive(parts.reduce((now, change) => change(now), whole)),
    );
  });

/** The rows, or the code of the declared refusal; every other error is passed on. */
async function outcomeOf(bytes: Buffer): Promise<ReadRow[] | string> {
  return readWorkbook(bytes).catch((error: unknown) => {
    if (error instanceof ApiError && error.code?.startsWith("internal/workbook_")) return error.code;
    throw error;
  });
}

const { questions } = questionnaire("v3");

describe("the reader of workbooks", () => {
  test("ends with rows, or with its declared refusal, whatever the bytes", async () => {
    const seen = new Map<string, number>();
    const property = fc.asyncProperty(workbooks, async (bytes) => {
      const outcome = await outcomeOf(bytes);
      const kind = typeof outcome === "string" ? outcome : "rows";
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      if (typeof outcome === "string") return;
      // Rows are handed over as JSON.
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
      for (const { place } of outcome) {
        expect(
          Number.isInteger(place.row) && place.row >= 1 && place.row <= 1_048_576,
          String(place.row),
        ).toBe(true);
      }
      expect(outcome.length).toBeLessThanOrEqual(LIMITS.workbook.rows);
      gatherRows(outcome, questions);
    });
    await fc.assert(property, fuzz("workbooks", 1_800));
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining(["rows", "internal/workbook_broken", "internal/workbook_not_ours"]),
    );
    expect(seen.get("rows") ?? 0).toBeGreaterThan(300);
  });

  test("reads the same bytes as the same rows", async () => {
    const property = fc.asyncProperty(workbooks, async (bytes) => {
      expect(await outcomeOf(bytes)).toEqual(await outcomeOf(Buffer.from(bytes)));
    });
    await fc.assert(property, fuzz("workbooks twice", 300));
  });
});

describe("the tokens of any text", () => {
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...PIECES, ...ODD_VALUES), { maxLength: 40 }).map((pieces) => pieces.join("")),
    fc
      .tuple(fc.constantFrom(...Object.values(PARTS)), piece, otherValue)
      .map(([xml, one, other]) => other(one(xml))),
    fc.string({ unit: "binary", maxLength: 200 }),
  );

  test("end, or stop at the fault, and are no more than its characters", () => {
    const property = fc.property(texts, (xml) => {
      let tokens = 0;
      let characters = 0;
      try {
        for (const token of xmlTokens(xml)) {
          tokens += 1;
          characters += token.kind === "text" ? token.text.length : token.name.length;
        }
      } catch (error) {
        if (!(error instanceof XmlError) && !(error instanceof ApiError)) throw error;
      }
      expect(tokens).toBeLessThanOrEqual(xml.length + 1);
      expect(characters).toBeLessThanOrEqual(2 * xml.length);
    });
    fc.assert(property, fuzz("tokens", 1_500));
  });
});
