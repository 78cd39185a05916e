/** An archive of stored entries, byte by byte; it may declare false sizes. */
export function zip(
  entries: Record<string, string | Buffer>,
  claims: { unpacked?: number; packed?: number } = {},
): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content as string);
    const isHonest = claims.unpacked === undefined && claims.packed === undefined;
    const method = isHonest ? 0 : 8;
    const sizes = [0, claims.packed ?? data.length, claims.unpacked ?? data.length];
    const local = Buffer.concat([
      header(0x04034b50, [20, 0x800, method, 0, 0], sizes, [Buffer.byteLength(name), 0]),
      Buffer.from(name),
      data,
    ]);
    central.push(
      header(0x02014b50, [20, 20, 0x800, method, 0, 0], sizes, [Buffer.byteLength(name), 0, 0, 0, 0]),
      long(0, offset),
      Buffer.from(name),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const count = Object.keys(entries).length;
  const end = Buffer.concat([
    long(0x06054b50),
    short(0, 0, count, count),
    long(directory.length, offset),
    short(0),
  ]);
  return Buffer.concat([...locals, directory, end]);
}

const header = (signature: number, before: number[], sizes: number[], after: number[]) =>
  Buffer.concat([long(signature), short(...before), long(...sizes), short(...after)]);

function short(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
}

function long(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}
