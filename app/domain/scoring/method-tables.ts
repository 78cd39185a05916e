import { referenceWords } from "../references/words";
import { cellsOf, partsOf } from "../answers/grid";
import type { Quantity } from "../question/plausibility-rule";
import {
  CLASSES,
  type Condition,
  type Dependency,
  type EarningRule,
  type Question,
  type Questionnaire,
  type Steps,
} from "../question/question";
import { questionsByGuid } from "../question/questions-by-guid";
import { ON_PAPER_PERCENT } from "../survey/earning";
import { milestoneShare, QUESTION_AT_MOST_POINTS } from "./declared-weights";
import { kindOf } from "./kind";
import { classesHeldBy } from "./red-lines";
import type { WeightRow } from "./weights";

/** What the method is published as: from these tables alone every score can be computed again (D3). */
export const METHOD_TABLES = [
  "areas",
  "topics",
  "questions",
  "answers",
  "thresholds",
  "sums",
  "conditions",
  "red_lines",
] as const;
type MethodTableId = (typeof METHOD_TABLES)[number];

interface MethodTable {
  id: MethodTableId;
  /** Column names are part of the published format; "*" in a cell means all. */
  columns: readonly string[];
  rows: string[][];
}

/** The scored classes of a questionnaire as tables, in the order in which they apply. */
export function methodTables(questionnaire: Questionnaire, weights: readonly WeightRow[]): MethodTable[] {
  const classes: readonly string[] = CLASSES;
  const questions = questionnaire.questions.filter(({ level }) => classes.includes(level));
  const byGuid = questionsByGuid(questionnaire.questions);
  return [
    {
      id: "areas",
      columns: ["sections", "sizes", "environment", "social", "governance", "reason"],
      rows: weights.map((row) => [
        listed(row.macrosectors),
        listed(row.sizes),
        ...[row.weights.environment, row.weights.social, row.weights.governance].map(String),
        row.reason,
      ]),
    },
    {
      id: "topics",
      columns: ["area", "topic", "class", "sections", "share", "reason"],
      rows: topicRows(questionnaire),
    },
    {
      id: "questions",
      columns: [
        "question",
        "edition",
        "class",
        "area",
        "topic",
        "kind",
        "weight",
        "at_most_on_paper",
        "at_most_points",
        "may_not_apply",
        "needs",
        "minutes",
        "prompt",
      ],
      rows: questions.map(questionRow),
    },
    {
      id: "answers",
      columns: ["question", "element", "value", "share", "label"],
      rows: questions.flatMap(answerRows),
    },
    {
      id: "thresholds",
      columns: [
        "question",
        "sections",
        "sum_of",
        "times",
        "per_sum_of",
        "share_if_per_is_0",
        "from",
        "share",
        "unit",
        "basis",
      ],
      rows: questions.flatMap(thresholdRows),
    },
    { id: "sums", columns: ["question", "element", "sum_of"], rows: questions.flatMap(sumRows) },
    {
      id: "conditions",
      columns: ["question", "otherwise", "subject", "test", "values"],
      rows: questions.flatMap(({ guid, dependencies = [] }) =>
        dependencies.map((dependency) => [guid, dependency.effect, ...conditionCells(dependency)]),
      ),
    },
    {
      id: "red_lines",
      columns: [
        "red_line",
        "at_most",
        "subject",
        "test",
        "values",
        "held_without_answer",
        "label",
        "reason",
        "source",
        "way_out",
      ],
      rows: questionnaire.redLines.flatMap(({ id, cap, when, label, reason, source, wayOut }) =>
        when.map((condition) => [
          id,
          String(cap),
          ...conditionCells(condition),
          heldClasses(condition, byGuid),
          label,
          reason,
          referenceWords(source),
          wayOut,
        ]),
      ),
    },
  ];
}

/** The classes that have the cap of the line while nobody says whether this condition holds. */
function heldClasses(condition: Condition, byGuid: ReadonlyMap<string, Question>): string {
  const question = "question" in condition ? byGuid.get(condition.question) : undefined;
  return question ? classesHeldBy(question).join(" ") : "";
}

const listed = (values: readonly string[] | "all"): string => (values === "all" ? "*" : values.join(" "));

