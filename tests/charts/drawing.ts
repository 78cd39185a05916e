import { expect } from "vitest";
import type { Drawing, Rect } from "~/charts/shapes";
import { textWidth } from "~/charts/text";
import type { TextBlock } from "~/charts/text";

/** A phone's column, a narrow phone, a tablet, the page, A4 in points and in pixels. */
export const WIDTHS = [240, 288, 320, 482, 640, 680, 960];

/** Roundings in the drawing may add up to this. */
const TOLERANCE = 0.02;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const isText = (value: object): value is TextBlock => "lines" in value && "anchor" in value;
const isRect = (value: object): value is Rect =>
  "x" in value && "y" in value && "width" in value && "height" in value;

/** Every object anywhere below a value. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

export const textsIn = (drawing: unknown): TextBlock[] => objectsIn(drawing).filter(isText);

/** What is printed anywhere in a drawing, block by block. */
export const wordsIn = (drawing: unknown): string[] => textsIn(drawing).map(({ lines }) => lines.join(" "));

function boxOfText({ x, y, anchor, size, lineHeight, lines }: TextBlock): Box {
  const width = Math.max(...lines.map((line) => textWidth(line, size)));
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  const last = y + (lines.length - 1) * lineHeight;
  return { left: x - before, right: x - before + width, top: y - size * 0.95, bottom: last + size * 0.25 };
}

const boxOfRect = ({ x, y, width, height }: Rect): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** The corners of straight paths ("M0,0L10,0L5,8Z"). */
function boxOfPath(path: string): Box {
  const corners = [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis] ?? NaN)) as [number[], number[]];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Everything in a drawing is inside its view box, and no text is too small to read. */
export function expectInside(drawing: Drawing): void {
  const parts = objectsIn(drawing).filter((part) => part !== drawing);
  const marks = parts.flatMap((part) => ("mark" in part && typeof part.mark === "string" ? [part.mark] : []));
  const boxes = [
    ...parts.filter(isText).map((text) => ({ box: boxOfText(text), part: text as object })),
    ...parts.filter(isRect).map((rect) => ({ box: boxOfRect(rect), part: rect as object })),
    ...marks.map((mark) => ({ box: boxOfPath(mark), part: { mark } })),
  ];
  for (const { box, part } of boxes) {
    const isInside =
      box.left >= -TOLERANCE &&
      box.top >= -TOLERANCE &&
      box.right <= drawing.width + TOLERANCE &&
      box.bottom <= drawing.height + TOLERANCE;
    if (!isInside)
      expect({ part, box }).toEqual({ part, box: `inside ${drawing.width} × ${drawing.height}` });
  }
  for (const { size } of textsIn(drawing)) expect(size).toBeGreaterThanOrEqual(12);
}

/** No two texts overlap. */
export function expectApart(drawing: Drawing): void {
  const boxes = textsIn(drawing).map((text) => ({ text, box: boxOfText(text) }));
  for (const [index, { text, box }] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const meet =
        box.left < other.box.right - TOLERANCE &&
        other.box.left < box.right - TOLERANCE &&
        box.top < other.box.bottom - TOLERANCE &&
        other.box.top < box.bottom - TOLERANCE;
      if (meet) expect([text.lines, other.text.lines]).toBe("apart");
    }
  }
}
