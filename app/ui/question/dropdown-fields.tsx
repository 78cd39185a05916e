import { NamedFields } from "./named-fields";
import type { OfClass, QuestionFieldsProps } from "./question-props";

export const DropdownFields = ({ question, ...props }: QuestionFieldsProps<OfClass<"dropdown">>) => (
  <NamedFields {...props} fields={question.fields} />
);
