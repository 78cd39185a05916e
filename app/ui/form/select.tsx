import { getSelectProps } from "@conform-to/react";
import { Island } from "../island";
import { useT } from "../texts";
import { controlProps, controlState, type Controlled } from "./control";
import { FieldFrame } from "./field-parts";

export interface SelectOption {
  value: string;
  label: string;
  /** Options with the same group, one after the other, share an optgroup. */
  group?: string | undefined;
}

type SelectProps = Controlled & {
  label: string;
  options: readonly SelectOption[];
  hint?: string | undefined;
  required?: boolean | undefined;
  autoComplete?: string;
  /** The words of the empty first option; null = there is no empty option. */
  placeholder?: string | null;
  width?: "short" | "medium" | "full";
  /** Long enough to search: with script the user can type into it. */
  isLong?: boolean;
};

export function Select(props: SelectProps) {
  const { label, options, hint, required, width = "full" } = props;
  const t = useT();
  const field = controlState(props, label, { hint: hint !== undefined });
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <select
        {...controlProps(props, field, getSelectProps)}
        className={`input input-${width}`}
        autoComplete={props.autoComplete}
        aria-required={required === true || undefined}
      >
        {props.placeholder === null ? null : (
          <option value="">{props.placeholder ?? t("common:choose")}</option>
        )}
        <Options options={options} />
      </select>
      {props.isLong && (
        <Island
          name="combobox"
          props={{ field: field.id, open: t("common:list_open"), none: t("common:list_none") }}
        />
      )}
    </FieldFrame>
  );
}

/** Options, with those of one group under its name. */
function Options({ options }: { options: readonly SelectOption[] }) {
  return grouped(options).map(({ group, members }) => {
    const list = members.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    return group === undefined ? (
      list
    ) : (
      <optgroup key={group} label={group}>
        {list}
      </optgroup>
    );
  });
}

function grouped(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
