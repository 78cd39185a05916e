import { ApiError } from "~/api/errors";
import type { AnswerToSave } from "~/domain/survey/save-refusals";
import type { SignedInScope, Trx } from "../scope";
import { decideProposal, proposalOfLink } from "../store/asking/proposals";
import { recordAudit } from "../store/audit";
import type { Survey } from "./survey";

/** A proposal as the person who confirms it has seen it. */
interface SeenProposal {
  id: string;
  /** How often it had been sent. */
  times: number;
}

/**
 * Requires that a proposal waits for the answer to one of these questions, as it was seen: 404 for any other, 409 once
 * it was decided or sent anew.
 */
export async function requireProposal(
  trx: Trx,
  { company, year }: Survey,
  { id, times }: SeenProposal,
  answers: readonly AnswerToSave[],
): Promise<string> {
  const stored = await proposalOfLink(trx, id);
  const isHere = answers.some(({ question }) => question.guid === stored?.questionId);
  if (stored?.companyId !== company.id || stored.year !== year || !isHere) {
    throw new ApiError(404, "internal/not_found");
  }
  if (stored.state !== "waiting") throw new ApiError(409, "internal/proposal_settled");
  if (stored.times !== times) throw new ApiError(409, "internal/proposal_moved");
  return stored.questionId;
}

/** The answer became this revision; null: the proposal was the answer already. */
export async function confirmProposal(
  trx: Trx,
  id: string,
  revision: number | null,
  scope: SignedInScope,
): Promise<void> {
  const { accountId, companyId } = scope.session;
  const at = scope.now().toISOString();
  await decideProposal(trx, id, { as: "confirmed", at, by: accountId, revision });
  await recordAudit(trx, scope, "proposal_confirmed", { accountId, companyId, detail: id });
}
