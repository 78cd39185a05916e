/** One part of a multipart body (RFC 7578). Its data is read to the end, or the body is given up. */
export interface Part {
  name: string;
  /** As it was sent, with whatever path; null for a field that is no file. */
  fileName: string | null;
  mediaType: string;
  data: AsyncIterable<Buffer>;
}

/** The body is not what its type says, or ends too early. */
export class MultipartError extends Error {}

/** Where the bytes come from: a stream's reader. */
export interface ByteReader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
}

const LONGEST_HEADERS = 8_192;
const MOST_PARTS = 12_000;

export const isMultipart = (contentType: string | null): boolean =>
  /^multipart\/form-data\b/i.test(contentType ?? "");

/**
 * The parts of a body, one after the other, never more of it in memory than a chunk. Read by hand: what the installed
 * fetch offers takes no file names with semicolons or equals signs and fails on those that are not UTF-8.
 */
export async function* readParts(bytes: ByteReader, contentType: string): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  const input = new Input(bytes);
  for await (const preamble of input.until(delimiter)) void preamble;
  for (let count = 0; await input.partFollows(); count += 1) {
    if (count === MOST_PARTS) throw new MultipartError("Too many parts");
    const head = headOf(await input.headers());
    const data = input.until(delimiter);
    yield { ...head, data };
    for await (const unread of data) void unread;
  }
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || boundary.length > 200) throw new MultipartError("No boundary");
  return boundary;
}

/** What has arrived and is not read yet: at most a chunk. The first boundary lacks the line end of the others. */
class Input {
  #rest: Buffer = Buffer.from("\r\n");
  readonly #bytes: ByteReader;

  constructor(bytes: ByteReader) {
    this.#bytes = bytes;
  }

  /** Everything before the mark, which is taken away as well. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#rest.indexOf(mark);
      const found = this.#take(at < 0 ? Math.max(0, this.#rest.length - mark.length + 1) : at);
      if (at >= 0) this.#take(mark.length);
      if (found.length > 0) yield found;
      if (at >= 0) return;
      await this.#more();
    }
  }

  /** After a boundary: a line end begins a part, two hyphens end the body. */
  async partFollows(): Promise<boolean> {
    while (this.#rest.length < 2) await this.#more();
    const mark = this.#take(2).toString("latin1");
    if (mark !== "\r\n" && mark !== "--") throw new MultipartError("No line end after a boundary");
    return mark === "\r\n";
  }

  /** The lines before the empty one. */
  async headers(): Promise<string[]> {
    let end: number;
    while ((end = this.#rest.indexOf("\r\n\r\n")) < 0) {
      if (this.#rest.length > LONGEST_HEADERS) throw new MultipartError("Headers without end");
      await this.#more();
    }
    const text = decoded(this.#take(end));
    this.#take(4);
    return text.split("\r\n");
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#bytes.read();
    if (done || !value) throw new MultipartError("The body was cut off");
    this.#rest = Buffer.concat([this.#rest, value]);
  }
}

function headOf(lines: string[]): Omit<Part, "data"> {
  const header = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1);
  const disposition = header("content-disposition") ?? "";
  const name = parameter(disposition, "name");
  if (!/^\s*form-data\s*;/i.test(disposition) || name === null)
    throw new MultipartError("A part without name");
  const fileName = extended(disposition) ?? parameter(disposition, "filename");
  return { name, fileName, mediaType: header("content-type")?.trim() ?? "text/plain" };
}

/** A backslash escapes nothing but a quote: some browsers send whole paths, in which it stands for itself. */
function parameter(header: string, name: string): string | null {
  const pattern = new RegExp(`;\\s*${name}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]+))`, "i");
  const [, quoted, plain] = pattern.exec(header) ?? [];
  return quoted === undefined ? (plain ?? null) : unescaped(quoted);
}

/** Browsers escape in percents; whatever else has a percent sign is left alone. */
const unescaped = (text: string) =>
  text.replaceAll('\\"', '"').replaceAll("%22", '"').replace(/%0D/gi, "\r").replace(/%0A/gi, "\n");

/** `filename*=UTF-8''…`: no browser sends it, but programs do. */
function extended(header: string): string | null {
  const [, text] = /;\s*filename\*=utf-8'[^']*'([^\s;]+)/i.exec(header) ?? [];
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Text browsers may send names in the coding of the desktop they run on. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
}
