import { ApiError, invalidUser } from "~/api/errors";
import { HOUR_MS } from "~/domain/durations";
import type { CallRight } from "~/domain/people/call-rights";
import { limitOf } from "~/domain/people/open-years";
import { type Right, rightsOf } from "~/domain/people/rights";
import { factorState } from "~/domain/people/second-factor";
import { log, noteRequest } from "~/log.server";
import { after, hashOfToken, isInTime } from "../identity/tokens";
import { Memo, memoOf } from "../memo";
import type { Db, RegisteringScope, Scope, Session, SignedInScope } from "../scope";
import { registrationOfToken } from "../store/accounts/registrations";
import {
  endSession,
  findSessionMember,
  type SessionMember,
  touchSession,
} from "../store/accounts/sessions-and-tokens";
import { recordRefusal } from "../store/trail/refusals";
import { write } from "../store/write";

interface Admission {
  right: CallRight;
  /** The page that makes the call, if a page does. */
  page: object | undefined;
  /** A call that may change something reads everything again except its caller. */
  isReading: boolean;
  /** Also open to a person without the second factor that the company requires. */
  isOpenWithoutFactor: boolean;
  /** Counts a call of this person; throws when there are too many. */
  count(session: Session): void;
}

/** Admits a caller to a use case, with the caller's identity as the platform itself determined it (D6), or refuses. */
export async function admit(request: Request, call: Admission, scope: Scope): Promise<Scope> {
  if (call.right === "public") return scope;
  const tokenHash = hashOfToken(bearerOf(request));
  return call.right === "registering"
    ? admitRegistering(tokenHash, scope)
    : admitSignedIn(tokenHash, { ...call, right: call.right }, scope);
}

function bearerOf(request: Request): string {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (token === undefined) throw invalidUser();
  return token;
}

async function admitRegistering(tokenHash: string, scope: Scope): Promise<RegisteringScope> {
  const registration = await registrationOfToken(scope.db, tokenHash, scope.now().toISOString());
  if (!registration) throw invalidUser();
  return { ...scope, registrationId: registration.id };
}

async function admitSignedIn(
  tokenHash: string,
  { right, page, isReading, isOpenWithoutFactor, count }: Admission & { right: Right | "signedIn" },
  scope: Scope,
): Promise<SignedInScope> {
  const memo = memoOf(page, tokenHash);
  const session = await liveSession(tokenHash, memo, scope);
  count(session);
  noteRequest({ accountId: session.accountId, companyId: session.companyId });
  if (!isOpenWithoutFactor && lacksFactor(await memberOf(memo, tokenHash, scope.db)))
    throw new ApiError(403, "internal/second_factor_required");
  const admitted = { ...scope, session, memo: isReading ? memo : new Memo() };
  if (right === "signedIn" || session.rights.has(right)) return admitted;
  await recordRefusal(scope, "permission_denied", { ...session, detail: right });
  throw new ApiError(403, "internal/permission_denied");
}

/** A session ends for good when a call uses it after its time, or after a week without any, or after the person's access was switched off. */
async function liveSession(tokenHash: string, memo: Memo, { db, now }: Scope): Promise<Session> {
  const member = await memberOf(memo, tokenHash, db);
  if (!member) throw invalidUser();
  if (!isLive(member, now())) {
    await write(db, null, (trx) => endSession(trx, tokenHash));
    throw invalidUser();
  }
  const { account, company, lastSeenAt } = member;
  if (after(new Date(lastSeenAt), HOUR_MS) <= now().toISOString()) {
    // Beside the request: a page that only reads waits for no lock and no full disk.
    void memo.once("seen", () => noteSeen(tokenHash, db, now().toISOString()));
  }
  return {
    tokenHash,
    accountId: account.id,
    companyId: company.id,
    rights: rightsOf(member),
    openYears: limitOf(member, company.fiscal_year),
  };
}

type LiveMember = SessionMember & { company: NonNullable<SessionMember["company"]> };

const isLive = (member: SessionMember, now: Date): member is LiveMember =>
  isInTime(member, now) && member.accessActive && member.company !== null;

const noteSeen = (tokenHash: string, db: Db, at: string): Promise<void> =>
  write(db, null, (trx) => touchSession(trx, tokenHash, at)).catch((error: unknown) =>
    log.error(error, "The use of a session was not noted"),
  );

/** The person of a session that still lets its person in; null for any other. */
export async function liveMember(tokenHash: string, { db, now }: Scope): Promise<LiveMember | null> {
  const member = await findSessionMember(db, tokenHash);
  return member !== null && isLive(member, now()) && !lacksFactor(member) ? member : null;
}

/** The account of such a session. */
export const accountOfLive = async (tokenHash: string, scope: Scope): Promise<string | null> =>
  (await liveMember(tokenHash, scope))?.account.id ?? null;

/** The company requires a second factor, and the person has none: also where it was required after the sign-in. */
const lacksFactor = (member: SessionMember | null): boolean =>
  member !== null &&
  factorState(member.secondFactorAt !== null, member.company?.requires_second_factor === 1) === "needed";

/** The person whose token it is; looked up once for all calls of a page. Null when there is no such session. */
export const memberOf = (memo: Memo, tokenHash: string, db: Db): Promise<SessionMember | null> =>
  memo.once("member", () => findSessionMember(db, tokenHash));
