import { ApiError } from "~/api/errors";
import type { CardEvent, Item } from "~/domain/card/card-life";
import { isSameItem } from "~/domain/card/judgements";
import type { StoredVerification } from "../store/verifications";
import type { UseCase } from "../use-case";
import { actOn } from "./act-as-verifier";
import { plainWords } from "./plain-words";

/** A verifier's judgement of one answer of a candidate, or of one of its files; or none any more. */
export const judge: UseCase<"survey.judge"> = async ({ params, body }, scope) => {
  const { questionId: question, attachmentId, verdict, seen } = body;
  const item = { question, attachment: attachmentId ?? null };
  const by = { verifier: scope.session.accountId, ...item };
  const event: CardEvent =
    verdict === null
      ? { kind: "take_back", ...by }
      : { kind: "judge", ...by, verdict, comment: plainWords(body.comment ?? "", "comment") };
  await actOn(params.id, event, scope, { looks: (present) => refuseMoved(present, item, seen) });
  return {};
};

/**
 * Another window has judged meanwhile, or the company has replied: nothing is replaced unseen (D13). What the
 * candidate does not have is refused as that.
 */
function refuseMoved(
  { items, judgements }: StoredVerification,
  item: Item,
  seen: string | null | undefined,
): void {
  if (seen === undefined || !items.some((one) => isSameItem(one, item))) return;
  const present = judgements.find((one) => isSameItem(one, item));
  const writtenAt = present ? (present.repliedAt ?? present.judgedAt) : null;
  if (writtenAt !== seen) throw new ApiError(409, "internal/judgement_moved");
}
