import type { FileFault } from "~/domain/files/kinds";

/** The most bytes that the parts of one file may unpack to when the inspection looks into them. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** How deep files may lie in files: a document in a signature in a signature. */
const MOST_DEPTH = 4;

/** The inspection ends with this fault. Nothing outside of the inspection sees it. */
export class Faulty extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

/** What the inspection of one file, with all that lies in it, has spent so far. */
export class Work {
  /** Bytes read, each time they are read: a test holds this against the size of the file. */
  read = 0;
  unpacked = 0;
  depth = 0;

  /** How many bytes may still be unpacked. */
  get room(): number {
    return MOST_UNPACKED - this.unpacked;
  }

  unpack(bytes: number): void {
    this.unpacked += bytes;
    if (this.room < 0) throw new Faulty("file_too_complex");
  }

  /** Inspects a file that lies in this one. */
  async within<T>(look: () => Promise<T>): Promise<T> {
    if (this.depth >= MOST_DEPTH) throw new Faulty("file_too_complex");
    this.depth += 1;
    const result = await look();
    this.depth -= 1;
    return result;
  }
}
