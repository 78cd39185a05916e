import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { notificationsForm } from "./form";
import type { loader } from "./load.server";

export function Notifications() {
  const t = useT();
  const { reminders } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const label = t("invite:notifications.field");
  const fields = useSchemaForm(notificationsForm, refused);
  return (
    <>
      <ErrorSummary refused={refused} labels={{ reminders: label }} />
      <PageHeading title={t("invite:notifications.title")} lead={t("invite:notifications.lead")} />
      <PostForm>
        <Checkbox
          name={fields.reminders.name}
          refused={refused}
          label={label}
          hint={t("invite:notifications.hint")}
          checked={reminders}
        />
        <Buttons>
          <SubmitButton>{t("invite:notifications.save")}</SubmitButton>
        </Buttons>
      </PostForm>
    </>
  );
}
