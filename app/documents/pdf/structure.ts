import type { Element, Paper } from "./paper";

interface TagOptions {
  /** Words that stand for a drawing. */
  alt?: string;
  title?: string;
  /** Of a header cell. */
  scope?: "Column" | "Row";
  bbox?: [number, number, number, number];
}

type Tag =
  | "Sect"
  | "P"
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "Caption"
  | "THead"
  | "TBody"
  | "TR"
  | "TH"
  | "TD"
  | "Figure"
  | "Link";

/** Begins an element below the one that takes what comes next. */
export function begun({ pdf, parent }: Paper, tag: Tag, options: TagOptions = {}): Element {
  const element = pdf.struct(tag as never, options as never);
  parent.add(element);
  return element;
}

/** What `write` writes is inside an element of its own. */
export function within(
  paper: Paper,
  tag: Tag,
  write: (element: Element) => void,
  options?: TagOptions,
): void {
  const element = begun(paper, tag, options);
  const above = paper.parent;
  paper.parent = element;
  write(element);
  paper.parent = above;
  element.end();
}

/** Content of an element; the page must not change in it. */
export const content = (element: Element, draw: () => void): void => void element.add(draw);

/** What is seen and not read: grounds, lines, the feet of pages. Not inside the content of an element. */
export function artifact(
  pdf: PDFKit.PDFDocument,
  type: "Layout" | "Pagination" | "Background",
  draw: () => void,
): void {
  // "Background" is one of the types of ISO 32000; the types of pdfkit lack it.
  pdf.markContent("Artifact", { type: type as "Layout" });
  draw();
  pdf.endMarkedContent();
}
