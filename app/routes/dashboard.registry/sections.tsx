import type { ReactNode } from "react";
import type { Company } from "~/api/contract/registry";
import type { CompanySize } from "~/domain/survey/answer";
import { SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { ContactFields } from "./contact-fields";
import { EssentialFields } from "./essential-fields";
import type { FieldProps } from "./field-props";
import type { Section } from "./form";
import { IdentityFields } from "./identity-fields";
import { OtherFields } from "./other-fields";
import type { Choices } from "./present";
import { Values } from "./values";

interface SectionsProps extends FieldProps<keyof Choices> {
  company: Company;
  revision: string;
  proposed: CompanySize | null;
  year: number;
  canWrite: boolean;
}

const ORDER = ["identity", "essential", "other", "contacts"] as const satisfies readonly Section[];

/** The registry by sections, each saved by itself; a reader sees the same without the forms. */
export function Sections(props: SectionsProps) {
  const t = useT();
  const { canWrite, revision } = props;
  return (
    <>
      <nav aria-label={t("registry:sections")} className="panel">
        <ul>
          {[...ORDER, "users" as const].map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`registry:section.${section}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {ORDER.map((section) => (
        <SectionFrame key={section} section={section}>
          {canWrite ? (
            <PostForm aria-label={t(`registry:section.${section}`)}>
              <input type="hidden" name="section" value={section} />
              <input type="hidden" name="revision" value={revision} />
              <Fields section={section} {...props} />
              <SubmitButton>{t("registry:save_section")}</SubmitButton>
            </PostForm>
          ) : (
            <Values section={section} {...props} />
          )}
        </SectionFrame>
      ))}
      <SectionFrame section="users" />
    </>
  );
}

function SectionFrame({ section, children }: { section: Section | "users"; children?: ReactNode }) {
  const t = useT();
  return (
    <section id={section} className="panel" aria-labelledby={`${section}-titolo`}>
      <h2 id={`${section}-titolo`}>{t(`registry:section.${section}`)}</h2>
      <p>{t(`registry:section_text.${section}`)}</p>
      {children}
    </section>
  );
}

/** Only the section that was posted shows what was wrong with it. */
function Fields({ section, company, proposed, year, ...props }: SectionsProps & { section: Section }) {
  const failure = props.failure?.values["section"]?.[0] === section ? props.failure : undefined;
  const given = { ...props, failure };
  if (section === "identity") return <IdentityFields {...given} />;
  if (section === "contacts") return <ContactFields {...given} />;
  if (section === "other") return <OtherFields {...given} withDescription />;
  return <EssentialFields {...given} actions={props.choices.actions} {...{ proposed, year }} />;
}
