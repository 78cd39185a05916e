import { dictionary } from "@zxcvbn-ts/language-common";
import type { Issue } from "~/domain/issues";
import { passwordIssues } from "~/domain/people/password";
import { identityRefusal } from "./refusals";

/** Refuses a new password that breaks the rule of §5 or is among the most common ones (D8). */
export function requireGoodPassword(password: string): void {
  const codes = passwordIssues(password).map((issue) => `password_${issue}`);
  if (isCommonPassword(password)) codes.push("password_common");
  if (codes.length > 0) {
    throw identityRefusal(
      "password-does-not-meet-requirements",
      codes.map((code): Issue => ({ path: "password", code })),
    );
  }
}

const REFUSED = 3_000;

/** The most common passwords of a length that the rule of §5 allows; all others are refused anyway. */
const common = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= 8 && length <= 14).slice(0, REFUSED),
);

/** Case does not count: the list is in lower case, and a capital first letter is a common habit. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
