import { readParts, type ByteReader, type FileHead } from "./multipart";

/** A whole body as form data, its files in memory: the caller has checked that it is not too large. */
export async function readFormData(bytes: ByteReader, contentType: string): Promise<FormData> {
  const parts: [name: string, value: string | { head: FileHead; pieces: Buffer[] }][] = [];
  await readParts(bytes, contentType, {
    field: (name, value) => void parts.push([name, value]),
    file(head) {
      const pieces: Buffer[] = [];
      parts.push([head.name, { head, pieces }]);
      return (piece) => void (piece && pieces.push(piece));
    },
  });
  const form = new FormData();
  for (const [name, value] of parts) {
    form.append(name, typeof value === "string" ? value : fileOf(value.pieces, value.head));
  }
  return form;
}

export const fileOf = (pieces: Buffer[], { fileName, mediaType }: FileHead): File =>
  new File(pieces as BlobPart[], fileName, { type: mediaType });

/** Form data as a body with its type. The installed fetch would let a file's name end its header line. */
export async function writeFormData(form: FormData): Promise<{ type: string; body: Buffer<ArrayBuffer> }> {
  const boundary = `carta-esg-${crypto.randomUUID()}`;
  const pieces: Buffer[] = [];
  for (const [name, value] of form) {
    const isFile = typeof value !== "string";
    const file = isFile ? `; filename="${escaped(value.name)}"\r\nContent-Type: ${mediaTypeOf(value)}` : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"${file}\r\n\r\n`;
    const content = Buffer.from(isFile ? new Uint8Array(await value.arrayBuffer()) : value);
    pieces.push(Buffer.from(head), content, Buffer.from("\r\n"));
  }
  pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(pieces) };
}

const mediaTypeOf = ({ type }: File) =>
  /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : "application/octet-stream";

/** The same escapes that browsers use. */
const escaped = (name: string) => name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
