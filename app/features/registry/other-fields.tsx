import { Checkboxes } from "~/ui/form/checkboxes";
import { Select, type SelectOption } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import type { FieldProps } from "./field-props";
import { ADDED_STATES, MAX } from "./form";

/** Web page, working countries and, where asked, the description. */
export function OtherFields(props: FieldProps<"nations"> & { withDescription?: boolean }) {
  const { stored, labels, failure, withDescription } = props;
  const t = useT();
  return (
    <>
      <TextInput
        name="link"
        label={labels["link"] ?? ""}
        hint={t("registry:hint.link")}
        value={stored.link}
        maxLength={MAX.link}
        failure={failure}
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        required={false}
      />
      <WorkingStates {...props} />
      {withDescription ? (
        <TextArea
          name="description"
          label={labels["description"] ?? ""}
          hint={t("registry:hint.description")}
          value={stored.description}
          maxLength={MAX.description}
          failure={failure}
          required={false}
        />
      ) : null}
    </>
  );
}

/** Those chosen stand as boxes to untick; selects add more, as many as needed, a few at each save. */
function WorkingStates({ stored, choices, labels, failure }: FieldProps<"nations">) {
  const t = useT();
  const kept = (stored["workingStates"] ?? "").split(" ").filter(Boolean);
  const ticked = failure?.values["workingStates"] ?? [];
  const options = choices.nations.filter(({ value }) => kept.includes(value) || ticked.includes(value));
  return (
    <>
      {options.length === 0 ? null : (
        <Checkboxes
          name="workingStates"
          legend={labels["workingStates"] ?? ""}
          hint={t("registry:hint.workingStates")}
          options={options}
          values={kept}
          failure={failure}
        />
      )}
      <fieldset className="mt-6 border-l-4 border-line pl-4">
        <legend>{t(options.length === 0 ? "registry:field.workingStates" : "registry:states.more")}</legend>
        <p className="hint mb-4">{t("registry:states.hint")}</p>
        {ADDED_STATES.map((name, index) => (
          <Select
            key={name}
            name={name}
            label={t("registry:states.country", { number: index + 1 })}
            options={choices.nations as SelectOption[]}
            isLong
            failure={failure}
            width="medium"
            required={false}
          />
        ))}
      </fieldset>
    </>
  );
}
