import { randomUUID } from "node:crypto";
import { invalidUser } from "~/api/errors";
import type { Hosted } from "~/api/firebase/hosted";
import type { Scope } from "../../scope";
import { openRegistrationRow, registrationOfToken } from "../../store/accounts/registrations";
import { write } from "../../store/write";
import { takeAttempt } from "../limits";
import { after, hashOfToken, MAILED_LINK_MS } from "../tokens";

/**
 * The registration of a person who has signed up at the hosted identity service and shows its ID token to POST /sign-up
 * (spec §7); begun by that call.
 */
export async function registrationOfIdToken(idToken: string, scope: Scope, hosted: Hosted): Promise<string> {
  const person = await hosted.verify(idToken);
  if (person === null || person.email === "") throw invalidUser();
  const tokenHash = hashOfToken(`hosted sign-up ${person.uid}`);
  const now = scope.now();
  if (await registrationOfToken(scope.db, tokenHash, now.toISOString())) return tokenHash;
  await takeAttempt(scope, "sign-up", person.email);
  const registration = {
    id: randomUUID(),
    tokenHash,
    email: person.email,
    createdAt: now.toISOString(),
    expiresAt: after(now, MAILED_LINK_MS),
    hostedUid: person.uid,
  };
  await write(scope.db, null, (trx) => openRegistrationRow(trx, registration));
  return tokenHash;
}
