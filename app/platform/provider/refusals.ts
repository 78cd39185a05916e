import { ApiError } from "~/api/errors";
import type { ProviderParts } from "../scope";

export const unknown = () => new ApiError(404, "internal/not_found");

/**
 * A person at the desk has nothing to decide about the own company: with its grants a provider would come to answers
 * (D6). An operator at the machine has no company.
 */
export function requireOthers({ session }: ProviderParts, ...companyIds: readonly string[]): void {
  if (session !== undefined && companyIds.includes(session.companyId)) {
    throw new ApiError(409, "internal/conflict", [{ path: "", code: "own_company" }]);
  }
}
