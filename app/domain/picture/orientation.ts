import type { Picture } from "./picture";

/** How a camera was held, as EXIF counts it: 1 is upright, 2 to 8 mirror or turn the picture. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The picture as its photographer saw it. */
export function upright(picture: Picture, orientation: Orientation): Picture {
  if (orientation === 1) return picture;
  const isTurned = orientation >= 5;
  const [width, height] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  const data = new Uint8Array(picture.data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = placeBefore(orientation, x, y, picture);
      const at = (fromY * picture.width + fromX) * 4;
      data.set(picture.data.subarray(at, at + 4), (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** Where the pixel of the upright picture lies in the stored one. */
function placeBefore(orientation: Orientation, x: number, y: number, stored: Picture): [number, number] {
  const [right, bottom] = [stored.width - 1, stored.height - 1];
  const places: Record<Orientation, [number, number]> = {
    1: [x, y],
    2: [right - x, y],
    3: [right - x, bottom - y],
    4: [x, bottom - y],
    5: [y, x],
    6: [y, bottom - x],
    7: [right - y, bottom - x],
    8: [right - y, x],
  };
  return places[orientation];
}
