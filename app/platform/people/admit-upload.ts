import { ApiError } from "~/api/errors";
import { rightsOf } from "~/domain/people/rights";
import { readToken } from "../files/capability";
import type { Scope } from "../scope";
import { liveMember } from "./admit";

/**
 * Admits a file to the address that was made for it, before any of its bytes is read: while the session lives for which
 * the address was made, and its person may write. Every other address is not found.
 */
export async function admitUpload({ token = "" }: Record<string, string>, scope: Scope): Promise<Scope> {
  const capability = readToken(token, scope.settings, scope.now());
  const member = capability && (await liveMember(capability.tokenHash, false, scope));
  const isOpen = member?.company.id === capability?.companyId && member && rightsOf(member).has("write");
  if (!capability || !isOpen) throw new ApiError(404, "internal/not_found");
  const { type, companyId, filename } = capability;
  return { ...scope, uploader: { type, companyId, filename, accountId: member.account.id } };
}
