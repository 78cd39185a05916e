import { log } from "~/log.server";
import { isLapsed } from "~/domain/card/conditions";
import { attempt } from "../card/act";
import { loadCard } from "../card/load-card";
import { hourly } from "../jobs/hourly";
import { nudgeJobs } from "../jobs/worker";
import type { PlatformParts, Trx } from "../scope";
import { withUntoldReplies } from "../store/verifier/untold-replies";
import { openSince, uncheckedVerifications, withUntoldComments } from "../store/open-verifications";
import { write } from "../store/write";
import { SurveyReader } from "../survey/survey-reader";
import { CHECK, insertCheck } from "./check-job";
import { tellComments, tellReplies } from "./comment-mails";
import { HOUR_MS } from "~/domain/durations";

/** A little less than sixty days: the clocks of the two days may differ by an hour. */
const NEARLY_LAPSED_MS = 59 * 24 * HOUR_MS;

/**
 * Stores the effects of time: lapsed verifications end. The company is told of comments once the verifier has stopped
 * writing them, and the verifier of the replies. A verification whose automatic check failed is checked again.
 */
export async function sweepVerifications(parts: PlatformParts, ending?: AbortSignal): Promise<void> {
  const { db, now } = parts;
  const at = now().toISOString();
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString();
  for (const { id, company_id: companyId, year } of await openSince(db, ago(NEARLY_LAPSED_MS))) {
    if (ending?.aborted) return;
    await alone(write(db, companyId, (trx) => lapse(trx, id, companyId, year, at)));
  }
  for (const { id, company_id: companyId, year } of await withUntoldComments(db)) {
    if (ending?.aborted) return;
    await alone(write(db, companyId, (trx) => tellComments(trx, id, companyId, year, at)));
  }
  for (const { id, company_id: companyId, year } of await withUntoldReplies(db)) {
    if (ending?.aborted) return;
    await alone(write(db, companyId, (trx) => tellReplies(trx, id, companyId, year, at)));
  }
  const unchecked = await uncheckedVerifications(db, CHECK, ago(HOUR_MS));
  for (const verification of unchecked) {
    if (ending?.aborted) return;
    await alone(write(db, verification.company_id, (trx) => insertCheck(trx, verification, at)));
  }
  if (unchecked.length > 0) nudgeJobs(db);
}

/** A failure for one company does not stop the others; the next sweep tries it again. */
const alone = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => log.error(error, "A verification was not swept"));

async function lapse(trx: Trx, id: string, companyId: string, year: number, at: string): Promise<void> {
  const card = await loadCard(new SurveyReader(trx, companyId), year);
  const { verification } = card.life;
  if (card.verification?.id !== id || !verification || !isLapsed(verification, at)) return;
  await attempt(trx, card, { kind: "lapse" }, { by: null, at });
}

/** Sweeps at once and every hour. */
export const startVerificationSweep = (parts: PlatformParts) =>
  hourly((ending) => sweepVerifications(parts, ending), "Verifications were not swept");
