import { isDeepStrictEqual } from "node:util";
import type { CompanyUpdate } from "~/api/contract/registry";
import { ApiError } from "~/api/errors";
import { canSaveTheRest } from "~/domain/company/registry-rules";
import type { Issue } from "~/domain/issues";
import { toLatin1 } from "~/domain/plain-text";
import type { Trx } from "../scope";
import { type Origin, recordAudit } from "../store/audit";
import {
  changeCompany,
  essentialsOf,
  findCompany,
  type CompanyChange,
  type CompanyRow,
} from "../store/companies";
import { touchDraft } from "../store/drafts";
import { readContacts } from "./contacts";
import { readFigures } from "./figures";
import { IDENTITY, splitIdentity } from "./identity";
import { readIdentifiers } from "./identifiers";
import { refuseOutdated } from "./outdated";
import { readLink } from "./link";
import { readNationalId } from "./national-id";
import { countryOf, readPlace } from "./place";
import { readText, together, type SectionChange } from "./section-change";
import { readSector } from "./sector";

/** Who saves, for the trail: the demo has no person for it. */
type Saving = Origin & { session: { companyId: string; accountId: string | null }; ifMatch?: string };

/**
 * Stores the changes of an update on top of the revision it was built on, if it names one, and returns which of the two figures it could
 * not read (D9). A change to a fact that the card shows also raises the draft's revision, so that the company does not
 * issue it unseen. An update that contains no difference changes nothing. `requested`: what an enabled company has to
 * ask the provider for; it is not stored.
 */
export async function storeUpdate(
  trx: Trx,
  update: CompanyUpdate,
  scope: Saving,
): Promise<{ company: CompanyRow; refused: Issue[]; requested: CompanyChange }> {
  const { companyId } = scope.session;
  const at = scope.now().toISOString();
  const row = await findCompany(trx, companyId);
  const { change, issues } = together([
    readPlace(row, update),
    await readIdentifiers(trx, row, update, countryOf(row, update)),
    readNationalId(row, update, countryOf(row, update)),
    readName(update),
    readText("description", update.description, (description) => ({ description }), severalLines),
    readLink(update.link),
    readSector(row, update),
    readContacts(row, update),
    readFigures(row, update),
  ]);
  if (!canSaveTheRest(issues)) throw new ApiError(422, "internal/invalid_input", issues);
  const { stored, requested } = splitIdentity(row, change);
  if (bringsNews(row, change)) {
    await refuseOutdated(trx, row, update, scope.ifMatch);
    const saved = { updated_at: at, updated_by: scope.session.accountId };
    await changeCompany(trx, companyId, { ...stored, ...saved, revision: row.revision + 1 });
  }
  const company = await findCompany(trx, companyId);
  if (!isDeepStrictEqual(essentialsOf(row), essentialsOf(company))) {
    await touchDraft(trx, companyId, company.fiscal_year, at);
  }
  // The trail names the fields, never their content.
  const changed = IDENTITY.filter((column) => row[column] !== company[column]);
  if (changed.length > 0) {
    await recordAudit(trx, scope, "identity_changed", { ...scope.session, detail: changed.join(" ") });
  }
  return { company, refused: issues, requested };
}

const readName = ({ businessName }: CompanyUpdate): SectionChange =>
  readText("businessName", businessName, (name) => (name === null ? {} : { business_name: name }));

const severalLines = (text: string) => toLatin1(text).text.trim();

const bringsNews = (row: CompanyRow, change: CompanyChange) =>
  Object.entries(change).some(([column, value]) => row[column as keyof CompanyRow] !== value);
