import { ApiError } from "~/api/errors";
import { attestationsOf, findAttestation } from "../store/attestations";
import type { UseCase } from "../use-case";
import { presentAttestation } from "./present-attestation";

export const attestations: UseCase<"registry.attestations"> = async (_input, { db, session, now }) => {
  const rows = await attestationsOf(db, session.companyId);
  return rows.map((row) => presentAttestation(row, now()));
};

/** The certificate of another company is not found. */
export const attestation: UseCase<"registry.attestation"> = async ({ params }, { db, session, now }) => {
  const row = await findAttestation(db, session.companyId, params.id);
  if (!row) throw new ApiError(404, "internal/not_found");
  return presentAttestation(row, now());
};
