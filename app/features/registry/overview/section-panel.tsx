import { LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { Section } from "../form";
import type { Line } from "./present";

interface SectionPanelProps {
  section: Section | "platform";
  values: readonly Line[];
  canWrite: boolean;
}

/** A section with its stored values; a user who may change it gets the link to its form. */
export function SectionPanel({ section, values, canWrite }: SectionPanelProps) {
  const t = useT();
  return (
    <section id={section} className="panel" aria-labelledby={`${section}-titolo`}>
      <h2 id={`${section}-titolo`}>{t(`registry:section.${section}`)}</h2>
      <p>{t(`registry:section_text.${section}`)}</p>
      {values.length === 0 ? null : (
        <dl className="grid gap-4 md:grid-cols-2">
          {values.map(({ label, value }) => (
            <div key={label}>
              <dt className="hint">{label}</dt>
              <dd>{value || t("registry:empty")}</dd>
            </div>
          ))}
        </dl>
      )}
      {canWrite ? (
        <p>
          <LinkButton to={urls.registrySection(section)} variant="secondary">
            {t("registry:edit")} <span className="sr-only">{t(`registry:section.${section}`)}</span>
          </LinkButton>
        </p>
      ) : null}
    </section>
  );
}
