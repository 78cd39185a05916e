import { Fragment } from "react";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { FieldProps } from "../field-props";
import { RegistryForm, type RegistryFormProps } from "../registry-form";
import { SectionFields } from "../section-fields";
import type { QuickStartStep } from "~/ui/quick-start/step-list";
import { sectionsOf, stepAfter } from "./steps";

type StepFormProps = RegistryFormProps & { step: QuickStartStep };

/** The registry's own fields, a few at a time, with the values already stored. */
export function StepForm({ step, ...formProps }: StepFormProps) {
  const t = useT();
  return (
    <RegistryForm
      {...formProps}
      here={urls.quickStart(step)}
      save={t("dashboard:quick_start.save")}
      away={{ to: urls.quickStart(stepAfter(step)), words: t("dashboard:quick_start.skip") }}
      asksStates={step === "general"}
    >
      {(fields) => <Fields {...formProps} {...{ step, fields }} />}
    </RegistryForm>
  );
}

/** A step with one section needs no heading besides the page's. */
function Fields({ step, ...props }: StepFormProps & Pick<FieldProps<never>, "fields">) {
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
