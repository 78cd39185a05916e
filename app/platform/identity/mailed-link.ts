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

/** Refuses links that are unknown, used, replaced or too old; does not use up the link. */
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
 * Uses up a link, with all others of its kinds, and returns its account or registration. The caller must be inside the
 * transaction of the action that the link allows.
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

/** Tells the holder of a link to a new password whether it still works; the link stays usable. */
export const checkLink: UseCase<"identity.checkLink"> = async ({ body: { token } }, scope) => {
  await takeAttempt(scope, "link", hashOfToken(token));
  await requireGoodLink(scope.db, token, PASSWORD_LINKS, scope.now().toISOString());
  return {};
};
