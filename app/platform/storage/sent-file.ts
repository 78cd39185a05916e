import { open, stat } from "node:fs/promises";

/** The bytes of a file on their way to a browser. */
export interface SentFile {
  size: number;
  /** Piece by piece, each when it is asked for: a body that nobody reads opens nothing. */
  bytes: ReadableStream;
}

/** A file on the disk, as it is sent. */
export async function sentFrom(place: string): Promise<SentFile> {
  const { size } = await stat(place);
  return { size, bytes: streamOf(piecesOf(place)) };
}

/** The pieces of a generator, which begins with the first that is asked for and is ended with the stream. */
export const streamOf = (pieces: AsyncGenerator<Uint8Array, void>): ReadableStream =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await pieces.return()),
    },
    { highWaterMark: 0 },
  );

const PIECE = 64 * 1024;

async function* piecesOf(place: string): AsyncGenerator<Uint8Array, void> {
  const file = await open(place);
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(PIECE), 0, PIECE);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
