import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { PlatformSettings, SignedInScope } from "../scope";

/** The right to fetch one file of one company; the address itself carries it. */
export interface Capability {
  type: string;
  companyId: string;
  filename: string;
}

/** A capability as an address carries it, with the session that it dies with. */
export interface SessionCapability extends Capability {
  tokenHash: string;
}

const VALID_MS = 5 * 60_000;

/** Every holder of the address may fetch the file, so it is given only to people who may see the file. */
export const downloadUrl = (capability: Capability, { settings, now, session }: SignedInScope): string => {
  const { type, companyId, filename } = capability;
  const until = now().getTime() + VALID_MS;
  const token = seal(JSON.stringify([type, companyId, filename, session.tokenHash, until]), settings);
  return `${settings.publicUrl}/api/survey/v1/files/${token}`;
};

/** The capability in a token; null if the token is not ours or its five minutes are over. */
export function readToken(token: string, settings: PlatformSettings, now: Date): SessionCapability | null {
  for (const key of settings.keys.fileAddresses) {
    const opened = open(token, key);
    if (opened === null) continue;
    const [type, companyId, filename, tokenHash, until] = JSON.parse(opened) as Sealed;
    return now.getTime() < until ? { type, companyId, filename, tokenHash } : null;
  }
  return null;
}

type Sealed = [type: string, companyId: string, filename: string, tokenHash: string, until: number];

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Nothing is stored for an address: it contains its own facts, which no holder can read or change. */
function seal(text: string, { keys }: PlatformSettings): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytesOf(keys.fileAddresses[0]), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

function open(token: string, key: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== token) return null;
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
