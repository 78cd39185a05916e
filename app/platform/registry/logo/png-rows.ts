import { createInflate } from "node:zlib";

/** Samples of a pixel by the colour type of a PNG: grey, colour, palette, grey and opacity, colour and opacity. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The seven passes of an interlaced picture: first column and row, and the distance to the next. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Whether the data of a PNG reach to the end of its last row. The reader does not look: it fills what is missing with
 * what is left in its memory. Counts the unpacked bytes and keeps none; false also for data that cannot be unpacked.
 */
export async function hasAllRows(png: Buffer): Promise<boolean> {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const bitsPerPixel = (png[24] ?? 0) * (SAMPLES[png[25] ?? -1] ?? 0);
  const rows = (columns: number, lines: number) =>
    columns === 0 ? 0 : lines * (1 + Math.ceil((columns * bitsPerPixel) / 8));
  const needed =
    png[28] === 1
      ? PASSES.map(([x, y, dx, dy]) =>
          rows(Math.ceil(Math.max(0, width - x) / dx), Math.ceil(Math.max(0, height - y) / dy)),
        ).reduce((sum, one) => sum + one, 0)
      : rows(width, height);
  return bitsPerPixel > 0 && (await unpacksTo(packed(png), needed));
}

function packed(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const name = png.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    if (name === "IEND") break;
  }
  return Buffer.concat(parts);
}

/** Stops as soon as there is enough. */
async function unpacksTo(data: Buffer, needed: number): Promise<boolean> {
  const inflate = createInflate();
  inflate.end(data);
  let count = 0;
  try {
    for await (const part of inflate) {
      count += (part as Buffer).length;
      if (count >= needed) return true;
    }
  } catch {
    // Cut off, or not packed as it says.
  }
  return count >= needed;
}
