import { ATTESTATION_LIMITS, type TypedAttestation } from "~/domain/attestations/attestation";
import type { FormFields, Values } from "~/web/fields.server";
import { REVISION } from "~/web/revision-field";

const TYPED = {
  name: ATTESTATION_LIMITS.name,
  issuer: ATTESTATION_LIMITS.issuer,
  issuedOn: ATTESTATION_LIMITS.date,
  expiresOn: ATTESTATION_LIMITS.date,
} satisfies Record<keyof TypedAttestation, number>;

export type TypedField = keyof typeof TYPED;
export const TYPED_FIELDS = Object.keys(TYPED) as TypedField[];

export const maxOf = (field: TypedField): number => TYPED[field];

/** `kept`: a file that need not be chosen again, as `fileEntry` writes it. The file comes last. */
export const NEW_FIELDS: FormFields = {
  ...Object.fromEntries(TYPED_FIELDS.map((name) => [name, { max: TYPED[name] }])),
  kept: { max: 700 },
  file: { max: 1, file: true },
};

export const EDIT_FIELDS: FormFields = { ...NEW_FIELDS, revision: REVISION };

export const typedIn = (values: Values): TypedAttestation => ({
  name: values.one("name"),
  issuer: values.one("issuer"),
  issuedOn: values.one("issuedOn"),
  expiresOn: values.one("expiresOn"),
});
