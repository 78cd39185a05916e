import type { Call } from "~/api/call";

/** Where the survey starts, and how long it is. */
export async function surveyStart(call: Call) {
  const { year, progress, questions, levels } = await call("survey.overview", { query: {} });
  const first = questions[0];
  return {
    year,
    progress,
    firstLevel: levels[0] ? { id: levels[0].id, count: levels[0].questions } : null,
    first: first
      ? { level: first.level, milestone: first.milestone, id: first.id, prompt: first.prompt }
      : null,
  };
}
