import type { VerifierCase } from "~/api/contract/verifier-desk";
import { daysBetween } from "~/domain/calendar-date";
import { commentsAmong } from "~/domain/card/judgements";
import { isLapsed, lapsesAt } from "~/domain/card/conditions";
import type { StoredCase } from "../../store/verifier/cases";
import { assignedView } from "../assigned-verifications";

/** A case as its verifier sees it; time may have ended it before that was stored. */
export function caseView(row: StoredCase, now: Date): VerifierCase {
  const { judgements, visitedAt } = row;
  const ended = endOf(row, now);
  const replies = commentsAmong(judgements).filter(({ reply }) => reply !== null);
  const isSinceVisit = (at: string | null) => at !== null && at > (visitedAt ?? "");
  return {
    ...assignedView(row, row.companyName),
    replied: replies.length,
    daysLeft: ended ? 0 : daysBetween(now, new Date(lapsesAt(row))),
    news: {
      isNew: visitedAt === null && ended === null && judgements.length === 0,
      replies: ended ? 0 : replies.filter(({ repliedAt }) => isSinceVisit(repliedAt)).length,
      hasEnded: isSinceVisit(ended?.at ?? null),
    },
    ended,
  };
}

type Ended = VerifierCase["ended"];

function endOf({ ending, ended_at: at, version_id: versionId, since }: StoredCase, now: Date): Ended {
  if (ending !== null) return { how: ending, at: at ?? since, versionId };
  if (!isLapsed({ since }, now.toISOString())) return null;
  return { how: "lapsed", at: lapsesAt({ since }), versionId: null };
}
