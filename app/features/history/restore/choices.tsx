import { controlState, isChosen, type FormField } from "~/ui/form/control";
import { FieldErrors } from "~/ui/form/field-parts";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import type { Changes, Kind } from "./present";

interface ChoicesProps {
  kind: Kind;
  areas: Changes["areas"];
  field: FormField;
}

/** A box for each answer that would change. Plain markup, because all questions have to fit the page. */
export function Choices({ kind, areas, field }: ChoicesProps) {
  const t = useT();
  const state = controlState({ field }, t(`${kind}:choose_legend`), { hint: true });
  // The error summary links to the first box: a fieldset takes no focus.
  const first = areas[0]?.questions[0]?.number;
  const idOf = (number: number) => (number === first ? state.id : `d${number}`);
  return (
    <Details summary={t(`${kind}:choose`)} look="panel" open={state.errors.length > 0}>
      <fieldset className="field" aria-describedby={state.describedBy}>
        <legend className="sr-only">{t(`${kind}:choose_legend`)}</legend>
        <p id={state.hintId} className="hint">
          {t(`${kind}:choose_hint`)}
        </p>
        <FieldErrors id={state.errorId} errors={state.errors} />
        {areas.map(({ id, label, questions }) => (
          <fieldset key={id} className="field">
            <legend>{label}</legend>
            <div className="choices">
              {questions.map(({ number, label: words }) => (
                <div key={number} className="choice">
                  <input
                    type="checkbox"
                    id={idOf(number)}
                    name="questions"
                    value={number}
                    defaultChecked={isChosen({ field }, String(number), true)}
                  />
                  <label htmlFor={idOf(number)}>{words}</label>
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      </fieldset>
    </Details>
  );
}
