import type { CallParsed } from "~/api/contract";
import type { Hosted } from "~/api/firebase/hosted";
import type { Scope } from "../../scope";
import { identityRefusal } from "../refusals";
import { provedStep } from "../second-factor/complete-sign-in";
import { accountOfPerson } from "./account-of";
import { beginShown } from "./shown-token";

/**
 * The second step of a sign-in at the service that a program made by itself: with a code of this platform, the ID tokens of
 * that sign-in are bearer tokens. What waits for the code is the ID token.
 */
export async function proveIdToken(
  { pending: idToken, code }: CallParsed<"identity.secondFactor">["body"],
  scope: Scope,
  hosted: Hosted,
): Promise<{ token: string }> {
  const person = await hosted.verify(idToken);
  if (person === null) throw identityRefusal("code-expired");
  const account = await accountOfPerson(scope.db, person);
  if (account === null) throw identityRefusal("code-expired");
  await beginShown(person, scope, await provedStep(code, account, scope));
  return { token: idToken };
}
