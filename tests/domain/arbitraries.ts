import fc from "fast-check";
import { canonical } from "~/domain/decimal";
import type { Answer, Answers, Elements, RegistryFacts } from "~/domain/question/answer";
import type { PlausibilityRule, Quantity } from "~/domain/question/plausibility-rule";
import type {
  Area,
  Dependency,
  Level,
  Milestone,
  Question,
  QuestionClass,
  Questionnaire,
  ScoredClass,
} from "~/domain/question/question";
import {
  answer,
  booleanQuestion,
  checkboxQuestion,
  decimal,
  dropdownQuestion,
  matrixQuestion,
  notApplicable,
  radioQuestion,
  textQuestion,
} from "./build";

const MILESTONES: { id: string; area: Area }[] = [
  { id: "energia", area: "environment" },
  { id: "acqua", area: "environment" },
  { id: "persone", area: "social" },
  { id: "legalita", area: "governance" },
  { id: "assetti", area: "governance" },
];

const percent = fc.integer({ min: 0, max: 100 });
export const amounts = fc
  .tuple(fc.nat(10 ** 9), fc.integer({ min: 0, max: 999_999 }))
  .map(([whole, fraction]) => canonical(`${whole}.${String(fraction).padStart(6, "0")}`));
const texts = fc
  .string({ maxLength: 20, unit: fc.constantFrom(..."abcàèü € £ 1.2,") })
  .map((text) => text.trim());

/** A question of any class with random shares and thresholds. */
export const questions: fc.Arbitrary<Question> = fc.oneof(
  fc.tuple(percent, percent).map(([yes, no]) => booleanQuestion({ shares: { yes, no } })),
  fc.array(percent, { minLength: 1, maxLength: 5 }).map((shares) =>
    radioQuestion({
      choices: shares.map((share, index) => ({
        id: `c${index}`,
        label: `Scelta ${index}`,
        share,
        ...(index === 0 && { opens: { label: "Quale?", maxLength: 30, required: true } }),
      })),
    }),
  ),
  fc.array(percent, { minLength: 1, maxLength: 5 }).map((shares) =>
    checkboxQuestion({
      choices: [
        ...shares.map((share, index) => ({ id: `c${index}`, label: `Scelta ${index}`, share })),
        { id: "none", label: "Nessuna di queste", share: 0, exclusive: true },
      ],
    }),
  ),
  percent.map((share) =>
    textQuestion({
      fields: [
        decimal("first"),
        decimal("second", { required: false }),
        { id: "note", label: "Nota", inputType: "text", maxLength: 30, required: false },
      ],
      earning: {
        kind: "thresholds",
        field: "first",
        steps: [
          { from: "10", share },
          { from: "500.5", share: 100 },
        ],
      },
    }),
  ),
  fc.constant(dropdownQuestion()),
  fc.boolean().map((optional) => {
    const rows = [
      { id: "bought", label: "Acquistata" },
      { id: "made", label: "Autoprodotta", ...(optional && { optional }) },
    ];
    return matrixQuestion({ rows });
  }),
);

/** Legal elements of a question, often only some of them. */
export function elementsOf(question: Question): fc.Arbitrary<Elements> {
  const pick = (ids: string[]) => fc.constantFrom(...ids);
  const some = (entries: Record<string, fc.Arbitrary<string>>) =>
    fc.record(entries, { requiredKeys: [] }).map((elements) => ({ ...elements }) as Elements);
  switch (question.questionClass) {
    case "boolean":
      return some({ value: pick(["yes", "no"]) });
    case "radio":
      return some({ value: pick(question.choices.map((choice) => choice.id)) });
    case "checkbox": {
      const combinable = question.choices.filter((choice) => !choice.exclusive);
      const ticks = Object.fromEntries(combinable.map((choice) => [choice.id, fc.constant("on")]));
      return fc.oneof(some(ticks), fc.constant({ none: "on" }));
    }
    case "text":
      return some({
        first: amounts,
        second: amounts,
        note: texts.filter((text) => text !== "" && !text.includes("€")),
      });
    case "dropdown":
      return some({ grade: pick(["worst", "best"]) });
    case "matrix":
      return some(
        Object.fromEntries(
          ["bought.green", "bought.other", "made.green", "made.other"].map((id) => [id, amounts]),
        ),
      );
  }
}

export interface Survey {
  questionnaire: Questionnaire;
  answers: Answers;
}

