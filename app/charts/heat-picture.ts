import type { Band } from "~/domain/scoring/bands";
import type { Drawing, Rect } from "./shapes";
import { hundredths, placed, type TextBlock, TITLE } from "./text";

/** One cell in words; without a band it has no ground. */
export interface PictureCell {
  words: string;
  band: Band["id"] | null;
}

interface PictureData {
  title: string;
  /** Lines under the title. */
  lines: readonly string[];
  columns: readonly string[];
  rows: readonly { label: string; isSum: boolean; cells: readonly PictureCell[] }[];
  key: readonly { words: string; band: Band["id"] }[];
}

interface PictureBox {
  band: Band["id"] | null;
  ground: Rect;
  /** The strip with the pattern, at the beginning of the ground. */
  strip: Rect;
  words: TextBlock;
}

export interface HeatPicture extends Drawing {
  texts: (TextBlock & { isBold: boolean })[];
  boxes: PictureBox[];
}

const MARGIN = 24;
const LABELS = 264;
const CELL = { width: 128, height: 26 };
const GAP = 4;
const STRIP = 20;
const HEADING = 20;

/** The heat map as a picture of its own, which needs no page around it. */
export function heatPicture({ title, lines, columns, rows, key }: PictureData): HeatPicture {
  const width = 2 * MARGIN + LABELS + columns.length * (CELL.width + GAP);
  const inner = width - 2 * MARGIN;
  const texts: HeatPicture["texts"] = [];
  const boxes: PictureBox[] = [];
  let top = MARGIN;
  const below = (text: string, size: number, isBold: boolean) => {
    const { block, bottom } = placed(text, { x: MARGIN, top, width: inner, size });
    texts.push({ ...block, isBold });
    top = bottom;
  };
  below(title, HEADING, true);
  for (const line of lines) below(line, TITLE, false);
  top += 2 * GAP;
  const columnAt = (index: number) => MARGIN + LABELS + index * (CELL.width + GAP);
  const heads = columns.map((label, index) =>
    placed(label, { x: columnAt(index), top, width: CELL.width, size: TITLE }),
  );
  for (const { block } of heads) texts.push({ ...block, isBold: true });
  top = Math.max(top, ...heads.map(({ bottom }) => bottom)) + GAP;
  for (const { label, isSum, cells } of rows) {
    const name = placed(label, { x: MARGIN, top: top + 3, width: LABELS - GAP, size: TITLE });
    const height = hundredths(Math.max(CELL.height, name.bottom - top + 3));
    texts.push({ ...name.block, isBold: isSum });
    boxes.push(...cells.map((cell, index) => boxAt(columnAt(index), top, height, cell)));
    top = hundredths(top + height + GAP);
  }
  top += GAP;
  let x = MARGIN;
  for (const { words, band } of key) {
    boxes.push({
      band,
      ground: { x, y: top, width: STRIP, height: STRIP },
      strip: { x, y: top, width: STRIP, height: STRIP },
      words: placed(words, { x: x + STRIP + GAP, top: top + 1, width: CELL.width, size: TITLE }).block,
    });
    x += STRIP + inner / key.length - STRIP;
  }
  return { width, height: Math.ceil(top + STRIP + MARGIN), texts, boxes };
}

const boxAt = (x: number, y: number, height: number, { words, band }: PictureCell): PictureBox => ({
  band,
  ground: { x, y, width: CELL.width, height },
  strip: { x, y, width: STRIP, height },
  words: placed(words, {
    x: x + CELL.width - 2 * GAP,
    top: y + 3,
    width: CELL.width - STRIP - 2 * GAP,
    size: TITLE,
    anchor: "end",
  }).block,
});
