import type { FileContent } from "~/bodies/file-content";
import type { Budget } from "./limits";

/** A kind of work that is done in a process of its own; the process knows it by its name. */
export interface WorkKind<Input, Output> {
  name: string;
  budget: Budget;
  /** Never present: it ties the types of both sides to the kind. */
  types?: { input: Input; output: Output };
}

/** The side of the process: reads the file that was handed in, may write one, and returns what JSON can hold. */
export type Work<Input, Output> = (given: WorkGiven<Input>) => Promise<Output> | Output;

interface WorkGiven<Input> {
  input: Input;
  /** Where a copy of the file lies that came with the order. */
  file: string;
  /** Where a file that the work makes has to be written. */
  made: string;
}

/** A foreign file as a refusal names it: the field of the form, and the name that the person gave it. */
export interface Subject {
  path: string;
  name: string;
}

/** A piece of work for a company. */
export interface Order<Input> {
  companyId: string;
  input: Input;
  /** Must stay where it is until the order is done or refused. */
  file?: FileContent | undefined;
  subject: Subject;
  /** By which `ahead` finds the order. */
  ticket?: string;
  /** How long it may wait for its turn, in milliseconds. */
  patience?: number;
  /** Where the file that the work makes shall lie. */
  into?: string;
}

/** Processes for foreign bytes: nothing that they read can stop or fill the server. */
export interface Quarantine {
  /**
   * Does the work when it is the company's turn. Throws the refusal of the work itself, of a file that costs more than
   * its budget, or of a queue that is too long.
   */
  run<Input, Output>(kind: WorkKind<Input, Output>, order: Order<Input>): Promise<Output>;
  /** How many pieces of work come before the one with this ticket; null if it is not waiting. */
  ahead(ticket: string): number | null;
  load(): QuarantineLoad;
  /** Whether it takes no more work, since the server ends. */
  isOver(): boolean;
  stop(): Promise<void>;
}

/** What the processes of one server have to do, and what they could not take. */
export interface QuarantineLoad {
  waiting: number;
  atWork: number;
  /** Refused since the server began, because the queue was full or their turn did not come in time. */
  refused: number;
  /** How long the oldest has waited; null when none waits. */
  oldestMs: number | null;
}

export const NO_LOAD: QuarantineLoad = { waiting: 0, atWork: 0, refused: 0, oldestMs: null };
