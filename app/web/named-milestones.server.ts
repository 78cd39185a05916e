import type { Call } from "~/api/call";

/** What the topics of a year are called, by their ids, from the configuration of the survey. */
export async function namedMilestones(call: Call, year: number): Promise<ReadonlyMap<string, string>> {
  const { areas, milestones = [] } = await call("survey.config", { query: { year } });
  const ofAreas = areas.flatMap((area) => area.milestones);
  return new Map([...milestones, ...ofAreas].map(({ id, label }) => [id, label]));
}
