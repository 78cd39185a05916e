import { dateWords, romeDay } from "~/domain/calendar-date";
import type { CardLife } from "~/domain/card/card-life";
import { lapsesAt } from "~/domain/card/conditions";
import type { MailParams } from "../mail/templates";
import type { PlatformSettings, Trx } from "../scope";
import { administratorsOf } from "../store/memberships";
import { queueMail } from "../store/mails";
import { findCompany } from "../store/companies";

/** What a company's administrators are told of its verifications. */
type Told =
  | "verification-check-failed"
  | "verification-refused"
  | "verification-issued"
  | "verification-lapsed"
  | "enablement-lost";

const VERIFICATION_PAGE = "/dashboard/history/verification";

/** A mail to each administrator of a company, written in the transaction of what it tells of. */
export async function tellAdministrators<T extends Told>(
  trx: Trx,
  { publicUrl }: PlatformSettings,
  companyId: string,
  template: T,
  params: Omit<MailParams[T], "businessName" | "link">,
  at: string,
): Promise<void> {
  const { business_name: businessName } = await findCompany(trx, companyId);
  const filled = { ...params, businessName, link: publicUrl + VERIFICATION_PAGE } as MailParams[T];
  for (const recipient of await administratorsOf(trx, companyId)) {
    await queueMail(trx, recipient, template, filled, at);
  }
}

/** A mail to whom an open verification is given. */
export async function tellVerifier(
  trx: Trx,
  { publicUrl }: PlatformSettings,
  recipient: { address: string; name: string },
  businessName: string,
  { verification }: CardLife,
  at: string,
): Promise<void> {
  if (!verification) return;
  const { year, level, openedAt } = verification;
  const params = {
    businessName,
    year: String(year),
    level: String(level),
    opened: dayWords(openedAt),
    until: dayWords(lapsesAt(verification)),
    link: `${publicUrl}/dashboard`,
  };
  await queueMail(trx, recipient, "verifier-assigned", params, at);
}

/** The day in Italy, as mails say it. */
export const dayWords = (instant: string): string => dateWords(romeDay(new Date(instant)));
