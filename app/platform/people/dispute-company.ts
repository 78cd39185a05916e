import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { cleanIdentifier, identifierError, identifierKindFor } from "~/domain/company/registry-rules";
import { toLatin1 } from "~/domain/plain-text";
import { takeAttempt } from "../identity/limits";
import { mayMail } from "../identity/mail-caps";
import { normalisedEmail } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { identifierTaken } from "../store/companies";
import { addDispute } from "../store/disputes";
import { queueMail } from "../store/mails";
import { write } from "../store/write";
import type { UseCase } from "../use-case";

/**
 * Keeps a dispute for the provider and mails it. An identifier that no company holds, and one more dispute of the same
 * sender, are answered alike and kept nowhere.
 */
export const disputeCompany: UseCase<"user.disputeCompany"> = async ({ body }, scope) => {
  const country = body.country.toUpperCase();
  const kind = identifierKindFor(country);
  const identifier = cleanIdentifier(kind, body.identifier);
  const code = identifierError(kind, identifier);
  if (code) throw new ApiError(422, "internal/invalid_input", [{ path: "identifier", code }]);
  await takeAttempt(scope, "dispute", identifier);
  const at = scope.now().toISOString();
  const email = normalisedEmail(body.email);
  const message = toLatin1(body.message).text.trim();
  await write(scope.db, null, async (trx) => {
    if (!(await identifierTaken(trx, kind, identifier, null))) return;
    const isNew = await addDispute(trx, {
      id: randomUUID(),
      country,
      identifier,
      email,
      message,
      sentAt: at,
    });
    if (!isNew) return;
    await recordAudit(trx, scope, "company_disputed", { detail: identifier });
    if (!(await mayMail(trx, "dispute", identifier, scope.now()))) return;
    const { supportEmail: address, providerName: name } = scope.settings;
    await queueMail(trx, { address, name }, "company-disputed", { identifier, email, message }, at);
  });
  return {};
};
