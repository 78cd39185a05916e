import { readParts, type ByteReader } from "./multipart";

/** A whole body as form data, its files in memory: who calls it knows that it is no larger than it may be. */
export async function readFormData(bytes: ByteReader, contentType: string): Promise<FormData> {
  const form = new FormData();
  for await (const { name, fileName, mediaType, data } of readParts(bytes, contentType)) {
    const chunks: Buffer[] = [];
    for await (const chunk of data) chunks.push(chunk);
    if (fileName === null) form.append(name, Buffer.concat(chunks).toString());
    else form.append(name, fileOf(chunks, fileName, mediaType));
  }
  return form;
}

export const fileOf = (chunks: Buffer[], name: string, type: string): File =>
  new File(chunks as BlobPart[], name, { type });

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

/** As browsers do it. */
const escaped = (name: string) => name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
