import { createHash, createPublicKey, verify } from "node:crypto";
import type { WirePublicKey } from "~/api/contract/public-cards";

/** What a public key needs to verify a signature (RFC 8037). */
export type KeyOfSignature = Pick<WirePublicKey, "kty" | "crv" | "x">;

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

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
