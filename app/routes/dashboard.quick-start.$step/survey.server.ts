import type { Call } from "~/api/call";

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
