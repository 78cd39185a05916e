import { ApiError } from "~/api/errors";
import {
  grantExtent,
  grantRefusal,
  type GrantRefusal,
  type ProfileGrant,
  storedYears,
  withdrawalRefusal,
  yearsAfterOpening,
} from "~/domain/people/profile-grant";
import type { Profile } from "~/domain/people/rights";
import { providerAccount, type ProviderParts, type Trx } from "../../scope";
import { recordAudit } from "../../store/audit";
import { grantsOf, holdersByProfile, removeGrant, storeGrant } from "../../store/accounts/company-profiles";
import { companyOf, findCompany } from "../../store/companies";
import { write } from "../../store/write";

interface GrantOutcome {
  companyName: string;
  /** False when the company already had the profile with these years, or already lacked it. */
  hasChanged: boolean;
}

/** Throws when what the company has now is not what the provider saw. */
type PresentCheck = (present: ProfileGrant | undefined) => void;

/** Gives a company a profile, or a profile that it has other years. `ref`: the company's id, or its identifier. */
export const grantProfile = (
  parts: ProviderParts,
  ref: string,
  given: ProfileGrant,
  check: PresentCheck = () => undefined,
): Promise<GrantOutcome> =>
  changeGrant(parts, ref, async (trx, { id, fiscalYear }) => {
    requireNone(grantRefusal(given, fiscalYear));
    const grant = { ...given, years: storedYears(given.years) };
    const before = (await grantsOf(trx, id)).find(({ profile }) => profile === grant.profile);
    check(before);
    if (before && sameYears(before.years, grant.years)) return null;
    await storeGrant(trx, id, grant);
    return { event: "profile_granted", detail: `${grant.profile} ${grantExtent(grant)}` };
  });

/**
 * Takes a profile from a company. What people may do in it no longer counts, from their next request on; their
 * permissions stay stored, and count again if the company gets the profile back.
 */
export async function withdrawProfile(
  parts: ProviderParts,
  ref: string,
  profile: Profile,
  check: PresentCheck = () => undefined,
): Promise<GrantOutcome & { holders: number }> {
  let holders = 0;
  const outcome = await changeGrant(parts, ref, async (trx, { id }) => {
    requireNone(withdrawalRefusal(profile));
    const before = (await grantsOf(trx, id)).find((grant) => grant.profile === profile);
    check(before);
    if (!before) return null;
    holders = (await holdersByProfile(trx, id)).get(profile) ?? 0;
    await removeGrant(trx, id, profile);
    return { event: "profile_withdrawn", detail: profile };
  });
  return { ...outcome, holders };
}

/** Keeps the year that ends open to the profiles whose years are limited. */
export async function keepEndedYear(trx: Trx, companyId: string, endedYear: number): Promise<void> {
  for (const grant of await grantsOf(trx, companyId)) {
    const years = yearsAfterOpening(grant.years, endedYear);
    if (years !== null) await storeGrant(trx, companyId, { ...grant, years });
  }
}

type Change = (
  trx: Trx,
  company: { id: string; fiscalYear: number },
) => Promise<{ event: "profile_granted" | "profile_withdrawn"; detail: string } | null>;

async function changeGrant(parts: ProviderParts, ref: string, change: Change): Promise<GrantOutcome> {
  const { db } = parts;
  const accountId = providerAccount(parts);
  const id = await companyOf(db, ref.trim());
  if (id === null) {
    throw new ApiError(404, "internal/not_found", [{ path: "company", code: "unknown_company" }]);
  }
  return write(db, id, async (trx) => {
    const { business_name: companyName, fiscal_year: fiscalYear } = await findCompany(trx, id);
    const made = await change(trx, { id, fiscalYear });
    if (made) await recordAudit(trx, parts, made.event, { companyId: id, accountId, detail: made.detail });
    return { companyName, hasChanged: made !== null };
  });
}

function requireNone(refusal: GrantRefusal | null): void {
  if (refusal === null) return;
  const path = refusal === "supplier_stays" ? "" : "years";
  throw new ApiError(422, "internal/invalid_input", [{ path, code: refusal }]);
}

const sameYears = (one: readonly number[] | null, other: readonly number[] | null) =>
  JSON.stringify(one) === JSON.stringify(other);
