import type { RefusedForm } from "~/domain/issues";
import type { QuestionClass } from "~/domain/question/question";
import type { ShownQuestion } from "~/domain/question/shown-question";

export interface QuestionFieldsProps<Q extends ShownQuestion = ShownQuestion> {
  question: Q;
  /** The values in the form, in Italian, by element id; a ticked box is "on". */
  typed: Readonly<Record<string, string>>;
  /** Computed labels in Italian, by element id. */
  computed?: Readonly<Record<string, string>> | undefined;
  /** Last year's numbers in words, by element id: shown under their fields. */
  before?: Readonly<Record<string, string>> | undefined;
  refused?: RefusedForm | undefined;
  /** Comes before every element id in the names of the inputs; keeps the questions of one page apart. */
  prefix: string;
  /** Id of the heading that asks the question. */
  headingId: string;
  /** The page opens on the first field: it follows a save. */
  isArrival?: boolean | undefined;
  /** Shows the answer without inputs that can change it. */
  readOnly?: boolean | undefined;
}

export type OfClass<Class extends QuestionClass> = Extract<ShownQuestion, { questionClass: Class }>;