function answersOf(question: Question): fc.Arbitrary<Answer | undefined> {
  return fc.oneof(
    { weight: 4, arbitrary: elementsOf(question).map((elements) => answer(elements)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constant(notApplicable()) },
  );
}

const placed = fc
  .tuple(
    questions,
    fc.constantFrom(...MILESTONES),
    fc.constantFrom<ScoredClass>("start_small", "graduate"),
    fc.nat(4),
  )
  .map(([question, { id, area }, level, weight]): Question => ({
    ...question,
    milestone: id,
    area,
    level,
    weight,
  }));

const shares = fc.integer({ min: 1, max: 9 });
const milestones = fc.array(shares, { minLength: 10, maxLength: 10 }).map((given): Milestone[] =>
  MILESTONES.map(({ id, area }, index) => ({
    id,
    area,
    label: id,
    summary: "Di che si tratta.",
    shares: { start_small: given[2 * index], graduate: given[2 * index + 1] },
  })),
);

/** A questionnaire without dependencies and some answers to it. */
export const surveys: fc.Arbitrary<Survey> = fc
  .tuple(fc.array(placed, { minLength: 1, maxLength: 25 }), milestones)
  .map(([given, declared]): Questionnaire => {
    const numbered = given.map((question, index) => ({
      ...question,
      guid: `q${index}`,
      notApplicableEnabled: true,
    }));
    return { apiVersion: "v3", milestones: declared, questions: numbered, plausibility: [], redLines: [] };
  })
  .chain((questionnaire) =>
    fc
      .tuple(...questionnaire.questions.map(answersOf))
      .map((given) => ({ questionnaire, answers: withoutGaps(questionnaire, given) })),
  );

function withoutGaps(questionnaire: Questionnaire, given: (Answer | undefined)[]): Answers {
  return Object.fromEntries(
    questionnaire.questions.flatMap(({ guid }, index) => {
      const stored = given[index];
      return stored ? [[guid, stored]] : [];
    }),
  );
}

export const facts: fc.Arbitrary<RegistryFacts> = fc.record({
  employees: fc.nat(300),
  workforce: fc.nat(320),
  turnover: fc.nat(10 ** 8),
  size: fc.constantFrom("micro", "small", "medium", "large"),
  macrosector: fc.constantFrom("A", "C", "G"),
});

const effects = fc.constantFrom<Dependency["effect"]>("blocked", "na", "voluntary");

/** A dependency on one of the questions before, or on the registry. */
function dependenciesAfter(earlier: Question[]): fc.Arbitrary<Dependency> {
  const onRegistry = fc
    .tuple(effects, fc.nat(300))
    .map(([effect, atLeast]): Dependency => ({ effect, registry: "employees", atLeast }));
  if (earlier.length === 0) return onRegistry;
  const onAnswer = fc.tuple(effects, fc.constantFrom(...earlier)).map(([effect, parent]): Dependency => {
    const question = parent.guid;
    if (parent.questionClass === "boolean") return { effect, question, anyOf: ["yes"] };
    if (parent.questionClass === "radio") return { effect, question, anyOf: ["c0"] };
    if (parent.questionClass === "checkbox") return { effect, question, field: "c0", anyOf: ["on"] };
    if (parent.questionClass === "dropdown") return { effect, question, field: "grade", anyOf: ["best"] };
    const field = parent.questionClass === "matrix" ? "made.all" : "second";
    return { effect, question, field, above: "100" };
  });
  return fc.oneof({ weight: 4, arbitrary: onAnswer }, { weight: 1, arbitrary: onRegistry });
}

/** A questionnaire whose questions depend on earlier ones in every way the content allows. */
export const dependentQuestionnaires: fc.Arbitrary<Questionnaire> = fc
  .array(questions, { minLength: 1, maxLength: 12 })
  .map((given) => given.map((question, index): Question => ({ ...question, guid: `q${index}` })))
  .chain((numbered) =>
    fc.tuple(
      ...numbered.map((question, index) =>
        fc
          .tuple(
            fc.array(dependenciesAfter(numbered.slice(0, index)), { maxLength: 3 }),
            fc.constantFrom<"all" | "any">("all", "any"),
            fc.boolean(),
          )
          .map(([dependencies, dependencyMode, notApplicableEnabled]): Question => ({
            ...question,
            dependencies,
            dependencyMode,
            notApplicableEnabled,
          })),
      ),
    ),
  )
  .map((given) => ({
    apiVersion: "v3" as const,
    milestones: [],
    questions: given,
    plausibility: [],
    redLines: [],
  }));

const PLACED_LEVELS: Level[] = ["start_small", "graduate", "master", "reporting"];
const places = fc.tuple(fc.constantFrom(...PLACED_LEVELS), fc.constantFrom(...MILESTONES));

const NUMBERS: Partial<Record<QuestionClass, string[]>> = {
  text: ["first", "second"],
  matrix: ["bought.green", "bought.all"],
};
const numberOf = ({ questionClass, guid }: Question, pick: number): Quantity | null => {
  const fields = NUMBERS[questionClass] ?? [];
  const field = fields[pick % Math.max(1, fields.length)];
  return field === undefined ? null : { question: guid, field };
};

/** A rule that compares two numbers of the questionnaire, or one with a constant. */
const rules = (given: readonly Question[]) =>
  fc
    .array(fc.tuple(fc.nat(), fc.nat(), fc.boolean(), amounts, fc.constantFrom("0.1", "1", "7")), {
      maxLength: 6,
    })
    .map((drawn) =>
      drawn.flatMap(([one, other, upwards, constant, times], index): PlausibilityRule[] => {
        const question = given[one % given.length];
        const left = question && numberOf(question, one);
        const right = numberOf(given[other % given.length] ?? given[0]!, other) ?? { constant };
        if (!question || !left) return [];
        const relation = upwards ? "atLeast" : "atMost";
        return [
          { id: `r${index}`, question: question.guid, left, relation, right, times, message: "È giusto?" },
        ];
      }),
    );

/** Proposes for the first number of a text question the values of others; now and then its own. */
const proposals = (given: readonly Question[]) =>
  fc
    .array(fc.option(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), { nil: null }), {
      minLength: given.length,
      maxLength: given.length,
    })
    .map((drawn) =>
      given.map((question, index): Question => {
        const sources = (drawn[index] ?? []).flatMap((pick) => {
          const source = numberOf(given[pick % given.length] ?? question, pick);
          return source && "question" in source ? [source] : [];
        });
        const isFilled = question.questionClass === "text" && sources.length > 0;
        return isFilled ? { ...question, autofill: [{ field: "first", sum: sources }] } : question;
      }),
    );

