import { ApiError, invalidUser } from "~/api/errors";
import type { Hosted, HostedPerson } from "~/api/firebase/hosted";
import { originOf } from "~/domain/network/address";
import type { Scope, Trx } from "../../scope";
import { addHostedSignIn } from "../../store/accounts/hosted-accounts";
import { endSession, findSessionMember, openSession } from "../../store/accounts/sessions-and-tokens";
import { recordAudit } from "../../store/audit";
import { write } from "../../store/write";
import { confirmedByService } from "../confirm-email";
import { type Proof, proofWord, spend } from "../second-factor/check-code";
import { after, hashOfToken, SESSION_MS } from "../tokens";
import { addressOf, tiedAccount } from "./account-of";

/** An ID token is a JWT; a token of this platform has no dots. */
export const isIdToken = (bearer: string): boolean => bearer.split(".").length === 3;

/**
 * The session behind an ID token that a program shows by itself (spec §7): one for each sign-in at the service, begun by
 * its first call. Once it has ended here, the tokens of that sign-in open nothing. The sign-in of a person with a second
 * factor waits for a code (proven-token.ts).
 */
export async function sessionOfIdToken(
  idToken: string,
  isReading: boolean,
  scope: Scope,
  hosted: Hosted,
): Promise<string> {
  const person = await hosted.verify(idToken);
  if (person === null) throw invalidUser();
  const tokenHash = hashOfSignIn(person);
  if (!(await findSessionMember(scope.db, tokenHash))) await beginShown(person, scope);
  try {
    const { authenticatedAt } = person;
    await hosted.sessions.shown(tokenHash, { idToken, authenticatedAt }, !isReading);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      await write(scope.db, null, (trx) => endSession(trx, tokenHash));
    throw error;
  }
  return tokenHash;
}

const hashOfSignIn = ({ uid, authenticatedAt }: HostedPerson): string =>
  hashOfToken(`hosted ${uid} ${String(authenticatedAt)}`);

/** Begins the session of a sign-in at the service; `proof`: the code that the person's second factor asks for. */
export async function beginShown(person: HostedPerson, scope: Scope, proof?: Proof): Promise<void> {
  const begun = await write(scope.db, null, (trx) => begunIn(trx, { person, proof }, scope));
  if (begun !== null) throw begun;
}

/** Null, or why the token opens nothing. */
async function begunIn(
  trx: Trx,
  { person, proof }: { person: HostedPerson; proof: Proof | undefined },
  scope: Scope,
): Promise<ApiError | null> {
  const tokenHash = hashOfSignIn(person);
  const expiresAt = after(new Date(person.authenticatedAt * 1000), SESSION_MS);
  const createdAt = scope.now().toISOString();
  const account = (await tiedAccount(trx, person)) ?? (await confirmedByService(trx, person, scope));
  if (!account?.accessActive || expiresAt <= createdAt) return invalidUser();
  if (account.hasSecondFactor && !proof) return new ApiError(401, "embedded/multi-factor-auth-required");
  if (!(await addHostedSignIn(trx, tokenHash, createdAt))) return invalidUser();
  const { accountId } = account;
  if (proof) await spend(trx, { accountId, email: await addressOf(trx, person) }, proof, scope);
  const origin = originOf(scope.clientAddress);
  const session = { tokenHash, accountId, createdAt, expiresAt, browser: null, origin };
  await openSession(trx, session, scope.settings.sessionsPerAccount);
  await recordAudit(trx, scope, "sign_in", { ...account, detail: proof ? proofWord(proof) : "id_token" });
  return null;
}
