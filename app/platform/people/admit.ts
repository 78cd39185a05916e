import { ApiError, invalidUser } from "~/api/errors";
import { HOUR_MS } from "~/domain/durations";
import type { CallRight } from "~/domain/people/call-rights";
import { limitOf } from "~/domain/people/open-years";
import { type Right, rightsOf } from "~/domain/people/rights";
import { factorState } from "~/domain/people/second-factor";
import { log, noteRequest } from "~/log.server";
import { idTokenOf } from "../identity/hosted/require-session";
import { isIdToken, sessionOfIdToken } from "../identity/hosted/shown-token";
import { registrationOfIdToken } from "../identity/hosted/shown-registration";
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
  count(session: Session): Promise<void>;
}

/** Admits a caller to a use case, with the caller's identity as the platform itself determined it (D6), or refuses. */
export async function admit(request: Request, call: Admission, scope: Scope): Promise<Scope> {
  if (call.right === "public") return scope;
  const bearer = bearerOf(request);
  if (call.right === "registering") return admitRegistering(await registrationKeyOf(bearer, scope), scope);
  const { hosted } = scope;
  const isShown = hosted !== undefined && isIdToken(bearer);
  const key = isShown ? sessionOfIdToken(bearer, call.isReading, scope, hosted) : hashOfToken(bearer);
  return admitSignedIn(await key, { ...call, right: call.right, isShown }, scope);
}

/** By what the store knows the registration of a bearer. */
const registrationKeyOf = (bearer: string, scope: Scope): Promise<string> | string =>
  scope.hosted && isIdToken(bearer)
    ? registrationOfIdToken(bearer, scope, scope.hosted)
    : hashOfToken(bearer);

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
  {
    right,
    page,
    isReading,
    isShown,
    isOpenWithoutFactor,
    count,
  }: Admission & { right: Right | "signedIn"; isShown: boolean },
  scope: Scope,
): Promise<SignedInScope> {
  const memo = memoOf(page, tokenHash);
  const session = await liveSession(tokenHash, { memo, isReading, isShown }, scope);
  await count(session);
  noteRequest({ accountId: session.accountId, companyId: session.companyId });
  if (!isOpenWithoutFactor && lacksFactor(await memberOf(memo, tokenHash, scope.db)))
    throw new ApiError(403, "internal/second_factor_required");
  const admitted = { ...scope, session, memo: isReading ? memo : new Memo() };
  if (right === "signedIn" || session.rights.has(right)) return admitted;
  await recordRefusal(scope, "permission_denied", { ...session, detail: right });
  throw new ApiError(403, "internal/permission_denied");
}

/**
 * A session ends for good when a call uses it after its time, or after a week without any, or after the person's access was
 * switched off.
 */
async function liveSession(
  tokenHash: string,
  { memo, isReading, isShown }: { memo: Memo; isReading: boolean; isShown: boolean },
  scope: Scope,
): Promise<Session> {
  const { db, now, hosted } = scope;
  const member = await memberOf(memo, tokenHash, db);
  if (!member) throw invalidUser();
  if (!isLive(member, now())) {
    await write(db, null, (trx) => endSession(trx, tokenHash));
    throw invalidUser();
  }
  // The person of an ID token that was shown has just been looked at.
  if (hosted && !isShown) await idTokenOf({ ...member, tokenHash }, isReading, scope, hosted);
  const { lastSeenAt } = member;
  if (after(new Date(lastSeenAt), HOUR_MS) <= now().toISOString()) {
    // Beside the request: a page that only reads waits for no lock and no full disk.
    void memo.once("seen", () => noteSeen(tokenHash, db, now().toISOString()));
  }
  return sessionOf(tokenHash, member);
}

const sessionOf = (tokenHash: string, member: LiveMember): Session => ({
  tokenHash,
  accountId: member.account.id,
  companyId: member.company.id,
  rights: rightsOf(member),
  openYears: limitOf(member, member.company.fiscal_year),
});

type LiveMember = SessionMember & { company: NonNullable<SessionMember["company"]> };

const isLive = (member: SessionMember, now: Date): member is LiveMember =>
  isInTime(member, now) && member.accessActive && member.company !== null;

const noteSeen = (tokenHash: string, db: Db, at: string): Promise<void> =>
  write(db, null, (trx) => touchSession(trx, tokenHash, at)).catch((error: unknown) =>
    log.error(error, "The use of a session was not noted"),
  );

/** The person of a session that still lets its person in; null for any other. */
export async function liveMember(
  tokenHash: string,
  isReading: boolean,
  scope: Scope,
): Promise<LiveMember | null> {
  const { db, now, hosted } = scope;
  const member = await findSessionMember(db, tokenHash);
  if (member === null || !isLive(member, now()) || lacksFactor(member)) return null;
  if (hosted && member.hostedToken !== null)
    await idTokenOf({ ...member, tokenHash }, isReading, scope, hosted);
  return member;
}

/** What such a session may do now. */
export async function sessionOfLive(tokenHash: string, scope: Scope): Promise<Session | null> {
  const member = await liveMember(tokenHash, true, scope);
  return member && sessionOf(tokenHash, member);
}

/** The company requires a second factor, and the person has none: also where it was required after the sign-in. */
const lacksFactor = (member: SessionMember | null): boolean =>
  member !== null &&
  factorState(member.secondFactorAt !== null, member.company?.requires_second_factor === 1) === "needed";

/** The person whose token it is; looked up once for all calls of a page. Null when there is no such session. */
export const memberOf = (memo: Memo, tokenHash: string, db: Db): Promise<SessionMember | null> =>
  memo.once("member", () => findSessionMember(db, tokenHash));
