import type { Company, CompanyUpdate } from "~/api/contract/registry";
import { isPhoneNumber } from "~/domain/company/registry-rules";
import type { Fault } from "~/domain/faults";
import { oneLine } from "~/domain/plain-text";
import { changed, NOTHING, type SectionChange } from "./section-change";

type Contact = Company["contacts"][number];

/** The reference contacts, one list that replaces the one before. */
export function readContacts({ contacts }: CompanyUpdate): SectionChange {
  if (contacts === undefined) return NOTHING;
  const clean = contacts.map((contact) => ({
    ...contact,
    name: oneLine(contact.name),
    surname: oneLine(contact.surname),
    phone: oneLine(contact.phone ?? "") || null,
  }));
  const faults = clean.flatMap((contact, index) =>
    contactFaults(contact).map((fault) => ({ ...fault, path: `contacts.${index}.${fault.path}` })),
  );
  return { ...changed({ contacts: JSON.stringify(clean) }), faults };
}

function contactFaults({ name, surname, phone }: Contact): Fault[] {
  const empty = Object.entries({ name, surname }).filter(([, value]) => value === "");
  const faults: Fault[] = empty.map(([path]) => ({ path, code: "mandatory_field" }));
  return phone === null || isPhoneNumber(phone)
    ? faults
    : [...faults, { path: "phone", code: "invalid_phone" }];
}
