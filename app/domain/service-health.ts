import { HOUR_MS } from "./durations";

/** Work that the service does by itself: mails, each kind of job, and files that wait for the malware scanner. */
export const WORK_KINDS = [
  "mails",
  "answers-copy",
  "answers-import",
  "document-check",
  "people-change",
  "people-invite",
  "scans",
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Work that has waited longer stands still, and a person has to look. */
export const LATE_MS = HOUR_MS;

/** enough; too little for files, while single saves go on; too little for any save. */
export const SPACE_STATES = ["enough", "no_files", "no_saves"] as const;
export type SpaceState = (typeof SPACE_STATES)[number];

interface Seen {
  at: string;
  work: readonly { kind: WorkKind; failed: number | null; oldestAt: string | null }[];
  space: { state: SpaceState };
}

export type Concern =
  | { what: Exclude<SpaceState, "enough"> }
  | { what: "late"; kind: WorkKind; sinceMs: number }
  | { what: "failed"; kind: WorkKind; count: number };

/** What is not well, and needs a person: the space first, then each kind of work. */
export function concernsOf({ at, work, space }: Seen): Concern[] {
  const ofWork = work.flatMap(({ kind, failed, oldestAt }): Concern[] => {
    const sinceMs = oldestAt === null ? 0 : Date.parse(at) - Date.parse(oldestAt);
    return [
      ...(sinceMs > LATE_MS ? [{ what: "late" as const, kind, sinceMs }] : []),
      ...(failed !== null && failed > 0 ? [{ what: "failed" as const, kind, count: failed }] : []),
    ];
  });
  return [...(space.state === "enough" ? [] : [{ what: space.state }]), ...ofWork];
}
