import { ChoiceInput } from "../form/choice";
import { shownChoice } from "../form/refused-form";
import { fieldId } from "../form/field";
import { Island } from "../island";
import { useT } from "../texts";
import { Group } from "./group";
import { openedText } from "./opened-text";
import type { OfClass, QuestionFieldsProps } from "./question-props";

/** One box per choice, each posted under its own name as "on". An exclusive choice is apart from the others. */
export function CheckboxFields(props: QuestionFieldsProps<OfClass<"checkbox">>) {
  const { question, typed, refused, prefix, headingId, isArrival, readOnly } = props;
  const t = useT();
  const limit = question.maxChoices;
  const isExclusive = question.choices.some(({ exclusive }) => exclusive);
  const boxes = Object.fromEntries(question.choices.map(({ id, label }) => [prefix + id, label]));
  return (
    <Group path={prefix} members={boxes} {...{ refused, headingId, prefix }}>
      <p className="hint">
        {limit === undefined
          ? t("question:choose_all_that_apply")
          : t("question:choose_at_most", { max: limit })}
      </p>
      <div className="choices">
        {question.choices.map((choice, index) => {
          const name = prefix + choice.id;
          const checked = shownChoice(refused, name, "on", typed[choice.id] === "on");
          return (
            <div key={choice.id} className={choice.exclusive ? "choice-alone" : undefined}>
              <ChoiceInput
                type="checkbox"
                id={fieldId(name)}
                name={name}
                value="on"
                checked={checked}
                isArrival={isArrival && index === 0}
                invalid={refused?.issues.some((issue) => issue.path === name) ?? false}
                disabled={readOnly && !checked}
                opens={openedText({ choice, typed, refused, prefix, readOnly })}
              >
                {choice.label}
              </ChoiceInput>
            </div>
          );
        })}
      </div>
      {readOnly || !(isExclusive || limit !== undefined) ? null : (
        <Island
          name="choices"
          props={{
            ...(limit !== undefined && { max: Number(limit) }),
            ...(isExclusive && { unticked: t("question:others_unticked") }),
            ...(limit !== undefined && { tooMany: t("question:too_many", { max: limit }) }),
          }}
        />
      )}
    </Group>
  );
}
