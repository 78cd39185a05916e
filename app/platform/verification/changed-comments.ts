import type { CardLife, Item } from "~/domain/card/card-life";
import { changedItems, commentsAmong } from "~/domain/card/judgements";
import type { Card } from "../card/load-card";
import { declaredAnswers } from "../card/declared-answers";
import type { Db, Trx } from "../scope";
import type { Survey } from "../survey/survey";
import { candidateContent } from "./candidate-content";

/** The returned comments whose subject has changed in the draft since. `life`: the state after time has passed. */
export async function changedComments(
  handle: Db | Trx,
  { verification }: Card,
  life: CardLife,
  survey: Survey,
): Promise<Item[]> {
  const comments = commentsAmong(life.returned?.judgements ?? []);
  if (!verification || comments.length === 0) return [];
  const { frozen } = await candidateContent(handle, verification.id);
  return changedItems(comments, frozen.answers, declaredAnswers(survey));
}
