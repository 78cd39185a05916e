import type { UseCase } from "../use-case";
import { recordAudit } from "../store/audit";
import { endSession } from "../store/sessions";
import { write } from "../store/write";

export const signOut: UseCase<"identity.signOut"> = async (_, scope) => {
  await write(scope.db, null, async (trx) => {
    await endSession(trx, scope.session.tokenHash);
    await recordAudit(trx, scope, "sign_out", scope.session);
  });
  return {};
};
