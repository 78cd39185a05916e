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
export function OneOf({
  choices,
  inline,
  typed,
  refused,
  prefix,
  headingId,
  isArrival,
  readOnly,
}: OneOfProps) {
  const name = `${prefix}value`;
  const id = fieldId(name);
  const chosen = shownValue(refused, name, typed.value);
  const place = Math.max(
    0,
    choices.findIndex((choice) => choice.id === chosen),
  );
  return (
    <Group path={name} role="radiogroup" {...{ refused, headingId, prefix }}>
      <div className={inline ? "choices choices-inline" : "choices"}>
        {choices.map((choice, index) => (
          <ChoiceInput
            key={choice.id}
            type="radio"
            id={index === 0 ? id : `${id}-${choice.id}`}
            name={name}
            value={choice.id}
            checked={choice.id === chosen}
            isArrival={isArrival && index === place}
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
