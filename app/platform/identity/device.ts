import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "~/domain/durations";
import type { PlatformParts } from "../scope";

/** How long a browser is known after a sign-in. */
export const DEVICE_MS = 365 * DAY_MS;

const FORM = /^([\w-]{16})\.([\da-z]{1,10})\.([\w-]{43})$/;

/** What a browser keeps after a sign-in, to have attempts on this account counted apart. It opens nothing. */
export function newDevice({ settings, now }: PlatformParts, accountId: string): string {
  const id = randomBytes(12).toString("base64url");
  const madeAt = now().getTime().toString(36);
  return `${id}.${madeAt}.${sealOf(`${accountId} ${id} ${madeAt}`, settings.keys.devices[0])}`;
}

/** The device that signed in to this account before, in the last year; null when the text proves no such thing. */
export function knownDevice(
  { settings, now }: PlatformParts,
  accountId: string,
  shown: string | undefined,
): string | null {
  const [, id = "", madeAt = "", seal = ""] = FORM.exec(shown ?? "") ?? [];
  if (id === "" || Number.parseInt(madeAt, 36) < now().getTime() - DEVICE_MS) return null;
  const isOurs = settings.keys.devices.some((key) =>
    timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(`${accountId} ${id} ${madeAt}`, key))),
  );
  return isOurs ? id : null;
}

const sealOf = (text: string, key: string) => createHmac("sha256", key).update(text).digest("base64url");
