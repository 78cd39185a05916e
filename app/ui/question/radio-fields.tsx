import { OneOf } from "./one-of";
import type { OfClass, QuestionFieldsProps } from "./question-props";

export const RadioFields = ({ question, ...props }: QuestionFieldsProps<OfClass<"radio">>) => (
  <OneOf {...props} choices={question.choices} />
);
