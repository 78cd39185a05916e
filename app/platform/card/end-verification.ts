import type { CardLife } from "~/domain/card/card-life";
import { commentsAmong } from "~/domain/card/judgements";
import type { Trx } from "../scope";
import { letGoOf } from "../store/attachments";
import { changeVerification, findCandidate } from "../store/verifications";
import type { Frozen } from "../store/versions";
import { tellEnding } from "./ending-mails";
import type { EventContext, EventOutcome } from "./event-context";
import type { Card } from "./load-card";
import { returnedCandidateOf } from "./returned-candidate";

/** Stores that a verification ended, with a card or without one, and sends the mails about it. */
export async function endVerification(
  trx: Trx,
  card: Card,
  { returned }: CardLife,
  { by, at, isMadeUp = false }: EventContext,
  issued: EventOutcome["issued"] = null,
): Promise<void> {
  const { verification } = card;
  if (!verification) return;
  const { id } = verification;
  if (issued) {
    const ended = { ending: "issued", ended_at: at, ended_by: by, version_id: issued.id } as const;
    await changeVerification(trx, id, ended);
  } else if (returned) {
    const { candidate } = await findCandidate(trx, id);
    const returnedCandidate = returnedCandidateOf(
      JSON.parse(candidate) as Frozen,
      commentsAmong(returned.judgements),
    );
    await changeVerification(trx, id, {
      ...{ ending: returned.how, ended_at: returned.at, ended_by: by },
      candidate: JSON.stringify(returnedCandidate),
    });
  }
  await letGoOf(trx, id);
  if (!isMadeUp) await tellEnding(trx, card, issued ?? returned, at);
}
