import { questionnaire } from "~/content/questionnaires";
import type { ApiVersion } from "~/domain/periods";
import { questionsByGuid } from "~/domain/question/questions-by-guid";
import { mappingBetween } from "./mapping-between";
import type { UseCase } from "../use-case";

const STEPS = [
  ["v1", "v2"],
  ["v2", "v3"],
] as const satisfies [ApiVersion, ApiVersion][];

/** Where each older milestone went: to the newer ones whose questions follow its own, in their order. */
export const milestonesMapping: UseCase<"config.milestonesMapping"> = async () => MAPPED;

const MAPPED = STEPS.flatMap(([older, newer]) =>
  questionnaire(older).milestones.map(({ id, label }) => ({
    id,
    label,
    apiVersion: older,
    to: successorsOf(id, older, newer),
  })),
);

function successorsOf(milestone: string, older: ApiVersion, newer: ApiVersion) {
  const asked = questionsByGuid(questionnaire(older).questions);
  const asking = questionsByGuid(questionnaire(newer).questions);
  const followed = new Set(
    (mappingBetween(older, newer) ?? [])
      .filter(({ from }) => asked.get(from)?.milestone === milestone)
      .map(({ to }) => asking.get(to)?.milestone),
  );
  return questionnaire(newer)
    .milestones.filter(({ id }) => followed.has(id))
    .map(({ id, label }) => ({ id, label, apiVersion: newer }));
}
