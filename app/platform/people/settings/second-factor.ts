import { ApiError } from "~/api/errors";
import { recoveryCodeInGroups } from "~/domain/people/second-factor";
import { forgiveAttempt } from "../../identity/limits";
import { renewedSession } from "../../identity/renew-session";
import { takeCodeAttempt } from "../../identity/second-factor/code-attempts";
import { wrongCode } from "../../identity/second-factor/check-code";
import { newRecoveryCodes, newSalt } from "../../identity/second-factor/recovery-codes";
import {
  addressForApp,
  newSecret,
  openedSecret,
  sealedSecret,
  stepOfCode,
} from "../../identity/second-factor/totp";
import { requirePassword } from "../../identity/prove-password";
import type { SignedInScope } from "../../scope";
import { circumstancesOf } from "../../store/accounts/accounts";
import { recordAudit } from "../../store/audit";
import { queueMail } from "../../store/mails";
import {
  beginFactor,
  enableFactor,
  findFactor,
  replaceRecoveryCodes,
  type StoredFactor,
  useStep,
} from "../../store/settings/second-factors";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { SECOND_FACTOR_PAGE } from "../../identity/second-factor/own-page";

/** How long a secret that no code has confirmed is shown. */
const BEGUN_MS = 15 * 60_000;

const alreadyOn = () =>
  new ApiError(409, "internal/factor_refused", [{ path: "", code: "factor_already_on" }]);

/** Makes a secret for an app, which is no second factor before a code has confirmed it. */
export const beginSecondFactor: UseCase<"user.beginSecondFactor"> = async ({ body }, scope) => {
  const { db, session, settings, now } = scope;
  const attempt = await requirePassword(body.present, scope, "present");
  await write(db, null, async (trx) => {
    const begun = await beginFactor(trx, session.accountId, {
      secret: sealedSecret(session.accountId, newSecret(), settings),
      begunBy: session.tokenHash,
      begunAt: now().toISOString(),
      salt: newSalt(),
    });
    if (!begun) throw alreadyOn();
    await forgiveAttempt(trx, attempt);
  });
  return {};
};

/** The secret for the app, for the session alone that began it. */
export const begunSecondFactor: UseCase<"user.begunSecondFactor"> = async (_, scope) => {
  const { secret } = await begunFactor(scope);
  const { email } = await circumstancesOf(scope.db, scope.session.accountId);
  return { secret, address: addressForApp(secret, scope.settings.providerName, email) };
};

async function begunFactor({ db, session, settings, now }: SignedInScope) {
  const factor = await findFactor(db, session.accountId);
  if (!factor || !isBegunBy(factor, session.tokenHash, now())) {
    throw new ApiError(409, "internal/factor_refused", [{ path: "", code: "factor_not_begun" }]);
  }
  const secret = openedSecret(session.accountId, factor.secret, settings);
  if (secret === null)
    throw new ApiError(409, "internal/factor_refused", [{ path: "", code: "factor_not_begun" }]);
  return { secret, sealed: factor.secret };
}

const isBegunBy = ({ enabledAt, begunBy, begunAt }: StoredFactor, tokenHash: string, now: Date) =>
  enabledAt === null && begunBy === tokenHash && new Date(begunAt).getTime() + BEGUN_MS > now.getTime();

/** A right code of the app switches the second factor on; the recovery codes are told this once. */
export const enableSecondFactor: UseCase<"user.enableSecondFactor"> = async ({ body }, scope) => {
  const { db, session, settings } = scope;
  const { secret, sealed } = await begunFactor(scope);
  const attempt = await takeCodeAttempt(scope, session.accountId, "app");
  const step = stepOfCode(secret, body.code.replace(/[\s-]/g, ""), scope.now(), 0);
  if (step === null) throw wrongCode();
  const { salt } = (await findFactor(db, session.accountId)) ?? { salt: newSalt() };
  const { codes, hashes } = await newRecoveryCodes(salt);
  const now = scope.now().toISOString();
  const token = await write(db, null, async (trx) => {
    if (!(await enableFactor(trx, session.accountId, sealed, now))) throw alreadyOn();
    const isNew = await useStep(
      trx,
      session.accountId,
      step,
      sealedSecret(session.accountId, secret, settings),
    );
    if (!isNew) throw wrongCode();
    await replaceRecoveryCodes(trx, session.accountId, hashes);
    await forgiveAttempt(trx, attempt);
    await recordAudit(trx, scope, "second_factor_enabled", session);
    const { email, name, surname } = await circumstancesOf(trx, session.accountId);
    const link = SECOND_FACTOR_PAGE;
    await queueMail(trx, { address: email, name: `${name} ${surname}` }, "second-factor-on", { link }, now);
    return renewedSession(trx, scope);
  });
  return { token, codes: codes.map(recoveryCodeInGroups) };
};
