import { timingSafeEqual } from "node:crypto";
import { HOTP, Secret, TOTP } from "otpauth";
import { acceptedSteps, CODE_DIGITS, STEP_S, stepAt } from "~/domain/people/second-factor";
import type { PlatformSettings } from "../../scope";
import { openSealed, sealed } from "~/secrets-sealed.server";

/** What authenticator apps all know (RFC 6238): SHA-1, six digits, thirty seconds. */
const APP = { algorithm: "SHA1", digits: CODE_DIGITS } as const;

/** 160 random bits, as an app takes them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from the drawing; it shows provider and account. */
export const addressForApp = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...APP, period: STEP_S, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/** The step whose code was typed, of those that are still taken; null for a wrong code, in the same time. */
export function stepOfCode(secret: string, digits: string, now: Date, lastUsed: number): number | null {
  const key = Secret.fromBase32(secret);
  const typed = Buffer.from(digits);
  const right = acceptedSteps(stepAt(now), lastUsed).filter((counter) => {
    const code = Buffer.from(HOTP.generate({ ...APP, secret: key, counter }));
    return code.length === typed.length && timingSafeEqual(code, typed);
  });
  return right.at(-1) ?? null;
}

type Keys = Pick<PlatformSettings, "keys">;

/** Bound to its account: the row of another account does not open. */
export const sealedSecret = (accountId: string, secret: string, { keys }: Keys): string =>
  sealed(JSON.stringify([accountId, secret]), keys.secondFactors);

/** Null when the installation no longer has the key, or the text is another account's. */
export function openedSecret(accountId: string, text: string, { keys }: Keys): string | null {
  const opened = openSealed(text, keys.secondFactors);
  const [owner, secret] = opened === null ? [] : (JSON.parse(opened) as [string, string]);
  return owner === accountId && secret !== undefined ? secret : null;
}
