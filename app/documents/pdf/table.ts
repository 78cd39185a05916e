import type { Weight } from "./fonts";
import { BOTTOM, COLOURS, lineHeight, MARGIN, SIZES, WIDTH } from "./look";
import { type Element, newPage, type Paper } from "./paper";
import { artifact, begun, content, within } from "./structure";
import { brokenLines, drawLines, flow, heading, makeRoom } from "./words";

interface Column {
  head: string;
  /** Share of the table's width. */
  share: number;
  align?: "left" | "right" | "center";
  /** Free at its beginning, for what is drawn behind its words. */
  indent?: number;
}

interface Cell {
  text: string;
  weight?: Weight;
  colour?: string;
  /** Stands below the words, in a quieter colour. */
  note?: string;
  /** Draws behind the words, in the cell's place. */
  ground?(pdf: PDFKit.PDFDocument, place: { x: number; y: number; width: number; height: number }): void;
}

export interface Row {
  cells: readonly (string | Cell)[];
  /** A sum, or the head of a group. */
  isStrong?: boolean;
}

interface TableFacts {
  /** What the table says; stands above it. */
  caption: string;
  columns: readonly Column[];
  rows: Iterable<Row>;
  /** The heading above it, which stays with its first row. */
  title?: { level: 2 | 3 | 4; text: string };
  /** The first cell of each row names the row. */
  hasRowHeads?: boolean;
  size?: number;
  /** Free above and below the words of a row. */
  padding?: number;
  /** Words about it follow below, which do not begin a page. */
  hasWordsBelow?: boolean;
}

/** Free below a table. */
const AFTER = 8;
/** The least of the words below that stands with a table. */
const WORDS_BELOW = AFTER + 2 * lineHeight(SIZES.table);

const PADDING = 4;

interface Set {
  lines: string[];
  /** Lines from here on are a note. */
  noteFrom: number;
  weight: Weight;
  colour: string;
  cell: Cell;
}

/** A table with header cells. Its header row stands again on each page; a row higher than a page is divided. */
export function table(paper: Paper, facts: TableFacts): void {
  const { caption, columns, hasRowHeads = true, size = SIZES.table, padding = 3 } = facts;
  const below = facts.hasWordsBelow ? WORDS_BELOW : 0;
  const layout = layoutOf(paper, columns, { size, padding });
  const heads = layout.set({ cells: columns.map(({ head }) => head), isStrong: true });
  const rows = pairs(facts.rows);
  const first = rows.next();
  const keep = keptTogether(layout, caption, heads, first.done ? null : first.value);
  if (facts.title) heading(paper, facts.title.level, facts.title.text, { keep });
  else makeRoom(paper, keep);
  within(paper, "Table", () => {
    within(paper, "Caption", (element) =>
      flow(paper, element, caption, { size: SIZES.table, colour: COLOURS.muted, after: 3 }),
    );
    const begin = () => drawHeads(layout, heads);
    within(paper, "THead", () => {
      ground(layout, heads, heightOf(heads, layout), COLOURS.soft);
      within(paper, "TR", () => {
        const cells = columns.map(() => begun(paper, "TH", { scope: "Column" }));
        place(layout, heads, cells, begin);
      });
    });
    within(paper, "TBody", () => {
      // The first row stays with the header, and the first of a group with its head.
      let isHeld = true;
      for (let at = first; !at.done; at = rows.next()) {
        const { row, next, isNextLast } = at.value;
        const sets = layout.set(row);
        if (row.isStrong) keepRoom(layout, blockHeight(layout, at.value), begin);
        else if (next && isNextLast && !isHeld) keepLastTwo(layout, [sets, layout.set(next)], below, begin);
        isHeld = row.isStrong ?? false;
        within(paper, "TR", () => {
          const cells = sets.map((_, index) =>
            index === 0 && hasRowHeads ? begun(paper, "TH", { scope: "Row" }) : begun(paper, "TD"),
          );
          place(layout, sets, cells, begin);
        });
      }
    });
  });
  paper.y += AFTER;
}

/** Each row with the one that follows it, without holding them all. */
interface Pair {
  row: Row;
  next: Row | undefined;
  isNextLast: boolean;
}
function* pairs(rows: Iterable<Row>): Generator<Pair> {
  let [row, next]: (Row | undefined)[] = [];
  for (const after of rows) {
    if (row && next) yield { row, next, isNextLast: false };
    [row, next] = next ? [next, after] : row ? [row, after] : [after];
  }
  if (row && next) yield { row, next, isNextLast: true };
  const last = next ?? row;
  if (last) yield { row: last, next: undefined, isNextLast: false };
}

/** The head of a group with its first row; any other row alone. */
function blockHeight(layout: Layout, { row, next }: Pair): number {
  const isHead = row.isStrong && next && !next.isStrong;
  return heightOf(layout.set(row), layout) + (isHead ? heightOf(layout.set(next), layout) : 0);
}

/** The caption, the header row and the first rows: none of them ends a page alone. */
function keptTogether(layout: Layout, caption: string, heads: readonly Set[], first: Pair | null): number {
  const { paper, size, padding } = layout;
  const captionLines = brokenLines(paper, caption, WIDTH, "regular", SIZES.table).length;
  const top = captionLines * lineHeight(SIZES.table) + 3 + heightOf(heads, layout);
  const rows = first === null ? 0 : blockHeight(layout, first);
  return top + (rows <= MOST_MOVED ? rows : 3 * lineHeight(size) + 2 * padding);
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
      const words = brokenLines(paper, cell.text, width, weight, size);
      const note = cell.note ? brokenLines(paper, cell.note, width, weight, size) : [];
      const lines = [...words, ...note];
      return { lines, noteFrom: words.length, weight, colour: cell.colour ?? COLOURS.ink, cell };
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
      if (element && one && lines.length > 0) content(element, () => draw(layout, index, one, lines, from));
    });
    paper.y += height;
    from += fitting;
    if (from < most) turn(paper, begin);
  }
  cells.forEach((cell) => cell.end());
}

/** Begins a page where there is no room for this much, if that is not more than is moved. */
function keepRoom({ paper }: Layout, height: number, begin: () => void): void {
  if (height <= MOST_MOVED && paper.y + height > BOTTOM) turn(paper, begin);
}

/** The last row does not stand alone on a page, and the words below the table do not either. */
function keepLastTwo(layout: Layout, rows: readonly Set[][], below: number, begin: () => void): void {
  const heights = rows.map((row) => heightOf(row, layout));
  const both = heights.reduce((sum, height) => sum + height, below);
  if (layout.paper.y + (heights[0] ?? 0) <= BOTTOM) keepRoom(layout, both, begin);
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
  from = 0,
) {
  const { weight, colour } = one;
  const { indent = 0, align } = columns[index] ?? {};
  const ofWords = Math.max(0, Math.min(lines.length, one.noteFrom - from));
  const look = {
    x: (lefts[index] ?? 0) + PADDING + indent,
    width: (widths[index] ?? 0) - 2 * PADDING - indent,
    ...{ align, weight, size },
  };
  const y = paper.y + padding;
  const [words, note] = [lines.slice(0, ofWords), lines.slice(ofWords)];
  drawLines(paper, words, { ...look, y, colour, isEnded: note.length > 0 });
  drawLines(paper, note, { ...look, y: y + ofWords * lineHeight(size), colour: COLOURS.muted });
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
