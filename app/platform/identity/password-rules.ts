import type { Fault } from "~/domain/faults";
import { passwordFaults } from "~/domain/people/password";
import { isCommonPassword } from "./common-passwords";
import { identityRefusal } from "./refusals";

/** Refuses a new password that breaks the rule of §5 or is among the most common ones (D8). */
export function requireGoodPassword(password: string): void {
  const codes = passwordFaults(password).map((fault) => `password_${fault}`);
  if (isCommonPassword(password)) codes.push("password_common");
  if (codes.length > 0) {
    throw identityRefusal(
      "password-does-not-meet-requirements",
      codes.map((code): Fault => ({ path: "password", code })),
    );
  }
}
