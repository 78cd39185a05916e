import { z } from "zod";
import { ATTESTATION_LIMITS } from "~/domain/attestations/attestation";
import { STANDARDS } from "~/domain/registers/certificates";
import { row } from "../row";
import { id, instant, text } from "./wire";

/** Days of the calendar: "2026-03-31". */
const day = z.string();

export const attestation = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  issuedOn: day,
  expiresOn: day.nullable(),
  /** The standard or scheme by which questions read it; an extension. */
  standard: z.enum(STANDARDS).nullish(),
  /** Its last day has ended in Italy. */
  isExpired: z.boolean(),
  /** The file's id is what `survey.download` takes for an attachment. */
  file: z.object({
    id: z.string(),
    name: z.string(),
    size: z.number(),
    /** The malware scanner has not yet looked at it: it cannot be downloaded. */
    isInControl: z.boolean().optional(),
  }),
  revision: z.number(),
  updatedAt: instant,
  /** Null when the account is gone. */
  updatedBy: z.string().nullable(),
});
export type AttestationView = z.infer<typeof attestation>;

/** The content of a certificate; days travel as typed: a rule of their own reads them. */
export const typedAttestation = {
  name: text(ATTESTATION_LIMITS.name),
  issuer: text(ATTESTATION_LIMITS.issuer),
  issuedOn: text(ATTESTATION_LIMITS.date),
  expiresOn: text(ATTESTATION_LIMITS.date),
  /** One of the list; "" = not named. */
  standard: text(40),
};

const typed = z.strictObject({
  ...typedAttestation,
  standard: typedAttestation.standard.optional(),
  /** The id that the upload returned; "" if no file was uploaded. */
  fileId: text(64),
});

/** The certificates a company shows beside its card. */
export const attestations = {
  "registry.attestations": row({
    service: "registry",
    method: "GET",
    path: "/attestations",
    extension: true,
    /** The newest first. */
    response: z.array(attestation),
  }),
  "registry.attestation": row({
    service: "registry",
    method: "GET",
    path: "/attestations/:id",
    extension: true,
    response: attestation,
  }),
  "registry.attestationFile": row({
    service: "registry",
    method: "POST",
    path: "/attestations/files",
    multipart: 1,
    extension: true,
    /** The file that this one replaces when it is saved. */
    query: z.strictObject({ replaces: id.optional() }),
    /** The file waits for a day to be saved with a certificate. */
    response: z.object({ id: z.string(), name: z.string() }),
  }),
  "registry.addAttestation": row({
    service: "registry",
    method: "POST",
    path: "/attestations",
    extension: true,
    body: typed,
    response: attestation,
  }),
  "registry.updateAttestation": row({
    service: "registry",
    method: "PUT",
    path: "/attestations/:id",
    extension: true,
    body: typed.extend({ revision: z.number().int() }),
    response: attestation,
  }),
  "registry.removeAttestation": row({
    service: "registry",
    method: "DELETE",
    path: "/attestations/:id",
    extension: true,
    query: z.strictObject({ revision: z.coerce.number().int() }),
  }),
};
