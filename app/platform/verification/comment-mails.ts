import { romeDayWords } from "~/domain/calendar-date";
import { untoldComments, untoldReplies } from "~/domain/card/untold-comments";
import { t } from "~/texts/i18n.server";
import { loadCard } from "../card/load-card";
import { tellAdministrators, tellVerifier } from "../card/verification-mails";
import type { Trx } from "../scope";
import { verifierBehind } from "../store/accounts/memberships";
import { changeVerification } from "../store/verifications";
import { SurveyReader } from "../survey/survey-reader";

/** One mail about all comments that a verifier wrote in a session; comments that were already mailed cause none. */
export async function tellComments(
  trx: Trx,
  id: string,
  companyId: string,
  year: number,
  at: string,
): Promise<void> {
  const { verification } = await loadCard(new SurveyReader(trx, companyId), year);
  if (verification?.id !== id || verification.ending !== null) return;
  const untold = untoldComments(verification.judgements, verification.comments_told_at, at);
  if (!untold) return;
  const params = {
    year: String(year),
    body: verification.verifier_body ?? "",
    comments: t("verification:comments_count", { count: untold.comments.length }),
  };
  await tellAdministrators(trx, companyId, "verification-comments", params, at);
  await changeVerification(trx, id, { comments_told_at: untold.upTo });
}

/** One mail to the verifier about all replies that the company wrote in a session. */
export async function tellReplies(
  trx: Trx,
  id: string,
  companyId: string,
  year: number,
  at: string,
): Promise<void> {
  const { verification } = await loadCard(new SurveyReader(trx, companyId), year);
  if (verification?.id !== id || verification.ending !== null) return;
  const untold = untoldReplies(verification.judgements, verification.replies_told_at, at);
  if (!untold) return;
  const { verifier_id: verifierId, opened_at } = verification;
  const verifier = verifierId && (await verifierBehind(trx, verifierId));
  if (verifier) {
    const replies = t("verification:replies_count", { count: untold.count });
    const params = { year: String(year), opened: romeDayWords(opened_at), replies };
    await tellVerifier(trx, verifier, { companyId, caseId: id }, "verifier-replies", params, at);
  }
  await changeVerification(trx, id, { replies_told_at: untold.upTo });
}
