import { ApiError } from "~/api/errors";
import type { ByteReader } from "~/api/multipart";
import { originOf } from "~/domain/network/address";
import { takeBodySlot } from "./budget";
import { SHORT_WAIT_S, STRANGER_LIMIT } from "./limits";
import { Pace } from "./pace";

/**
 * The body of a request while it arrives, up to a cap. It is never cancelled, which would reset the connection: the
 * server hook closes the connection after the answer if a rest is left.
 */
export class ArrivingBody implements ByteReader {
  /** Bytes read so far. */
  size = 0;
  readonly #cap: number;
  readonly #address: string | null;
  readonly #pace = new Pace();
  readonly #reader;
  #leave: (() => void) | null = null;

  /** `address` is null for a body of this process itself. Throws ApiError 503 if the address has too many under way. */
  constructor(request: Request, { cap, address }: { cap: number; address: string | null }) {
    this.#cap = cap;
    this.#address = address;
    if (Number(request.headers.get("Content-Length")) > STRANGER_LIMIT) this.#enter();
    this.#reader = request.body?.getReader();
  }

  /** Only a large body needs a place: what was typed into a small form is not lost. */
  #enter(): void {
    if (this.#address === null || this.#leave !== null) return;
    this.#leave = takeBodySlot(originOf(this.#address));
    if (this.#leave === null) throw new ApiError(503, "internal/unavailable", [], SHORT_WAIT_S);
  }

  /** The body was longer than the cap. */
  get isOver(): boolean {
    return this.size > this.#cap;
  }

  async read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> {
    if (this.isOver || !this.#reader) return { done: true };
    const chunk = await this.#pace.next(this.#reader.read().catch(cutOff));
    this.size += chunk.value?.byteLength ?? 0;
    if (this.size > STRANGER_LIMIT) this.#enter();
    return chunk;
  }

  async discard(): Promise<void> {
    while (!(await this.read()).done);
  }

  /** The caller must call this when it reads no more. */
  leave(): void {
    this.#leave?.();
  }
}

/** The connection has ended: nothing is wrong here, and no client is left to read the answer. */
function cutOff(): never {
  throw new ApiError(400, "internal/unreadable_form");
}
