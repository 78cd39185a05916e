import { ApiError } from "~/api/errors";
import { privateLoader } from "~/web/loader.server";
import { loadChoices } from "../choices.server";
import type { QuickStartStep } from "~/ui/quick-start/step-list";
import { sectionsOf, stepNamed } from "./steps";
import { surveyStart } from "./survey.server";

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const step = stepOrNotFound(params["step"]);
  const { company, steps } = await viewer.call("quickstart.data", {});
  return {
    step,
    steps,
    company,
    canWrite: viewer.can("write"),
    year: viewer.user.currentFiscalYear,
    choices: await loadChoices(sectionsOf(step), viewer.call, company),
    survey: step === "survey" ? await surveyStart(viewer.call) : null,
  };
});

/** The step of the address, or 404. */
export function stepOrNotFound(name: string | undefined): QuickStartStep {
  const step = stepNamed(name);
  if (!step) throw new ApiError(404, "internal/not_found");
  return step;
}
