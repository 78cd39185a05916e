import fc from "fast-check";
import { expect, test } from "vitest";
import { dateWords, readDate } from "~/domain/calendar-date";
import {
  identifierError,
  type IdentifierKind,
  cleanIdentifier,
  readWholeAmount,
} from "~/domain/company/registry-rules";
import { isDecimal } from "~/domain/decimal";
import { fileName } from "~/domain/files/file-name";
import { kindOf } from "~/domain/files/kinds";
import { type NumberKind, readNumber, showNumber } from "~/domain/italian-number";
import { originOf, parseAddress } from "~/domain/network/address";
import { oneLine, toLatin1 } from "~/domain/plain-text";
import errors from "~/texts/it/errors.json";
import { fuzz } from "../fuzz-runs";
import { badTexts } from "../hostile/fuzz/bad-values";

/** Texts that almost are a number, a date, an address or a file's name, and texts that are nothing. */
const almost = (pieces: string) =>
  fc.array(fc.constantFrom(...pieces.split("|")), { maxLength: 14 }).map((words) => words.join(""));

const texts = (pieces: string) =>
  fc.oneof(
    { weight: 6, arbitrary: almost(pieces) },
    { weight: 1, arbitrary: badTexts },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  );

test("any text is a number in its one spelling, or is refused for a declared reason", () => {
  const typed = texts("0|1|9|12|345|.|,| |-|+|−|–|%|€|１|．|\u00a0|\u200b|e|x|000");
  const property = fc.property(
    typed,
    fc.constantFrom<NumberKind>("decimal", "integer", "percentage"),
    (text, kind) => {
      const read = readNumber(text, kind);
      if ("error" in read)
        expect(["not_a_number", "ambiguous_number", "no_decimals", "too_many_digits"]).toContain(read.error);
      else {
        expect(isDecimal(read.value)).toBe(true);
        expect(readNumber(showNumber(read.value), "decimal")).toEqual(read);
      }
    },
  );
  fc.assert(property, fuzz("numbers", 3_000));
});

test("any text is an amount of whole euro, or is refused", () => {
  const property = fc.property(texts("0|1|250|.000|,00|.| |-|€|1e3"), (text) => {
    const read = readWholeAmount(text);
    if ("value" in read) expect(Number.isSafeInteger(read.value) && read.value >= 0).toBe(true);
    else expect(Object.keys(errors)).toContain(read.error);
  });
  fc.assert(property, fuzz("amounts", 1_500));
});

test("any text is a day of the calendar since 1900, or none", () => {
  const property = fc.property(
    texts("0|1|2|3|28|29|30|31|12|02|/|-|.| |2024|2025|1900|0000|9999|T00:00|２"),
    (text) => {
      const day = readDate(text);
      if (day === null) return;
      expect(day).toMatch(/^(19|[2-9]\d)\d\d-\d\d-\d\d$/);
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      expect(readDate(dateWords(day))).toBe(day);
    },
  );
  fc.assert(property, fuzz("days", 3_000));
});

test("any text is an address in its one spelling, or none, and names a short place", () => {
  const property = fc.property(texts("::|:|1|ffff|0|.|127|10|255|256|[|]|%eth0|/64|:80|a|g"), (text) => {
    const address = parseAddress(text);
    if (address !== null) expect(parseAddress(address)).toBe(address);
    expect(originOf(text).length).toBeLessThanOrEqual(64);
    expect(originOf(address ?? text)).toBe(originOf(text));
  });
  fc.assert(property, fuzz("addresses", 2_000));
});

test("any text becomes the name of a file: seen whole, without a path, of at most 255 bytes, and named again the same", () => {
  const property = fc.property(
    texts("a|.|..|/|\\| |pdf|.pdf|è|😀|\u202e|\0|\r\n|CON|\ufffe|\ud800|\u2028|xxxxxxxxxxxxxxxx"),
    (text) => {
      const name = fileName(text);
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(name).not.toMatch(/^\.|[. ]$/);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name.length).toBeGreaterThan(0);
      expect(fileName(name)).toBe(name);
      kindOf(name);
    },
  );
  fc.assert(property, fuzz("file names", 2_000));
});

test("a name as long as a part's header may be takes no longer than its length", () => {
  const ends = [".pdf", "", ".".repeat(500), " ".repeat(500)];
  for (let count = 0; count < 200; count += 1) {
    const long = `${"aè😀. "[count % 6] ?? "a"}`.repeat(16_000) + (ends[count % ends.length] ?? "");
    expect(Buffer.byteLength(fileName(long))).toBeLessThanOrEqual(255);
  }
});

test("any text in the characters that are stored has only these, and stays as it is", () => {
  const property = fc.property(
    texts("a|’|“|–|…|€|₂|ő|Ł|ﬁ|😀|\u0301|\u200d|\u202e|\r|\n|\t|\u2028|\ud800|\u00ad|ÿ|Ā"),
    (text) => {
      const plain = toLatin1(text).text;
      expect(plain).toMatch(/^[\t\n\x20-\x7e\xa0-\xff]*$/);
      expect(toLatin1(plain).text).toBe(plain);
      expect(oneLine(oneLine(text))).toBe(oneLine(text));
    },
  );
  fc.assert(property, fuzz("plain texts", 2_000));
});

test("any text is an identifier, or is refused for a declared reason, however often it is cleaned", () => {
  const kinds = fc.constantFrom<IdentifierKind>("partitaIva", "vatNumber", "dunsNumber", "fiscalCode");
  const property = fc.property(
    texts("IT|0|1|00743110157|743110157|-|.| |A|RSSMRA80A01H501U|FR|DE|\u200b|１"),
    kinds,
    (text, kind) => {
      const cleaned = cleanIdentifier(kind, text);
      expect(cleanIdentifier(kind, cleaned)).toBe(cleaned);
      const error = identifierError(kind, cleaned);
      if (error !== null) expect(Object.keys(errors)).toContain(error);
    },
  );
  fc.assert(property, fuzz("identifiers", 2_000));
});
