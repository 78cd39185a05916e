import { isDeepStrictEqual } from "node:util";
import type { Company } from "~/api/contract/registry";
import { ApiError } from "~/api/errors";
import { atInstant } from "~/domain/card/lifecycle";
import { COMPANY_IDENTIFIERS } from "~/domain/company/registry-rules";
import { loadCard } from "../card/load-card";
import { type PlatformParts, providerAccount, type ProviderParts, type Trx } from "../scope";
import { recordAudit } from "../store/audit";
import {
  changeCompany,
  essentialsOf,
  findCompany,
  IDENTIFIER_COLUMN,
  identifierTaken,
} from "../store/companies";
import { touchDraft } from "../store/drafts";
import {
  endIdentityRequest,
  type IdentityRequest,
  pendingIdentityRequest,
  pendingIdentityRequests,
} from "../store/identity-requests";
import { type MailTemplate, queueMailAbout } from "../store/mails";
import { administratorsOf } from "../store/accounts/memberships";
import { write } from "../store/write";
import { SurveyReader } from "../survey/survey-reader";
import { presentRequest } from "./identity";
import { presentCompany } from "./present-company";

interface ListedRequest {
  company: Company;
  request: NonNullable<Company["identityRequest"]>;
}

/** The requests that wait for the provider, oldest first. */
export async function listIdentityRequests({ db, settings }: PlatformParts): Promise<ListedRequest[]> {
  return (await pendingIdentityRequests(db)).flatMap(({ company, request }) => {
    const shown = presentRequest(request);
    return shown ? [{ company: presentCompany(company, settings), request: shown }] : [];
  });
}

/**
 * The new identity replaces the old one; the company stays enabled and is told. Refused while a verification is open,
 * whose candidate names the old identity. `seen`: when the request was made that the provider decides about; a later
 * one is a 409.
 */
export const acceptIdentityRequest = (
  parts: ProviderParts,
  companyId: string,
  seen?: string,
): Promise<void> =>
  decide(parts, companyId, seen, async (trx, { changes }, at) => {
    const { verification } = atInstant((await loadCard(new SurveyReader(trx, companyId))).life, at);
    if (verification) {
      throw new ApiError(409, "internal/card_refused", [{ path: "", code: "verification_open" }]);
    }
    for (const kind of COMPANY_IDENTIFIERS) {
      const value = changes[IDENTIFIER_COLUMN[kind]];
      if (value && (await identifierTaken(trx, kind, value, companyId))) {
        throw new ApiError(422, "internal/invalid_input", [{ path: kind, code: "company_exists" }]);
      }
    }
    const before = await findCompany(trx, companyId);
    const saved = { updated_at: at, updated_by: null };
    await changeCompany(trx, companyId, { ...changes, ...saved, revision: before.revision + 1 });
    const after = await findCompany(trx, companyId);
    if (!isDeepStrictEqual(essentialsOf(before), essentialsOf(after))) {
      await touchDraft(trx, companyId, after.fiscal_year, at);
    }
    await endIdentityRequest(trx, companyId, { ending: "accepted", at });
    await recordAudit(trx, parts, "identity_change_accepted", {
      companyId,
      accountId: providerAccount(parts),
      detail: Object.keys(changes).join(" "),
    });
    await tell(trx, companyId, "identity-change-accepted", {}, at);
  });

/** The old identity stays, and the company is told why. */
export const declineIdentityRequest = (
  parts: ProviderParts,
  companyId: string,
  reason: string,
  seen?: string,
): Promise<void> =>
  decide(parts, companyId, seen, async (trx, _, at) => {
    await endIdentityRequest(trx, companyId, { ending: "declined", at, reason });
    await recordAudit(trx, parts, "identity_change_declined", {
      companyId,
      accountId: providerAccount(parts),
    });
    await tell(trx, companyId, "identity-change-declined", { reason }, at);
  });

const decide = (
  { db, now }: PlatformParts,
  companyId: string,
  seen: string | undefined,
  work: (trx: Trx, request: IdentityRequest, at: string) => Promise<void>,
): Promise<void> =>
  write(db, companyId, async (trx) => {
    const request = await pendingIdentityRequest(trx, companyId);
    if (!request) {
      throw new ApiError(404, "internal/not_found", [{ path: "", code: "no_identity_request" }]);
    }
    if (seen !== undefined && request.askedAt !== seen) {
      throw new ApiError(409, "internal/conflict", [{ path: "", code: "state_moved" }]);
    }
    await work(trx, request, now().toISOString());
  });

async function tell<T extends Extract<MailTemplate, `identity-change-${string}`>>(
  trx: Trx,
  companyId: string,
  template: T,
  params: Parameters<typeof queueMailAbout<T>>[3]["params"],
  at: string,
): Promise<void> {
  const { business_name: businessName } = await findCompany(trx, companyId);
  const about = { businessName, link: "/dashboard/registry" };
  for (const recipient of await administratorsOf(trx, companyId)) {
    await queueMailAbout(trx, recipient, template, { about, params }, at);
  }
}
