import { rightsOf } from "~/domain/people/rights";
import { Memo } from "~/platform/memo";
import type { PlatformParts, SignedInScope } from "~/platform/scope";
import { DEMO_COMPANIES } from "./companies";

/** A person of a demo company at work at an earlier time. */
export function scopeOf(parts: PlatformParts, email: string, at: string): SignedInScope {
  const company = DEMO_COMPANIES.find(({ people }) => people.some((person) => person.email === email));
  const person = company?.people.find((candidate) => candidate.email === email);
  if (!company || !person) throw new Error(`The demo has no person ${email}`);
  return {
    ...parts,
    now: () => new Date(at),
    clientAddress: "127.0.0.1",
    requestId: "demo",
    memo: new Memo(),
    session: {
      tokenHash: "",
      accountId: person.id,
      companyId: company.id,
      rights: rightsOf({
        isAdmin: true,
        accessActive: true,
        profiles: [],
        isVerifier: false,
        isProvider: false,
      }),
      openYears: null,
    },
  };
}

/** Relative to the day of loading, so that the demo is never stale. */
export function timeAgo({ now }: Pick<PlatformParts, "now">, days: number, hour: number, minute = 0): string {
  const today = now();
  const day = today.getUTCDate() - days;
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), day, hour, minute)).toISOString();
}

/** A step of the demo's past, and its day. */
export interface DemoStep {
  daysAgo: number;
  hour: number;
  act: () => Promise<unknown>;
}
