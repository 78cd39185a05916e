import type { FunctionComponent } from "react";
import type { QuestionClass } from "~/domain/question/question";
import type { ShownQuestion } from "~/domain/question/shown-question";
import { BooleanFields } from "./boolean-fields";
import { CheckboxFields } from "./checkbox-fields";
import { DropdownFields } from "./dropdown-fields";
import { MatrixFields } from "./matrix-fields";
import type { OfClass, QuestionFieldsProps } from "./question-props";
import { RadioFields } from "./radio-fields";
import { TextFields } from "./text-fields";

const MARKUP = {
  boolean: BooleanFields,
  radio: RadioFields,
  checkbox: CheckboxFields,
  text: TextFields,
  dropdown: DropdownFields,
  matrix: MatrixFields,
} satisfies { [Class in QuestionClass]: FunctionComponent<QuestionFieldsProps<OfClass<Class>>> };

/** The inputs of one question of any class. */
export function QuestionFields(props: QuestionFieldsProps) {
  const Fields = MARKUP[props.question.questionClass] as FunctionComponent<
    QuestionFieldsProps<ShownQuestion>
  >;
  return <Fields {...props} />;
}
