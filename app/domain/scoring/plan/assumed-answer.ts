import { rulesOf } from "../../answers/classes";
import { type Answer, type Elements, NO_ANSWER } from "../../question/answer";
import type { Question } from "../../question/question";

/**
 * The best legal answer to a question, on top of the present one. Of several boxes it ticks none that would make further
 * questions apply and that the points do not need: a company that wants the points need not take on more. A table keeps
 * the cells that it has: nobody leaves, and no gap between women and men goes away, because the table is completed.
 */
export function bestAnswer(
  question: Question,
  present: Answer | undefined,
  questions: readonly Question[],
): Answer {
  const given = present?.elements ?? {};
  const elements = bestElements(question, given, questions);
  return { ...(present ?? NO_ANSWER), notApplicableChosen: false, notApplicableReason: null, elements };
}

function bestElements(question: Question, given: Elements, questions: readonly Question[]): Elements {
  if (question.questionClass === "checkbox") return withoutSurplus(question, given, questions);
  const best = rulesOf(question).best(question);
  return question.questionClass === "matrix" ? { ...best, ...given } : best;
}

function withoutSurplus(question: Question, present: Elements, questions: readonly Question[]): Elements {
  const rules = rulesOf(question);
  const best = rules.best(question);
  const whole = rules.earned(question, best);
  return boxesThatOpen(question, questions)
    .filter((box) => box in best && !(box in present))
    .reduce((elements, box) => {
      const without = Object.fromEntries(Object.entries(elements).filter(([id]) => id !== box));
      return rules.earned(question, without) === whole && rules.check(question, without).length === 0
        ? without
        : elements;
    }, best);
}

/** The boxes without which another question does not apply. */
const boxesThatOpen = ({ guid }: Question, questions: readonly Question[]): string[] =>
  questions.flatMap(({ dependencies = [] }) =>
    dependencies.flatMap((one) => {
      if (!("question" in one) || one.question !== guid || one.effect !== "na" || !("anyOf" in one))
        return [];
      return one.field === undefined ? one.anyOf : [one.field];
    }),
  );
