import { ApiError } from "~/api/errors";
import type { FileHead, PartSink } from "~/api/multipart";
import { type Admission, ArrivingFile, type LostFile, type SpoolAdmission } from "./arriving-file";
import { memoryBudget, spoolShareOf, takeUploadSlot, type Uploader } from "./budget";
import { FILES_OF_A_BODY, FORM_LIMIT, SHORT_WAIT_S } from "./limits";
import type { Spool } from "./spool-folder";

/** Whether a form has no files, files of a sender who may not upload them, or files that are kept for an uploader. */
export type FilesIn = "none" | "dropped" | { keptFor: Uploader };

interface TypedField {
  name: string;
  value: string;
}

/** A multipart form while it arrives: files that are too large are dropped at once, the typed values are kept. */
export class ArrivingForm implements PartSink {
  readonly #files: FilesIn;
  readonly #spool: Spool;
  readonly #parts: (TypedField | ArrivingFile)[] = [];
  #typed = 0;
  #heldBytes = 0;
  #isWithoutRoom = false;
  #begun = 0;
  /** Parts before this one have arrived whole, and are where they stay. */
  #settled = 0;
  #freeSlot: (() => void) | null = null;

  constructor(files: FilesIn, spool: Spool) {
    this.#files = files;
    this.#spool = spool;
  }

  /** The typed values are larger than a form may be. */
  get isTooLarge(): boolean {
    return this.#typed > FORM_LIMIT;
  }

  field(name: string, value: string): void {
    const size = name.length + Buffer.byteLength(value);
    this.#typed += size;
    if (this.isTooLarge || this.#isWithoutRoom) return;
    this.#isWithoutRoom = !memoryBudget.take(size);
    if (this.#isWithoutRoom) return;
    this.#heldBytes += size;
    this.#parts.push({ name, value });
  }

  file(head: FileHead): (piece: Buffer | null) => void {
    const file = new ArrivingFile(head, this.#spool, { mayBegin: this.#mayBegin, maySpool: this.#maySpool });
    this.#parts.push(file);
    this.#typed += head.name.length;
    return (piece) => {
      if (piece === null) file.isWhole = true;
      else if (this.#files !== "none") file.receive(piece);
      else this.#typed += piece.length;
    };
  }

  readonly #mayBegin: Admission = () => {
    if (this.#files === "dropped") return "choose_file_again";
    this.#begun += 1;
    return this.#begun > FILES_OF_A_BODY ? "upload_failed" : null;
  };

  readonly #maySpool: SpoolAdmission = () => {
    if (typeof this.#files === "string") return "choose_file_again";
    const { keptFor } = this.#files;
    const share = spoolShareOf(keptFor.companyId);
    if (this.#freeSlot !== null) return share;
    const slot = takeUploadSlot(keptFor);
    if (typeof slot === "string") return slot === "uploader" ? "too_many_uploads" : "upload_failed";
    this.#freeSlot = slot;
    return share;
  };

  /**
   * No more of the body is read: marks the file that was cut off as lost, and says why. False if no file was cut off;
   * then the form cannot be shown again.
   */
  breakOff(why: LostFile): boolean {
    const last = this.#parts.at(-1);
    if (!(last instanceof ArrivingFile) || last.isWhole) return false;
    last.lose(why);
    return true;
  }

  /** Waits until the disk has what has arrived: a fast sender does not fill the memory. Throws 503 if that is full. */
  async settle(): Promise<void> {
    if (this.#isWithoutRoom) throw new ApiError(503, "internal/unavailable", [], SHORT_WAIT_S);
    for (; this.#settled < this.#parts.length; this.#settled += 1) {
      const part = this.#parts[this.#settled];
      if (!(part instanceof ArrivingFile)) continue;
      await part.settle();
      if (!part.isWhole) return;
    }
  }

  async fields(): Promise<FormData> {
    await this.settle();
    const form = new FormData();
    for (const part of this.#parts) {
      if (part instanceof ArrivingFile) form.append(part.head.name, await part.finished());
      else form.append(part.name, part.value);
    }
    return form;
  }

  /** The caller must call this when the files are no longer needed. */
  async release(): Promise<void> {
    this.#freeSlot?.();
    memoryBudget.giveBack(this.#heldBytes);
    this.#heldBytes = 0;
    for (const part of this.#parts) if (part instanceof ArrivingFile) await part.release();
  }
}
