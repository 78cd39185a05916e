import type { EditionShown, Reference } from "../question/question";

/** An edition of a standard or a law, as a reader finds it. Days are ISO dates. */
export interface SourceEdition {
  id: string;
  source: Reference["source"];
  /** What references write to name it ("D.Lgs. 81/2008", "304"); empty = no reference does, an older edition leads to it. */
  signs: readonly string[];
  /** As people say it, and in full. */
  name: string;
  title: string;
  edition: string;
  issuer: string;
  /** The day of the act, or on which it was published or adopted. */
  dated?: string;
  /** The first and the last day of its validity, where they are known. */
  from?: string;
  to?: string;
  /** Adopted; its first day is not known yet. */
  isAwaited?: true;
  /** The fiscal years whose data it is used for; absent = all of them. */
  years?: { from?: number; to?: number };
  replacedBy?: string;
  link: string;
  note?: string;
  /** Where the points of the edition that references name are found in this one. */
  pointsFrom?: Readonly<Record<string, MovedPoint>>;
}

export interface MovedPoint {
  points: readonly string[];
  /** The sources of the table do not agree on the number. */
  isDisputed?: true;
}

type EditionState = EditionShown["state"];

/** `day` is an ISO date. An act without a first day is in force from its own day on. */
export function stateOn({ dated, from, to, isAwaited }: SourceEdition, day: string): EditionState {
  if (isAwaited || (from ?? dated ?? "") > day) return "coming";
  return to !== undefined && to < day ? "replaced" : "in_force";
}

export const isUsedFor = ({ years }: SourceEdition, year: number): boolean =>
  (years?.from ?? year) <= year && year <= (years?.to ?? year);

/** No data of the year, nor of a later one, is reported by it. */
export const isOverBy = ({ years }: SourceEdition, year: number): boolean => (years?.to ?? year) < year;
