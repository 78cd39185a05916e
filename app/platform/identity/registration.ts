import { randomUUID } from "node:crypto";
import { normalisedEmail } from "../store/accounts/accounts";
import { deleteRegistration, openRegistrationRow } from "../store/accounts/registrations";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { after, MAILED_LINK_MS, newToken } from "./tokens";
import { takeAttempt } from "./limits";

/** Opens a registration, and never reveals whether the address has an account (D8). */
export const openRegistration: UseCase<"identity.signUp"> = async ({ body }, scope) => {
  const email = normalisedEmail(body.email);
  await takeAttempt(scope, "sign-up", email);
  const { token, hash } = newToken();
  const now = scope.now();
  const registration = {
    id: randomUUID(),
    tokenHash: hash,
    email,
    createdAt: now.toISOString(),
    expiresAt: after(now, MAILED_LINK_MS),
  };
  await write(scope.db, null, (trx) => openRegistrationRow(trx, registration));
  return { token };
};

/** A refused sign-up leaves nothing in the store (D8). */
export const cancelSignUp: UseCase<"identity.cancelSignUp"> = async (_, { db, registrationId }) => {
  await write(db, null, (trx) => deleteRegistration(trx, registrationId));
  return {};
};
