import { createHmac, timingSafeEqual } from "node:crypto";
import type { PlatformParts, PlatformSettings } from "../scope";

/** One file of one company, for whoever holds the address that says so. */
export interface Capability {
  type: string;
  companyId: string;
  filename: string;
}

const VALID_MS = 5 * 60_000;

/** Whoever holds the address may fetch the file: it is given to those who may see it. */
export const downloadUrl = (capability: Capability, { settings, now }: PlatformParts): string =>
  `${settings.publicUrl}/api/survey/v1/files/${tokenFor(capability, settings, now())}`;

/** A token that stands for the file for five minutes; nothing is stored for it. */
function tokenFor({ type, companyId, filename }: Capability, settings: PlatformSettings, now: Date): string {
  const until = now.getTime() + VALID_MS;
  const payload = Buffer.from(JSON.stringify([type, companyId, filename, until])).toString("base64url");
  return `${payload}.${sealOf(payload, settings)}`;
}

/** What a token stands for; null when it is not one of ours, or over. */
export function readToken(token: string, settings: PlatformSettings, now: Date): Capability | null {
  const [payload = "", seal = "", ...more] = token.split(".");
  const expected = Buffer.from(sealOf(payload, settings));
  const given = Buffer.from(seal);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = JSON.parse(Buffer.from(payload, "base64url").toString()) as [string, string, string, number];
  const [type, companyId, filename, until] = read;
  return now.getTime() < until ? { type, companyId, filename } : null;
}

/** The secret signs other things too: what it signs here begins in a way of its own. */
const sealOf = (payload: string, { sessionSecret }: PlatformSettings) =>
  createHmac("sha256", sessionSecret).update(`file ${payload}`).digest("base64url");
