import { deflateRawSync } from "node:zlib";

/** An entry of an archive, and what its headers claim instead of the truth. */
export interface Part {
  name: string;
  data?: Buffer | string;
  /** Bytes as they lie in the archive; compressed `data` when absent. */
  packed?: Buffer;
  isStored?: boolean;
  claims?: { packed?: number; unpacked?: number; flags?: number; offset?: number };
}

export const TYPES: Part = { name: "[Content_Types].xml", data: "<Types/>" };

export const docx = (...more: Part[]): Buffer =>
  archive([TYPES, { name: "word/document.xml", data: "<w:document/>" }, ...more]);

export const xlsx = (...more: Part[]): Buffer =>
  archive([TYPES, { name: "xl/workbook.xml", data: "<workbook/>" }, ...more]);

export const odt = (...more: Part[]): Buffer =>
  archive([
    { name: "mimetype", data: "application/vnd.oasis.opendocument.text", isStored: true },
    { name: "content.xml", data: "<office:document-content/>" },
    ...more,
  ]);

/** A part that names what an Office document refers to. */
export const relationship = (part: string, type: string, target: string, mode = "External"): Part => ({
  name: part,
  data: `<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
});

/** An archive, byte by byte. The count of entries may be false. */
export function archive(parts: readonly Part[], count = parts.length): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const data = Buffer.from((part.data ?? "") as string);
    const body = part.packed ?? (part.isStored ? data : deflateRawSync(data));
    const { packed = body.length, unpacked = data.length, flags = 0x800, offset: place } = part.claims ?? {};
    const name = Buffer.from(part.name);
    const common = [20, flags, part.isStored ? 0 : 8, 0, 0];
    const local = Buffer.concat([
      ...[long(0x04034b50), short(...common), long(0, packed, unpacked), short(name.length, 0)],
      ...[name, body],
    ]);
    central.push(
      ...[long(0x02014b50), short(20, ...common), long(0, packed, unpacked)],
      ...[short(name.length, 0, 0, 0, 0), long(0, place ?? offset), name],
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = [long(0x06054b50), short(0, 0, count, count), long(directory.length, offset), short(0)];
  return Buffer.concat([...locals, directory, ...end]);
}

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
