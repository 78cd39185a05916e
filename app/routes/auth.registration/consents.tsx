import type { FormFailure } from "~/domain/faults";
import { Checkbox } from "~/ui/form/checkbox";
import { useT } from "~/ui/texts";
import type { Labels } from "./present";

export type Documents = Record<"terms" | "privacy" | "clauses", string>;

interface ConsentsProps {
  documents: Documents | undefined;
  labels: Labels;
  failure: FormFailure | undefined;
}

/** Three consents, each by itself, each beside its document; the specific clauses apart from the other two (D8). */
export function Consents({ documents, labels, failure }: ConsentsProps) {
  const t = useT();
  const consent = (name: "terms" | "privacy" | "otherPrivacy", document: string | undefined) => (
    <>
      <p>
        <a href={document} target="_blank" rel="noreferrer">
          {t(`auth:consent.${name}_document`)}
        </a>
      </p>
      <Checkbox name={name} label={labels[name]} failure={failure} required />
    </>
  );
  return (
    <>
      <fieldset aria-describedby="consensi-spiegazione">
        <legend>{t("auth:registration.consents")}</legend>
        <p id="consensi-spiegazione" className="hint">
          {t("auth:registration.consents_hint")}
        </p>
        {consent("terms", documents?.terms)}
        {consent("privacy", documents?.privacy)}
      </fieldset>
      <fieldset aria-describedby="clausole-spiegazione">
        <legend>{t("auth:registration.clauses")}</legend>
        <p id="clausole-spiegazione" className="hint">
          {t("auth:registration.clauses_hint")}
        </p>
        {consent("otherPrivacy", documents?.clauses)}
      </fieldset>
    </>
  );
}
