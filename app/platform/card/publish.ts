import { ApiError, hasCode } from "~/api/errors";
import type { LifecycleRefusal } from "~/domain/card/card-life";
import type { SignedInScope, Trx } from "../scope";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import { revisionIfUnmoved } from "../survey/has-moved";
import type { Survey } from "../survey/survey";
import { SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { attempt, refusalsAsIssues } from "./act";
import { readingOf } from "./draft-reading";
import type { EventContext } from "./event-context";
import { freeze } from "./freeze";
import { loadCard } from "./load-card";

/** How many times a draft that changes while it is frozen is tried, if the call names no revision. */
const MOST_TRIES = 3;

/**
 * Issues the draft as an immutable version (D4): the revision that the call names, or without one the draft as it is
 * now (spec §7).
 */
export const publish: UseCase<"survey.publish"> = async ({ body }, scope) => {
  const { revision = null, declared = false } = body ?? {};
  for (let left = revision === null ? MOST_TRIES : 1; ; left -= 1) {
    try {
      const { id: versionId, issuedAt, expiresAt } = await publishOnce(scope, revision, declared);
      return { versionId, issuedAt, expiresAt };
    } catch (error) {
      if (left === 1 || !hasCode(error, "internal/conflict")) throw error;
    }
  }
};

/**
 * The version is frozen before the transaction, which then only checks whether its sources have changed: the draft, the
 * registry, the fiscal year.
 */
async function publishOnce(scope: SignedInScope, revision: number | null, isDeclared: boolean) {
  const { db, session, now } = scope;
  const survey = await new SurveyReader(db, session.companyId).draft();
  const frozen = await freeze(survey, scope, isDeclared);
  const context = { by: session.accountId, at: now().toISOString(), frozen };
  const seen = revision ?? survey.draft.revision;
  return write(db, session.companyId, async (trx) => {
    const issued = await publishIn(trx, survey, seen, context);
    await recordAudit(trx, scope, "card_issued", { ...session, detail: issued.id });
    return issued;
  });
}

async function publishIn(trx: Trx, survey: Survey, revision: number, context: EventContext) {
  const reader = new SurveyReader(trx, survey.company.id);
  const card = await loadCard(reader, survey.year);
  const candidate = context.frozen?.sha256 ?? "";
  const event = {
    kind: "publish",
    candidate,
    revision: await revisionIfUnmoved(reader, survey, revision),
    reading: readingOf(survey),
  } as const;
  const { refusals, issued } = await attempt(trx, card, event, context);
  if (!issued) throw refusal(refusals);
  return issued;
}

/** The second of two publishers hears that the draft was just issued, even if the draft has changed as well. */
function refusal(refusals: readonly LifecycleRefusal[]): ApiError {
  const issues = refusalsAsIssues(refusals);
  if (refusals.includes("enabled_company")) return new ApiError(409, "internal/not_publishable", issues);
  if (refusals.includes("issued_recently")) return new ApiError(409, "internal/issued_recently", issues);
  if (refusals.includes("stale_revision")) return new ApiError(409, "internal/conflict");
  return new ApiError(409, "internal/not_publishable", issues);
}
