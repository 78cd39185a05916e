/** A body as it arrives, of whichever `fetch` it comes. */
export type Body = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** The bytes of an answered body; null if there are more than `most`, and the rest is not waited for. */
export async function answerBytes(
  { body }: { body: Body | null },
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body === null ? [] : piecesOf(body)) {
    size += piece.byteLength;
    if (size > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The pieces of a body. Streams of Remix are not those of Node, and can only be read piece by piece. */
export async function* piecesOf(body: Body): AsyncGenerator<Uint8Array> {
  if (Symbol.asyncIterator in body) return yield* body;
  const reader = body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
