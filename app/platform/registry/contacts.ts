import type { Fault } from "~/domain/faults";
import { oneLine } from "../people/one-line";
import type { CompanyUpdate } from "~/api/contract/registry";
import { changed, NOTHING, type Part } from "./part";

/** The reference contacts, one list that replaces the one before. */
export function readContacts({ contacts }: CompanyUpdate): Part {
  if (contacts === undefined) return NOTHING;
  const clean = contacts.map((contact) => ({
    ...contact,
    name: oneLine(contact.name),
    surname: oneLine(contact.surname),
    phone: oneLine(contact.phone ?? "") || null,
  }));
  const faults = clean.flatMap((contact, index) =>
    (["name", "surname"] as const).flatMap((field): Fault[] =>
      contact[field] === "" ? [{ path: `contacts.${index}.${field}`, code: "mandatory_field" }] : [],
    ),
  );
  return { ...changed({ contacts: JSON.stringify(clean) }), faults };
}
