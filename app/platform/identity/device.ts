import { randomBytes } from "node:crypto";
import { DAY_MS } from "~/domain/durations";
import type { PlatformParts } from "../scope";
import { openSealed, sealed } from "~/secrets-sealed.server";

/** How long a browser is known after a sign-in. */
const DEVICE_MS = 365 * DAY_MS;

/** Colleagues at one computer: so many are known there; of more, those who signed in last. */
const MOST_PEOPLE = 5;

/** An account's own number of the browser, and when it last signed in there; newest first. */
type KnownPerson = [accountId: string, device: string, signedInAt: number];

/**
 * What a browser keeps after a sign-in, in place of what it kept before, to have attempts on the accounts of its people
 * counted apart. It opens nothing, and it is sealed: nothing in it tells who they are.
 */
export function deviceAfter(parts: PlatformParts, accountId: string, kept: string | undefined): string {
  const others = peopleOf(parts, kept).filter(([known]) => known !== accountId);
  const present: KnownPerson = [accountId, randomBytes(12).toString("base64url"), parts.now().getTime()];
  const people = [present, ...others].slice(0, MOST_PEOPLE);
  return sealed(JSON.stringify(people), parts.settings.keys.devices);
}

/** The device that signed in to this account before, in the last year; null when the text proves no such thing. */
export function knownDevice(
  parts: PlatformParts,
  accountId: string,
  shown: string | undefined,
): string | null {
  return peopleOf(parts, shown).find(([known]) => known === accountId)?.[1] ?? null;
}

function peopleOf({ settings, now }: PlatformParts, kept: string | undefined): KnownPerson[] {
  const opened = openSealed(kept ?? "", settings.keys.devices);
  const people = opened === null ? [] : (JSON.parse(opened) as KnownPerson[]);
  return people.filter(([, , signedInAt]) => signedInAt >= now().getTime() - DEVICE_MS);
}
