import type { Call } from "~/api/call";

type Labels = ReadonlyMap<string, string>;

/** Labels by their ids. */
export interface Names {
  milestones: Labels;
  /** Of competitiveness. */
  categories: Labels;
}

/** What the topics and categories of a year are called, from the configuration of the survey. */
export async function namesOf(call: Call, year: number): Promise<Names> {
  const { areas, milestones = [], categories = [] } = await call("survey.config", { query: { year } });
  const ofAreas = areas.flatMap((area) => area.milestones);
  return { milestones: labelled([...milestones, ...ofAreas]), categories: labelled(categories) };
}

export const namedMilestones = async (call: Call, year: number): Promise<Labels> =>
  (await namesOf(call, year)).milestones;

const labelled = (entries: { id: string; label: string }[]): Labels =>
  new Map(entries.map(({ id, label }) => [id, label]));
