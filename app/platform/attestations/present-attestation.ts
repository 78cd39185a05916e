import type { AttestationView } from "~/api/contract/attestations";
import { isExpired } from "~/domain/attestations/attestation";
import { romeDay } from "~/domain/calendar-date";
import { isStandard } from "~/domain/registers/certificates";
import type { StoredAttestation } from "../store/attestations";

/** A stored certificate as it is at this instant. */
export function presentAttestation(row: StoredAttestation, now: Date): AttestationView {
  const { id, name, issuer, revision, updatedBy } = row;
  return {
    id,
    name,
    issuer,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    standard: row.standard !== null && isStandard(row.standard) ? row.standard : null,
    isExpired: isExpired({ expiresOn: row.expires_on }, romeDay(now)),
    file: {
      ...{ id: row.attachment_id, name: row.fileName, size: row.fileSize },
      ...(row.fileControl === null ? {} : { isInControl: true }),
    },
    revision,
    updatedAt: row.updated_at,
    updatedBy,
  };
}
