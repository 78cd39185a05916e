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
