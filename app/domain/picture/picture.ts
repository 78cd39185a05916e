/** A picture as red, green, blue and opacity, one byte each, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

interface Box {
  width: number;
  height: number;
}

/** The size of a picture within a box, in its own proportions; a smaller one keeps its size. At least one pixel each. */
function sizeWithin({ width, height }: Box, box: Box): Box {
  const scale = Math.min(1, box.width / width, box.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The picture within a box: each new pixel is the mean of what it covers, transparent parts counting by their opacity. */
export function shrunk(picture: Picture, box: Box): Picture {
  const size = sizeWithin(picture, box);
  if (size.width === picture.width && size.height === picture.height) return picture;
  const data = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1) {
    const rows = covered(y, size.height, picture.height);
    for (let x = 0; x < size.width; x += 1) {
      const columns = covered(x, size.width, picture.width);
      data.set(meanOf(picture, rows, columns), (y * size.width + x) * 4);
    }
  }
  return { ...size, data };
}

interface Stretch {
  from: number;
  to: number;
}

/** The pixels of the old side that lie under one pixel of the new side: never none. */
function covered(at: number, newLength: number, oldLength: number): Stretch {
  const from = Math.floor((at * oldLength) / newLength);
  return { from, to: Math.max(from + 1, Math.floor(((at + 1) * oldLength) / newLength)) };
}

function meanOf({ data, width }: Picture, rows: Stretch, columns: Stretch): number[] {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = rows.from; y < rows.to; y += 1) {
    for (let x = columns.from, at = (y * width + x) * 4; x < columns.to; x += 1, at += 4) {
      const alpha = data[at + 3] ?? 0;
      red += (data[at] ?? 0) * alpha;
      green += (data[at + 1] ?? 0) * alpha;
      blue += (data[at + 2] ?? 0) * alpha;
      opacity += alpha;
    }
  }
  if (opacity === 0) return [0, 0, 0, 0];
  const count = (rows.to - rows.from) * (columns.to - columns.from);
  return [red, green, blue].map((sum) => Math.round(sum / opacity)).concat(Math.round(opacity / count));
}
