import type { IdentityRefusal } from "~/api/error-codes";
import { type ApiError, hasCode } from "~/api/errors";
import { browserKind, browserWord } from "~/domain/people/browser-kind";
import type { Scope, Trx } from "../../scope";
import type { Credentials } from "../../store/accounts/accounts";
import { recordAudit } from "../../store/audit";
import {
  addPendingSignIn,
  endPendingSignIn,
  type PendingSignIn,
  pendingSignIn,
} from "../../store/settings/pending-sign-ins";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { signedIn } from "../open-session";
import { identityRefusal } from "../refusals";
import { after, hashOfToken, newToken } from "../tokens";
import { type Proof, proofWord, provedBy, spend } from "./check-code";

/** How long a sign-in waits for its code. */
const PENDING_MS = 5 * 60_000;

const browserOf = (agent: string | undefined) => browserWord(browserKind(agent ?? ""));

/**
 * The password was right and the account has a second factor: no session yet, but a token for the browser that typed
 * it. Hosted services answer with this error too.
 */
export async function awaitCode(
  trx: Trx,
  { accountId }: Credentials,
  { agent, hostedToken = null }: { agent?: string | undefined; hostedToken?: string | null },
  { now }: Scope,
): Promise<ApiError> {
  const { token, hash } = newToken();
  await addPendingSignIn(trx, {
    tokenHash: hash,
    accountId,
    browser: browserOf(agent),
    createdAt: now().toISOString(),
    expiresAt: after(now(), PENDING_MS),
    hostedToken,
  });
  return identityRefusal("multi-factor-auth-required", [
    { path: "", code: "multi_factor_auth_required", params: { pending: token } },
  ]);
}

/** Ends a sign-in with a code of the app or a recovery code. The pending token works once and for five minutes. */
export const completeSignIn: UseCase<"identity.secondFactor"> = async ({ body }, scope) => {
  const tokenHash = hashOfToken(body.pending);
  const pending = await goodPending(scope.db, tokenHash, body.agent, scope);
  const proof = await provedStep(body.code, pending, scope);
  return write(scope.db, null, (trx) => complete(trx, { tokenHash, proof, body }, scope));
};

/** What the code was looked at with may have changed meanwhile: everything is asked again in the transaction. */
async function complete(
  trx: Trx,
  {
    tokenHash,
    proof,
    body,
  }: { tokenHash: string; proof: Proof; body: Parameters<typeof completeSignIn>[0]["body"] },
  scope: Scope,
) {
  const pending = await goodPending(trx, tokenHash, body.agent, scope);
  if (!pending.accessActive) throw identityRefusal("user-disabled");
  if (!(await endPendingSignIn(trx, tokenHash))) throw identityRefusal("code-expired");
  await spend(trx, pending, proof, scope);
  await recordAudit(trx, scope, "sign_in", { ...pending, detail: proofWord(proof) });
  return signedIn(trx, pending.accountId, scope, { ...body, hostedToken: pending.hostedToken ?? undefined });
}

async function goodPending(
  db: Trx | Scope["db"],
  tokenHash: string,
  agent: string | undefined,
  { now }: Scope,
): Promise<PendingSignIn> {
  const pending = await pendingSignIn(db, tokenHash, now().toISOString());
  if (pending?.browser !== browserOf(agent)) throw identityRefusal("code-expired");
  return pending;
}

type Waiting = Pick<PendingSignIn, "accountId" | "companyId" | "accessActive">;

/** The proof that a code is, for the account whose sign-in waits for it; a refusal is noted in the trail. */
export async function provedStep(code: string, account: Waiting, scope: Scope): Promise<Proof> {
  if (!account.accessActive) throw await refusedStep("user-disabled", account, scope);
  return provedBy(scope, account.accountId, code).catch(async (error: unknown) => {
    if (hasCode(error, "embedded/invalid-verification-code"))
      await refusedStep("invalid-verification-code", account, scope);
    throw error;
  });
}

async function refusedStep(code: IdentityRefusal, { accountId, companyId }: Waiting, scope: Scope) {
  await write(scope.db, null, (trx) =>
    recordAudit(trx, scope, "sign_in_refused", { accountId, companyId, detail: code }),
  );
  return identityRefusal(code);
}
