import { Checkboxes } from "~/ui/form/checkboxes";
import { Select, type SelectOption } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import { labelled, type FieldProps } from "./field-props";
import { ADDED_STATES } from "./form";

interface OtherProps extends FieldProps<"nations"> {
  withDescription?: boolean;
  /** The stored countries. */
  kept: readonly string[];
}

/** Web page, working countries and, with `withDescription`, the description. */
export function OtherFields(props: OtherProps) {
  const { fields, labels, withDescription } = props;
  const t = useT();
  return (
    <>
      <TextInput
        {...labelled(fields.link, labels)}
        hint={t("registry:hint.link")}
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        required={false}
      />
      <WorkingStates {...props} />
      {withDescription ? (
        <TextArea
          {...labelled(fields.description, labels)}
          hint={t("registry:hint.description")}
          required={false}
        />
      ) : null}
    </>
  );
}

/** The stored countries are boxes to untick; selects add more, as many as needed, a few at each save. */
function WorkingStates({ fields, choices, labels, kept }: OtherProps) {
  const t = useT();
  const ticked = [fields.workingStates.initialValue ?? []].flat();
  const options = choices.nations.filter(({ value }) => kept.includes(value) || ticked.includes(value));
  return (
    <>
      {options.length === 0 ? null : (
        <Checkboxes
          field={fields.workingStates}
          legend={labels["workingStates"] ?? ""}
          hint={t("registry:hint.workingStates")}
          options={options}
        />
      )}
      <fieldset className="mt-6 border-l-4 border-line pl-4">
        <legend>{t(options.length === 0 ? "registry:field.workingStates" : "registry:states.more")}</legend>
        <p className="hint mb-4">{t("registry:states.hint")}</p>
        {ADDED_STATES.map((name, index) => (
          <Select
            key={name}
            field={fields[name]}
            label={t("registry:states.country", { number: index + 1 })}
            options={choices.nations as SelectOption[]}
            isLong
            width="medium"
            required={false}
          />
        ))}
      </fieldset>
    </>
  );
}
