import { invitee } from "~/api/contract/invitations";
import { issuesOfRoles } from "~/api/contract/people";
import { typedEmail } from "~/api/contract/wire";
import { codeOfKind, issueOf } from "~/api/issue-codes";
import { ApiError } from "~/api/errors";
import { decodeText } from "~/domain/people/invitees/csv";
import {
  INVITEES_LIMIT,
  type InviteeRow,
  MOST_INVITEES,
  readInvitees,
} from "~/domain/people/invitees/invitee-rows";
import type { Issue } from "~/domain/issues";
import type { Profile } from "~/domain/people/rights";
import { oneLine } from "~/domain/plain-text";
import { normalisedEmail } from "../../../store/accounts/accounts";
import { z } from "zod";
import { INVITEE_WORDS } from "./words";

/** The text of a file and its people, each with what is wrong with the row itself; throws when no row of it can be used. */
export async function readList(
  body: FormData,
  ofCompany: ReadonlySet<Profile>,
): Promise<{ text: string; people: InviteeRow[] }> {
  const file = body.get("file");
  if (file === null || typeof file === "string" || file.size === 0) throw refused(422, "csv_missing");
  if (file.size > INVITEES_LIMIT) throw refused(413, "csv_too_large");
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) throw refused(422, "csv_no_text");
  const { rows, count } = readInvitees(text, INVITEE_WORDS);
  if (count > MOST_INVITEES) {
    throw refused(422, "csv_too_many", { count: String(count), max: String(MOST_INVITEES) });
  }
  if (rows.length === 0) throw refused(422, "csv_empty");
  const first = new Map<string, number>();
  const people = rows.map((row) => {
    const email = normalisedEmail(row.email);
    const earlier = first.get(email);
    if (earlier === undefined) first.set(email, row.line);
    const checked = clean({ ...row, email }, ofCompany);
    return earlier === undefined || email === "" ? checked : withIssue(checked, twice(earlier));
  });
  return { text, people };
}

const refused = (status: number, code: string, params?: Record<string, string>) =>
  new ApiError(status, status === 413 ? "internal/file_too_large" : "internal/invalid_input", [
    { path: "file", code, ...(params && { params }) },
  ]);

const twice = (line: number): Issue => ({ path: "email", code: "csv_twice", params: { line: String(line) } });

const withIssue = (row: InviteeRow, issue: Issue): InviteeRow => ({ ...row, issues: [...row.issues, issue] });

const person = z.object({ ...invitee, email: typedEmail });

function clean(row: InviteeRow, ofCompany: ReadonlySet<Profile>): InviteeRow {
  if (row.issues.some(({ path }) => path === "")) return row;
  const { email, name, surname, roles, issues } = row;
  const known = new Set(issues.map(({ path }) => path));
  const { error } = person.safeParse({ email, name, surname }, { error: codeOfKind });
  const found = (error?.issues ?? []).map((given) => issueOf(given, String(given.path[0])));
  const ofRoles = roles ? issuesOfRoles(roles, ofCompany) : [];
  const all = [...issues, ...found.filter(({ path }) => !known.has(path)), ...ofRoles];
  return { ...row, name: oneLine(name), surname: oneLine(surname), issues: all };
}
