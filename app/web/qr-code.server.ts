import { PNG } from "pngjs";
import { squaresOf } from "~/charts/qr-code";

/** Pixels of a square in a picture: large enough for print at 5 cm. */
const PIXELS = 12;

/** An address as a QR code, for documents that take no drawing. */
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
