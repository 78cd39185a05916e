import type { Parts } from "../scope";
import type { FileToSend } from "./file-response";

/** Files of one type that a company may fetch, by the name it asks for. */
export interface FileSource {
  /** Whether the company has it. */
  has(parts: Parts, companyId: string, filename: string): Promise<boolean>;
  /** Null when it is gone since. */
  open(parts: Parts, companyId: string, filename: string): Promise<FileToSend | null>;
}
