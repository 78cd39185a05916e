import { describe, expect, test } from "vitest";
import { kindOf, type FileKind } from "~/domain/files/kinds";
import { findingOf } from "~/platform/files/inspection/inspect";
import { Work } from "~/platform/files/inspection/work";
import { ENVELOPE, pdf, SAMPLES } from "./samples";
import { signed, signedInPieces } from "./der";
import { zip } from "./zip";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = "<!DOCTYPE html><script>alert(1)</script>";
const TYPES = { "[Content_Types].xml": "<Types/>" };
const MB = 1024 * 1024;

const samples = Object.entries(SAMPLES).map(([name, bytes]) => [name, bytes] as const);

describe("the content of a file (fault 19)", () => {
  test.each(samples)("of %s is what its name says", async (name, bytes) => {
    expect(await findingOf(kindOf(name) as FileKind, bytes)).toBeNull();
  });

  test.each(samples)("of no other kind passes for %s", async (name) => {
    const kind = kindOf(name) as FileKind;
    const text: FileKind[] = ["csv", "txt"];
    const others = samples.filter(([other]) => {
      const otherKind = kindOf(other) as FileKind;
      return otherKind !== kind && !(text.includes(kind) && /pdf|csv|txt/.test(otherKind));
    });
    for (const [other, bytes] of others) {
      expect([other, await findingOf(kind, bytes)]).toEqual([other, "file_content_differs"]);
    }
  });

  test.each([
    ["a drawing with script", "png", SVG],
    ["a drawing with script", "jpg", SVG],
    ["a web page", "pdf", HTML],
    ["a web page", "docx", HTML],
    ["a web page", "p7m", HTML],
    ["a program", "png", Buffer.from("MZ\u0090\u0000\u0003", "latin1")],
    ["a program", "txt", Buffer.from("\u007fELF\u0002\u0001\u0001\u0000", "latin1")],
    ["an old or locked document", "docx", Buffer.from("d0cf11e0a1b11ae1".padEnd(1024, "0"), "hex")],
    ["a bare archive", "xlsx", zip({ "a.txt": "a" })],
    ["an archive that calls itself a text in the wrong place", "odt", zip({ a: "b", mimetype: "x" })],
    ["a sealed envelope", "p7m", Buffer.from(ENVELOPE.toString("hex").replace("0702", "0703"), "hex")],
  ] satisfies [string, FileKind, string | Buffer][])("%s does not pass for a %s", async (_, kind, bytes) => {
    expect(await findingOf(kind, Buffer.from(bytes as string))).toBe("file_content_differs");
  });

  test.each([
    ["pdf", pdf("x").subarray(0, 12)],
    ["png", SAMPLES["impianto.png"].subarray(0, 40)],
    ["jpg", SAMPLES["cantiere.jpg"].subarray(0, 60)],
    ["docx", SAMPLES["relazione.docx"].subarray(0, 60)],
    ["ods", SAMPLES["consumi.ods"].subarray(0, 60)],
    ["p7m", ENVELOPE.subarray(0, 40)],
  ] satisfies [FileKind, Buffer][])("a %s that ends too early is broken", async (kind, bytes) => {
    expect(await findingOf(kind, bytes)).toBe("file_broken");
  });

  test.each(samples)("an empty file is no %s", async (name) => {
    expect(await findingOf(kindOf(name) as FileKind, Buffer.alloc(0))).toBe("file_empty");
  });

  test("a text may be in the coding of any desktop", async () => {
    for (const bytes of [
      Buffer.from("però\r\n", "utf8"),
      Buffer.from("però\r\n", "latin1"),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("però\r\n", "utf16le")]),
    ]) {
      expect(await findingOf("txt", bytes)).toBeNull();
    }
  });

  test("an envelope may be written in letters", async () => {
    const letters = ENVELOPE.toString("base64");
    for (const text of [letters, `-----BEGIN PKCS7-----\n${letters}\n-----END PKCS7-----\n`]) {
      expect(await findingOf("p7m", Buffer.from(text))).toBeNull();
    }
  });
});

describe("a signed envelope", () => {
  test.each([
    ["an invoice", Buffer.from("<FatturaElettronica/>")],
    ["a signed document", ENVELOPE],
    ["a picture", SAMPLES["cantiere.jpg"]],
    ["a document", SAMPLES["relazione.docx"]],
  ])("around %s passes, whole and in pieces without lengths", async (_, document) => {
    expect(await findingOf("p7m", signed(document))).toBeNull();
    const half = Math.ceil(document.length / 2);
    const pieces = [document.subarray(0, half), document.subarray(half)];
    expect(await findingOf("p7m", signedInPieces(pieces))).toBeNull();
  });
});

describe("a zip bomb (fault 19)", () => {
  const document = { ...TYPES, "word/document.xml": "x" };

  test("is known by what it declares, and nothing of it is unpacked", async () => {
    const work = new Work();
    expect(await findingOf("docx", zip(document, { unpacked: 400 * MB, packed: 1 }), work)).toBe(
      "file_too_complex",
    );
    expect(work.unpacked).toBe(0);
  });

  test("whose entries share their bytes declares more than it has", async () => {
    expect(await findingOf("docx", zip(document, { unpacked: 10, packed: 5_000 }))).toBe("file_broken");
  });

  test("of very many entries is refused before they are read", async () => {
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`a${index}`, ""]));
    expect(await findingOf("xlsx", zip(many))).toBe("file_too_complex");
  });
});
