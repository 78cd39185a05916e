import type { CompanyDetail, CompanyEntry } from "~/api/contract/provider";
import { type CardState, MOST_DISPUTES_OF_COMPANY } from "~/domain/company/desk-states";
import { searchWordsOf } from "~/domain/people/search-key";
import { pageOf } from "../people/users/paging";
import { presentRequest } from "../registry/identity";
import { presentCompany } from "../registry/present-company";
import type { Db, PlatformParts } from "../scope";
import { factsOf, findCompany } from "../store/companies";
import { disputesOf } from "../store/disputes";
import { pendingIdentityRequest } from "../store/identity-requests";
import {
  companiesFound,
  countCompanies,
  EVERY_COMPANY,
  type ListedCompany,
  listedCompany,
} from "../store/provider/companies";
import { enablementsOf } from "../store/provider/enablement";
import { administratorsListed } from "../store/provider/members";
import { waitingForProvider } from "../store/provider/waiting";
import type { UseCase } from "../use-case";
import { wireDispute } from "./disputes";
import { unknown } from "./refusals";

const PAGE_LENGTH = 25;

/** A page of all companies that match, 25 at a time, and what waits for the provider. */
export const deskCompanies: UseCase<"provider.companies"> = async ({ query }, { db, now }) => {
  const at = now().toISOString();
  const { search = "", enabled, card = null, waiting = null } = query;
  const filter = {
    words: searchWordsOf(search),
    enabled: enabled === undefined ? null : enabled === "yes",
    ...{ card, waiting, now: at },
  };
  const count = await countCompanies(db, filter);
  const { from, most, pagination } = pageOf(query.pageId, PAGE_LENGTH, count);
  const found = await companiesFound(db, filter, query.sort ?? "name", { from, most });
  return {
    companies: found.map((company) => entryOf(company, at)),
    count,
    pagination,
    waiting: await waitingForProvider(db),
  };
};

/** The most companies that the command line prints. */
export const MOST_LISTED = 50;

/** Companies whose name or identifiers hold the words of a text, by name; the first fifty. */
export const listCompanies = ({ db, now }: PlatformParts, search: string): Promise<ListedCompany[]> =>
  companiesFound(db, { ...EVERY_COMPANY, words: searchWordsOf(search), now: now().toISOString() }, "name", {
    from: 0,
    most: MOST_LISTED,
  });

/** One company: what it is and where it stands, never what it answered (D6). */
export const deskCompany: UseCase<"provider.company"> = async ({ params }, { db, now, settings }) => {
  const listed = await listedCompany(db, params.id);
  if (!listed) throw unknown();
  const row = await findCompany(db, params.id);
  const company = presentCompany(row, settings);
  const { fiscalCode, address, city, province, referenceSector: sector } = company;
  const { country, identifier } = listed;
  const disputes =
    identifier === null ? [] : await disputesOf(db, { country, identifier }, MOST_DISPUTES_OF_COMPANY);
  return {
    ...entryOf(listed, now().toISOString()),
    ...{ fiscalCode, address, city, province, sector },
    size: factsOf(row).size,
    controlChain: row.control_chain,
    updatedAt: row.updated_at,
    cardUntil: listed.cardUntil,
    administrators: await administratorsListed(db, params.id),
    enablements: await enablementsOf(db, params.id),
    identityRequest: await requestOf(db, params.id, company),
    disputes: disputes.map(wireDispute),
  };
};

async function requestOf(
  db: Db,
  companyId: string,
  company: ReturnType<typeof presentCompany>,
): Promise<CompanyDetail["identityRequest"]> {
  const request = company.isValidated ? presentRequest(await pendingIdentityRequest(db, companyId)) : null;
  if (!request) return null;
  return {
    askedAt: request.askedAt,
    changes: request.changes.map(({ field, value }) => ({
      field,
      present: company[field as "businessName"] as string | null,
      value,
    })),
  };
}

const entryOf = ({ cardUntil, ...company }: ListedCompany, now: string): CompanyEntry => ({
  ...company,
  card: cardState(cardUntil, now),
});

const cardState = (until: string | null, now: string): CardState =>
  until === null ? "none" : until > now ? "valid" : "expired";
