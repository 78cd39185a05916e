import { ApiError } from "~/api/errors";
import { mayOpenYear } from "~/domain/people/open-years";
import { ATTESTATIONS } from "../store/attestations";
import { LOGO } from "../files/logo";
import type { SignedInScope } from "../scope";
import { yearsOf } from "../store/accounts/memberships";
import { attachmentsOf } from "../store/attachments";
import { COMPANY_FILES } from "../store/registry/registry-facts";
import { positionYears } from "../store/saved-positions";
import { recordRefusal } from "../store/trail/refusals";

/**
 * Enforces, before any use case runs, which years a person may open (D6). A call that names no year is about the
 * current year, or names a card, a saved position or a file of an answer, which have a year. Without a limit everything that the company
 * has of a year opens that year. Administrators open every year; the other users are told to ask them. The years of
 * configuration documents, which every signed-in user may read, are not restricted.
 */
export async function admitYear(input: CallInput, scope: SignedInScope): Promise<void> {
  const { session } = scope;
  if (session.rights.has("administer")) return;
  const named = await yearsNamed(input, scope);
  if (named.length === 0) return;
  const open = session.openYears ?? (await companyYears(scope));
  const closed = named.find((year) => !mayOpenYear(year, open));
  if (closed === undefined) return;
  await recordRefusal(scope, "permission_denied", { ...session, detail: `year ${closed}` });
  throw new ApiError(403, "internal/year_not_open");
}

/** The years the company has something in, newest first. */
export const companyYears = ({ db, session, memo }: SignedInScope): Promise<number[]> =>
  memo.once("years", () => yearsOf(db, session.companyId));

/** The parsed input of a call. */
interface CallInput {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
}

async function yearsNamed(input: CallInput, { db, session }: SignedInScope): Promise<number[]> {
  const year = yearNamed(input);
  const ofCall = [...(year === null ? [] : [year]), ...(await fileYears(input, { db, session }))];
  if (session.openYears === null) return ofCall;
  const ids = idsIn(input);
  const ofCards = ids.flatMap((id) => CARD.exec(id)?.[1] ?? []).map(Number);
  const others = ids.filter((id) => !CARD.test(id) && id !== "draft" && id !== "public");
  return [...ofCall, ...ofCards, ...(await positionYears(db, session.companyId, others))];
}

/** What is given for the company itself; its row has the year that counts its bytes (D11), and belongs to every year. */
const OF_THE_COMPANY = [ATTESTATIONS, COMPANY_FILES, LOGO];

/** The year of an answer's file that a call asks for by its id. */
async function fileYears(
  { params, query }: CallInput,
  { db, session }: Pick<SignedInScope, "db" | "session">,
): Promise<number[]> {
  const id = params.type === "attachment" ? field(query, "filename") : undefined;
  if (typeof id !== "string") return [];
  const files = [...(await attachmentsOf(db, session.companyId, [id])).values()];
  return files.filter((file) => !OF_THE_COMPANY.includes(file.question_id)).map(({ year }) => year);
}

/** The name of every document that is made of a year contains it. */
const DOCUMENT = /^carta-esg-(?:[a-z]+-)+(\d{4})/;

/** The id of a card begins with its year. */
const CARD = /^ESG-(20\d\d)-/;

/** The fiscal year a call names in its query, its body or the name of a file; null = none. */
function yearNamed({ query, body }: CallInput): number | null {
  const year = field(query, "year") ?? field(body, "year");
  if (typeof year === "number") return year;
  const filename = field(query, "filename");
  const [, named] = DOCUMENT.exec(typeof filename === "string" ? filename : "") ?? [];
  return named === undefined ? null : Number(named);
}

/** Where calls name cards and saved positions. */
const NAMES = ["id", "version", "versionFrom", "from", "to"] as const;

const idsIn = ({ params, query, body }: CallInput): string[] =>
  NAMES.flatMap((name) => [field(params, name), field(query, name), field(body, name)]).filter(
    (id): id is string => typeof id === "string",
  );

const field = (given: unknown, name: string): unknown =>
  typeof given === "object" && given !== null ? (given as Record<string, unknown>)[name] : undefined;
