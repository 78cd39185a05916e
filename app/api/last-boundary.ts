const LINE_END = Buffer.from("\r\n");

/** The boundary that a content type names; null if it names none. */
const boundaryIn = (contentType: string): string | null => {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  return quoted ?? bare ?? null;
};

/**
 * Cuts a multipart body after its last boundary: what follows is no part (RFC 2046, 5.1.1). The parser takes parts from
 * it, but only where they arrive in one piece with the boundary.
 */
export class LastBoundary {
  readonly #mark: Buffer;
  /** The end of what has passed, in which the boundary may have begun; a body begins like a line. */
  #passed: Buffer = LINE_END;
  isReached = false;

  constructor(contentType: string) {
    this.#mark = Buffer.from(`\r\n--${boundaryIn(contentType) ?? ""}--`, "latin1");
  }

  /** The part of the next piece that belongs to the body. */
  upTo(piece: Uint8Array): Uint8Array {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    const end = this.#endIn(bytes);
    this.isReached = end !== null;
    this.#passed = Buffer.concat([this.#passed, bytes.subarray(-this.#mark.length)]).subarray(
      1 - this.#mark.length,
    );
    return end === null ? piece : piece.subarray(0, end);
  }

  /** The end of the boundary in a piece, which may begin within it. */
  #endIn(bytes: Buffer): number | null {
    const across = Buffer.concat([this.#passed, bytes.subarray(0, this.#mark.length)]).indexOf(this.#mark);
    if (across >= 0) return across + this.#mark.length - this.#passed.length;
    const within = bytes.indexOf(this.#mark);
    return within < 0 ? null : within + this.#mark.length;
  }
}
