import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import { scoredTree } from "~/domain/scoring/declared-weights";
import {
  type LevelScore,
  NOT_AVAILABLE,
  scoreClass,
  scoreSurvey,
  type SurveyScore,
} from "~/domain/scoring/score";
import type { Answers, Elements, RegistryFacts } from "~/domain/question/answer";
import { CLASSES, type Question, type Questionnaire } from "~/domain/question/question";
import { surveyStates, type SurveyStates } from "~/domain/survey/status";
import { runs } from "../../runs";
import { dependentQuestionnaires, elementsOf, facts } from "../arbitraries";
import { answer, notApplicable, questionnaire } from "../build";

const SHARING = { weights: { environment: 45, social: 35, governance: 20 }, macrosector: null };

interface Given {
  content: Questionnaire;
  answers: Answers;
  company: RegistryFacts;
  obsolete: ReadonlySet<string>;
}

const statesOf = ({ content, answers, company, obsolete }: Given): SurveyStates =>
  surveyStates(content, answers, company, obsolete);
const scoreOf = (given: Given): SurveyScore => scoreSurvey(given.content, statesOf(given), SHARING);
const milestonesIn = ({ areas }: Pick<LevelScore, "areas">) => areas.flatMap(({ milestones }) => milestones);
const questionsIn = (level: Pick<LevelScore, "areas">) =>
  milestonesIn(level).flatMap(({ questions }) => questions);

/** A stored answer, none, or "not applicable"; now and then a colleague explained an unusual value. */
function answersTo(questions: Question[], elements: (question: Question) => fc.Arbitrary<Elements>) {
  const one = (question: Question) =>
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc
          .tuple(elements(question), fc.boolean())
          .map(([given, explained]) =>
            answer(given, { incompatibilityExplanation: explained ? "È giusto." : null }),
          ),
      },
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constant(notApplicable()) },
    );
  return fc.tuple(...questions.map(one)).map((given): Answers =>
    Object.fromEntries(
      questions.flatMap(({ guid }, index) => {
        const stored = given[index];
        return stored ? [[guid, stored]] : [];
      }),
    ),
  );
}

function surveyOf(content: Questionnaire, elements: (question: Question) => fc.Arbitrary<Elements>) {
  const some = content.questions.map(({ guid }) => guid);
  return fc.record({
    content: fc.constant(content),
    answers: answersTo(content.questions, elements),
    company: facts,
    obsolete: fc.array(fc.constantFrom(...some), { maxLength: 2 }).map((guids) => new Set(guids)),
  });
}

/** Generated questions over areas and classes that open and close each other. */
const generated: fc.Arbitrary<Given> = dependentQuestionnaires
  .chain(({ questions }) =>
    fc.tuple(
      ...questions.map((question) =>
        fc
          .record({
            place: fc.constantFrom(
              { milestone: "energia", area: "environment" as const },
              { milestone: "acqua", area: "environment" as const },
              { milestone: "persone", area: "social" as const },
            ),
            level: fc.constantFrom(...CLASSES.slice(0, 2)),
            weight: fc.nat(4),
          })
          .map(({ place, level, weight }): Question => ({ ...question, ...place, level, weight })),
      ),
    ),
  )
  .chain((questions) => surveyOf(questionnaire(questions), elementsOf));

/** The real questions, answered at their best, in part, or at random. */
const real: fc.Arbitrary<Given> = surveyOf(questionnaireV3, (question) => {
  if (question.questionClass === "boolean") return fc.constantFrom({ value: "yes" }, { value: "no" });
  if (question.questionClass === "radio") {
    return fc.constantFrom(...question.choices.map(({ id }) => ({ value: id })));
  }
  const best = rulesOf(question).best(question);
  return fc.subarray(Object.entries(best), { minLength: 1 }).map((entries) => Object.fromEntries(entries));
});

