import { originOf } from "~/domain/network/address";
import { browserKind, browserWord } from "~/domain/people/browser-kind";
import type { Scope, Trx } from "../scope";
import { changeAccount } from "../store/accounts/accounts";
import { endSession, findSessionMember, openSession } from "../store/accounts/sessions-and-tokens";
import { recordAudit } from "../store/audit";
import { deviceAfter } from "./device";
import { after, hashOfToken, isInTime, newToken, SESSION_MS } from "./tokens";

/** What the browser has of earlier sign-ins, whichever account they were for. */
interface Browser {
  device?: string | undefined;
  formerToken?: string | undefined;
  /** Its User-Agent. */
  agent?: string | undefined;
  /** Sealed; of a session with the hosted identity. */
  hostedToken?: string | undefined;
}

/** A new session of an account in place of the browser's former one, and what makes the browser known from now on. */
export async function signedIn(
  trx: Trx,
  accountId: string,
  scope: Scope,
  { device, formerToken, agent, hostedToken }: Browser,
): Promise<{ token: string; device: string }> {
  if (formerToken !== undefined) await endFormerSession(trx, formerToken, scope);
  const { token, hash } = newToken();
  const now = scope.now();
  const createdAt = now.toISOString();
  await openSession(
    trx,
    {
      tokenHash: hash,
      accountId,
      createdAt,
      expiresAt: after(now, SESSION_MS),
      browser: agent === undefined ? null : browserWord(browserKind(agent)),
      origin: originOf(scope.clientAddress),
      hostedToken,
    },
    scope.settings.sessionsPerAccount,
  );
  await changeAccount(trx, accountId, { last_login_at: createdAt });
  return { token, device: deviceAfter(scope, accountId, device) };
}

/**
 * A session that a sign-in takes the place of is over, not only forgotten by its browser. One whose time was over has
 * ended before: the trail has no second end of it.
 */
async function endFormerSession(trx: Trx, formerToken: string, scope: Scope): Promise<void> {
  const tokenHash = hashOfToken(formerToken);
  const member = await findSessionMember(trx, tokenHash);
  if (member === null) return;
  await endSession(trx, tokenHash);
  if (!isInTime(member, scope.now())) return;
  const { account, company } = member;
  const whose = { accountId: account.id, companyId: company?.id };
  await recordAudit(trx, scope, "sign_out", { ...whose, detail: "sign_in" });
}
