import type { UseCase } from "../use-case";
import { deleteRegistration } from "../store/registrations";
import { write } from "../store/write";

/** A sign-up that was refused leaves nothing behind (D8). */
export const cancelSignUp: UseCase<"identity.cancelSignUp"> = async (_, { db, registrationId }) => {
  await write(db, null, (trx) => deleteRegistration(trx, registrationId));
  return {};
};
