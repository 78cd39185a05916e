import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

export function SignOut() {
  const t = useT();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t("auth:sign_out.title")} lead={t("auth:sign_out.text")} />
      <PostForm action={urls.signOut()}>
        <Buttons>
          <SubmitButton>{t("auth:sign_out.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
    </>
  );
}
