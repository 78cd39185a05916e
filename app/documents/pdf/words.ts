import type { Weight } from "./fonts";
import { linesOf } from "./lines";
import { BOTTOM, COLOURS, lineHeight, MARGIN, SIZES, WIDTH } from "./look";
import { type Element, newPage, type Paper, setFont, widthOf } from "./paper";
import { begun, content, within } from "./structure";

interface TextLook {
  size?: number;
  weight?: Weight;
  colour?: string;
  /** Left edge and width of the lines, in points. */
  x?: number;
  width?: number;
  /** Space below, in points. */
  after?: number;
}

/** A text in lines of the document's font. */
export function brokenLines(paper: Paper, text: string, width: number, weight: Weight, size: number) {
  return linesOf(paper.printable(text), width, (part) => widthOf(paper, part, weight, size));
}

interface Drawn {
  x: number;
  y: number;
  weight: Weight;
  size: number;
  colour: string;
  width: number;
  align?: "left" | "right" | "center" | undefined;
  /** More follows below, so that the last line too ends with a space. */
  isEnded?: boolean;
}

/** Lines below each other. A space that is not seen ends each but the last, so that no two words are read as one. */
export function drawLines(paper: Paper, lines: readonly string[], look: Drawn): void {
  const { pdf } = paper;
  const { x, y, weight, size, colour, width, align = "left", isEnded = false } = look;
  lines.forEach((line, index) => {
    const room = align === "left" ? 0 : width - widthOf(paper, line, weight, size);
    const left = x + (align === "center" ? room / 2 : room);
    setFont(paper, weight, size);
    pdf.fillColor(colour);
    const spoken = isEnded || index < lines.length - 1 ? `${line} ` : line;
    if (spoken !== "") pdf.text(spoken, left, y + index * lineHeight(size), { lineBreak: false });
  });
}

/** Begins a new page unless so much is free on this one. */
export function makeRoom(paper: Paper, height: number): void {
  if (paper.y + height > BOTTOM && paper.y > MARGIN.top) newPage(paper);
}

/** Lines of one element, over as many pages as they take. */
export function flow(paper: Paper, element: Element, text: string, look: TextLook = {}): void {
  const { size = SIZES.body, weight = "regular", colour = COLOURS.ink } = look;
  const { x = MARGIN.left, width = WIDTH, after = 6 } = look;
  let lines = brokenLines(paper, text, width, weight, size);
  while (lines.length > 0) {
    makeRoom(paper, Math.min(lines.length, 2) * lineHeight(size));
    const fitting = Math.max(1, Math.floor((BOTTOM - paper.y) / lineHeight(size)));
    const here = lines.slice(0, fitting);
    content(element, () => drawLines(paper, here, { x, y: paper.y, weight, size, colour, width }));
    paper.y += here.length * lineHeight(size);
    lines = lines.slice(fitting);
  }
  paper.y += after;
}

export const paragraph = (paper: Paper, text: string, look?: TextLook): void =>
  within(paper, "P", (element) => flow(paper, element, text, look));

const HEADINGS = {
  1: { size: SIZES.h1, before: 0, after: 8, colour: COLOURS.accent },
  2: { size: SIZES.h2, before: 14, after: 6, colour: COLOURS.accent },
  3: { size: SIZES.h3, before: 10, after: 4, colour: COLOURS.ink },
  4: { size: SIZES.body, before: 8, after: 3, colour: COLOURS.ink },
} as const;

/** That much by itself, so that no heading ends a page. */
const KEPT_BELOW = 48;

/** A heading, and its bookmark. `keep`: what must stand on the same page below it, in points. */
export function heading(
  paper: Paper,
  level: keyof typeof HEADINGS,
  text: string,
  look: Pick<TextLook, "size"> & { keep?: number } = {},
): void {
  const { size, before, after, colour, keep = KEPT_BELOW } = { ...HEADINGS[level], ...look };
  if (paper.y > MARGIN.top) paper.y += before;
  makeRoom(paper, 2 * lineHeight(size) + keep);
  const top = Math.max(0, paper.y - 12);
  within(paper, `H${level}`, (element) =>
    flow(paper, element, text, { size, weight: "bold", colour, after }),
  );
  paper.bookmarks.length = level;
  const above = paper.bookmarks.at(-1) ?? paper.pdf.outline;
  const options = { expanded: level < 2, top };
  paper.bookmarks[level] = above.addItem(paper.printable(text).slice(0, 200), options as never);
}

/** A list with dots. */
export function list(paper: Paper, items: readonly string[], look: TextLook = {}): void {
  const { size = SIZES.body, x = MARGIN.left, width = WIDTH } = look;
  within(paper, "L", () => {
    for (const item of items) {
      makeRoom(paper, lineHeight(size));
      within(paper, "LI", () => {
        const dot = { x, y: paper.y, weight: "bold" as const, size, colour: COLOURS.accent, width: 10 };
        within(paper, "Lbl", (element) => content(element, () => drawLines(paper, ["•"], dot)));
        within(paper, "LBody", (element) =>
          flow(paper, element, item, { ...look, x: x + 12, width: width - 12, after: 3 }),
        );
      });
    }
  });
  paper.y += 4;
}

/** A paragraph that is a link. What is read aloud is its words. */
export function link(paper: Paper, words: string, address: string, look: TextLook = {}): void {
  const { size = SIZES.body, weight = "regular", x = MARGIN.left, width = WIDTH, after = 6 } = look;
  const lines = brokenLines(paper, words, width, weight, size);
  const height = lines.length * lineHeight(size);
  makeRoom(paper, height);
  within(paper, "P", () => {
    const element = begun(paper, "Link");
    const colour = COLOURS.accent;
    content(element, () => drawLines(paper, lines, { x, y: paper.y, weight, size, colour, width }));
    const wide = Math.max(...lines.map((line) => widthOf(paper, line, weight, size)));
    const annotation = { structParent: element, Contents: new String(paper.printable(words)) };
    paper.pdf.link(x, paper.y, wide, height, address, annotation as never);
    element.end();
  });
  paper.y += height + after;
}
