import type { Call } from "~/api/call";
import type { AttestationView } from "~/api/contract/attestations";
import type { TypedAttestation } from "~/domain/attestations/attestation";
import { fileNamed, formWith, pdf } from "../files/samples";

export const ISO: TypedAttestation = {
  name: "ISO 14001:2015",
  issuer: "Ente di prova",
  issuedOn: "10/03/2025",
  expiresOn: "09/03/2028",
};

/** Hands the file of a certificate in and returns its id. */
export async function handIn(
  call: Call,
  name = "iso.pdf",
  content = name,
  replaces?: string,
): Promise<string> {
  const { id } = await call("registry.attestationFile", {
    query: replaces === undefined ? {} : { replaces },
    body: formWith(fileNamed(name, pdf(content))),
  });
  return id;
}

/** Adds a certificate with a file of its own. */
export async function addOne(call: Call, typed: Partial<TypedAttestation> = {}): Promise<AttestationView> {
  const all = { ...ISO, ...typed };
  const fileId = await handIn(call, `${all.name}.pdf`);
  return call("registry.addAttestation", { body: { ...all, fileId } });
}
