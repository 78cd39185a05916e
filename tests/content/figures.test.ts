import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { weights } from "~/content/v3/weights";
import { rulesOf } from "~/domain/answers/classes";
import { cellsOf, partsOf } from "~/domain/answers/grid";
import { isDecimal } from "~/domain/decimal";
import type { Answers, RegistryFacts } from "~/domain/question/answer";
import type { Quantity } from "~/domain/question/plausibility-rule";
import { CLASSES, type Condition, type Question } from "~/domain/question/question";
import { sharingFor } from "~/domain/scoring/declared-weights";
import { crossedLines } from "~/domain/scoring/red-lines";
import { scoreSurvey } from "~/domain/scoring/score";
import { ON_PAPER_PERCENT } from "~/domain/survey/earning";
import { surveyStates } from "~/domain/survey/status";
import { FACTS } from "../domain/build";
import { runs } from "../runs";
import { bestCompany, worstCompany } from "./companies/companies";
import { chance, randomAnswers, randomFacts } from "./method/random-company";

const { questions, redLines } = questionnaireV3;

/** "guid/element" of every figure that a threshold, a condition, a red line or a proposal reads. */
const read: ReadonlySet<string> = new Set(
  [...questions.flatMap(readBy), ...redLines.flatMap(({ when }) => when.flatMap(ofCondition))].flatMap(
    withParts,
  ),
);

function readBy(question: Question): string[] {
  const { guid, dependencies = [], autofill = [] } = question;
  const proposed = autofill.flatMap((one) =>
    "sum" in one ? one.sum.flatMap(ofQuantity) : "copy" in one ? ofQuantity(one.copy) : [],
  );
  return [...earnedBy(guid, question), ...dependencies.flatMap(ofCondition), ...proposed];
}

function earnedBy(guid: string, question: Question): string[] {
  if (!("earning" in question)) return [];
  const { earning } = question;
  if (earning.kind === "thresholds") return [`${guid}/${earning.field}`];
  return earning.kind === "indicator"
    ? [...earning.value.of, ...(earning.value.per ?? [])].flatMap(ofQuantity)
    : [];
}

function ofQuantity(quantity: Quantity): string[] {
  return "question" in quantity ? [`${quantity.question}/${quantity.field}`] : [];
}

function ofCondition(condition: Condition): string[] {
  return "question" in condition ? [`${condition.question}/${condition.field ?? "value"}`] : [];
}

/** A sum is read with all that it adds up. */
function withParts(name: string): string[] {
  const [guid = "", element = ""] = name.split("/");
  const question = questions.find((one) => one.guid === guid);
  if (question?.questionClass !== "text" && question?.questionClass !== "matrix") return [name];
  const cell = cellsOf(question).find((one) => one.element === element);
  return [name, ...(cell ? partsOf(cell).flatMap((part) => withParts(`${guid}/${part}`)) : [])];
}

function pointsOf(answers: Answers, facts: RegistryFacts): number[] {
  const states = surveyStates(questionnaireV3, answers, facts);
  const crossed = crossedLines(questionnaireV3, states, answers, facts);
  const { levels } = scoreSurvey(questionnaireV3, states, sharingFor(weights, facts), crossed);
  // Before any cap, under which a change would not show.
  return CLASSES.map((id) => levels[id].sum);
}

/** The answer with every free figure of it ten times as large, or nothing; null where that is not legal. */
function withOtherFigures(
  question: Question,
  elements: Record<string, string>,
  other: (value: string) => string,
) {
  const changed = Object.fromEntries(
    Object.entries(elements).map(([element, value]) => {
      const isFree = isDecimal(value) && !read.has(`${question.guid}/${element}`);
      return [element, isFree ? other(value) : value];
    }),
  );
  return rulesOf(question).check(question, changed).length === 0 ? changed : null;
}

test("a figure that no threshold, condition or red line reads moves no point, whatever its size", () => {
  for (let seed = 1; seed <= runs(60); seed += 1) {
    const draws = chance(seed);
    const facts = randomFacts(draws);
    const answers = randomAnswers(questions, draws);
    const before = pointsOf(answers, facts);
    for (const other of [() => "0", (value: string) => (value.includes(".") ? value : `${value}0`)]) {
      const changed: Answers = Object.fromEntries(
        questions.flatMap((question) => {
          const stored = answers[question.guid];
          if (!stored) return [];
          const isGrid = question.questionClass === "text" || question.questionClass === "matrix";
          const elements = isGrid ? withOtherFigures(question, { ...stored.elements }, other) : null;
          return [[question.guid, elements ? { ...stored, elements } : stored]];
        }),
      );
      expect(pointsOf(changed, facts), `seed ${seed}`).toEqual(before);
    }
  }
});

/** Every share that the table of a question names; null for a question without one. */
function sharesOf(question: Question): ReadonlySet<number> | null {
  if (!("earning" in question)) return null;
  const { earning } = question;
  const steps =
    earning.kind === "thresholds"
      ? earning.steps
      : earning.kind === "indicator"
        ? earning.tables.flatMap((table) => table.steps)
        : null;
  if (steps === null) return null;
  const ofNothing = earning.kind === "indicator" ? (earning.ofNothing ?? 0) : 0;
  const shares = [0, ofNothing, ...steps.map(({ share }) => share)];
  return new Set(shares.flatMap((share) => [share, Math.min(share, ON_PAPER_PERCENT)]));
}

test("every figure raised or lowered earns a share of its table, and no other", async () => {
  const tables = questions.flatMap((question) => {
    const shares = sharesOf(question);
    return shares && question.weight > 0 ? [{ question, shares }] : [];
  });
  expect(tables.length).toBeGreaterThan(15);
  const earnedIn = new Map<string, Set<number>>();
  for (let seed = -1; seed <= runs(10); seed += 1) {
    await setImmediate();
    const draws = chance(seed);
    const facts = seed > 0 ? randomFacts(draws) : FACTS;
    const answers =
      seed > 0
        ? randomAnswers(questions, draws)
        : (seed === 0 ? bestCompany : worstCompany)(questions, facts);
    for (const { question, shares } of tables) {
      const stored = answers[question.guid];
      if (!stored) continue;
      for (const element of Object.keys(stored.elements)) {
        for (const value of ["0", "1", "40", "9999999"]) {
          const elements = { ...stored.elements, [element]: value };
          if (rulesOf(question).check(question, elements).length > 0) continue;
          const changed = { ...answers, [question.guid]: { ...stored, elements } };
          const percent = surveyStates(questionnaireV3, changed, facts).get(question.guid)?.earning.percent;
          expect([...shares], `${question.guid} ${element} ${value}`).toContain(percent);
          const seen = earnedIn.get(question.guid) ?? new Set();
          earnedIn.set(question.guid, seen.add(percent ?? 0));
        }
      }
    }
  }
  // Some are rarely asked of these companies; most earn by one figure and not by another.
  expect([...earnedIn.values()].filter(({ size }) => size > 1).length).toBeGreaterThan(15);
});
