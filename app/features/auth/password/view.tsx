import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NewPassword } from "~/ui/form/new-password";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import type { checkLink } from "./load.server";
import { choosePasswordForm, isLinkOver } from "./form";

interface ChoosePasswordProps {
  title: string;
  lead: string;
  submit: string;
  action: string;
  /** What to do when the link is no longer good. */
  over: ReactNode;
}

export function ChoosePassword({ title, lead, submit, action, over }: ChoosePasswordProps) {
  const t = useT();
  const { over: refusal } = useLoaderData<ReturnType<typeof checkLink>>();
  const refused = useRefusedForm() ?? refusal ?? undefined;
  const fields = useSchemaForm(choosePasswordForm, refused);
  const isOver = isLinkOver(refused);
  const labels = {
    password: t("auth:field.new_password"),
    passwordConfirmation: t("auth:field.password_confirmation"),
  };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={title} lead={isOver ? undefined : lead} />
      {isOver ? null : (
        <PostForm action={action}>
          <NewPassword
            label={labels.password}
            confirmation={labels.passwordConfirmation}
            fields={fields}
            isAgain={refused !== undefined}
          />
          <Buttons>
            <SubmitButton>{submit}</SubmitButton>
          </Buttons>
        </PostForm>
      )}
      <p>{over}</p>
    </>
  );
}
