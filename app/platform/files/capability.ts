import { createHmac, timingSafeEqual } from "node:crypto";
import type { PlatformParts, PlatformSettings } from "../scope";

/** The right to fetch one file of one company; the address itself carries it. */
export interface Capability {
  type: string;
  companyId: string;
  filename: string;
}

const VALID_MS = 5 * 60_000;

/** Every holder of the address may fetch the file, so it is given only to people who may see the file. */
export const downloadUrl = (capability: Capability, { settings, now }: PlatformParts): string =>
  `${settings.publicUrl}/api/survey/v1/files/${tokenFor(capability, settings, now())}`;

/** A token that grants the file for five minutes; nothing is stored for it. */
function tokenFor({ type, companyId, filename }: Capability, settings: PlatformSettings, now: Date): string {
  const until = now.getTime() + VALID_MS;
  const payload = Buffer.from(JSON.stringify([type, companyId, filename, until])).toString("base64url");
  return `${payload}.${sealOf(payload, settings)}`;
}

/** The capability in a token; null if the token is not ours or has expired. */
export function readToken(token: string, settings: PlatformSettings, now: Date): Capability | null {
  const [payload = "", seal = "", ...more] = token.split(".");
  const expected = Buffer.from(sealOf(payload, settings));
  const received = Buffer.from(seal);
  if (more.length > 0 || received.length !== expected.length || !timingSafeEqual(received, expected))
    return null;
  const read = JSON.parse(Buffer.from(payload, "base64url").toString()) as [string, string, string, number];
  const [type, companyId, filename, until] = read;
  return now.getTime() < until ? { type, companyId, filename } : null;
}

/** The secret also signs other things: the text signed here has a prefix of its own. */
const sealOf = (payload: string, { sessionSecret }: PlatformSettings) =>
  createHmac("sha256", sessionSecret).update(`file ${payload}`).digest("base64url");