/**
 * Spreads questions over levels, areas and pages of up to three. A page is in one milestone and one level; a parent is
 * in no later level than its children, and the first question is in the first.
 */
const placings = (given: readonly Question[]) =>
  fc
    .array(fc.tuple(places, fc.boolean()), { minLength: given.length, maxLength: given.length })
    .map((drawn) => {
      let page = 0;
      let reached = 0;
      let milestone = MILESTONES[0]!;
      return given.map((question, index): Question => {
        const [place, joins] = drawn[index] ?? [];
        if (place && (index % 3 === 0 || !joins)) {
          page += 1;
          if (index > 0) reached = Math.max(reached, PLACED_LEVELS.indexOf(place[0]));
          milestone = place[1];
        }
        const level = PLACED_LEVELS[reached] ?? "start_small";
        const shared = { level, milestone: milestone.id, area: milestone.area };
        return { ...question, ...shared, pageId: String(page), indexInPage: String(index) };
      });
    });

const complete = (questions: Question[], plausibility: PlausibilityRule[]): Questionnaire => ({
  apiVersion: "v3",
  milestones: MILESTONES.map(({ id, area }) => ({
    id,
    area,
    label: id,
    summary: "Di che si tratta.",
    shares: {},
  })),
  questions,
  plausibility,
  redLines: [],
});

const furnished = (given: Questionnaire) =>
  placings(given.questions)
    .chain(proposals)
    .chain((questions) => rules(questions).map((plausibility) => complete(questions, plausibility)));

/** Questionnaires with everything that content can have, each question depending on earlier ones only. */
export const wholeQuestionnaires: fc.Arbitrary<Questionnaire> = dependentQuestionnaires.chain(furnished);

/**
 * The same as no author may write it: questions that wait for themselves, for each other, and for questions that do not
 * exist.
 */
export const tangledQuestionnaires: fc.Arbitrary<Questionnaire> = dependentQuestionnaires
  .chain((given) =>
    fc
      .array(fc.array(fc.tuple(effects, fc.nat(given.questions.length)), { maxLength: 3 }), {
        minLength: given.questions.length,
        maxLength: given.questions.length,
      })
      .map((drawn) => ({
        ...given,
        questions: given.questions.map((question, index): Question => ({
          ...question,
          dependencies: [
            ...(question.dependencies ?? []),
            ...(drawn[index] ?? []).map(([effect, parent]): Dependency => ({
              effect,
              question: `q${parent}`,
              anyOf: ["yes", "c0", "c1", "on"],
            })),
          ],
        })),
      })),
  )
  .chain(furnished);
