import { disclosureMembers } from "~/content/standards/vsme/disclosures";
import { memberWords } from "~/content/standards/vsme/member-words";
import { pollutants } from "~/content/standards/vsme/pollutants";
import { nations } from "~/content/nations";
import type { Fact } from "~/domain/vsme/fact";
import { wasteCode } from "~/domain/vsme/wastes";

const COUNTRIES = new Map(nations().map(({ code, name }) => [`country:${code}`, name]));
const OMITTED = new Map(
  Object.entries(disclosureMembers).map(([disclosure, member]) => [member, disclosure]),
);
const SUBSTANCES = new Map(pollutants.map(({ member, name }) => [`vsme:${member}Member`, name]));

/** The words of members; null for facts that are no members. */
export const wordsOfMembers = ({ type, value }: Fact): string | null =>
  type.kind === "member" || type.kind === "members" ? value.split(" ").map(wordsOfMember).join(", ") : null;

/** A member in words: a country and a substance by their names, activity and waste by their codes. */
export function wordsOfMember(member: string): string {
  const known =
    memberWords[member] ??
    COUNTRIES.get(member) ??
    OMITTED.get(member) ??
    SUBSTANCES.get(member) ??
    wasteCode(member);
  if (known !== null) return known;
  const [, section, digits = ""] = /^nace:NACE_([A-Z])(\d*)$/.exec(member) ?? [];
  if (section === undefined) return member;
  return digits.length > 2 ? `${section} ${digits.slice(0, 2)}.${digits.slice(2)}` : `${section} ${digits}`;
}
