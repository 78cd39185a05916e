import { rulesOf } from "~/domain/answers/classes";
import type { Answers, Elements, RegistryFacts } from "~/domain/question/answer";
import type { Choice, Question } from "~/domain/question/question";
import { answer } from "../../domain/build";
import { best as environmentBest } from "./environment-best";
import { worst as environmentWorst } from "./environment-worst";
import { best as governanceBest } from "./governance-best";
import { worst as governanceWorst } from "./governance-worst";
import { best as socialBest } from "./social-best";
import { worst as socialWorst } from "./social-worst";

/** Answers that a person wrote, for a company with these registry facts; figures must fit each other. */
export type Described = (facts: RegistryFacts) => Record<string, Elements>;

const EXPLAINED = { incompatibilityExplanation: "È giusto." };

/** A company that does everything well, and has a document for it. */
export function bestCompany(questions: readonly Question[], facts: RegistryFacts): Answers {
  const described = { ...environmentBest(facts), ...socialBest(facts), ...governanceBest(facts) };
  return Object.fromEntries(
    questions.map((question) => [
      question.guid,
      answer(
        { ...(described[question.guid] ?? rulesOf(question).best(question)) },
        { ...EXPLAINED, attachments: ["document"] },
      ),
    ]),
  );
}

/** A company that answers everything, with the worst that is legal to say, and documents for nothing. */
export function worstCompany(questions: readonly Question[], facts: RegistryFacts): Answers {
  const described = { ...environmentWorst(facts), ...socialWorst(facts), ...governanceWorst(facts) };
  return Object.fromEntries(
    questions.map((question) => [
      question.guid,
      answer({ ...(described[question.guid] ?? worstOf(question)) }, EXPLAINED),
    ]),
  );
}

/** The choices that earn least; figures as plain as they can be. */
function worstOf(question: Question): Elements {
  switch (question.questionClass) {
    case "boolean":
      return { value: question.shares.yes < question.shares.no ? "yes" : "no" };
    case "radio": {
      const least = leastOf(question.choices);
      return { value: least.id, ...(least.opens?.required && { [`${least.id}_text`]: "parole" }) };
    }
    case "checkbox":
      return { [leastOf(question.choices).id]: "on" };
    case "dropdown":
      return Object.fromEntries(question.fields.map(({ id, options = [] }) => [id, leastOf(options).id]));
    default:
      return rulesOf(question).best(question);
  }
}

/** The choice that earns least; one that excludes the others before its equals. */
function leastOf(choices: readonly Choice[]): Choice {
  const [least] = choices.toSorted(
    (a, b) => (a.share ?? 0) - (b.share ?? 0) || Number(b.exclusive ?? false) - Number(a.exclusive ?? false),
  );
  if (!least) throw new Error("A question without choices");
  return least;
}
