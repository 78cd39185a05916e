import { ApiError } from "~/api/errors";
import { type PlatformParts, providerAccount, type ProviderParts } from "../scope";
import { normalisedEmail } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { deskMembers, memberWith, setProvider } from "../store/provider/members";
import { write } from "../store/write";

/** Everyone who may work at the provider's desk, by address. */
export const listDeskMembers = ({ db }: PlatformParts) => deskMembers(db);

/**
 * Gives an account the right to the provider's desk, or takes it back: at the person's next request. False when nothing
 * changed. Only an operator at the machine does this: no call of the API leads here.
 */
export async function setDeskMember(
  parts: ProviderParts,
  typed: string,
  isProvider: boolean,
): Promise<{ email: string; hasChanged: boolean }> {
  const email = normalisedEmail(typed);
  const member = await memberWith(parts.db, email);
  if (!member) throw new ApiError(404, "internal/not_found", [{ path: "email", code: "unknown_account" }]);
  const { accountId, companyId } = member;
  if (isProvider && !member.accessActive) {
    throw new ApiError(422, "internal/invalid_input", [{ path: "email", code: "access_is_off" }]);
  }
  if (member.isProvider === isProvider) return { email, hasChanged: false };
  await write(parts.db, companyId, async (trx) => {
    await setProvider(trx, accountId, isProvider);
    const kind = isProvider ? "provider_added" : "provider_removed";
    await recordAudit(trx, parts, kind, { companyId, accountId: providerAccount(parts), detail: accountId });
  });
  return { email, hasChanged: true };
}
