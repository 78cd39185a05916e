import { urls } from "~/web/urls";
import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { fieldLabels } from "../present";
import { StepForm } from "./step-form";
import { StepList } from "~/ui/quick-start/step-list";
import { STEPS } from "./steps";
import { Survey } from "./survey";
import type { loader } from "./load.server";

export function QuickStart() {
  const { step, steps, canWrite, survey, ...data } = useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  const labels = fieldLabels(t, refused?.values["country"]?.[0] ?? data.company.country);
  const position = { number: STEPS.indexOf(step) + 1, total: STEPS.length };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading
        eyebrow={t("dashboard:quick_start.position", position)}
        title={t(`dashboard:quick_start.${step}.title`)}
        lead={t(`dashboard:quick_start.${step}.lead`)}
      />
      {survey ? (
        <Survey {...survey} canWrite={canWrite} />
      ) : (
        <StepForm key={step} {...data} {...{ step, canWrite, labels, refused }} />
      )}
      <div className="panel">
        <StepList steps={steps} current={step} hrefOf={urls.quickStart} />
      </div>
    </>
  );
}
