import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { onePagePdf } from "~/demo/one-page-pdf";
import type { FileKind } from "~/domain/files/kinds";
import { findingOf } from "~/platform/files/inspection/inspect";
import { docx, odt, relationship, xlsx } from "../../hostile/corpus/archive";
import { objectStream, onePage, packedPdf, pdfOf, stream } from "../../hostile/corpus/document";
import { lockedPdf } from "../../hostile/corpus/locked";
import { chunk, frame, jpg, segment, smallPng } from "../../hostile/corpus/picture";

const fixture = (name: string) => readFileSync(path.resolve("tests/fixtures/locked", name));
const behind = (file: Buffer, tail: Buffer | string) => Buffer.concat([file, Buffer.from(tail as string)]);
const attachment = "<< /Type /Filespec /F (fattura.xml) /UF <feff0066002e0078006d006c> /EF << /F 5 0 R >> >>";
const word = (type: string, target: string) =>
  docx(relationship("word/_rels/settings.xml.rels", type, target));

/** What companies send: each of these was refused by some check that is too strict. */
const ORDINARY: [string, FileKind, () => Buffer][] = [
  ["a printed page", "pdf", () => onePagePdf(["Bolletta", "123 kWh"])],
  ["objects in an object stream", "pdf", () => packedPdf()],
  [
    "objects in an object stream with a predictor",
    "pdf",
    () => onePage("", objectStream(["<< /A 1 >>"], "/DecodeParms << /Predictor 1 >>")),
  ],
  ["a view at its opening", "pdf", () => onePage("/OpenAction [3 0 R /XYZ null null 1]")],
  [
    "a page to go to at its opening",
    "pdf",
    () => onePage("/OpenAction 4 0 R", "<< /S /GoTo /D [3 0 R /Fit] >>"),
  ],
  ["a print dialog at its opening", "pdf", () => onePage("/OpenAction << /S /Named /N /Print >>")],
  [
    "a link to the web",
    "pdf",
    () => onePage("", "<< /Subtype /Link /A << /S /URI /URI (https://a.it) >> >>"),
  ],
  [
    "raw pixels with the letters of an object",
    "pdf",
    () => onePage("", stream("/Subtype /Image", Buffer.from(`obj${"[<<".repeat(9000)}`))),
  ],
  ["fonts called AA, JS and S", "pdf", () => onePage("", "<< /Font << /AA 5 0 R /JS 6 0 R /S 7 0 R >> >>")],
  ["an invoice in XML attached", "pdf", () => onePage("", attachment, stream("", Buffer.from("<a/>")))],
  [
    "a form to fill in",
    "pdf",
    () => onePage("/AcroForm << /Fields [4 0 R] >>", "<< /FT /Tx /Subtype /Widget >>"),
  ],
  ["a form whose dynamic part was taken out", "pdf", () => onePage("/AcroForm << /XFA null >>")],
  [
    "a signature",
    "pdf",
    () => onePage("/AcroForm << /SigFlags 3 >>", `<< /Type /Sig /Contents <${"30".repeat(8000)}> >>`),
  ],
  ["the words of scripts in its text", "pdf", () => onePage("", "(/S /JavaScript /Launch << /XFA >> obj)")],
  ["a second version behind the first", "pdf", () => behind(onePage(), "4 0 obj\n<< >>\nendobj\n%%EOF\n")],
  ["blanks behind its end", "pdf", () => behind(onePage(), Buffer.alloc(5000))],
  ["a word of a server behind its end", "pdf", () => behind(onePage(), "\r\n<!-- 0.2 s -->\r\n")],
  ["a byte order mark before its head", "pdf", () => behind(Buffer.from("efbbbf0d0a", "hex"), onePage())],
  [
    "a wrong table of places",
    "pdf",
    () =>
      Buffer.from(
        onePage()
          .toString("latin1")
          .replace(/0000\d{6} 0/g, "0000000001 0"),
      ),
  ],
  [
    "pages of an older writer, without a type",
    "pdf",
    () => pdfOf(["<< /Pages 2 0 R >>", "<< /Kids [3 0 R] >>", "<< /Parent 2 0 R /MediaBox [0 0 9 9] >>"]),
  ],
  ["a lock that opens without a password, of RC4 with 40 bits", "pdf", () => fixture("rc4-40.pdf")],
  ["a lock that opens without a password, of RC4 with 128 bits", "pdf", () => fixture("rc4-128.pdf")],
  ["a lock that opens without a password, of AES with 128 bits", "pdf", () => fixture("aes-128.pdf")],
  ["a lock that opens without a password, of AES with 256 bits", "pdf", () => fixture("aes-256.pdf")],
  ["a locked object stream", "pdf", () => lockedPdf()],
  [
    "a template on the own disk",
    "docx",
    () => word("attachedTemplate", "file:///C:\\Users\\a.rossi\\Normal.dotm"),
  ],
  [
    "a template on a share of the own network",
    "docx",
    () => word("attachedTemplate", "file:///\\\\server\\modelli\\a.dotx"),
  ],
  ["links and a picture from the web", "docx", () => word("image", "https://a.it/logo.png")],
  [
    "a chart with its numbers",
    "docx",
    () => docx({ name: "word/embeddings/Microsoft_Excel_Sheet1.xlsx", data: xlsx() }),
  ],
  [
    "settings of a printer",
    "xlsx",
    () => xlsx({ name: "xl/printerSettings/printerSettings1.bin", data: "x" }),
  ],
  [
    "a link to another workbook",
    "xlsx",
    () => xlsx({ name: "xl/externalLinks/externalLink1.xml", data: "<externalBook/>" }),
  ],
  [
    "an empty library of macros",
    "odt",
    () => odt({ name: "Basic/Standard/script-lb.xml", data: "<library/>" }),
  ],
  [
    "a formula",
    "odt",
    () =>
      odt(
        { name: "Object 1/content.xml", data: "<math/>" },
        { name: "ObjectReplacements/Object 1", data: "x" },
      ),
  ],
  [
    "a film behind it",
    "jpg",
    () => behind(jpg(frame(4000, 3000)), `\0\0\0\x18ftypmp42${"x".repeat(200_000)}`),
  ],
  ["colours and a preview", "jpg", () => jpg(segment(0xe1, Buffer.alloc(60_000, "Exif")), frame(4000, 3000))],
  ["a description", "png", () => smallPng(chunk("iTXt", Buffer.from("XML:com.adobe.xmp\0<x:xmpmeta/>")))],
];

describe("an ordinary file passes", () => {
  test.each(ORDINARY)("with %s (%s)", async (_, kind, make) => {
    expect(await findingOf(kind, make())).toBeNull();
  });

  test.each(["1.3", "1.4", "1.6", "1.7ext3"])(
    "but not a PDF %s that asks for a password",
    async (version) => {
      expect(await findingOf("pdf", fixture(`password-${version}.pdf`))).toBe("file_locked");
    },
  );
});
