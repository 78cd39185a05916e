import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import type { PlatformSettings } from "../scope";

/** An Ed25519 public key as a JSON Web Key (RFC 8037), named by its thumbprint (RFC 7638). */
interface PublicKey {
  kty: "OKP";
  crv: "Ed25519";
  alg: "EdDSA";
  use: "sig";
  kid: string;
  x: string;
}

interface SigningKey {
  privateKey: KeyObject;
  publicKey: PublicKey;
}

/** What stands before the 32 bytes of the seed in PKCS #8 (RFC 8410, section 7). */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");

function keyOfSeed(seed: string): SigningKey {
  const der = Buffer.concat([PKCS8_HEAD, Buffer.from(seed, "hex")]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  const kid = createHash("sha256").update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest("base64url");
  return { privateKey, publicKey: { kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig", kid, x } };
}

const known = new WeakMap<PlatformSettings, readonly SigningKey[]>();

/** Read once, so that a rotation counts from the next start on. */
function keysOf(settings: PlatformSettings): readonly SigningKey[] {
  const keys = known.get(settings) ?? settings.signingSeeds().map(keyOfSeed);
  known.set(settings, keys);
  return keys;
}

/** The public keys of every key that ever signed here, the present one first. */
export const publicKeys = (settings: PlatformSettings): PublicKey[] =>
  keysOf(settings).map(({ publicKey }) => publicKey);

/** The Ed25519 signature (RFC 8032, without prehash) of a text's UTF-8 bytes, in base64, by the present key. */
export function signatureOf(text: string, settings: PlatformSettings): { keyId: string; value: string } {
  const [key] = keysOf(settings);
  if (!key) throw new Error("No key to sign with");
  return {
    keyId: key.publicKey.kid,
    value: sign(null, Buffer.from(text), key.privateKey).toString("base64"),
  };
}
