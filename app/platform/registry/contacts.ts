import type { Company, CompanyUpdate } from "~/api/contract/registry";
import { isPhoneNumber } from "~/domain/company/registry-rules";
import type { Issue } from "~/domain/issues";
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
  const issues = clean.flatMap((contact, index) =>
    contactIssues(contact).map((issue) => ({ ...issue, path: `contacts.${index}.${issue.path}` })),
  );
  return { ...changed({ contacts: JSON.stringify(clean) }), issues };
}

function contactIssues({ name, surname, phone }: Contact): Issue[] {
  const empty = Object.entries({ name, surname }).filter(([, value]) => value === "");
  const issues: Issue[] = empty.map(([path]) => ({ path, code: "mandatory_field" }));
  return phone === null || isPhoneNumber(phone)
    ? issues
    : [...issues, { path: "phone", code: "invalid_phone" }];
}
