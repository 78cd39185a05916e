import { MARGIN } from "./look";
import type { Paper } from "./paper";
import { content, within } from "./structure";
import { makeRoom } from "./words";

interface FigureFacts {
  /** What the drawing says, in words: who listens gets these and nothing of what is inside. */
  alt: string;
  width: number;
  height: number;
  x?: number;
  /** False where something stands beside it: the next thing begins at the same height. */
  isInFlow?: boolean;
  /** Draws around 0 0, in points. */
  draw(pdf: PDFKit.PDFDocument): void;
}

/** A drawing. */
export function figure(paper: Paper, facts: FigureFacts): void {
  const { alt, width, height, x = MARGIN.left, isInFlow = true, draw } = facts;
  makeRoom(paper, height);
  const { pdf, y } = paper;
  const bbox: [number, number, number, number] = [x, y, x + width, y + height];
  within(
    paper,
    "Figure",
    (element) =>
      content(element, () => {
        pdf.save();
        pdf.translate(x, y);
        draw(pdf);
        pdf.restore();
      }),
    { alt: paper.printable(alt), bbox },
  );
  if (isInFlow) paper.y += height + 6;
}
