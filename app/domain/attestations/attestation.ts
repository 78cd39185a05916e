import { readDate } from "../calendar-date";
import type { CalendarDate } from "../calendar-date";
import type { Fault } from "../faults";

/** A certificate a company shows beside its card: what it says, without its file. */
export interface Attestation {
  name: string;
  issuer: string;
  issuedOn: CalendarDate;
  /** Null for one that does not expire. */
  expiresOn: CalendarDate | null;
}

/** The longest texts, in characters. */
export const ATTESTATION_LIMITS = { name: 200, issuer: 200, date: 30 } as const;

/** Certificates that a company may show. */
export const MOST_ATTESTATIONS = 60;

/** An example for whoever typed a day that is none. */
const EXAMPLE = "31/03/2026";

/** What was typed: texts as they will be kept, days as people write them. An empty expiry is none. */
export interface TypedAttestation {
  name: string;
  issuer: string;
  issuedOn: string;
  expiresOn: string;
}

/** The certificate that was typed, or everything that is wrong with it. `today`: in Italy. */
export function readAttestation(
  { name, issuer, issuedOn, expiresOn }: TypedAttestation,
  today: CalendarDate,
): { attestation: Attestation } | { faults: Fault[] } {
  const issued = readDate(issuedOn);
  const expires = expiresOn.trim() === "" ? null : readDate(expiresOn);
  const faults = [
    ...textFaults("name", name),
    ...textFaults("issuer", issuer),
    ...issueDateFaults(issuedOn, issued, today),
    ...expiryFaults(expiresOn, expires, issued),
  ];
  if (faults.length > 0 || issued === null) return { faults };
  return { attestation: { name, issuer, issuedOn: issued, expiresOn: expires } };
}

/** It holds to the end of its last day. */
export const isExpired = ({ expiresOn }: Pick<Attestation, "expiresOn">, today: CalendarDate): boolean =>
  expiresOn !== null && expiresOn < today;

function textFaults(path: "name" | "issuer", value: string): Fault[] {
  if (value === "") return [{ path, code: "mandatory_field" }];
  const max = ATTESTATION_LIMITS[path];
  return value.length > max ? [{ path, code: "too_long", params: { max: String(max) } }] : [];
}

function issueDateFaults(typed: string, issued: CalendarDate | null, today: CalendarDate): Fault[] {
  const path = "issuedOn";
  if (typed.trim() === "") return [{ path, code: "mandatory_field" }];
  if (issued === null) return [{ path, code: "invalid_date", params: { example: EXAMPLE } }];
  return issued > today ? [{ path, code: "date_in_future" }] : [];
}

function expiryFaults(typed: string, expires: CalendarDate | null, issued: CalendarDate | null): Fault[] {
  const path = "expiresOn";
  if (typed.trim() === "") return [];
  if (expires === null) return [{ path, code: "invalid_date", params: { example: EXAMPLE } }];
  return issued !== null && expires <= issued ? [{ path, code: "expiry_before_issue" }] : [];
}
