import { encodeQR } from "qr";

/** Light squares around the drawing, without which readers do not find it (ISO/IEC 18004). */
const QUIET = 4;

export interface QrDrawing {
  /** Squares a side. */
  size: number;
  /** The dark squares, row by row. */
  path: string;
}

/** An address in squares, true where they are dark. */
export const squaresOf = (address: string): boolean[][] =>
  encodeQR(address, "raw", { ecc: "medium", border: QUIET });

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
