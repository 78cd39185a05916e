import { toLatin1 } from "~/domain/plain-text";
import { acceptIdentityRequest, declineIdentityRequest } from "../registry/decide-identity";
import type { UseCase } from "../use-case";
import { disableCompany, enableCompany, stateMoved } from "../verification/operator";
import { namedCompany } from "./named-company";
import { requireOthers } from "./refusals";

export const setEnabled: UseCase<"provider.setEnabled"> = async ({ params, body }, scope) => {
  await namedCompany(scope.db, params.id);
  requireOthers(scope, params.id);
  const reason = toLatin1(body.reason).text.trim();
  const { hasChanged } = await (body.enabled ? enableCompany : disableCompany)(scope, params.id, reason);
  if (!hasChanged) throw stateMoved();
  return {};
};

/** The new identity that an enabled company has asked for (decision 051). */
export const decideIdentity: UseCase<"provider.decideIdentity"> = async ({ params, body }, scope) => {
  await namedCompany(scope.db, params.id);
  requireOthers(scope, params.id);
  if (body.decision === "accept") await acceptIdentityRequest(scope, params.id, body.askedAt);
  else await declineIdentityRequest(scope, params.id, toLatin1(body.reason).text.trim(), body.askedAt);
  return {};
};
