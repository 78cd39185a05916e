import { romeDayWords } from "~/domain/calendar-date";
import type { CardLife } from "~/domain/card/card-life";
import { lapsesAt } from "~/domain/card/conditions";
import { nameInMail } from "~/domain/people/link-like";
import type { Trx } from "../scope";
import { findCompany } from "../store/companies";
import { queueMailAbout, type MailParams, type MailTemplate } from "../store/mails";
import { administratorsOf } from "../store/accounts/memberships";

interface Recipient {
  address: string;
  name: string;
}

/** Where the link of a mail to a company or to a verifier leads. */
const COMPANYS_PAGE = "/dashboard/history/verification";
const DESK = "/dashboard/verifications";

/** Mails to a company's administrators, and mails to a verifier. */
type ToCompany = `enablement-${"given" | "lost"}` | Extract<MailTemplate, `verification-${string}`>;
type ToVerifier = Extract<MailTemplate, `verifier-${string}`>;

type MailFacts<T extends MailTemplate> = Omit<MailParams[T], "businessName" | "link">;

type Mail<T extends MailTemplate> = [template: T, params: MailFacts<T>, at: string];

/** A mail to each administrator of a company, written in the transaction of the event it is about. */
export async function tellAdministrators<T extends ToCompany>(
  trx: Trx,
  companyId: string,
  ...mail: Mail<T>
): Promise<void> {
  await tellEach(trx, await administratorsOf(trx, companyId), companyId, COMPANYS_PAGE, ...mail);
}

/** A mail to a verifier about a case; `caseId`: null when nothing is to be done there any more, and the mail leads to the desk. */
export const tellVerifier = <T extends ToVerifier>(
  trx: Trx,
  verifier: Recipient,
  { companyId, caseId }: { companyId: string; caseId: string | null },
  ...mail: Mail<T>
): Promise<void> =>
  tellEach(trx, [verifier], companyId, caseId === null ? DESK : `${DESK}/${caseId}`, ...mail);

async function tellEach<T extends ToCompany | ToVerifier>(
  trx: Trx,
  recipients: Recipient[],
  companyId: string,
  link: string,
  ...[template, params, at]: Mail<T>
): Promise<void> {
  const company = await findCompany(trx, companyId);
  const about = { businessName: nameInMail(company.business_name), link };
  for (const recipient of recipients) await queueMailAbout(trx, recipient, template, { about, params }, at);
}

/** A mail to the verifier who is assigned to an open verification. */
export async function tellAssigned(
  trx: Trx,
  verifier: Recipient,
  about: { companyId: string; caseId: string },
  { verification }: CardLife,
  at: string,
): Promise<void> {
  if (!verification) return;
  const { year, level, openedAt } = verification;
  const params = {
    ...{ year: String(year), level: String(level) },
    ...{ opened: romeDayWords(openedAt), until: romeDayWords(lapsesAt(verification)) },
  };
  await tellVerifier(trx, verifier, about, "verifier-assigned", params, at);
}

/** The day in Italy, in the words of a mail. */
