import type { FileContent } from "~/bodies/file-content";
import type { SentFile } from "./sent-file";

type StoredContent = FileContent & { size: number };

export interface StoredFile {
  id: string;
  size: number;
  /** By the clock of this machine, whatever that of the storage says. */
  modifiedAt: Date;
}

/** Where the bytes of files are kept, under names that the platform makes. A file has 10 MB at most. */
export interface FileStorage {
  /** Safe from a power cut when it returns; a file exists as a whole or not at all. */
  put(id: string, content: FileContent): Promise<void>;
  /** A file as work is done on it; null when there is no such file. */
  find(id: string): Promise<StoredContent | null>;
  /** A file as it is sent; null when there is no such file. */
  open(id: string): Promise<SentFile | null>;
  /** Null when there is no such file. */
  read(id: string): Promise<Buffer | null>;
  /** Does not fail if there is no such file. */
  remove(id: string): Promise<void>;
  /** All stored files, unfinished ones too. */
  list(): AsyncIterable<StoredFile>;
}
