import type { Question, QuestionClass } from "../question/question";
import { boolean } from "./boolean";
import { checkbox } from "./checkbox";
import type { ClassRules } from "./class-rules";
import { dropdown } from "./dropdown";
import { matrix } from "./matrix";
import { radio } from "./radio";
import { text } from "./text";

const CLASS_RULES = { boolean, radio, checkbox, text, dropdown, matrix } satisfies {
  [Class in QuestionClass]: ClassRules<Extract<Question, { questionClass: Class }>>;
};

/** The rules of a question's class. */
export function rulesOf<Q extends Question>(question: Q): ClassRules<Q> {
  const rules: ClassRules<Question> = CLASS_RULES[question.questionClass];
  return rules;
}
