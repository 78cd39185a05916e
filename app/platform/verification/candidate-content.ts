import type { Questionnaire } from "~/domain/question/question";
import type { ReturnedCandidate } from "../card/returned-candidate";
import type { Db, Trx } from "../scope";
import { findCandidate } from "../store/verifications";
import type { Frozen, SealedFile } from "../store/versions";
import { questionsThen } from "../survey/questionnaire-when-issued";

/**
 * The content that is verified: the frozen draft, or the part that is kept of it, with the questions as they were then.
 */
export interface CandidateContent {
  frozen: ReturnedCandidate & Partial<Frozen>;
  questionnaire: Questionnaire;
  /** By id; a file that was lost before the draft was frozen is absent. */
  files: ReadonlyMap<string, SealedFile>;
}

export async function candidateContent(handle: Db | Trx, verificationId: string): Promise<CandidateContent> {
  const { candidate } = await findCandidate(handle, verificationId);
  const frozen = JSON.parse(candidate) as CandidateContent["frozen"];
  const questionnaire = await questionsThen(handle, frozen.configuration.sha256, frozen.year);
  return { frozen, questionnaire, files: new Map(frozen.attachments.map((file) => [file.id, file])) };
}
