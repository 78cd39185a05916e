import { fileOf } from "~/api/form-data";
import type { Part } from "~/api/multipart";
import { FILE_LIMIT } from "~/domain/files/limits";
import { memoryForFiles } from "./file-memory.server";
import { FORM_LIMIT } from "./limited-body.server";

/** Whether a form has no files, has some that are kept, or some that whoever sent them may not hand in. */
export type FilesIn = "none" | "kept" | "dropped";

/** Why the bytes of a chosen file are not there; codes of the error texts. */
export type LostFile = "file_too_large" | "upload_failed" | "choose_file_again";

const lostFiles = new WeakMap<object, LostFile>();

export const whyLost = (file: File): LostFile | null => lostFiles.get(file) ?? null;

type Head = Omit<Part, "data">;
interface Arriving extends Head {
  chunks: Buffer[];
  size: number;
  lost: LostFile | null;
}

/** A multipart form while it arrives: what is too large is let go of at once, what was typed beside it is kept. */
export class ArrivingForm {
  readonly #files: FilesIn;
  readonly #memory = memoryForFiles();
  readonly #parts: Arriving[] = [];
  #typed = 0;

  constructor(files: FilesIn) {
    this.#files = files;
  }

  /** More was typed than a form may hold. */
  get isTooLarge(): boolean {
    return this.#typed > FORM_LIMIT;
  }

  begin(head: Head): void {
    this.#parts.push({ ...head, chunks: [], size: 0, lost: null });
    this.#typed += head.name.length;
  }

  /** The next piece of the part that was begun last. */
  receive(chunk: Buffer): void {
    const part = this.#parts.at(-1);
    if (!part) return;
    const isFile = part.fileName !== null && this.#files !== "none";
    if (isFile) part.lost ??= this.#refusal(part, part.size + chunk.length);
    else this.#typed += chunk.length;
    part.size += chunk.length;
    if (part.lost !== null || this.isTooLarge) part.chunks = [];
    else part.chunks.push(chunk);
  }

  #refusal({ size: before }: Arriving, size: number): LostFile | null {
    if (this.#files === "dropped") return "choose_file_again";
    if (size > FILE_LIMIT) return "file_too_large";
    return before > 0 || this.#memory.take() ? null : "upload_failed";
  }

  /** Nothing more comes, although more was to come. False when that leaves nothing to show again. */
  breakOff(): boolean {
    const last = this.#parts.at(-1);
    if (!last || last.fileName === null) return false;
    last.lost ??= "upload_failed";
    last.chunks = [];
    return true;
  }

  fields(): FormData {
    const form = new FormData();
    for (const { name, fileName, mediaType, chunks, lost } of this.#parts) {
      if (fileName === null) {
        form.append(name, Buffer.concat(chunks).toString());
        continue;
      }
      const file = fileOf(chunks, fileName, mediaType);
      if (lost !== null) lostFiles.set(file, lost);
      form.append(name, file);
    }
    return form;
  }

  /** To be called when its files are no longer needed. */
  release(): void {
    this.#memory.release();
  }
}
