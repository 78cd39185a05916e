import type { FileHead } from "./multipart";

export const fileOf = (pieces: Buffer[], { fileName, mediaType }: FileHead): File =>
  new File(pieces as BlobPart[], fileName, { type: mediaType });

/** A body that is made while it is read: its files are never in memory as a whole. */
interface WrittenForm {
  type: string;
  size: number;
  body: ReadableStream<Uint8Array>;
}

/** Form data as a body with its type. The installed fetch would let a file's name end its header line. */
export function writeFormData(form: FormData): WrittenForm {
  const boundary = `carta-esg-${crypto.randomUUID()}`;
  const pieces = [...form].flatMap(([name, value]) => {
    const isFile = typeof value !== "string";
    const file = isFile ? `; filename="${escaped(value.name)}"\r\nContent-Type: ${mediaTypeOf(value)}` : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"${file}\r\n\r\n`;
    return [Buffer.from(head), isFile ? value : Buffer.from(value), Buffer.from("\r\n")];
  });
  pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    size: pieces.reduce((sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : piece.size), 0),
    body: streamOf(bytesOf(pieces)),
  };
}

async function* bytesOf(pieces: (Buffer | File)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) yield piece;
    else yield* readAll(piece.stream());
  }
}

async function* readAll(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let chunk = await reader.read(); chunk.value; chunk = await reader.read()) yield chunk.value;
}

/** Reads nothing before it is asked: in the same process the form data themselves are passed on. */
function streamOf(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await bytes.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  const cancel = async () => void (await bytes.return(undefined));
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}

const forms = new WeakMap<Request, FormData>();

/** Notes the form data that a request of this process was made of. */
export const noteFormData = (request: Request, form: FormData): void => void forms.set(request, form);

/** The form data of a request that was made in this process, which need not be read again; null for any other. */
export const notedFormData = (request: Request): FormData | null => forms.get(request) ?? null;

const mediaTypeOf = ({ type }: File) =>
  /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : "application/octet-stream";

/** The same escapes that browsers use. */
const escaped = (name: string) => name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
