import { OffButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { TextInput } from "~/ui/form/text-input";
import { useFailure } from "~/ui/form/use-failure";
import { useT } from "~/ui/texts";

interface SavePositionProps {
  canWrite: boolean;
  isRestoring: boolean;
  nameLength: number;
}

/** Keeps the draft as it is now, under a name given by hand (D5). */
export function SavePosition({ canWrite, isRestoring, nameLength }: SavePositionProps) {
  const t = useT();
  const failure = useFailure();
  return (
    <section className="panel print:hidden" aria-labelledby="salva">
      <h2 id="salva">{t("history:save.title")}</h2>
      <p>{t("history:save.text")}</p>
      {canWrite && !isRestoring ? (
        <PostForm>
          <TextInput
            name="name"
            label={t("history:save.name")}
            hint={t("history:save.hint")}
            maxLength={nameLength}
            width="medium"
            failure={failure}
            required
          />
          <SubmitButton variant="secondary">{t("history:save.action")}</SubmitButton>
        </PostForm>
      ) : (
        <OffButton
          reason={<p>{t(canWrite ? "dashboard:refusal.restore_running" : "dashboard:read_only")}</p>}
        >
          {t("history:save.action")}
        </OffButton>
      )}
    </section>
  );
}
