import { referenceWords } from "~/domain/references/words";
import type { ScoringMethod } from "~/api/contract/config";
import { ApiError } from "~/api/errors";
import { questionnaire } from "~/content/questionnaires";
import { sections } from "~/content/sectors/sections";
import { weights as weightRows } from "~/content/v3/weights";
import { apportion } from "~/domain/scoring/apportion";
import { methodTables } from "~/domain/scoring/method-tables";
import { questionsOf } from "~/domain/survey/journey";
import {
  CLASSES,
  SCORED_AREAS,
  type Milestone,
  type ScoredArea,
  type ScoredClass,
} from "~/domain/question/question";
import type { UseCase } from "../use-case";
import { workedExample } from "~/domain/scoring/worked-example";
import { WHOLE } from "~/domain/scoring/fraction";

const { questions, milestones } = questionnaire("v3");

/** The scoring method, computed from the content that the scoring uses: no number is written twice. */
export const scoringMethod: UseCase<"config.scoringMethod"> = async () => METHOD;

const TABLES = methodTables(questionnaire("v3"), weightRows);

/** One table of the published method, or 404. */
export const scoringMethodTable: UseCase<"config.scoringMethodTable"> = async ({ params }) => {
  const table = TABLES.find(({ id }) => id === params.table);
  if (!table) throw new ApiError(404, "internal/not_found");
  return { ...table, columns: [...table.columns] };
};

function milestonesOf(area: ScoredArea) {
  const ofArea = milestones.filter((milestone) => milestone.area === area);
  const shares = CLASSES.map((scoredClass) => sharesIn(ofArea, scoredClass));
  return ofArea.map(({ id, label }, index) => ({
    id,
    label,
    classes: CLASSES.map((scoredClass, column) => ({
      share: shares[column]?.[index] ?? 0,
      scored: scoredIn(id, scoredClass),
    })),
  }));
}

/** A milestone without scored questions has no weight: its share goes to the others, as when points are counted. */
const sharesIn = (ofArea: Milestone[], scoredClass: ScoredClass) =>
  apportion(
    WHOLE,
    ofArea.map(({ id, shares }) => BigInt(scoredIn(id, scoredClass) > 0 ? (shares[scoredClass] ?? 0) : 0)),
  );

function scoredIn(milestone: string, scoredClass: ScoredClass): number {
  return questionsOf(questionnaire("v3"), [scoredClass]).filter(
    (question) => question.milestone === milestone && question.weight > 0,
  ).length;
}

const sectionOf = (code: string) => ({
  id: code,
  label: sections.find((section) => section.code === code)?.label ?? code,
});

/** The content never changes while the process runs. */
const METHOD: ScoringMethod = {
  classes: CLASSES.map((id) => {
    const ofClass = questions.filter(({ level }) => level === id);
    const scored = ofClass.filter(({ weight }) => weight > 0).length;
    return { id, scored, unscored: ofClass.length - scored };
  }),
  areas: SCORED_AREAS.map((id) => ({ id, milestones: milestonesOf(id) })),
  weights: weightRows.map(({ macrosectors, sizes, weights, reason }) => ({
    macrosectors: macrosectors === "all" ? null : macrosectors.map(sectionOf),
    sizes: sizes === "all" ? null : sizes,
    ...weights,
    reason,
  })),
  example: weightRows[0] ? workedExample(questionnaire("v3"), weightRows[0]) : null,
  redLines: questionnaire("v3").redLines.map(({ id, label, cap, reason, source, wayOut }) => ({
    ...{ id, label, cap, reason, wayOut },
    source: referenceWords(source),
  })),
};
