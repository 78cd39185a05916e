import type { Weight } from "./fonts";
import { MARGIN, PAGE } from "./look";

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

export function newPage(paper: Paper): void {
  packPage(paper.pdf);
  paper.pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  paper.y = MARGIN.top;
}

/** The insides of pdfkit that grow with a document. */
interface Insides {
  page: { content: { buffer: Uint8Array[] } } | null;
  _fontFamilies: Record<string, { layoutCache?: Record<string, unknown> }>;
}

/**
 * A page waits for its number until the last one is written. Its thousands of small pieces become one, and the words
 * that were laid out are forgotten: a document of a thousand pages has room in the memory of a process.
 */
function packPage(pdf: Pdf): void {
  const { page, _fontFamilies: fonts } = pdf as unknown as Insides;
  if (page === null) return;
  page.content.buffer = [Buffer.concat(page.content.buffer)];
  for (const font of Object.values(fonts)) {
    if (Object.keys(font.layoutCache ?? {}).length > MOST_WORDS) font.layoutCache = {};
  }
}

const MOST_WORDS = 3_000;

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
