import { Checkbox } from "~/ui/form/checkbox";
import type { FormField } from "~/ui/form/control";
import { FormSection } from "~/ui/form/form-section";
import { useT } from "~/ui/texts";
import type { Labels } from "./present";

export type Documents = Record<"terms" | "privacy" | "clauses", string>;

type Consent = "terms" | "privacy" | "otherPrivacy";

interface ConsentsProps {
  documents: Documents | undefined;
  labels: Labels;
  fields: Record<Consent, FormField>;
}

/** Three consents, each separate and beside its document; the specific clauses are apart from the other two (D8). */
export function Consents({ documents, labels, fields }: ConsentsProps) {
  const t = useT();
  const consent = (name: Consent, document: string | undefined) => (
    <>
      <p>
        <a href={document} target="_blank" rel="noreferrer">
          {t(`auth:consent.${name}_document`)}
        </a>
      </p>
      <Checkbox field={fields[name]} label={labels[name]} required />
    </>
  );
  return (
    <>
      <FormSection
        title={t("auth:registration.consents")}
        hint={{ id: "consensi", text: t("auth:registration.consents_hint") }}
      >
        {consent("terms", documents?.terms)}
        {consent("privacy", documents?.privacy)}
      </FormSection>
      <FormSection
        title={t("auth:registration.clauses")}
        hint={{ id: "clausole", text: t("auth:registration.clauses_hint") }}
      >
        {consent("otherPrivacy", documents?.clauses)}
      </FormSection>
    </>
  );
}
