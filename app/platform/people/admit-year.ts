import { ApiError } from "~/api/errors";
import { mayOpenYear } from "~/domain/people/open-years";
import type { SignedInScope } from "../scope";
import { recordAudit } from "../store/audit";
import { yearsOf } from "../store/memberships";
import { write } from "../store/write";

/**
 * The years a person may open are kept to here, before any use case runs (D6). A call that names none is about the current
 * year, or about something by its id, and what the company has of a year opens that year. Administrators, whom the others
 * are to ask, open every year. Documents of the configuration, which whoever is signed in may read, are of no company.
 */
export async function admitYear(input: CallInput, scope: SignedInScope): Promise<void> {
  const { db, session } = scope;
  const year = yearNamed(input);
  if (year === null || session.rights.has("administer")) return;
  if (mayOpenYear(year, await openYearsOf(scope))) return;
  await write(db, null, (trx) =>
    recordAudit(trx, scope, "permission_denied", { ...session, detail: `year ${year}` }),
  );
  throw new ApiError(403, "internal/year_not_open");
}

/** The years the company has something in, newest first. */
export const openYearsOf = ({ db, session, memo }: SignedInScope): Promise<number[]> =>
  memo.once("years", () => yearsOf(db, session.companyId));

/** What a call brings, as its row has parsed it. */
export interface CallInput {
  query: unknown;
  body: unknown;
}

/** Workbooks are fetched by a name that holds their year. */
const WORKBOOK = /^carta-esg-(?:risposte|domande)-(\d{4})/;

/** The fiscal year a call names in its query, its body or the name of a file; null = none. */
export function yearNamed({ query, body }: CallInput): number | null {
  const { year = field(body, "year"), filename } = (query ?? {}) as { year?: unknown; filename?: unknown };
  if (typeof year === "number") return year;
  const [, named] = WORKBOOK.exec(typeof filename === "string" ? filename : "") ?? [];
  return named === undefined ? null : Number(named);
}

const field = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : undefined;
