import type { CardLife, LifecycleRefusal } from "~/domain/card/card-life";
import { draftStatusOf } from "~/domain/card/conditions";
import { nextIssueAt, type DraftStatus } from "~/domain/card/draft-status";
import { atInstant, refusalsOf } from "~/domain/card/lifecycle";
import type { Survey } from "../survey/survey";
import { readingOf } from "./draft-reading";

interface DraftIssuing {
  status: DraftStatus;
  /** Why the draft cannot be issued now; empty = it can (D4). */
  refusals: readonly LifecycleRefusal[];
  /** When the 24 hours after a version was issued end; null otherwise. */
  nextIssueAt: string | null;
}

/** Whether the company can issue its draft. */
export function issuingOf(survey: Survey, card: CardLife, at: Date): DraftIssuing {
  const now = at.toISOString();
  const life = atInstant(card, now);
  const reading = readingOf(survey);
  const event = { kind: "publish", revision: life.draftRevision, candidate: "", reading } as const;
  return {
    status: draftStatusOf(life, reading, now),
    refusals: refusalsOf(life, event, now),
    nextIssueAt: nextIssueAt(life.lastIssuedAt, now),
  };
}