describe.each([
  ["generated questions", generated, runs(100)],
  ["the questions of v3", real, runs(30)],
])("with %s", (_, surveys, numRuns) => {
  const holds = (law: (given: Given) => void) => fc.assert(fc.property(surveys, law), { numRuns });

  test("the parts add up to the whole exactly", () => {
    holds((given) => {
      for (const level of Object.values(scoreOf(given).levels)) {
        const pairs = [
          { whole: level, parts: level.areas },
          ...level.areas.map((area) => ({ whole: area, parts: area.milestones })),
          ...milestonesIn(level).map((milestone) => ({ whole: milestone, parts: milestone.questions })),
        ];
        for (const { whole, parts } of pairs) {
          const counted: { actual: number; max: number }[] = parts.filter(({ max }) => max !== NOT_AVAILABLE);
          const sum = (key: "actual" | "max") => counted.reduce((total, part) => total + part[key], 0);
          const expected = counted.length === 0 ? [-1, -1] : [sum("actual"), sum("max")];
          expect([whole === level ? level.sum : whole.actual, whole.max]).toEqual(expected);
        }
        expect(level.actual).toBe(Math.min(level.sum, level.held ?? level.sum));
        expect([10_000, NOT_AVAILABLE]).toContain(level.max);
      }
    });
  });

  test("nothing is below zero or above its maximum, on any storey", () => {
    holds((given) => {
      for (const level of Object.values(scoreOf(given).levels)) {
        for (const { actual, max } of [
          level,
          ...level.areas,
          ...milestonesIn(level),
          ...questionsIn(level),
        ]) {
          expect(max === NOT_AVAILABLE ? actual === NOT_AVAILABLE : 0 <= actual && actual <= max).toBe(true);
        }
      }
    });
  });

  test("only declared answers earn points", () => {
    holds((given) => {
      const states = statesOf(given);
      for (const { guid, actual } of Object.values(scoreOf(given).levels).flatMap(questionsIn)) {
        if (states.get(guid)?.status !== "self-declared") expect(actual).toBeLessThanOrEqual(0);
      }
    });
  });

  test("the order in which answers were given does not matter", () => {
    holds((given) => {
      const turned = Object.fromEntries(Object.entries(given.answers).toReversed());
      expect(scoreOf({ ...given, answers: turned })).toEqual(scoreOf(given));
    });
  });

  test("what does not apply, or is obsolete, weighs as if it were not asked", () => {
    holds((given) => {
      const states = statesOf(given);
      for (const id of CLASSES) {
        const asked = given.content.questions.filter(({ guid }) => states.get(guid)?.applicable);
        const [all, without] = [given.content, { ...given.content, questions: asked }].map((content) =>
          scoreClass(scoredTree(content, id), id, states, SHARING),
        );
        if (!all || !without) continue;
        expect([all.actual, all.max]).toEqual([without.actual, without.max]);
        expect(questionsIn(all).filter(({ max }) => max !== NOT_AVAILABLE)).toEqual(questionsIn(without));
      }
    });
  });

  test("nothing applicable is -1 everywhere", () => {
    holds((given) => {
      const obsolete = new Set(given.content.questions.map(({ guid }) => guid));
      for (const level of Object.values(scoreOf({ ...given, obsolete }).levels)) {
        for (const points of [level, ...level.areas, ...milestonesIn(level), ...questionsIn(level)]) {
          expect(points).toMatchObject({ actual: NOT_AVAILABLE, max: NOT_AVAILABLE });
        }
      }
    });
  });

  test("an answer that earns more never lowers the class while all other questions stand as they did", () => {
    const law = fc.property(surveys, fc.nat(), (given, index) => {
      const { questions } = given.content;
      const question = questions[index % questions.length];
      if (!question) return;
      const tried = alternatives(question).map((elements) => tryOut(given, question, elements));
      for (const worse of tried) {
        for (const better of tried) {
          if (
            worse.earned > better.earned ||
            standOf(worse.states, question) !== standOf(better.states, question)
          )
            continue;
          for (const id of CLASSES) {
            expect(better.levels[id].actual).toBeGreaterThanOrEqual(worse.levels[id].actual);
          }
        }
      }
    });
    fc.assert(law, { numRuns });
  });
});

test("in v3 no better answer takes points elsewhere, unless it changes what applies in the class", () => {
  const best = Object.fromEntries(
    questionnaireV3.questions.map((question) => [question.guid, explained(rulesOf(question).best(question))]),
  );
  const company = {
    employees: 60,
    workforce: 60,
    turnover: 8_000_000,
    size: "medium",
    macrosector: "C",
  } as const;
  const given: Given = { content: questionnaireV3, answers: best, company, obsolete: new Set() };
  for (const question of questionnaireV3.questions) {
    const tried = alternatives(question).map((elements) => tryOut(given, question, elements));
    for (const worse of tried) {
      for (const better of tried.filter(({ earned }) => earned > worse.earned)) {
        for (const id of CLASSES) {
          if (maximaIn(worse.levels[id]) !== maximaIn(better.levels[id])) continue;
          const { actual } = better.levels[id];
          expect(actual, question.guid).toBeGreaterThanOrEqual(worse.levels[id].actual);
        }
      }
    }
  }
});

const explained = (elements: Elements) => answer(elements, { incompatibilityExplanation: "È giusto." });

/** The survey after another answer to one of its questions. */
function tryOut(given: Given, question: Question, elements: Elements) {
  const changed = { ...given, answers: { ...given.answers, [question.guid]: explained(elements) } };
  const states = statesOf(changed);
  const isDeclared = states.get(question.guid)?.status === "self-declared";
  const earned = isDeclared ? rulesOf(question).earned(question, elements) : 0;
  return { earned, states, levels: scoreOf(changed).levels };
}

const maximaIn = (level: LevelScore): string =>
  questionsIn(level)
    .map(({ max }) => max)
    .join();

/** Every option of a question by itself, and its best answer whole and halved. */
function alternatives(question: Question): Elements[] {
  const best = rulesOf(question).best(question);
  const half = Object.entries(best).slice(0, Math.ceil(Object.keys(best).length / 2));
  return [best, Object.fromEntries(half), ...optionsOf(question)];
}

function optionsOf(question: Question): Elements[] {
  switch (question.questionClass) {
    case "boolean":
      return [{ value: "yes" }, { value: "no" }];
    case "radio":
      return question.choices.map(({ id }) => ({ value: id, [`${id}_text`]: "-" }));
    case "checkbox":
      return question.choices.map(({ id }) => ({ [id]: "on", [`${id}_text`]: "-" }));
    case "dropdown":
      return (question.fields[0]?.options ?? []).map(({ id }) =>
        Object.fromEntries(question.fields.map((field) => [field.id, id])),
      );
    default:
      return [];
  }
}

/** The state of all other questions: opened or closed, applying or not, declared or doubtful. */
const standOf = (states: SurveyStates, { guid }: Question): string =>
  [...states.values()]
    .filter((state) => state.guid !== guid)
    .map(({ status, applicable }) => `${status}${applicable}`)
    .join();
