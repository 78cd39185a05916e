import { randomUUID } from "node:crypto";
import { createReadStream, mkdirSync, openSync, readSync, closeSync, statSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import type { FileHead } from "~/api/multipart";
import { HOUR_MS } from "~/domain/durations";

const paths = new WeakMap<File, string>();

/** Where the bytes of an uploaded file are on the disk, until its form is released; null if they are in memory. */
export const spooledPathOf = (file: File): string | null => paths.get(file) ?? null;

/** The folder for the files of bodies under way, in the data folder. */
export const spoolFolderIn = (dataDir: string): string => path.join(dataDir, "spool");

/** The same for an installation without data. It is refused if another user of this machine has made it. */
export function spoolFolderWithoutData(): string {
  const folder = path.join(tmpdir(), "carta-esg-spool");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid && statSync(folder).uid !== process.getuid()) {
    throw new Error(`The folder ${folder} belongs to another user`);
  }
  return folder;
}

/** A file that is written to the spool folder while it arrives. */
export class SpoolFile {
  readonly #path: string;
  #size = 0;
  #handle: FileHandle | null = null;
  #written: Promise<void> = Promise.resolve();

  constructor(folder: string) {
    this.#path = path.join(folder, `${process.pid}-${randomUUID()}`);
  }

  write(piece: Uint8Array): void {
    this.#size += piece.byteLength;
    this.#written = this.#written.then(async () => {
      this.#handle ??= await created(this.#path);
      await this.#handle.appendFile(piece);
    });
    this.#written.catch(() => undefined);
  }

  /** Resolves when all is on the disk; rejects if the disk takes no more. */
  settled(): Promise<void> {
    return this.#written;
  }

  /** The file under its sent name. Its bytes are read when they are needed, and only until `remove`. */
  async close(head: FileHead): Promise<File> {
    await this.#written;
    await this.#handle?.close();
    this.#handle = null;
    return fileAt(this.#path, this.#size, head);
  }

  /** Never throws: a file that cannot be removed now is left to the sweep. */
  async remove(): Promise<void> {
    await this.#written.catch(() => undefined);
    await this.#handle?.close().catch(() => undefined);
    this.#handle = null;
    await rm(this.#path, { force: true }).catch(() => undefined);
  }
}

async function created(file: string): Promise<FileHandle> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return open(file, "wx", 0o600);
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
  paths.set(file, place);
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

/** No body is under way for so long. */
const ABANDONED_MS = HOUR_MS;

/** Removes what ended processes have left behind. Another live process may use the same folder. */
export async function sweepSpool(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => null);
    if (facts === null) continue;
    const isOld = facts.mtimeMs < Date.now() - ABANDONED_MS;
    if (isOld || hasEnded(Number(name.split("-", 1)[0]), facts.mtimeMs)) await rm(file, { force: true });
  }
}

/**
 * Whether the process that wrote something has ended. What bears this process's id and is older than this process was
 * left by an earlier one. Another live process may use the same folder.
 */
export function hasEnded(pid: number, writtenAt: number): boolean {
  if (pid === process.pid) return writtenAt < performance.timeOrigin;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // The signal is not permitted for a process of another user, which exists.
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
