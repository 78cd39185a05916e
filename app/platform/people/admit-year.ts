import { ApiError } from "~/api/errors";
import { mayOpenYear } from "~/domain/people/open-years";
import type { SignedInScope } from "../scope";
import { recordAudit } from "../store/audit";
import { yearsOf } from "../store/memberships";
import { write } from "../store/write";
import { yearNamed, type CallInput } from "./year-named";

/**
 * The years a person may open are kept to here, before any use case runs (D6). A call that names none is about the current
 * year, or about something by its id, and what the company has of a year opens that year. Administrators, whom the others
 * are to ask, open every year. Documents of the configuration, which whoever is signed in may read, are of no company.
 */
export async function admitYear(input: CallInput, scope: SignedInScope): Promise<void> {
  const { db, session } = scope;
  const year = yearNamed(input);
  if (year === null || session.rights.has("administer")) return;
  if (mayOpenYear(year, await yearsOf(db, session.companyId))) return;
  await write(db, null, (trx) =>
    recordAudit(trx, scope, "permission_denied", { ...session, detail: `year ${year}` }),
  );
  throw new ApiError(403, "internal/year_not_open");
}
