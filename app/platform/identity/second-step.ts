import type { UseCase } from "../use-case";
import { proveIdToken } from "./hosted/proven-token";
import { isIdToken } from "./hosted/shown-token";
import { completeSignIn } from "./second-factor/complete-sign-in";

/** The code of a sign-in that waits for one: begun by a password here, or by a program at the hosted service. */
export const secondStep: UseCase<"identity.secondFactor"> = (asked, scope) =>
  scope.hosted && isIdToken(asked.body.pending)
    ? proveIdToken(asked.body, scope, scope.hosted)
    : completeSignIn(asked, scope);
