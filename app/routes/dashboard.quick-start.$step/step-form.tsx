import type { Company } from "~/api/contract/registry";
import type { FormFailure } from "~/domain/faults";
import { Buttons, LinkButton, OffButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Conflict } from "../dashboard.registry/conflict";
import { ContactFields } from "../dashboard.registry/contact-fields";
import { EssentialFields } from "../dashboard.registry/essential-fields";
import { IdentityFields } from "../dashboard.registry/identity-fields";
import { OtherFields } from "../dashboard.registry/other-fields";
import {
  formRevision,
  proposedFor,
  storedValues,
  type Choices,
  type Stored,
} from "../dashboard.registry/present";
import { stepAfter, type QuickStartStep } from "./steps";

interface StepFormProps {
  step: QuickStartStep;
  company: Company;
  choices: Omit<Choices, "actions">;
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
              {t("dashboard:quick_start.save_and_stay")}
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

function Fields({ step, company, year, ...props }: StepFormProps & { stored: Stored }) {
  const t = useT();
  if (step === "registry") return <IdentityFields {...props} />;
  if (step === "economic") {
    return <EssentialFields {...props} year={year} actions={[]} proposed={proposedFor(company)} />;
  }
  return (
    <>
      <h2>{t("registry:section.contacts")}</h2>
      <p>{t("registry:section_text.contacts")}</p>
      <ContactFields {...props} />
      <h2>{t("dashboard:quick_start.general.other")}</h2>
      <OtherFields {...props} />
    </>
  );
}
