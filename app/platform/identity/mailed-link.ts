import type { Db } from "../scope";
import {
  mailedTokenState,
  spendMailedTokens,
  useMailedToken,
  type MailedTokenKind,
} from "../store/sessions-and-tokens";
import type { UseCase } from "../use-case";
import { takeAttempt } from "./limits";
import { identityRefusal } from "./refusals";
import { hashOfToken } from "./tokens";

/** The links that set a password. */
export const PASSWORD_LINKS: MailedTokenKind[] = ["reset-password", "invitation"];

/** Refuses links that are unknown, used, replaced or too old, and uses none up. */
export async function requireGoodLink(
  db: Db,
  token: string,
  kinds: MailedTokenKind[],
  now: string,
): Promise<void> {
  const state = await mailedTokenState(db, hashOfToken(token), kinds, now);
  if (state === "unknown") throw identityRefusal("invalid-action-code");
  if (state === "over") throw identityRefusal("expired-action-code");
}

/**
 * Uses a link up, with all others of its kinds, and returns the account or registration it speaks for.
 * To be called inside the transaction of what the link allows.
 */
export async function consumeLink(
  trx: Db,
  token: string,
  kinds: MailedTokenKind[],
  now: string,
): Promise<string> {
  await requireGoodLink(trx, token, kinds, now);
  const subjectId = await useMailedToken(trx, hashOfToken(token), kinds, now);
  if (subjectId === null) throw identityRefusal("expired-action-code");
  await spendMailedTokens(trx, subjectId, kinds, now);
  return subjectId;
}

/** Tells the holder of a link to a new password whether it would still work; it stays as it is. */
export const checkLink: UseCase<"identity.checkLink"> = async ({ body: { token } }, scope) => {
  await takeAttempt(scope, "link", hashOfToken(token));
  await requireGoodLink(scope.db, token, PASSWORD_LINKS, scope.now().toISOString());
  return {};
};
