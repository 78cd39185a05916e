import { SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

/** Shown until it is put away once. */
export function Welcome({ name }: { name: string }) {
  const t = useT();
  return (
    <Notice kind="info" title={t("dashboard:welcome.title", { name })}>
      <p>{t("dashboard:welcome.text")}</p>
      <PostForm action={urls.homeAction()}>
        <SubmitButton variant="quiet" name="welcome" value="seen">
          {t("dashboard:welcome.dismiss")}
        </SubmitButton>
      </PostForm>
    </Notice>
  );
}
