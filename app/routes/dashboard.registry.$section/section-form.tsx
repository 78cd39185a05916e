import type { Company } from "~/api/contract/registry";
import type { FormFailure } from "~/domain/faults";
import { Buttons, LinkButton, OffButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Conflict } from "../dashboard.registry/conflict";
import type { Section } from "../dashboard.registry/form";
import { formRevision, storedValues, type Choices } from "../dashboard.registry/present";
import { SectionFields } from "../dashboard.registry/section-fields";

interface SectionFormProps {
  section: Section;
  company: Company;
  choices: Choices;
  labels: Record<string, string>;
  failure: FormFailure | undefined;
  year: number;
  canWrite: boolean;
}

export function SectionForm({
  section,
  company,
  choices,
  labels,
  failure,
  year,
  canWrite,
}: SectionFormProps) {
  const t = useT();
  const stored = storedValues(company);
  if (!canWrite) {
    return (
      <OffButton
        reason={
          <>
            {t("dashboard:read_only")} <a href={urls.registry()}>{t("dashboard:see_registry")}</a>
          </>
        }
      >
        {t("common:save")}
      </OffButton>
    );
  }
  const given = { stored, choices, labels, failure };
  return (
    <>
      <Conflict updatedAt={company.updatedAt} discardHref={urls.registrySection(section)} {...given} />
      <PostForm>
        <input type="hidden" name="revision" value={formRevision(company, failure)} />
        <SectionFields section={section} {...given} {...{ company, year }} />
        <Buttons>
          <SubmitButton>{t("common:save")}</SubmitButton>
          {section === "other" ? (
            <SubmitButton variant="secondary" name="again" value="1">
              {t("registry:states.save_and_stay")}
            </SubmitButton>
          ) : null}
          <LinkButton to={urls.registry()} variant="quiet">
            {t("registry:cancel")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
