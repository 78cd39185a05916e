import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import type { useSchemaForm } from "~/web/schema-form";
import { type askForm, askLabels } from "./form";

interface Props {
  fields: Pick<ReturnType<typeof useSchemaForm<typeof askForm>>, "colleague" | "note" | "date">;
  /** Those who may be asked; null where they are too many for a list. */
  colleagues: readonly { email: string; name: string }[] | null;
}

/** Whom to ask, the note and the date. */
export function AskFields({ fields, colleagues }: Props) {
  const t = useT();
  const labels = askLabels(t);
  return (
    <>
      {colleagues ? (
        <Select
          field={fields.colleague}
          label={labels["colleague"] ?? ""}
          hint={t("tasks:colleague_hint")}
          options={colleagues.map(({ email, name }) => ({ value: email, label: `${name} (${email})` }))}
          width="medium"
          required
        />
      ) : (
        <TextInput
          field={fields.colleague}
          label={labels["colleague"] ?? ""}
          hint={t("tasks:colleague_typed_hint")}
          type="email"
          autoComplete="off"
          spellCheck={false}
          width="medium"
          required
        />
      )}
      <TextArea
        field={fields.note}
        label={labels["note"] ?? ""}
        hint={t("tasks:note_hint")}
        required={false}
        rows={3}
      />
      <TextInput
        field={fields.date}
        label={labels["date"] ?? ""}
        hint={t("tasks:date_hint")}
        autoComplete="off"
        width="short"
        required={false}
      />
    </>
  );
}
