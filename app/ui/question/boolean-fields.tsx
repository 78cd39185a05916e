import { useT } from "../texts";
import { OneOf } from "./one-of";
import type { OfClass, QuestionFieldsProps } from "./question-props";

export function BooleanFields({ question: _, ...props }: QuestionFieldsProps<OfClass<"boolean">>) {
  const t = useT();
  const choices = [
    { id: "yes", label: t("question:yes") },
    { id: "no", label: t("question:no") },
  ];
  return <OneOf {...props} choices={choices} inline />;
}
