import type { Weight } from "./fonts";
import { BOTTOM, COLOURS, lineHeight, MARGIN, SIZES, WIDTH } from "./look";
import { type Element, newPage, type Paper } from "./paper";
import { artifact, begun, content, within } from "./structure";
import { brokenLines, drawLines, flow, makeRoom } from "./words";

export interface Column {
  head: string;
  /** Share of the table's width. */
  share: number;
  align?: "left" | "right" | "center";
  /** Free at its beginning, for what is drawn behind its words. */
  indent?: number;
}

export interface Cell {
  text: string;
  weight?: Weight;
  colour?: string;
  /** Draws behind the words, in the cell's place. */
  ground?(pdf: PDFKit.PDFDocument, place: { x: number; y: number; width: number; height: number }): void;
}

export interface Row {
  cells: readonly (string | Cell)[];
  /** A sum, or the head of a group. */
  isStrong?: boolean;
}

export interface TableFacts {
  /** What the table says; stands above it. */
  caption: string;
  columns: readonly Column[];
  rows: Iterable<Row>;
  /** The first cell of each row names the row. */
  hasRowHeads?: boolean;
  size?: number;
  /** Free above and below the words of a row. */
  padding?: number;
}

const PADDING = 4;

interface Set {
  lines: string[];
  weight: Weight;
  colour: string;
  cell: Cell;
}

/** A table with header cells. Its header row stands again on each page; a row higher than a page is divided. */
export function table(paper: Paper, facts: TableFacts): void {
  const { caption, columns, rows, hasRowHeads = true, size = SIZES.table, padding = 3 } = facts;
  const layout = layoutOf(paper, columns, { size, padding });
  makeRoom(paper, 5 * lineHeight(size) + 4 * padding);
  within(paper, "Table", () => {
    within(paper, "Caption", (element) =>
      flow(paper, element, caption, { size: SIZES.table, colour: COLOURS.muted, after: 3 }),
    );
    const heads = layout.set({ cells: columns.map(({ head }) => head), isStrong: true });
    const begin = () => drawHeads(layout, heads);
    within(paper, "THead", () => {
      ground(layout, heads, heightOf(heads, layout), COLOURS.soft);
      within(paper, "TR", () => {
        const cells = columns.map(() => begun(paper, "TH", { scope: "Column" }));
        place(layout, heads, cells, begin);
      });
    });
    within(paper, "TBody", () => {
      for (const row of rows) {
        const sets = layout.set(row);
        within(paper, "TR", () => {
          const cells = sets.map((_, index) =>
            index === 0 && hasRowHeads ? begun(paper, "TH", { scope: "Row" }) : begun(paper, "TD"),
          );
          place(layout, sets, cells, begin);
        });
      }
    });
  });
  paper.y += 8;
}

interface Layout {
  paper: Paper;
  size: number;
  padding: number;
  lefts: number[];
  widths: number[];
  columns: readonly Column[];
  set(row: Row): Set[];
}

function layoutOf(
  paper: Paper,
  columns: readonly Column[],
  { size, padding }: Pick<Layout, "size" | "padding">,
): Layout {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / whole) * WIDTH);
  const lefts = widths.map((_, at) => MARGIN.left + widths.slice(0, at).reduce((sum, one) => sum + one, 0));
  const set = ({ cells, isStrong = false }: Row): Set[] =>
    columns.map(({ indent = 0 }, index) => {
      const given = cells[index] ?? "";
      const cell: Cell = typeof given === "string" ? { text: given } : given;
      const weight = cell.weight ?? (isStrong ? "bold" : "regular");
      const width = (widths[index] ?? 0) - 2 * PADDING - indent;
      const lines = brokenLines(paper, cell.text, width, weight, size);
      return { lines, weight, colour: cell.colour ?? COLOURS.ink, cell };
    });
  return { paper, size, padding, lefts, widths, columns, set };
}

const heightOf = (sets: readonly Set[], { size, padding }: Layout): number =>
  Math.max(1, ...sets.map(({ lines }) => lines.length)) * lineHeight(size) + 2 * padding;

/** The row that stands again on a further page is not read again. */
function drawHeads(layout: Layout, heads: readonly Set[]): void {
  const { paper } = layout;
  ground(layout, heads, heightOf(heads, layout), COLOURS.soft);
  artifact(paper.pdf, "Pagination", () => heads.forEach((one, index) => draw(layout, index, one, one.lines)));
  paper.y += heightOf(heads, layout);
}

/** Half a page: a row that is not higher moves to the next one as a whole. */
const MOST_MOVED = (BOTTOM - MARGIN.top) / 2;

/** The words of a row in its cells, over as many pages as they take. */
function place(layout: Layout, sets: readonly Set[], cells: readonly Element[], begin: () => void): void {
  const { paper, size, padding } = layout;
  const whole = heightOf(sets, layout);
  const least = whole <= MOST_MOVED ? whole : lineHeight(size) + 2 * padding;
  if (paper.y + least > BOTTOM) turn(paper, begin);
  const most = Math.max(1, ...sets.map(({ lines }) => lines.length));
  let from = 0;
  while (from < most) {
    const fitting = Math.max(1, Math.floor((BOTTOM - paper.y - 2 * padding) / lineHeight(size)));
    const here = sets.map((one) => one.lines.slice(from, from + fitting));
    const shown = Math.max(1, ...here.map(({ length }) => length));
    const height = shown * lineHeight(size) + 2 * padding;
    ground(layout, sets, height);
    here.forEach((lines, index) => {
      const element = cells[index];
      const one = sets[index];
      if (element && one && lines.length > 0) content(element, () => draw(layout, index, one, lines));
    });
    paper.y += height;
    from += fitting;
    if (from < most) turn(paper, begin);
  }
  cells.forEach((cell) => cell.end());
}

function turn(paper: Paper, begin: () => void): void {
  newPage(paper);
  begin();
}

function draw(
  { paper, size, padding, lefts, widths, columns }: Layout,
  index: number,
  one: Set,
  lines: string[],
) {
  const { weight, colour } = one;
  const { indent = 0, align } = columns[index] ?? {};
  drawLines(paper, lines, {
    x: (lefts[index] ?? 0) + PADDING + indent,
    y: paper.y + padding,
    width: (widths[index] ?? 0) - 2 * PADDING - indent,
    align,
    ...{ weight, size, colour },
  });
}

/** What is behind the words of a row, and the line below it. */
function ground({ paper, lefts, widths }: Layout, sets: readonly Set[], height: number, fill?: string): void {
  const { pdf, y } = paper;
  artifact(pdf, "Layout", () => {
    if (fill) pdf.rect(MARGIN.left, y, WIDTH, height).fill(fill);
    sets.forEach(({ cell }, index) =>
      cell.ground?.(pdf, { x: lefts[index] ?? 0, y, width: widths[index] ?? 0, height }),
    );
    pdf.moveTo(MARGIN.left, y + height).lineTo(MARGIN.left + WIDTH, y + height);
    pdf.lineWidth(0.4).stroke(COLOURS.line);
  });
}
