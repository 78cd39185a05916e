import type { Company, CompanyUpdate } from "~/api/contract/registry";
import { contactsIssues } from "~/domain/company/registry-rules";
import { oneLine } from "~/domain/plain-text";
import type { CompanyRow } from "../store/companies";
import { changed, NOTHING, type SectionChange } from "./section-change";

type Contact = Company["contacts"][number];

/** The reference contacts: the list sent replaces the stored one. */
export function readContacts(row: CompanyRow, { contacts }: CompanyUpdate): SectionChange {
  if (contacts === undefined) return NOTHING;
  const stored = JSON.parse(row.contacts) as Contact[];
  const clean = contacts.map(({ role, name, surname, email, phone, blacklisted }) => {
    const before = stored.find((one) => one.email === email)?.blacklisted;
    return {
      ...{ role, name: oneLine(name), surname: oneLine(surname), email },
      phone: oneLine(phone ?? "") || null,
      // Only said where it is so: a list as it was stored before is the same list.
      ...((blacklisted ?? before) && { blacklisted: true }),
    };
  });
  return { ...changed({ contacts: JSON.stringify(clean) }), issues: contactsIssues(clean) };
}
