import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextInput } from "~/ui/form/text-input";
import { PageHeading } from "~/ui/layout/page-heading";
import { SignInForm } from "~/ui/sign-in-form";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import { urls } from "~/web/urls";
import { codeForm } from "./form";

/** The second step of a sign-in. `carried`: a form whose session ended while it was being filled in. */
export function TypeCode({ carried: given }: { carried?: string }) {
  const t = useT();
  const refused = useRefusedForm();
  const fields = useSchemaForm(codeForm, refused);
  const label = t("auth:second_factor.field");
  const carried = given ?? (fields.carried.defaultValue || undefined);
  const isOver = refused?.issues.some(({ code }) => code === "code_expired");
  return (
    <>
      <ErrorSummary refused={refused} labels={{ code: label }} />
      <PageHeading
        title={t("auth:second_factor.title")}
        lead={isOver ? undefined : t("auth:second_factor.lead")}
      />
      {isOver ? (
        <SignInForm action={urls.login()} recoveryHref={urls.recovery()} carried={carried} />
      ) : (
        <CodeForm field={fields.code} carried={carried} label={label} />
      )}
    </>
  );
}

function CodeForm(props: {
  field: ReturnType<typeof useSchemaForm<typeof codeForm>>["code"];
  carried: string | undefined;
  label: string;
}) {
  const { field, carried, label } = props;
  const t = useT();
  const encoding = carried === undefined ? {} : { encType: "multipart/form-data" as const };
  return (
    <>
      <PostForm action={settingsUrls.code()} {...encoding}>
        {carried === undefined ? null : <input type="hidden" name="carried" value={carried} />}
        <TextInput
          field={field}
          label={label}
          hint={t("auth:second_factor.hint")}
          autoComplete="one-time-code"
          inputMode="numeric"
          width="medium"
          spellCheck={false}
          required
        />
        <Buttons>
          <SubmitButton>{t("auth:second_factor.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
      <p>{t("auth:second_factor.lost")}</p>
      <p>
        <a href={urls.login()}>{t("auth:second_factor.again")}</a>
      </p>
    </>
  );
}
