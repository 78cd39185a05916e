import { inflateRawSync } from "node:zlib";

/** The texts of an archive, by name, from its list of contents. */
export function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const count = bytes.readUInt16LE(end + 10);
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + packed);
    files[name] = (method === 8 ? inflateRawSync(data) : data).toString();
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
