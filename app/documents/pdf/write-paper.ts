import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import { freshFont, printable } from "./fonts";
import { MARGIN } from "./look";
import { drawWatermark, numberPages } from "./page-marks";
import { newPage, type Paper, type PaperFacts } from "./paper";

/** The bytes of a tagged PDF (PDF/UA-1, in Italian) that `write` writes. */
export async function writePaper(facts: PaperFacts, write: (paper: Paper) => void): Promise<Buffer> {
  const fonts = { regular: freshFont("regular"), bold: freshFont("bold") };
  // The types of pdfkit are older than its PDF/UA.
  const options: unknown = {
    ...{ size: "A4", margin: 0, bufferPages: true, autoFirstPage: false, pdfVersion: "1.7" },
    ...{ tagged: true, subset: "PDF/UA", lang: "it-IT", displayTitle: true },
    font: fonts.regular,
    info: {
      Title: facts.title,
      Subject: facts.subject,
      Author: facts.author,
      Creator: "Carta ESG",
      Producer: "Carta ESG",
      CreationDate: new Date(facts.createdAt),
      ModDate: new Date(facts.createdAt),
    },
  };
  const pdf = new PDFDocument(options as PDFKit.PDFDocumentOptions);
  pdf.registerFont("regular", fonts.regular as never);
  pdf.registerFont("bold", fonts.bold as never);
  const pieces: Buffer[] = [];
  pdf.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.once("end", resolve);
    pdf.once("error", reject);
  });
  pdf.on("pageAdded", () => drawWatermark(pdf, facts.watermark));
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const paper: Paper = {
    ...{ pdf, facts, parent: root, y: MARGIN.top, bookmarks: [pdf.outline], widths: new Map() },
    printable: printableIn(fonts.regular),
  };
  newPage(paper);
  write(paper);
  root.end();
  numberPages(paper);
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}

/** Both weights have the same letters. */
function printableIn(font: Font): Paper["printable"] {
  const known = new Map<number, boolean>();
  const has = (code: number) => {
    const found = known.get(code) ?? (code === 10 || font.hasGlyphForCodePoint(code));
    known.set(code, found);
    return found;
  };
  return (text) =>
    text
      .split("\n")
      .map((line) => printable(line, has))
      .join("\n");
}
