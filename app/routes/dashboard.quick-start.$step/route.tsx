import { useLoaderData } from "@remix-run/react";
import { ApiError } from "~/api/errors";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { privateAction, redirectTo } from "~/web/action.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import { loadChoices } from "../dashboard.registry/choices.server";
import { fieldLabels } from "../dashboard.registry/present";
import { fieldsOf } from "../dashboard.registry/form";
import { savedNotice } from "../dashboard.registry/saved-notice";
import { stored, updateFrom } from "../dashboard.registry/save.server";
import { StepForm } from "./step-form";
import { StepList } from "./step-list";
import { sectionsOf, stepAfter, stepNamed, STEPS, type QuickStartStep } from "./steps";
import { beginning } from "./survey.server";
import { Survey } from "./survey";

export { retryHeaders as headers } from "~/web/page-headers.server";

export const handle: PageHandle<{ step: QuickStartStep }> = {
  title: ({ step }) => `dashboard:quick_start.${step}.title`,
  crumb: "dashboard:quick_start.title",
};

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const step = known(params["step"]);
  const { company, steps } = await viewer.call("quickstart.data", {});
  return {
    step,
    steps,
    company,
    canWrite: viewer.can("write"),
    year: viewer.user.currentFiscalYear,
    choices: await loadChoices(sectionsOf(step), viewer.call, company),
    survey: step === "survey" ? await beginning(viewer.call) : null,
  };
});

export const action = privateAction({
  right: "write",
  load: ({ params }) => known(params["step"]),
  fields: ({ loaded }) => fieldsOf(sectionsOf(loaded)),
  perform: async ({ values, viewer, loaded: step }) => {
    const sections = sectionsOf(step);
    const company = sections.length > 0 ? await updateFrom(sections, values, viewer.call) : undefined;
    const done = await stored(values, viewer.call("quickstart.submit", { body: { step, company } }));
    const next = values.one("again") === "1" ? step : stepAfter(step);
    return redirectTo(viewer.session, urls.quickStart(next), { notice: savedNotice(values, done.company) });
  },
});

export default function QuickStart() {
  const { step, steps, canWrite, survey, ...data } = useLoaderData<typeof loader>();
  const t = useT();
  const failure = useFailure();
  const labels = fieldLabels(t, failure?.values["country"]?.[0] ?? data.company.country);
  const position = { number: STEPS.indexOf(step) + 1, total: STEPS.length };
  return (
    <>
      <ErrorSummary failure={failure} labels={labels} />
      <PageHeading
        eyebrow={t("dashboard:quick_start.position", position)}
        title={t(`dashboard:quick_start.${step}.title`)}
        lead={t(`dashboard:quick_start.${step}.lead`)}
      />
      {survey ? (
        <Survey {...survey} />
      ) : (
        <StepForm key={step} {...data} {...{ step, canWrite, labels, failure }} />
      )}
      <div className="panel">
        <StepList steps={steps} current={step} />
      </div>
    </>
  );
}

/** The step of the address, or 404. */
function known(name: string | undefined): QuickStartStep {
  const step = stepNamed(name);
  if (!step) throw new ApiError(404, "internal/not_found");
  return step;
}
