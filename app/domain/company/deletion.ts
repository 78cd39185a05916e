import { oneLine } from "../plain-text";

/** Days between an administrator's word and the deletion of a company, in which every administrator may withdraw it. */
export const COMPANY_DELETION_DAYS = 30;

/** Days before the deletion at which the administrators are told a second time. */
export const COMPANY_REMINDER_DAYS = 7;

/**
 * Why a company is not deleted. "verification_open": the company withdraws it first; "judges_others": a person of the
 * company has open verifications of other companies, which the provider gives to others first.
 */
export const COMPANY_DELETION_REFUSALS = ["verification_open", "judges_others"] as const;
export type CompanyDeletionRefusal = (typeof COMPANY_DELETION_REFUSALS)[number];

interface OpenWork {
  /** Open verifications of the company. */
  ownVerifications: number;
  /** Open verifications of other companies that wait for a person of this one. */
  foreignCases: number;
}

export function companyDeletionRefusals({
  ownVerifications,
  foreignCases,
}: OpenWork): CompanyDeletionRefusal[] {
  return [
    ...(ownVerifications > 0 ? (["verification_open"] as const) : []),
    ...(foreignCases > 0 ? (["judges_others"] as const) : []),
  ];
}

/** Whether a typed text is the name of a company; letter case and further spaces do not count. */
export const isNameOf = (typed: string, businessName: string): boolean =>
  oneLine(typed).toLowerCase() === oneLine(businessName).toLowerCase();
