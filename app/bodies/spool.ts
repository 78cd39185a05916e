import { randomUUID } from "node:crypto";
import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { type FileHandle, mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { FileHead } from "~/api/multipart";
import { PROCESS_MARK } from "~/machine/ended-process";
import { lacksSpace } from "~/machine/free-space";
import type { SpoolShare } from "./budget";
import type { Spool } from "./spool-folder";

const spooled = new WeakMap<File, SpoolFile>();

/** Where the bytes of an uploaded file are on the disk, until its last holder lets go; null if they are in memory. */
export const spooledPathOf = (file: File): string | null => spooled.get(file)?.path ?? null;

/**
 * Keeps the bytes of an uploaded file where they are, even if its form is released meanwhile, until the returned
 * function is called.
 */
export const holdFile = (file: File): (() => Promise<void>) =>
  spooled.get(file)?.hold() ?? (async () => undefined);

/** A file that is written to the spool folder while it arrives. Its bytes are taken from its company's share beforehand. */
export class SpoolFile {
  readonly path: string;
  readonly #spool: Spool;
  readonly #share: SpoolShare;
  #size = 0;
  #handle: FileHandle | null = null;
  #written: Promise<void> = Promise.resolve();
  /** The form with which it came, and works that have yet to read it. */
  #holders = 1;

  constructor(spool: Spool, share: SpoolShare) {
    this.#spool = spool;
    this.#share = share;
    this.path = path.join(spool.folder, `${PROCESS_MARK}-${randomUUID()}`);
  }

  write(piece: Uint8Array): void {
    this.#size += piece.byteLength;
    this.#written = this.#written.then(async () => {
      this.#handle ??= await created(this.path, this.#spool);
      await this.#handle.appendFile(piece);
    });
    this.#written.catch(() => undefined);
  }

  /** Resolves when all is on the disk; rejects if the disk takes no more. */
  settled(): Promise<void> {
    return this.#written;
  }

  /** The file under its sent name. Its bytes are read when they are needed, and only until its last holder lets go. */
  async close(head: FileHead): Promise<File> {
    await this.#written;
    await this.#handle?.close();
    this.#handle = null;
    const file = fileAt(this.path, this.#size, head);
    spooled.set(file, this);
    return file;
  }

  hold(): () => Promise<void> {
    this.#holders += 1;
    let isHeld = true;
    return async () => {
      if (!isHeld) return;
      isHeld = false;
      await this.letGo();
    };
  }

  /** The last holder removes the file. Never throws: a file that cannot be removed now is left to the sweep. */
  async letGo(): Promise<void> {
    this.#holders -= 1;
    if (this.#holders > 0) return;
    await this.#written.catch(() => undefined);
    await this.#handle?.close().catch(() => undefined);
    this.#handle = null;
    await rm(this.path, { force: true }).catch(() => undefined);
    this.#share.giveBack(this.#size);
  }
}

/** The space is asked for before the first byte is written: what is left is for what is under way already. */
async function created(file: string, { folder, leastFree }: Spool): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (await lacksSpace(folder, leastFree)) throw new NoSpace();
  return open(file, "wx", 0o600);
}

/** The same as the system's own error, only earlier. */
class NoSpace extends Error {
  readonly code = "ENOSPC";
  constructor() {
    super("The disk has less free space than a file needs");
  }
}

/** `File` of either fetch that may be installed, with its bytes on the disk: one of them knows bytes in memory only. */
function fileAt(place: string, size: number, { fileName, mediaType }: FileHead): File {
  const file = new File([], fileName, { type: mediaType });
  const arrayBuffer = async () => {
    const { buffer, byteOffset, byteLength } = await readFile(place);
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  };
  const slice = (start = 0, end = size, type = "") => {
    const at = (offset: number) => Math.min(size, Math.max(0, offset < 0 ? size + offset : offset));
    return new Blob([bytesAt(place, at(start), at(end))], { type });
  };
  Object.defineProperties(file, {
    size: { value: size },
    stream: { value: () => Readable.toWeb(createReadStream(place)) },
    arrayBuffer: { value: arrayBuffer },
    text: { value: async () => new TextDecoder().decode(await arrayBuffer()) },
    slice: { value: slice },
  });
  return file;
}

function bytesAt(place: string, start: number, end: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(Math.max(0, end - start));
  const handle = openSync(place, "r");
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, start));
  } finally {
    closeSync(handle);
  }
}
