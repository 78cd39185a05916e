import type { RefusedForm } from "~/domain/issues";
import { useT } from "../texts";

/** Fields by which forms tell how they were built, and which button was pressed. */
const OF_THE_FORM =
  /(^|\.)(revision|seen|year|intent|next|mark|what|session|question|company|attachment|proposal|phase|module|way|times|shown|kept|keep|id|help|deed|decision|askedAt)(\[\])?$/;

/** The value of an option or an id, which nobody has typed. */
const OF_AN_OPTION = /^([a-z][\da-z]*([_-][\da-z]+)*|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

interface Typed {
  /** What the field is called, where that is known. */
  label: string | undefined;
  value: string;
}

/** What a person recognises as typed: in a field that has a label, or by its form. */
const typedIn = ({ values }: RefusedForm, labels: Readonly<Record<string, string>>): Typed[] =>
  Object.entries(values)
    .filter(([name]) => labels[name] !== undefined || !OF_THE_FORM.test(name))
    .flatMap(([name, given]) =>
      given
        .filter((value) => value.trim() !== "" && !OF_AN_OPTION.test(value))
        .map((value) => ({ label: labels[name], value })),
    );

/** Whether there is something to show: a button alone is none. */
export const hasTyped = (refused: RefusedForm): boolean => typedIn(refused, {}).length > 0;

interface TypedValuesProps {
  refused: RefusedForm;
  labels?: Readonly<Record<string, string>>;
}

/** What was typed into a form that cannot be shown again, to be copied. */
export function TypedValues({ refused, labels = {} }: TypedValuesProps) {
  const t = useT();
  const typed = typedIn(refused, labels);
  if (typed.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="scritto-titolo">
      <h2 id="scritto-titolo">{t("common:held_form.typed")}</h2>
      <ul>
        {typed.map(({ label, value }, index) => (
          <li key={index} className="whitespace-pre-line">
            {label === undefined ? value : t("common:held_form.of_field", { label, value })}
          </li>
        ))}
      </ul>
    </section>
  );
}
