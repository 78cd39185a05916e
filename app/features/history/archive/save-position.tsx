import { DisabledButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { TextInput } from "~/ui/form/text-input";
import { useRefusedForm } from "~/ui/form/refused-form";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { savePosition } from "./form";

interface SavePositionProps {
  isRestoring: boolean;
}

/** Keeps the draft as it is now, under a name given by hand (D5). */
export function SavePosition({ isRestoring }: SavePositionProps) {
  const t = useT();
  const { name } = useSchemaForm(savePosition, useRefusedForm());
  return (
    <section className="panel print:hidden" aria-labelledby="salva">
      <h2 id="salva">{t("history:save.title")}</h2>
      <p>{t("history:save.text")}</p>
      {!isRestoring ? (
        <PostForm>
          <TextInput
            field={name}
            label={t("history:save.name")}
            hint={t("history:save.hint")}
            width="medium"
            required
          />
          <SubmitButton variant="secondary">{t("history:save.action")}</SubmitButton>
        </PostForm>
      ) : (
        <DisabledButton reason={<p>{t("dashboard:refusal.restore_running")}</p>}>
          {t("history:save.action")}
        </DisabledButton>
      )}
    </section>
  );
}
