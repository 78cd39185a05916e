import { ApiError } from "~/api/errors";
import { mayOpenYear } from "~/domain/people/open-years";
import type { SignedInScope } from "../scope";
import { yearsOf } from "../store/accounts/memberships";
import { recordRefusal } from "../store/trail/refusals";

/**
 * Enforces, before any use case runs, which years a person may open (D6). A call that names no year is about the
 * current year, or names something by its id; anything the company has of a year opens that year. Administrators open
 * every year; the other users are told to ask them. The years of configuration documents, which every signed-in user
 * may read, are not restricted.
 */
export async function admitYear(input: CallInput, scope: SignedInScope): Promise<void> {
  const { session } = scope;
  const year = yearNamed(input);
  if (year === null || session.rights.has("administer")) return;
  if (mayOpenYear(year, await openYearsOf(scope))) return;
  await recordRefusal(scope, "permission_denied", { ...session, detail: `year ${year}` });
  throw new ApiError(403, "internal/year_not_open");
}

/** The years the company has something in, newest first. */
export const openYearsOf = ({ db, session, memo }: SignedInScope): Promise<number[]> =>
  memo.once("years", () => yearsOf(db, session.companyId));

/** The parsed input of a call. */
export interface CallInput {
  query: unknown;
  body: unknown;
}

/** The name of a workbook contains its year. */
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
