import type { CompanyUpdate } from "~/api/contract/registry";
import { ApiError } from "~/api/errors";
import type { Row } from "~/api/row";
import type { Trx } from "../scope";
import type { CompanyRow } from "../store/companies";
import { memberWithId } from "../store/settings/colleagues";

/** The revision of a company as an ETag. It tells of what the company itself writes; the platform's notes are no part. */
const etagOf = (revision: number): string => `"${revision}"`;

/** What the caller saw last of what it changes, for the calls that look at it. */
export function preconditionOf({ headers }: Request): { ifMatch?: string } {
  const ifMatch = headers.get("If-Match");
  return ifMatch === null ? {} : { ifMatch };
}

/** The ETag of an answer that has a revision. */
export function headersOf({ revisioned }: Row, output: unknown): Headers {
  const headers = new Headers();
  const { revision } = output as { revision?: number };
  if (revisioned && revision !== undefined) headers.set("ETag", etagOf(revision));
  return headers;
}

/**
 * Refuses a change that was built on an older company: 409 by the revision in the body, 412 by If-Match; both name who saved
 * meanwhile and when, where that is known. Without either the last writer wins.
 */
export async function refuseOutdated(
  trx: Trx,
  row: CompanyRow,
  update: CompanyUpdate,
  ifMatch: string | undefined,
): Promise<void> {
  const isBehind = update.revision !== undefined && update.revision !== row.revision;
  const isOther = ifMatch !== undefined && !matches(ifMatch, row.revision);
  if (!isBehind && !isOther) return;
  const by = row.updated_by === null ? null : await memberWithId(trx, row.updated_by, row.id);
  const saved = by !== null && { params: { by: by.name, at: row.updated_at } };
  const issue = { path: "", code: "conflict", ...saved };
  throw new ApiError(isBehind ? 409 : 412, "internal/conflict", [issue]);
}

/** A proxy that compresses marks an ETag as weak; the revision in it is the same. */
function matches(ifMatch: string, revision: number): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etagOf(revision));
}
