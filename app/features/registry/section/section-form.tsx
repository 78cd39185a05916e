import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { Section } from "../form";
import { RegistryForm, type RegistryFormProps } from "../registry-form";
import { SectionFields } from "../section-fields";

export function SectionForm({ section, ...formProps }: RegistryFormProps & { section: Section }) {
  const t = useT();
  return (
    <RegistryForm
      {...formProps}
      here={urls.registrySection(section)}
      save={t("common:save")}
      away={{ to: urls.registry(), words: t("registry:cancel") }}
      asksStates={section === "other"}
    >
      {(fields) => <SectionFields {...formProps} {...{ section, fields }} />}
    </RegistryForm>
  );
}
