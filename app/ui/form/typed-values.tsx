import type { RefusedForm } from "~/domain/issues";
import { useT } from "../texts";

/** Fields by which forms tell how they were built, and which button was pressed. */
const OF_THE_FORM =
  /(^|\.)(revision|seen|year|intent|next|mark|what|session|question|company|attachment|proposal|phase|module|way|times|shown|kept|keep|id|help|deed|decision|askedAt|carried|chi|quali|azione|light|code)(\[\])?$/;

/** An id, or several. */
const IDS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,[\da-f-]{36})*$/;

/** The value of an option, which nobody has typed; so may one word be that somebody has. */
const OF_AN_OPTION = /^[a-z][\da-z]*([_-][\da-z]+)*$/;

interface Typed {
  /** What the field is called, where that is known. */
  label?: string | undefined;
  value: string;
}

type Labels = Readonly<Record<string, string>>;

/** What was put into the fields that have a label. */
const labelledIn = ({ values }: RefusedForm, labels: Labels): Typed[] =>
  Object.entries(values).flatMap(([name, given]) =>
    labels[name] === undefined ? [] : given.map((value) => ({ label: labels[name], value })),
  );

/** The same of a form whose page, with its labels, is not there. */
const unlabelledIn = ({ values }: RefusedForm): Typed[] =>
  Object.entries(values).flatMap(([name, given]) =>
    OF_THE_FORM.test(name) ? [] : given.map((value) => ({ value })),
  );

const typedIn = (refused: RefusedForm, labels: Labels | undefined): Typed[] =>
  (labels === undefined ? unlabelledIn(refused) : labelledIn(refused, labels)).filter(
    ({ value }) => value.trim() !== "" && !IDS.test(value),
  );

/** Whether there is something to show: a button alone is none. */
export const hasTyped = (refused: RefusedForm): boolean => typedIn(refused, undefined).length > 0;

interface TypedValuesProps {
  refused: RefusedForm;
  /** What each field is called; absent where the page of the form is not there. */
  labels?: Labels;
  /** All of it is sent again from here: what may be an option's value need not be read. */
  isSentAgain?: boolean;
}

/** What was typed into a form that cannot be shown again, to be copied. */
export function TypedValues({ refused, labels, isSentAgain = false }: TypedValuesProps) {
  const t = useT();
  const typed = typedIn(refused, labels).filter(({ value }) => !isSentAgain || !OF_AN_OPTION.test(value));
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
