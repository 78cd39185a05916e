import { disclosureMembers } from "~/content/standards/vsme/disclosures";
import { memberWords } from "~/content/standards/vsme/member-words";
import { nations } from "~/content/nations";
import type { Fact } from "~/domain/vsme/fact";

const COUNTRIES = new Map(nations().map(({ code, name }) => [`country:${code}`, name]));
const OMITTED = new Map(
  Object.entries(disclosureMembers).map(([disclosure, member]) => [member, disclosure]),
);

/** The words of members; null for facts that are no members. */
export const wordsOfMembers = ({ type, value }: Fact): string | null =>
  type.kind === "member" || type.kind === "members" ? value.split(" ").map(wordsOfMember).join(", ") : null;

/** A member in words: a country by its name, an activity by its code. */
export function wordsOfMember(member: string): string {
  const known = memberWords[member] ?? COUNTRIES.get(member) ?? OMITTED.get(member);
  if (known !== undefined) return known;
  const [, section, digits = ""] = /^nace:NACE_([A-Z])(\d*)$/.exec(member) ?? [];
  if (section === undefined) return member;
  return digits.length > 2 ? `${section} ${digits.slice(0, 2)}.${digits.slice(2)}` : `${section} ${digits}`;
}
