import { readCode } from "~/domain/people/second-factor";
import type { Scope, Trx } from "../../scope";
import { circumstancesOf } from "../../store/accounts/accounts";
import { queueMail } from "../../store/mails";
import {
  findFactor,
  type StoredFactor,
  unusedRecoveryCodes,
  useRecoveryCode,
  useStep,
} from "../../store/settings/second-factors";
import type { Attempt } from "../../store/accounts/attempts";
import { forgiveAttempt } from "../limits";
import { identityRefusal } from "../refusals";
import { takeCodeAttempt } from "./code-attempts";
import { hashOfRecoveryCode, sameHash } from "./recovery-codes";
import { openedSecret, sealedSecret, stepOfCode } from "./totp";
import { SECOND_FACTOR_PAGE } from "./own-page";

type Shown = { kind: "app"; step: number; secret: string } | { kind: "recovery"; hash: string; left: number };

/** A right code that no change has used yet, of the factor with this salt. */
export type Proof = Shown & { salt: string; attempt: Attempt };

/** What the trail calls it. */
export const proofWord = ({ kind }: Proof): "second_factor" | "recovery_code" =>
  kind === "app" ? "second_factor" : "recovery_code";

export const wrongCode = () =>
  identityRefusal("invalid-verification-code", [{ path: "code", code: "wrong_code" }]);

/** Counts a typed code and looks at it; throws for a wrong one. It is used up only by `spend`. */
export async function provedBy(scope: Scope, accountId: string, typed: string): Promise<Proof> {
  const code = readCode(typed);
  if (code === null) throw identityRefusal("invalid-verification-code", [{ path: "code", code: "no_code" }]);
  const attempt = await takeCodeAttempt(scope, accountId, code.kind);
  const factor = await findFactor(scope.db, accountId);
  if (!factor) throw wrongCode();
  const shown =
    code.kind === "app"
      ? appProof(scope, accountId, factor, code.digits)
      : await recoveryProof(scope, accountId, factor, code.digits);
  return { ...shown, salt: factor.salt, attempt };
}

function appProof({ settings, now }: Scope, accountId: string, factor: StoredFactor, digits: string): Shown {
  const secret = openedSecret(accountId, factor.secret, settings);
  const step = secret === null ? null : stepOfCode(secret, digits, now(), factor.lastStep);
  if (secret === null || step === null) throw wrongCode();
  return { kind: "app", step, secret };
}

async function recoveryProof(
  { db }: Scope,
  accountId: string,
  factor: StoredFactor,
  digits: string,
): Promise<Shown> {
  const hashes = await unusedRecoveryCodes(db, accountId);
  const hash = sameHash(hashes, await hashOfRecoveryCode(digits, factor.salt));
  if (hash === null) throw wrongCode();
  return { kind: "recovery", hash, left: hashes.length - 1 };
}

/**
 * Uses a code up within the change it allows: a second use is refused, at the same moment and in another process too, and
 * so is the code of a factor that another has taken the place of. The owner is told by mail of a recovery code.
 */
export async function spend(
  trx: Trx,
  { accountId, email }: { accountId: string; email: string },
  proof: Proof,
  { settings, now }: Scope,
): Promise<void> {
  const at = now().toISOString();
  const factor = await findFactor(trx, accountId);
  if (!factor?.enabledAt || factor.salt !== proof.salt) throw wrongCode();
  const isUsed =
    proof.kind === "app"
      ? await useStep(trx, accountId, proof.step, sealedSecret(accountId, proof.secret, settings))
      : await useRecoveryCode(trx, accountId, proof.hash, at);
  if (!isUsed) throw wrongCode();
  await forgiveAttempt(trx, proof.attempt);
  if (proof.kind === "app") return;
  const { name, surname } = await circumstancesOf(trx, accountId);
  const recipient = { address: email, name: `${name} ${surname}` };
  const params = { left: String(proof.left), link: SECOND_FACTOR_PAGE };
  await queueMail(trx, recipient, "recovery-code-used", params, at);
}
