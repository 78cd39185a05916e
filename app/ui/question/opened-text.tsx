import type { Choice } from "~/domain/question/question";
import { TextInput } from "../form/text-input";
import type { QuestionFieldsProps } from "./question-props";

type Props = Pick<QuestionFieldsProps, "typed" | "refused" | "prefix" | "readOnly"> & { choice: Choice };

/** The text that belongs to a choice; null where the choice has none. */
export function openedText({ choice, typed, refused, prefix, readOnly }: Props) {
  if (choice.opens === undefined) return undefined;
  const element = `${choice.id}_text`;
  return (
    <TextInput
      name={prefix + element}
      label={choice.opens.label}
      maxLength={choice.opens.maxLength}
      required={choice.opens.required === true ? undefined : false}
      value={typed[element]}
      refused={refused}
      readOnly={readOnly ?? false}
    />
  );
}
