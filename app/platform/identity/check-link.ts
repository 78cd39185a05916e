import type { UseCase } from "../use-case";
import { takeAttempt } from "./limits";
import { PASSWORD_LINKS, requireGoodLink } from "./mailed-link";
import { hashOfToken } from "./tokens";

/** Tells the holder of a link to a new password whether it would still work; it stays as it is. */
export const checkLink: UseCase<"identity.checkLink"> = async ({ body: { token } }, scope) => {
  await takeAttempt(scope, "link", hashOfToken(token));
  await requireGoodLink(scope.db, token, PASSWORD_LINKS, scope.now().toISOString());
  return {};
};
