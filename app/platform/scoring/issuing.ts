import { draftStatus, nextIssueAt, type DraftStatus } from "~/domain/card/draft-status";
import { issuingRefusals, type RefusalKey } from "~/domain/card/issuing";
import type { SurveyScore } from "~/domain/scoring/score";
import { scoredAnswers } from "~/domain/scoring/scored-answers";
import type { Survey } from "../survey/load-survey";
import type { IssuedVersion } from "../store/versions";

interface Issuing {
  status: DraftStatus;
  /** Why the draft cannot be issued now; empty = it can (D4). */
  refusals: RefusalKey[];
  /** When the 24 hours of a just-issued version end; null otherwise. */
  nextIssueAt: string | null;
}

/** Whether a draft can be issued. `issued`: all versions of the company, newest first, whatever their year. */
export function issuingOf(survey: Survey, score: SurveyScore, issued: IssuedVersion[], at: Date): Issuing {
  const now = at.toISOString();
  const lastIssuedAt = issued[0]?.issuedAt ?? null;
  const last = issued.find(({ year }) => year === survey.year);
  const status = draftStatus(
    {
      verification: null,
      unresolvedObsolete: [...survey.states.values()].filter(({ obsolete }) => obsolete).length,
      scoredAnswers: scoredAnswers(survey.questionnaire, survey.states),
      lastIssuedAt,
    },
    now,
  );
  const refusals = issuingRefusals({
    status,
    enabled: survey.company.is_validated === 1,
    facts: survey.facts,
    changedSinceLastVersion: last?.draftRevision !== survey.draft.revision,
    lastExpiresAt: last?.expiresAt ?? null,
    now,
    score,
  });
  return { status, refusals, nextIssueAt: nextIssueAt(lastIssuedAt, now) };
}
