import { z } from "zod";
import { typedAttestation } from "~/api/contract/attestations";
import { oneFile, posted, revision } from "~/web/posted";
import type { Places } from "~/web/schema-form";

export const newCertificate = z.strictObject({
  name: posted(typedAttestation.name),
  issuer: posted(typedAttestation.issuer),
  issuedOn: posted(typedAttestation.issuedOn),
  expiresOn: posted(typedAttestation.expiresOn),
  standard: posted(typedAttestation.standard),
  /** A file that the user need not choose again, as `fileEntry` writes it. */
  kept: posted(z.string().max(700)),
  file: oneFile,
});

export const changedCertificate = newCertificate.extend({ revision });

export type TypedCertificate = z.output<typeof newCertificate>;

export const TYPED_FIELDS = ["name", "issuer", "issuedOn", "expiresOn"] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

export const CERTIFICATE_PLACES = { fileId: "file" } as const satisfies Places<
  "registry.addAttestation",
  typeof newCertificate
>;
