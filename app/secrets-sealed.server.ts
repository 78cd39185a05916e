import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

type Keys = readonly [string, ...string[]];

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text that no holder can read or change, for an address or a cookie; made with the newest key. */
export function sealed(text: string, [newest]: Keys): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytesOf(newest), nonce);
  const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString("base64url");
}

/** The text that was sealed with one of the keys; null if this is none. */
export function openSealed(token: string, keys: Keys): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== token) return null;
  return keys.reduce<string | null>((opened, key) => opened ?? openWith(bytes, key), null);
}

function openWith(bytes: Buffer, key: string): string | null {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, bytesOf(key), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8")
    );
  } catch {
    return null;
  }
}

const bytesOf = (key: string) => Buffer.from(key, "hex");
