import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import { freshFont, printable, type Weight } from "./fonts";
import { MARGIN, PAGE } from "./look";
import { drawWatermark, numberPages } from "./page-marks";

type Pdf = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

/** What a document says about itself. Nothing of it comes from the clock: the same facts are the same bytes. */
export interface PaperFacts {
  title: string;
  /** What it is about, with what tells it from others: number, revision, hash. */
  subject: string;
  author: string;
  /** The instant of its content. */
  createdAt: string;
  /** Left in the foot of each page. */
  footer: string;
  /** "pagina 1 di 3". */
  pageWords(page: number, pages: number): string;
  /** Large across each page of what is not issued; null = none. */
  watermark: string | null;
}

/** A tagged document that is being written, from its first page to its last. */
export interface Paper {
  pdf: Pdf;
  facts: PaperFacts;
  /** The structure element that takes what comes next. */
  parent: Element;
  /** The lowest place that is used on this page. */
  y: number;
  /** Bookmarks above the next one, by level. */
  bookmarks: PDFKit.PDFOutline[];
  /** Widths of words, by weight, size and word. */
  widths: Map<string, number>;
  /** A text in the letters of the font. */
  printable(text: string): string;
}

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

export function newPage(paper: Paper): void {
  paper.pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  paper.y = MARGIN.top;
}

export function setFont({ pdf }: Paper, weight: Weight, size: number): void {
  pdf.font(weight).fontSize(size);
}

/** The width of a text of the document's letters, in points. */
export function widthOf(paper: Paper, text: string, weight: Weight, size: number): number {
  const key = `${weight} ${text}`;
  const known = paper.widths.get(key);
  if (known !== undefined) return known * size;
  setFont(paper, weight, 1);
  const width = paper.pdf.widthOfString(text);
  if (paper.widths.size < MOST_WIDTHS) paper.widths.set(key, width);
  return width * size;
}

/** A text of thousands of distinct words does not fill the memory. */
const MOST_WIDTHS = 20_000;
