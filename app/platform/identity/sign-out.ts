import { recordAudit } from "../store/audit";
import { endSession } from "../store/accounts/sessions-and-tokens";
import { write } from "../store/write";
import type { UseCase } from "../use-case";

export const signOut: UseCase<"identity.signOut"> = async (_, scope) => {
  await write(scope.db, null, async (trx) => {
    await endSession(trx, scope.session.tokenHash);
    await recordAudit(trx, scope, "sign_out", scope.session);
  });
  return {};
};
