import { ApiError } from "~/api/errors";
import { removeDropped } from "../storage/storage";
import { deleteAttestation, findAttestation } from "../store/attestations";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { releaseFile } from "./attestation-file";

/** Removes a certificate and, unless another one names it, its file. */
export const removeAttestation: UseCase<"registry.removeAttestation"> = async ({ params, query }, scope) => {
  const { db, session, now, settings } = scope;
  const dropped = await write(db, session.companyId, async (trx) => {
    const stored = await findAttestation(trx, session.companyId, params.id);
    if (!stored) throw new ApiError(404, "internal/not_found");
    if (stored.revision !== query.revision) throw new ApiError(409, "internal/conflict");
    await deleteAttestation(trx, stored.id);
    await recordAudit(trx, scope, "certificate_removed", { ...session, detail: stored.id });
    return releaseFile(trx, stored.attachment_id, now().toISOString());
  });
  await removeDropped(settings, dropped);
  return {};
};
