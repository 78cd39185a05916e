import type { FileContent } from "~/bodies/file-content";
import type { WorkKind } from "../quarantine/work-kind";

/** A document for people, made in the quarantine from facts that were read at once. */
export interface MadeDocument<Input = unknown> {
  /** What makes it. The process writes one file. */
  kind: WorkKind<Input, null>;
  /** What the process is handed; JSON must hold it. */
  input: Input;
  /** What its content depends on: the same key is the same file. Absent: the input. */
  key?: unknown;
  /** The file that it is made from. */
  file?: FileContent | undefined;
}

/** Keeps the type of the input with its kind, and hands on a document of any kind. */
export const documentOf = <Input>(document: MadeDocument<Input>): MadeDocument => document as MadeDocument;
