import { questionnaire } from "~/content/questionnaires";
import type { Entry } from "~/domain/benchmark/aggregates";
import { type Choices, chosenIn, optionsOf } from "~/domain/benchmark/choices";
import { comparedClasses, contribution } from "~/domain/benchmark/contribution";
import { type SharesByClass, sharesOf } from "~/domain/benchmark/question-shares";
import { NOT_AVAILABLE } from "~/domain/scoring/score";
import { CLASSES, SCORED_AREAS, type ScoredClass } from "~/domain/question/question";
import type { Snapshot } from "../store/versions";
import { indicatorSteps } from "./indicator-steps";

const NO_POTENTIAL = {
  actual: NOT_AVAILABLE,
  sections: {
    costs: { actual: NOT_AVAILABLE },
    revenues: { actual: NOT_AVAILABLE },
    resources: { actual: NOT_AVAILABLE },
  },
};

interface BenchmarkSource extends Pick<Snapshot, "versioned" | "answers"> {
  registry: Pick<
    Snapshot["registry"],
    "sector" | "macrosector" | "size" | "employees" | "annualTurnover" | "workforce"
  >;
}

/** What an issued version adds to the benchmark. It is read from the version's snapshot alone. */
export function entryOf({ registry, versioned, answers }: BenchmarkSource): Entry {
  const { sector, macrosector, size } = registry;
  const { levels, competitiveness = NO_POTENTIAL } = versioned.scoring;
  const scored = CLASSES.map((id) => {
    const { actual, max, flagged, areas } = levels[id];
    const scoredAreas = areas.flatMap((area) => {
      const scoredArea = SCORED_AREAS.find((candidate) => candidate === area.id);
      return scoredArea ? [{ id: scoredArea, actual: area.actual, max: area.max }] : [];
    });
    return [id, { actual, max, flagged, areas: scoredAreas }] as const;
  });
  const choices = choicesIn(levels, answers);
  const indicators = indicatorSteps(answers, registry, new Set<string>(countedIn(levels)));
  type Level = (typeof scored)[number][1];
  return {
    profile: { sector, macrosector, size },
    samples: contribution({
      levels: Object.fromEntries(scored) as Record<ScoredClass, Level>,
      competitiveness,
    }),
    shares: sharesIn(levels),
    ...(Object.keys(choices).length > 0 ? { choices } : {}),
    ...(Object.keys(indicators).length > 0 ? { indicators } : {}),
  };
}

type Levels = BenchmarkSource["versioned"]["scoring"]["levels"];

/** Question by question only under the present method: before it, an answer earned by another rule. */
const countedIn = (levels: Levels): ScoredClass[] =>
  comparedClasses(levels).filter((id) => levels[id].sum !== undefined);

const sharesIn = (levels: Levels): SharesByClass =>
  Object.fromEntries(countedIn(levels).map((id) => [id, sharesOf(levels[id])]));

const OFFERED = questionnaire("v3").questions.filter((question) => optionsOf(question).length > 0);

/** The declared answers to questions of today's questionnaire that offer choices. */
function choicesIn(levels: Levels, answers: BenchmarkSource["answers"]): Choices {
  const counted = new Set<string>(countedIn(levels));
  return Object.fromEntries(
    OFFERED.flatMap((question) => {
      const answer = answers[question.guid];
      const chosen = answer && counted.has(question.level) ? chosenIn(question, answer.elements) : [];
      return chosen.length === 0 ? [] : [[question.guid, chosen]];
    }),
  );
}
