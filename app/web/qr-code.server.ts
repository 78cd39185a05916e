import { PNG } from "pngjs";
import { encodeQR } from "qr";

/** Light squares around the drawing, without which readers do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** Pixels of a square in a picture: large enough for print at 5 cm. */
const PIXELS = 12;

export interface QrDrawing {
  /** Squares a side. */
  size: number;
  /** The dark squares, row by row. */
  path: string;
}

const squaresOf = (address: string) => encodeQR(address, "raw", { ecc: "medium", border: QUIET });

/** An address as a QR code. */
export function drawingOf(address: string): QrDrawing {
  const squares = squaresOf(address);
  return { size: squares.length, path: squares.map((row, y) => rowPath(row, y)).join("") };
}

/** One bar for each run of dark squares. */
function rowPath(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? "x" : " ")).join("");
  return [...text.matchAll(/x+/g)]
    .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    .join("");
}

/** The same as a picture for documents that take no drawing. */
export function qrPicture(address: string): Buffer {
  const squares = squaresOf(address);
  const side = squares.length * PIXELS;
  const picture = new PNG({ width: side, height: side, colorType: 0 });
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = squares[Math.floor(y / PIXELS)]?.[Math.floor(x / PIXELS)] ?? false;
      picture.data.fill(isDark ? 0 : 255, (y * side + x) * 4, (y * side + x) * 4 + 3);
      picture.data[(y * side + x) * 4 + 3] = 255;
    }
  }
  return PNG.sync.write(picture, { colorType: 0 });
}
