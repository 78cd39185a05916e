/** A chunk of a PNG, without its sum. */
export function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

export function ihdr(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  return chunk("IHDR", data);
}

export const png = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);

export const PIXELS = chunk("IDAT", Buffer.from("789c6300010000050001", "hex"));
export const IEND = chunk("IEND");
export const smallPng = (...between: Buffer[]): Buffer => png(ihdr(1, 1), ...between, PIXELS, IEND);

/** A segment of a JPEG. */
export function segment(marker: number, data: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export function frame(width: number, height: number): Buffer {
  const data = Buffer.alloc(9, 1);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return segment(0xc0, data);
}

export const jpg = (...segments: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from("ffd8", "hex"),
    ...segments,
    segment(0xda, Buffer.alloc(6, 1)),
    Buffer.from("12345678ffd9", "hex"),
  ]);
