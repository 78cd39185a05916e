import { ApiError } from "~/api/errors";
import { fileOf } from "~/api/form-data";
import type { ByteReader, FileHead, PartSink } from "~/api/multipart";
import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";

/** Whether a form has no files, has files that are kept, or files that its sender may not upload. */
export type FilesIn = "none" | "kept" | "dropped";

/** Why the bytes of a chosen file are missing; codes of the error texts. */
export type LostFile = "file_too_large" | "upload_failed" | "choose_file_again";

const lostFiles = new WeakMap<object, LostFile>();

export const whyLost = (file: File): LostFile | null => lostFiles.get(file) ?? null;

const STATUS_OF_LOST = { file_too_large: 413, upload_failed: 503, choose_file_again: 422 } as const;

/** Why a chosen file is not stored: a code of the error texts, and the status of the response. */
export interface RefusedFile {
  status: number;
  code: string;
  params?: Record<string, string> | undefined;
}

/** What a call says that has nothing to do with the file: an ended session, an unknown address, no space. */
const NOT_OF_THE_FILE = [401, 404, 503];

/** Hands a chosen file in; throws what has nothing to do with it. */
export async function handInFile<Stored>(
  file: File,
  upload: (body: FormData) => Promise<Stored>,
): Promise<{ stored: Stored } | { refused: RefusedFile }> {
  const lost = whyLost(file);
  if (lost !== null) {
    const params = { name: file.name, max: sizeWords(FILE_LIMIT) };
    return { refused: { status: STATUS_OF_LOST[lost], code: lost, params } };
  }
  const body = new FormData();
  body.append("files", file);
  try {
    return { stored: await upload(body) };
  } catch (error) {
    if (!(error instanceof ApiError) || NOT_OF_THE_FILE.includes(error.status)) throw error;
    const [issue] = error.errors;
    const isOfFile = issue !== undefined && error.status < 500;
    const { code, params } = isOfFile ? issue : { code: "upload_failed", params: undefined };
    return { refused: { status: error.status, code, params } };
  }
}

interface TypedField {
  name: string;
  value: string;
}

interface ArrivingFile {
  head: FileHead;
  pieces: Buffer[];
  size: number;
  isWhole: boolean;
  lost: LostFile | null;
}

/** A multipart form while it arrives: files that are too large are dropped at once, the typed values are kept. */
export class ArrivingForm implements PartSink {
  readonly #files: FilesIn;
  readonly #memory = memoryForFiles();
  readonly #parts: (TypedField | ArrivingFile)[] = [];
  #typed = 0;

  constructor(files: FilesIn) {
    this.#files = files;
  }

  /** The typed values are larger than a form may be. */
  get isTooLarge(): boolean {
    return this.#typed > FORM_LIMIT;
  }

  field(name: string, value: string): void {
    this.#typed += name.length + Buffer.byteLength(value);
    if (!this.isTooLarge) this.#parts.push({ name, value });
  }

  file(head: FileHead): (piece: Buffer | null) => void {
    const file: ArrivingFile = { head, pieces: [], size: 0, isWhole: false, lost: null };
    this.#parts.push(file);
    this.#typed += head.name.length;
    return (piece) => {
      if (piece) this.#receive(file, piece);
      else file.isWhole = true;
    };
  }

  #receive(file: ArrivingFile, piece: Buffer): void {
    if (this.#files === "none") this.#typed += piece.length;
    else file.lost ??= this.#refusal(file, file.size + piece.length);
    file.size += piece.length;
    if (file.lost !== null || this.isTooLarge) file.pieces = [];
    else file.pieces.push(piece);
  }

  #refusal({ size: before }: ArrivingFile, size: number): LostFile | null {
    if (this.#files === "dropped") return "choose_file_again";
    if (size > FILE_LIMIT) return "file_too_large";
    return before > 0 || this.#memory.take() ? null : "upload_failed";
  }

  /**
   * The body ended too early: marks the file that was cut off as lost. False if no file was cut off; then the form
   * cannot be shown again.
   */
  breakOff(): boolean {
    const last = this.#parts.at(-1);
    if (!last || !("head" in last) || last.isWhole) return false;
    last.lost ??= "upload_failed";
    last.pieces = [];
    return true;
  }

  fields(): FormData {
    const form = new FormData();
    for (const part of this.#parts) {
      if (!("head" in part)) {
        form.append(part.name, part.value);
        continue;
      }
      const file = fileOf(part.pieces, part.head);
      if (part.lost !== null) lostFiles.set(file, part.lost);
      form.append(part.head.name, file);
    }
    return form;
  }

  /** The caller must call this when the files are no longer needed. */
  release(): void {
    this.#memory.release();
  }
}

/** The most bytes of a form; files have their own, larger limit. */
export const FORM_LIMIT = 200_000;

/**
 * Beyond these bytes the rest of a too large body is no longer read. With files it is over ten times the largest file.
 */
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

  /** The body was longer than the cap. */
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

/** Files that may be in memory at one time in this process, and those of one post. Each is at most 10 MB. */
const MOST_FILES_IN_MEMORY = 8;
const MOST_OF_A_POST = 4;

let held = 0;

/** The memory slots that the files of one post occupy; the holder must release them. */
function memoryForFiles() {
  let own = 0;
  return {
    /** False if no slot is free. */
    take(): boolean {
      if (held >= MOST_FILES_IN_MEMORY || own >= MOST_OF_A_POST) return false;
      held += 1;
      own += 1;
      return true;
    },
    release(): void {
      held -= own;
      own = 0;
    },
  };
}
