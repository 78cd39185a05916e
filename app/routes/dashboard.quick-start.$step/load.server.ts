import type { Call } from "~/api/call";
import { loadNations, loadProvinces, loadSectors } from "../dashboard.registry/choices.server";
import type { Choices } from "../dashboard.registry/present";
import type { QuickStartStep } from "./steps";

/** Only the lists that the step's selects show. */
export async function choicesFor(step: QuickStartStep, call: Call): Promise<Omit<Choices, "actions">> {
  const needsNations = step === "registry" || step === "general";
  const [nations, provinces, sectors] = await Promise.all([
    needsNations ? loadNations(call) : [],
    step === "registry" ? loadProvinces(call) : [],
    step === "economic" ? loadSectors(call) : [],
  ]);
  return { nations, provinces, sectors };
}

/** Where the survey begins, and how long it is. */
export async function beginning(call: Call) {
  const { year, progress, questions } = await call("survey.overview", { query: {} });
  const first = questions[0];
  return {
    year,
    progress,
    first: first
      ? { level: first.level, milestone: first.milestone, id: first.id, prompt: first.prompt }
      : null,
  };
}
