import type { DocumentNeed } from "~/domain/card/card-life";
import { documentsNeeded, missingDocuments } from "~/domain/card/evidence";
import type { Db, Trx } from "../scope";
import type { StoredVerification } from "../store/verifications";
import { candidateContent, type CandidateContent } from "./candidate-content";

/** The minimum set of documents of a candidate, by the questions as they were when it was frozen. */
export const documentsOf = ({ frozen, questionnaire }: CandidateContent): DocumentNeed[] =>
  documentsNeeded(questionnaire.questions, frozen.answers);

/** Those that the level of a verification needs and its candidate lacks. */
export async function missingIn(
  handle: Db | Trx,
  { id, level }: Pick<StoredVerification, "id" | "level">,
): Promise<DocumentNeed[]> {
  return missingDocuments(documentsOf(await candidateContent(handle, id)), level);
}
