import type { ByteReader } from "~/api/multipart";

/** Everything a form may weigh; files have their own, larger limit. */
export const FORM_LIMIT = 200_000;

/** Beyond these the rest of a too large body is no longer even read. With files it is ten times the largest of them. */
const FORM_CAP = 40_000_000;
const FILES_CAP = 120_000_000;

/**
 * The body of a request, read to its end or to a hard cap: a body that is broken off resets the connection, and
 * browsers show an answer only when they have sent everything.
 */
export class LimitedBody implements ByteReader {
  /** Bytes read so far. */
  size = 0;
  readonly #cap: number;
  readonly #reader;

  constructor({ body }: Request, { files = false }: { files?: boolean } = {}) {
    this.#cap = files ? FILES_CAP : FORM_CAP;
    this.#reader = body?.getReader();
  }

  /** There was more of it than anybody reads. */
  get isOver(): boolean {
    return this.size > this.#cap;
  }

  async read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> {
    if (this.isOver || !this.#reader) return { done: true };
    const chunk = await this.#reader.read();
    this.size += chunk.value?.byteLength ?? 0;
    return chunk;
  }

  async discard(): Promise<void> {
    while (!(await this.read()).done);
  }
}
