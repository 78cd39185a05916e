import { dateWords } from "~/domain/calendar-date";
import { showNumber } from "~/domain/italian-number";
import { chosenIn, type KeptRegister, type RegisterField, type RowValues } from "~/domain/registers/register";
import { REGISTERS } from "~/domain/registers/registers";
import type { T } from "~/texts/resources";

type Fields<R extends KeptRegister> = (typeof REGISTERS)[R]["fields"][number];
type FieldKey = { [R in KeptRegister]: `${R}.${Fields<R>["id"]}` }[KeptRegister];
type OptionOf<F> = F extends {
  id: infer Id extends string;
  options: readonly (infer Option extends string)[];
}
  ? `${Id}.${Option}`
  : never;
type OptionKey = { [R in KeptRegister]: OptionOf<Fields<R>> }[KeptRegister];

/** The fields with a sentence on how to fill them in. */
const HINTED = [
  ...(["sites.name", "sites.address", "sites.latitude", "sites.longitude", "sites.nace"] as const),
  ...(["sites.landArea", "sites.sealedArea", "sites.nature", "sites.waterStress"] as const),
  ...(["sites.openedOn", "sites.closedOn"] as const),
  ...(["policies.topics", "policies.adoptedOn", "policies.reviewedOn", "policies.commitment"] as const),
  ...(["policies.responsible", "policies.isPublic", "policies.endedOn"] as const),
  ...(["targets.name", "targets.measure", "targets.unit", "targets.document"] as const),
  ...(["targets.setOn", "targets.responsible"] as const),
  ...(["figures.emissions", "figures.revenue", "figures.accidents"] as const),
] satisfies FieldKey[];
type HintKey = (typeof HINTED)[number];

const isHinted = (key: FieldKey): key is HintKey => (HINTED as FieldKey[]).includes(key);

// The definitions are the source of both types: a field or an option without a text does not compile.
const keyOf = (register: KeptRegister, id: string) => `${register}.${id}` as FieldKey;
const optionKey = (id: string, option: string) => `${id}.${option}` as OptionKey;

export const fieldLabel = (t: T, register: KeptRegister, id: string): string =>
  t(`registers:field.${keyOf(register, id)}`);

export function fieldHint(t: T, register: KeptRegister, id: string): string | undefined {
  const key = keyOf(register, id);
  return isHinted(key) ? t(`registers:hint.${key}`) : undefined;
}

export const optionLabel = (t: T, id: string, option: string): string =>
  t(`registers:option.${optionKey(id, option)}`);

/** What each field is called, in its label and in the error summary. */
export const fieldLabels = (t: T, register: KeptRegister): Record<string, string> =>
  Object.fromEntries(REGISTERS[register].fields.map(({ id }) => [id, fieldLabel(t, register, id)]));

/** A stored value as people type it; choices stay ids. */
export function typedValue({ kind, id }: RegisterField, values: RowValues): string {
  const value = values[id];
  if (value === undefined) return "";
  if (kind === "date") return dateWords(value);
  return kind === "decimal" || kind === "integer" ? showNumber(value) : value;
}

/** A stored value as people read it. */
function valueWords(t: T, field: RegisterField, values: RowValues): string {
  const { kind, id } = field;
  if (kind === "choice" || kind === "choices")
    return chosenIn(values, id)
      .map((option) => optionLabel(t, id, option))
      .join(", ");
  const unit = "unit" in field && field.unit !== undefined ? ` ${field.unit}` : "";
  return typedValue(field, values) + unit;
}

/** The words by which a row is called. */
export function rowTitle(register: KeptRegister, values: RowValues): string {
  return values[REGISTERS[register].title] ?? "";
}

/** What a row says beside its title, field by field. */
export function rowFacts(
  t: T,
  register: KeptRegister,
  values: RowValues,
): { label: string; value: string }[] {
  const { title, fields } = REGISTERS[register];
  return fields
    .filter(({ id }) => id !== title && values[id] !== undefined)
    .map((field) => ({ label: fieldLabel(t, register, field.id), value: valueWords(t, field, values) }));
}
