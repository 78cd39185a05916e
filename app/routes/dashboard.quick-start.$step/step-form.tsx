import { Fragment } from "react";
import type { Company } from "~/api/contract/registry";
import type { FormFailure } from "~/domain/faults";
import { Buttons, LinkButton, OffButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Conflict } from "../dashboard.registry/conflict";
import { SectionFields } from "../dashboard.registry/section-fields";
import { formRevision, storedValues, type Choices, type Stored } from "../dashboard.registry/present";
import { sectionsOf, stepAfter, type QuickStartStep } from "./steps";

interface StepFormProps {
  step: QuickStartStep;
  company: Company;
  choices: Choices;
  labels: Record<string, string>;
  failure: FormFailure | undefined;
  year: number;
  canWrite: boolean;
}

/** The registry's own fields, a few at a time; what is there already stands in them. */
export function StepForm(props: StepFormProps) {
  const { step, company, choices, labels, failure, canWrite } = props;
  const t = useT();
  const stored = storedValues(company);
  if (!canWrite) {
    return <OffButton reason={<Reader />}>{t("dashboard:quick_start.save")}</OffButton>;
  }
  return (
    <>
      <Conflict
        updatedAt={company.updatedAt}
        discardHref={urls.quickStart(step)}
        {...{ stored, choices, labels, failure }}
      />
      <PostForm>
        <input type="hidden" name="revision" value={formRevision(company, failure)} />
        <Fields {...props} stored={stored} />
        <Buttons>
          <SubmitButton>{t("dashboard:quick_start.save")}</SubmitButton>
          {step === "general" ? (
            <SubmitButton variant="secondary" name="again" value="1">
              {t("registry:states.save_and_stay")}
            </SubmitButton>
          ) : null}
          <LinkButton to={urls.quickStart(stepAfter(step))} variant="quiet">
            {t("dashboard:quick_start.skip")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}

function Reader() {
  const t = useT();
  return (
    <>
      {t("dashboard:read_only")} <a href={urls.registry()}>{t("dashboard:see_registry")}</a>
    </>
  );
}

/** A step of one section needs no heading of its own besides the page's. */
function Fields({ step, ...props }: StepFormProps & { stored: Stored }) {
  const t = useT();
  const sections = sectionsOf(step);
  return sections.map((section) => (
    <Fragment key={section}>
      {sections.length > 1 ? <h2>{t(`registry:section.${section}`)}</h2> : null}
      {section === "contacts" ? <p>{t("registry:section_text.contacts")}</p> : null}
      <SectionFields section={section} isShort {...props} />
    </Fragment>
  ));
}
