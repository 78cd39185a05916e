import { useT } from "~/ui/texts";
import type { FieldProps } from "./field-props";
import { CONTACT_MAX, CONTACT_ROLES, contactField, SECTION_FIELDS, type Section } from "./form";
import { wordsFor, type Choices } from "./present";

/** A section as a reader sees it. */
export function Values({
  section,
  stored,
  choices,
  labels,
}: FieldProps<keyof Choices> & { section: Section }) {
  const t = useT();
  return (
    <dl className="grid gap-4 md:grid-cols-2">
      {namesOf(section).map((name) => (
        <div key={name}>
          <dt className="hint">{labels[name]}</dt>
          <dd className="font-semibold">
            {wordsFor(t, choices, name, stored[name] ?? "") || t("registry:empty")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function namesOf(section: Section): readonly string[] {
  if (section === "contacts") {
    const parts = Object.keys(CONTACT_MAX) as (keyof typeof CONTACT_MAX)[];
    return CONTACT_ROLES.flatMap((role) => parts.map((part) => contactField(role, part)));
  }
  const names = SECTION_FIELDS[section].filter((name) => name !== "identifierConfirmed");
  return section === "other" ? [...names, "workingStates"] : names;
}
