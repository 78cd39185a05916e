import type { RefusedForm } from "~/domain/issues";
import type { Profile } from "~/domain/people/rights";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { Radios } from "~/ui/form/radios";
import { useT } from "~/ui/texts";

interface ChooseProfileProps {
  readable: readonly Profile[];
  shown: Profile | null;
  refused: RefusedForm | undefined;
}

/** One of the profiles that the person may read. */
export function ChooseProfile({ readable, shown, refused }: ChooseProfileProps) {
  const t = useT();
  return (
    <PostForm>
      <Radios
        name="profile"
        legend={t("profiles:choose.field")}
        hint={t("profiles:choose.hint")}
        value={shown ?? ""}
        refused={refused}
        options={readable.map((value) => ({ value, label: t(`shell:profile.${value}`) }))}
      />
      <Buttons>
        <SubmitButton>{t("profiles:choose.save")}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}
