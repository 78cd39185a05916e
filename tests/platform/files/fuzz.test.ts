import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kindOf, type FileKind } from "~/domain/files/kinds";
import { findingOf } from "~/platform/files/inspection/inspect";
import { Work } from "~/platform/files/inspection/work";
import { odt, docx, xlsx, relationship } from "../../hostile/corpus/archive";
import { onePage, packedPdf, stream } from "../../hostile/corpus/document";
import { lockedPdf } from "../../hostile/corpus/locked";
import { patience, runs } from "../../runs";
import { signedInPieces } from "./der";
import { SAMPLES } from "./samples";

/** Honest files of every kind, with the parts that the inspection looks into. */
const HONEST: [FileKind, Buffer][] = [
  ...Object.entries(SAMPLES).map(([name, bytes]) => [kindOf(name) as FileKind, bytes] as [FileKind, Buffer]),
  ["pdf", packedPdf("<< /A (b) /C [1 2 R <41>] >>")],
  ["pdf", onePage("/OpenAction [3 0 R /Fit]", stream("", Buffer.from("BT (a) Tj ET")))],
  ["pdf", lockedPdf()],
  ["docx", docx(relationship("word/_rels/document.xml.rels", "hyperlink", "https://a.example"))],
  ["docx", docx({ name: "word/embeddings/a.xlsx", data: xlsx() })],
  ["odt", odt({ name: "META-INF/manifest.xml", data: "<manifest:manifest/>" })],
  ["p7m", signedInPieces([Buffer.from("<a>"), Buffer.from("</a>")])],
];

/** Pieces that mean something to a reader of one of the kinds. */
const MEANINGFUL = [
  ..."<< >> [ ] ( ) < > / % obj endobj stream endstream R xref trailer %%EOF %PDF-1.7 /Length /Type/Page".split(
    " ",
  ),
  ...["PK\x01\x02", "PK\x03\x04", "PK\x05\x06", "\xff\xff\xff\xff", "\0\0\0\0", "\x30\x80", "\x24\x80"],
  ...["IHDR", "IDAT", "IEND", "\xff\xd8", "\xff\xd9", "\xff\xc0", "<!DOCTYPE", "&#", "\xff\xfe"],
].map((text) => Buffer.from(text, "latin1"));

const edit = fc.record({
  // A share of the length, drawn as a whole number: nearly all doubles lie close to 0.
  at: fc.nat(1_000_000).map((millionths) => millionths / 1_000_000),
  length: fc.integer({ min: 0, max: 12 }),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(...MEANINGFUL),
    fc
      .tuple(fc.constantFrom(...MEANINGFUL), fc.integer({ min: 2, max: 2_000 }))
      .map(([piece, times]) => Buffer.concat(Array.from({ length: times }, () => piece))),
  ),
});

const edited = fc
  .tuple(fc.constantFrom(...HONEST), fc.array(edit, { minLength: 1, maxLength: 6 }))
  .map(([[kind, honest], edits]) => {
    const bytes = edits.reduce((now, { at, length, bytes: fresh }) => {
      const place = Math.floor(at * now.length);
      return Buffer.concat([now.subarray(0, place), fresh, now.subarray(place + length)]);
    }, honest);
    return { kind, bytes };
  });

describe("the inspection of any bytes", () => {
  test.each(HONEST)("passes an honest %s", async (kind, bytes) => {
    expect(await findingOf(kind, bytes)).toBeNull();
  });

  test(
    "never throws, and reads no byte more than a few times",
    async () => {
      const property = fc.asyncProperty(edited, async ({ kind, bytes }) => {
        const work = new Work();
        const finding = await findingOf(kind, bytes, work);
        expect(finding === null || finding.startsWith("file_")).toBe(true);
        expect(work.read).toBeLessThanOrEqual(6 * (bytes.length + work.unpacked) + 10_000);
      });
      await fc.assert(property, { numRuns: runs(1_500) });
    },
    patience(60_000),
  );

  test.each(["18xrefer", "1e999", "-1e999", "0.5", "--", "+", "9".repeat(30)])(
    "comes to its end with %s for a number",
    async (number) => {
      const text = packedPdf("<< /A (b) >>").toString("latin1");
      for (const key of ["First", "N", "Length"]) {
        const changed = text.replace(new RegExp(`/${key} \\d+`), `/${key} ${number}`);
        expect(changed).not.toBe(text);
        const finding = await findingOf("pdf", Buffer.from(changed, "latin1"));
        expect(finding === null || finding.startsWith("file_")).toBe(true);
      }
    },
  );

  test("is the same for the same bytes under every kind, and throws for none", async () => {
    const kinds = [...new Set(HONEST.map(([kind]) => kind))];
    const property = fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom(...kinds),
      async (raw, kind) => {
        const bytes = Buffer.from(raw);
        expect(await findingOf(kind, bytes)).toBe(await findingOf(kind, bytes));
      },
    );
    await fc.assert(property, { numRuns: runs(300) });
  });
});
