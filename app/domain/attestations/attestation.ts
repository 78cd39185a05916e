import { readDate } from "../calendar-date";
import type { CalendarDate } from "../calendar-date";
import type { Issue } from "../issues";
import { isStandard, type Standard } from "../registers/certificates";

/** A certificate that a company shows beside its card, without its file. */
export interface Attestation {
  name: string;
  issuer: string;
  issuedOn: CalendarDate;
  /** Null for a certificate that does not expire. */
  expiresOn: CalendarDate | null;
  /** By which questions read it; null: not named. */
  standard: Standard | null;
}

/** The longest texts, in characters. */
export const ATTESTATION_LIMITS = { name: 200, issuer: 200, date: 30 } as const;

/** The most certificates a company may show. */
export const MOST_ATTESTATIONS = 60;

/** The example shown to a person who typed an invalid day. */
const EXAMPLE = "31/03/2026";

/** The typed values: texts as they will be stored, days as people write them. An empty expiry means none. */
export interface TypedAttestation {
  name: string;
  issuer: string;
  issuedOn: string;
  expiresOn: string;
  /** Absent from callers that know no standards. */
  standard?: string | undefined;
}

/** The certificate that was typed, or all its issues. `today`: in Italy. */
export function readAttestation(
  { name, issuer, issuedOn, expiresOn, standard = "" }: TypedAttestation,
  today: CalendarDate,
): { attestation: Attestation } | { issues: Issue[] } {
  const issued = readDate(issuedOn);
  const expires = expiresOn.trim() === "" ? null : readDate(expiresOn);
  const named = isStandard(standard) ? standard : null;
  const issues = [
    ...(named === null && standard !== "" ? [{ path: "standard", code: "unknown_choice" }] : []),
    ...textIssues("name", name),
    ...textIssues("issuer", issuer),
    ...issueDateIssues(issuedOn, issued, today),
    ...expiryIssues(expiresOn, expires, issued),
  ];
  if (issues.length > 0 || issued === null) return { issues };
  return { attestation: { name, issuer, issuedOn: issued, expiresOn: expires, standard: named } };
}

/** A certificate is valid to the end of its last day. */
export const isExpired = ({ expiresOn }: Pick<Attestation, "expiresOn">, today: CalendarDate): boolean =>
  expiresOn !== null && expiresOn < today;

function textIssues(path: "name" | "issuer", value: string): Issue[] {
  if (value === "") return [{ path, code: "mandatory_field" }];
  const max = ATTESTATION_LIMITS[path];
  return value.length > max ? [{ path, code: "too_long", params: { max: String(max) } }] : [];
}

function issueDateIssues(typed: string, issued: CalendarDate | null, today: CalendarDate): Issue[] {
  const path = "issuedOn";
  if (typed.trim() === "") return [{ path, code: "mandatory_field" }];
  if (issued === null) return [{ path, code: "invalid_date", params: { example: EXAMPLE } }];
  return issued > today ? [{ path, code: "date_in_future" }] : [];
}

function expiryIssues(typed: string, expires: CalendarDate | null, issued: CalendarDate | null): Issue[] {
  const path = "expiresOn";
  if (typed.trim() === "") return [];
  if (expires === null) return [{ path, code: "invalid_date", params: { example: EXAMPLE } }];
  return issued !== null && expires <= issued ? [{ path, code: "expiry_before_issue" }] : [];
}
