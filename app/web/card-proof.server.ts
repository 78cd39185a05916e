import { createHash, createPublicKey, verify } from "node:crypto";
import type { WirePublicKey } from "~/api/contract/public-cards";

/** What a public key needs to verify a signature (RFC 8037). */
export type KeyOfSignature = Pick<WirePublicKey, "kty" | "crv" | "x">;

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const SIGNATURE_BYTES = 64;

/** The signature in a file, in base64: the file has its 64 bytes, or their base64 as people copy it. Null for none. */
export function signatureIn(bytes: Uint8Array): string | null {
  const written = Buffer.from(bytes);
  if (written.length === SIGNATURE_BYTES) return written.toString("base64");
  const text = written.toString("latin1").replace(/\s/g, "");
  return /^[A-Za-z0-9+/]{86}==$/.test(text) ? text : null;
}

/** Whether one of these keys has made the Ed25519 signature (RFC 8032) of these bytes; it is in base64. */
export const isSignedBy = (keys: readonly KeyOfSignature[], bytes: Uint8Array, signature: string): boolean =>
  keys.some(({ kty, crv, x }) =>
    verify(
      null,
      bytes,
      createPublicKey({ key: { kty, crv, x }, format: "jwk" }),
      Buffer.from(signature, "base64"),
    ),
  );

/** A key as openssl reads it: SPKI in PEM. */
export const pemOf = ({ kty, crv, x }: KeyOfSignature): string =>
  createPublicKey({ key: { kty, crv, x }, format: "jwk" }).export({ type: "spki", format: "pem" }).toString();
