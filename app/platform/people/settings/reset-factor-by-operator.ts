import { ApiError } from "~/api/errors";
import type { PlatformParts } from "../../scope";
import { credentialsOf, normalisedEmail } from "../../store/accounts/accounts";
import { write } from "../../store/write";
import { resetFactorOf } from "./reset-factor";

/**
 * Resets the second factor of the person with this address, for an operator at the machine: no call of the API leads here.
 * Throws ApiError 404 for an address without an account, 409 when there is no second factor.
 */
export async function resetFactorByOperator(parts: PlatformParts, typed: string): Promise<string> {
  const email = normalisedEmail(typed);
  const found = await credentialsOf(parts.db, email);
  if (!found) throw new ApiError(404, "internal/not_found", [{ path: "email", code: "unknown_account" }]);
  const { accountId: id, companyId, name, surname } = found;
  const person = { id, email, name: `${name} ${surname}` };
  await write(parts.db, companyId, (trx) =>
    resetFactorOf(
      trx,
      { person, companyId, accountId: null, mail: "second-factor-reset-by-provider" },
      parts,
    ),
  );
  return email;
}
