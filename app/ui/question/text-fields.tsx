import { NamedFields } from "./named-fields";
import type { OfClass, QuestionFieldsProps } from "./question-props";

export const TextFields = ({ question, ...props }: QuestionFieldsProps<OfClass<"text">>) => (
  <NamedFields {...props} fields={question.fields} />
);
