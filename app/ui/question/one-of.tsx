import type { Choice } from "~/domain/question/question";
import { ChoiceInput } from "../form/choice";
import { shownValue } from "../form/refused-form";
import { fieldId } from "../form/field";
import { Group } from "./group";
import { openedText } from "./opened-text";
import type { QuestionFieldsProps } from "./question-props";

interface OneOfProps extends Omit<QuestionFieldsProps, "question"> {
  choices: readonly Choice[];
  inline?: boolean;
}

/** One choice among several, posted as element `value`. */
export function OneOf({ choices, inline, typed, refused, prefix, headingId, readOnly }: OneOfProps) {
  const name = `${prefix}value`;
  const id = fieldId(name);
  const chosen = shownValue(refused, name, typed.value);
  return (
    <Group path={name} ownsId={false} role="radiogroup" {...{ refused, headingId }}>
      <div className={inline ? "choices choices-inline" : "choices"}>
        {choices.map((choice, index) => (
          <ChoiceInput
            key={choice.id}
            type="radio"
            id={index === 0 ? id : `${id}-${choice.id}`}
            name={name}
            value={choice.id}
            checked={choice.id === chosen}
            disabled={readOnly && choice.id !== chosen}
            opens={openedText({ choice, typed, refused, prefix, readOnly })}
          >
            {choice.label}
          </ChoiceInput>
        ))}
      </div>
    </Group>
  );
}
