import { invalidUser } from "~/api/errors";
import type { SignedInScope, Trx } from "../scope";
import { endOtherSessions, renewToken } from "../store/settings/own-sessions";
import { newToken } from "./tokens";

/**
 * A new token for the present session, after a change of what its person signs in with; all other sessions of the person
 * end. A thief of the former token is out.
 */
export async function renewedSession(
  trx: Trx,
  { session }: SignedInScope,
  hostedToken?: string,
): Promise<string> {
  const { token, hash } = newToken();
  if (!(await renewToken(trx, session.tokenHash, { tokenHash: hash, hostedToken }))) throw invalidUser();
  await endOtherSessions(trx, session.accountId, hash);
  return token;
}
