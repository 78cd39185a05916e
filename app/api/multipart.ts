import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { LastBoundary } from "./last-boundary";

/** The header of a file, before its bytes arrive. */
export interface FileHead {
  /** The name of its form field. */
  name: string;
  /** As the client sent it, with any path; "" if no file was chosen. */
  fileName: string;
  mediaType: string;
}

/** Receives the parts of a body in their order, while they arrive. */
export interface PartSink {
  /** A typed field; a value above a million bytes is cut there, which is more than any form may contain. */
  field(name: string, value: string): void;
  /** A file begins. The returned function receives its bytes piece by piece, and null after the last one. */
  file(head: FileHead): (piece: Buffer | null) => void;
}

/** The body is not of its declared type, or ends too early. */
export class MultipartError extends Error {}

/** The source of the bytes: a stream's reader. */
export interface ByteReader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
}

const MOST_PARTS = 12_000;
const LONGEST_FIELD = 1_000_000;

export const isMultipart = (contentType: string | null): boolean =>
  /^multipart\/form-data\b/i.test(contentType ?? "");

/**
 * Reads a body (RFC 7578) to its last boundary, and holds only one piece of a file in memory. Throws MultipartError for a body of
 * another kind, with more than 12,000 parts or without its last boundary; errors of the reader are passed on. A part
 * whose header does not name its field is left out.
 */
export async function readParts(bytes: ByteReader, contentType: string, sink: PartSink): Promise<void> {
  const parser = parserFor(contentType);
  const refuse = (reason: string) => parser.destroy(new MultipartError(reason));
  parser.on("partsLimit", () => refuse("Too many parts"));
  parser.on("field", (name: string | undefined, value: string | undefined) => {
    if (name === undefined || value === undefined) refuse("A part without name, or in an unknown coding");
    else sink.field(written(name), value);
  });
  parser.on("file", (name: string | undefined, data, info) => {
    data.on("error", () => undefined);
    if (name === undefined) return void refuse("A part without name");
    const { filename, mimeType } = info as { filename: string | undefined; mimeType: string };
    const take = sink.file({ name: written(name), fileName: written(filename ?? ""), mediaType: mimeType });
    data.on("data", take);
    data.once("end", () => take(null));
  });
  const source = new Source(bytes, new LastBoundary(contentType));
  await pipeline(source.pieces(), parser).catch((error: unknown) => {
    if (source.refused) throw source.refused.reason;
    throw error instanceof MultipartError ? error : new MultipartError(String(error));
  });
}

/** Names are read byte by byte: they may be in either of two encodings. */
function parserFor(contentType: string) {
  try {
    return busboy({
      headers: { "content-type": contentType },
      preservePath: true,
      defParamCharset: "latin1",
      // The limit counts the boundary after the last part too.
      limits: { parts: MOST_PARTS + 1, fieldSize: LONGEST_FIELD },
    });
  } catch (error) {
    throw new MultipartError(String(error));
  }
}

/** The bytes up to the last boundary as a stream, and the error if their reader failed. */
class Source {
  refused: { reason: unknown } | null = null;
  readonly #bytes: ByteReader;
  readonly #last: LastBoundary;

  constructor(bytes: ByteReader, last: LastBoundary) {
    this.#bytes = bytes;
    this.#last = last;
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    while (!this.#last.isReached) {
      const { done, value } = await this.#bytes.read().catch((reason: unknown) => {
        this.refused = { reason };
        throw reason;
      });
      if (done || !value) return;
      yield this.#last.upTo(value);
    }
  }
}

/** Browsers escape quotes and line ends as percent codes; any other percent sign is left alone. */
const written = (name: string) =>
  decoded(name).replaceAll("%22", '"').replace(/%0D/gi, "\r").replace(/%0A/gi, "\n");

/**
 * Text browsers may send names in the encoding of their desktop: a name that is not UTF-8 stays as it is. So does a
 * name that came decoded (`filename*`, sent by programs).
 */
function decoded(name: string): string {
  if (/[^\u0000-\u00ff]/.test(name)) return name;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(name, "latin1"));
  } catch {
    return name;
  }
}
