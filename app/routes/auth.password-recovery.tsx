import { ApiError } from "~/api/errors";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { TextInput } from "~/ui/form/text-input";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { publicLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

export { retryHeaders as headers } from "~/web/page-headers.server";

export const handle: PageHandle = { title: "auth:recovery.title" };

export const loader = publicLoader(() => null);

/** One answer for every address, known or not (D8). */
export const action = publicAction({
  fields: { email: { max: 254 } },
  perform: async ({ values, visitor }) => {
    const email = values.one("email").trim();
    if (email === "") throw refuse([{ path: "email", code: "mandatory_field" }]);
    await visitor.call("user.forgotPassword", { query: { email } }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      throw refuse([{ path: "email", code: "invalid_mail" }]);
    });
    return redirectTo(visitor.session, urls.login(), {
      notice: { kind: "success", key: "auth:recovery.sent" },
    });
  },
});

export default function PasswordRecovery() {
  const t = useT();
  const failure = useFailure();
  return (
    <>
      <ErrorSummary failure={failure} labels={{ email: t("auth:field.email") }} />
      <PageHeading title={t("auth:recovery.title")} lead={t("auth:recovery.lead")} />
      <PostForm slow action={urls.recovery()}>
        <TextInput
          name="email"
          type="email"
          label={t("auth:field.email")}
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          spellCheck={false}
          failure={failure}
          required
        />
        <Buttons>
          <SubmitButton>{t("auth:recovery.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
      <p>
        <a href={urls.login()}>{t("auth:recovery.back")}</a>
      </p>
    </>
  );
}
