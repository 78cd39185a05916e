import { romeDay } from "~/domain/calendar-date";
import { COMPANY_REMINDER_DAYS } from "~/domain/company/deletion";
import { DAY_MS } from "~/domain/durations";
import { log } from "~/log.server";
import { leaveBenchmark } from "../../benchmark/enter";
import { attempt } from "../../card/act";
import { loadCard } from "../../card/load-card";
import { forgetDocuments } from "../../documents/kept-documents";
import { removeDropped } from "../../storage/storage";
import { after } from "../../identity/tokens";
import { hourly } from "../../jobs/hourly";
import type { PlatformParts, Trx } from "../../scope";
import { recordAudit } from "../../store/audit";
import {
  dueDeletions,
  markBegun,
  markTold,
  openWorkOf,
  untoldDeletions,
} from "../../store/owner/company-deletions";
import { eraseSlice } from "../../store/owner/erase-company";
import { endAccess, withdrawCompany } from "../../store/owner/withdraw-company";
import { inSlices } from "../../store/slices";
import { write } from "../../store/write";
import { SurveyReader } from "../../survey/survey-reader";
import { tell } from "./company-deletion";

type Parts = Pick<PlatformParts, "db" | "settings" | "now">;

/** Tells the administrators of companies whose deletion is near, and deletes the companies whose days are over. */
export async function eraseCompanies(parts: Parts, ending?: AbortSignal): Promise<void> {
  const { db, now } = parts;
  for (const { company_id: id, due_at: dueAt } of await untoldDeletions(
    db,
    after(now(), COMPANY_REMINDER_DAYS * DAY_MS),
  )) {
    if (ending?.aborted) return;
    await alone(write(db, id, (trx) => remind(trx, id, dueAt, now().toISOString())));
  }
  for (const { company_id: id } of await dueDeletions(db, now().toISOString())) {
    if (ending?.aborted) return;
    await alone(erase(parts, id, ending));
  }
}

/** A failure for one company does not stop the others; the next round goes on where it stopped. */
const alone = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => log.error(error, "A company was not deleted"));

async function remind(trx: Trx, companyId: string, dueAt: string, at: string): Promise<void> {
  if (dueAt > at && (await markTold(trx, companyId, at))) {
    await tell(trx, companyId, "company-deletion-near", { dueAt, at });
  }
}

async function erase(parts: Parts, companyId: string, ending?: AbortSignal): Promise<void> {
  const { db, settings, now } = parts;
  await write(db, companyId, (trx) => begin(trx, companyId, parts));
  const at = now().toISOString();
  await inSlices(
    db,
    async (trx, hasTime) => {
      const erasing = { companyId, at, today: romeDay(now()) };
      const { isMore, files } = await eraseSlice(trx, erasing, hasTime);
      const committed = () => removeDropped(settings, files);
      return { isMore, committed };
    },
    ending,
  );
  await forgetDocuments(settings, companyId);
}

/** What others see of the company ends in one transaction; its content goes after it. */
async function begin(trx: Trx, companyId: string, parts: Parts): Promise<void> {
  const at = parts.now().toISOString();
  if (!(await markBegun(trx, companyId, at))) return;
  const { ownVerifications } = await openWorkOf(trx, companyId);
  if (ownVerifications > 0) {
    const card = await loadCard(new SurveyReader(trx, companyId));
    await attempt(trx, card, { kind: "withdraw" }, { by: null, at });
  }
  await leaveBenchmark(trx, companyId, at);
  await withdrawCompany(trx, companyId, at);
  await endAccess(trx, companyId);
  await recordAudit(trx, parts, "company_erased", { companyId });
}

/** At once and every hour. */
export const startErasingCompanies = (parts: PlatformParts) =>
  hourly((ending) => eraseCompanies(parts, ending), "Companies were not deleted");
