import { log } from "~/log.server";
import { diskTroubleOf } from "~/api/disk-trouble";
import { fileOf } from "~/api/form-data";
import type { FileHead } from "~/api/multipart";
import { FILE_LIMIT } from "~/domain/files/limits";
import { memoryBudget, type SpoolShare } from "./budget";
import { FILE_IN_MEMORY } from "./limits";
import { SpoolFile } from "./spool";
import type { Spool } from "./spool-folder";

/** Why the bytes of a chosen file are missing; codes of the error texts. */
export type LostFile =
  | "file_too_large"
  | "file_too_slow"
  | "upload_failed"
  | "disk_full"
  | "too_many_uploads"
  | "choose_file_again";

export const STATUS_OF_LOST = {
  file_too_large: 413,
  file_too_slow: 408,
  upload_failed: 503,
  disk_full: 503,
  too_many_uploads: 503,
  choose_file_again: 422,
} as const satisfies Record<LostFile, number>;

const lostFiles = new WeakMap<File, LostFile>();

export const whyLost = (file: File): LostFile | null => lostFiles.get(file) ?? null;

/** Why a file may not begin or go on; null if it may. */
export type Admission = () => LostFile | null;

/** Where a file may be spooled, or why not. */
export type SpoolAdmission = () => LostFile | SpoolShare;

/** A file while it arrives: a small one is kept in memory, a larger one is spooled to the disk. */
export class ArrivingFile {
  readonly head: FileHead;
  isWhole = false;
  #lost: LostFile | null = null;
  #size = 0;
  #inMemory: Buffer[] = [];
  #heldBytes = 0;
  #spooled: SpoolFile | null = null;
  readonly #spool: Spool;
  readonly #mayBegin: Admission;
  readonly #maySpool: SpoolAdmission;
  #share: SpoolShare | null = null;

  constructor(
    head: FileHead,
    spool: Spool,
    { mayBegin, maySpool }: { mayBegin: Admission; maySpool: SpoolAdmission },
  ) {
    this.head = head;
    this.#spool = spool;
    this.#mayBegin = mayBegin;
    this.#maySpool = maySpool;
  }

  receive(piece: Buffer): void {
    if (this.#lost === null) this.#lost = this.#refusal(piece.length);
    this.#size += piece.length;
    if (this.#lost !== null) return;
    if (this.#spooled === null && this.#share !== null) this.#beginSpool(this.#share);
    if (this.#spooled !== null) return this.#spooled.write(piece);
    this.#heldBytes += piece.length;
    this.#inMemory.push(piece);
  }

  /** Also takes the bytes from the budget of their place. */
  #refusal(length: number): LostFile | null {
    const refusal = this.#size === 0 ? this.#mayBegin() : null;
    if (refusal !== null) return refusal;
    const size = this.#size + length;
    if (size > FILE_LIMIT) return "file_too_large";
    if (size <= FILE_IN_MEMORY) return memoryBudget.take(length) ? null : "upload_failed";
    const share = this.#share ?? this.#maySpool();
    if (typeof share === "string") return share;
    const taken = share.take(this.#share === null ? size : length);
    if (taken !== "taken") return taken === "company" ? "too_many_uploads" : "upload_failed";
    this.#share = share;
    return null;
  }

  #beginSpool(share: SpoolShare): void {
    this.#spooled = new SpoolFile(this.#spool, share);
    for (const piece of this.#inMemory) this.#spooled.write(piece);
    this.#forgetMemory();
  }

  #forgetMemory(): void {
    memoryBudget.giveBack(this.#heldBytes);
    this.#heldBytes = 0;
    this.#inMemory = [];
  }

  /** Waits until the disk has what has arrived. A lost file leaves the disk at once. */
  async settle(): Promise<void> {
    await this.#spooled?.settled().catch((error: unknown) => {
      log.error(error, "A file was not kept");
      this.lose(diskTroubleOf(error) === "full" ? "disk_full" : "upload_failed");
    });
    if (this.#lost !== null) await this.release();
  }

  lose(why: LostFile): void {
    this.#lost ??= why;
  }

  async finished(): Promise<File> {
    await this.settle();
    const file =
      this.#spooled === null ? fileOf(this.#inMemory, this.head) : await this.#spooled.close(this.head);
    if (this.#lost !== null) lostFiles.set(file, this.#lost);
    return file;
  }

  async release(): Promise<void> {
    this.#forgetMemory();
    const spooled = this.#spooled;
    this.#spooled = null;
    await spooled?.letGo();
  }
}