function topicRows({ milestones }: Questionnaire): string[][] {
  return milestones.flatMap((milestone) =>
    CLASSES.flatMap((scoredClass) => {
      const row = (sections: string, share: number, reason: string) => [
        milestone.area,
        milestone.id,
        scoredClass,
        sections,
        String(share),
        reason,
      ];
      const ofSectors = (milestone.sectorShares ?? []).map(({ macrosectors, reason }) =>
        row(macrosectors.join(" "), milestoneShare(milestone, scoredClass, macrosectors[0] ?? null), reason),
      );
      return [...ofSectors, row("*", milestoneShare(milestone, scoredClass, null), "")];
    }),
  );
}

function questionRow(question: Question): string[] {
  const { guid, edition = 1, level, area, milestone, weight, proof, minutes, prompt } = question;
  return [
    guid,
    String(edition),
    level,
    area,
    milestone,
    kindOf(question),
    String(weight),
    proof?.limitsUntilAttached ? String(ON_PAPER_PERCENT) : "",
    String(QUESTION_AT_MOST_POINTS),
    question.notApplicableEnabled ? "yes" : "no",
    question.dependencyMode ?? "all",
    minutes === undefined ? "" : String(minutes),
    prompt,
  ];
}

/** The shares of choices: of a list, "value" is the element; of ticks, each choice is one, and "on" its value. */
function answerRows(question: Question): string[][] {
  const { guid } = question;
  switch (question.questionClass) {
    case "boolean":
      return [
        [guid, "value", "yes", String(question.shares.yes), "Sì"],
        [guid, "value", "no", String(question.shares.no), "No"],
      ];
    case "radio":
      return question.choices.map(({ id, share = 0, label }) => [guid, "value", id, String(share), label]);
    case "checkbox":
      return question.choices.map(({ id, share = 0, label }) => [guid, id, "on", String(share), label]);
    case "dropdown":
      if (question.earning.kind !== "options") return [[guid, "*", "*", "100", ""]];
      return question.fields.flatMap(({ id: field, options = [] }) =>
        options.map(({ id, share = 0, label }) => [guid, field, id, String(share), label]),
      );
    default:
      return question.earning.kind === "complete" ? [[guid, "*", "*", "100", ""]] : [];
  }
}

function thresholdRows(question: Question): string[][] {
  if (!("earning" in question)) return [];
  const earning: EarningRule | { kind: "options" } = question.earning;
  if (earning.kind === "thresholds") {
    const subject = cell({ question: question.guid, field: earning.field });
    return stepRows(earning.steps, (step) => [
      question.guid,
      "*",
      subject,
      "1",
      "",
      "",
      ...step,
      "",
      earning.basis ?? "",
    ]);
  }
  if (earning.kind !== "indicator") return [];
  const { value, tables, ofNothing = 0, unit, basis } = earning;
  return tables.flatMap(({ macrosectors, steps }) =>
    stepRows(steps, (step) => [
      question.guid,
      macrosectors?.join(" ") ?? "*",
      value.of.map(cell).join(" + "),
      value.times ?? "1",
      value.per?.map(cell).join(" + ") ?? "",
      value.per ? String(ofNothing) : "",
      ...step,
      unit,
      basis,
    ]),
  );
}

const stepRows = (steps: Steps, row: (step: string[]) => string[]): string[][] =>
  steps.map(({ from, share }) => row([from, String(share)]));

function sumRows(question: Question): string[][] {
  if (question.questionClass !== "text" && question.questionClass !== "matrix") return [];
  return cellsOf(question).flatMap((given) => {
    const parts = partsOf(given);
    return parts.length > 0 ? [[question.guid, given.element, parts.join(" + ")]] : [];
  });
}

/** "v3-…/element", "registry/employees", or a number. */
function cell(quantity: Quantity): string {
  if ("constant" in quantity) return quantity.constant;
  return "registry" in quantity ? `registry/${quantity.registry}` : `${quantity.question}/${quantity.field}`;
}

/**
 * A condition on an answer without an element looks at its one value, or at the ticked choices; on the column of a table,
 * at each of its cells. `_if_answered`: it closes nothing before that answer, or each of those cells, is given.
 */
function conditionCells(condition: Condition | Dependency): [subject: string, test: string, values: string] {
  const subject =
    "registry" in condition
      ? `registry/${condition.registry}`
      : [condition.question, ...(condition.field === undefined ? [] : [condition.field])].join("/");
  const ifAnswered = "openUntilAnswered" in condition ? "_if_answered" : "";
  if ("above" in condition) return [subject, `above${ifAnswered}`, condition.above];
  if ("atLeast" in condition) return [subject, "at_least", String(condition.atLeast)];
  return [subject, `any_of${ifAnswered}`, condition.anyOf.join(" ")];
}
