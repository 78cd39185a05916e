import { dictionary } from "@zxcvbn-ts/language-common";
import type { Issue } from "~/domain/issues";
import { isGuessable } from "~/domain/people/guessable-password";
import { passwordIssues } from "~/domain/people/password";
import { identityRefusal } from "./refusals";

/** Names that a stranger would try first. */
interface Circumstances {
  email: string;
  name: string;
  surname: string;
  businessName: string;
  provider: string;
}

/** Refuses a new password that breaks the rule of §5, is among the most common ones or is easily guessed (D8). */
export function requireGoodPassword(password: string, circumstances: Circumstances): void {
  const issues = newPasswordIssues(password, circumstances);
  if (issues.length > 0) throw identityRefusal("password-does-not-meet-requirements", issues);
}

/** Why a password is refused; none = it is good. */
export function newPasswordIssues(password: string, circumstances: Circumstances): Issue[] {
  const codes = passwordIssues(password).map((issue) => `password_${issue}`);
  if (isCommonPassword(password)) codes.push("password_common");
  else if (isGuessable(password, Object.values(circumstances), isCommonWord))
    codes.push("password_guessable");
  return codes.map((code) => ({ path: "password", code }));
}

/** The most common passwords of those that were published after thefts. */
const common = new Set(dictionary["passwords-common"]);

const isCommonWord = (word: string) => common.has(word);

/** Case does not count: the list is in lower case, and a capital first letter is a common habit. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
