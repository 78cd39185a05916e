import { settingsUrls } from "~/web/settings-urls";
import { useLoaderData, useParams } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { invitationUrls } from "~/web/registration-urls";
import type { loader } from "./load.server";

/** Switches the reminders of the person whose mail had the link. */
export function ReminderSwitch() {
  const t = useT();
  const { token = "" } = useParams();
  const { person, over } = useLoaderData<typeof loader>();
  const refused = useRefusedForm() ?? over ?? undefined;
  const isOn = person?.reminders ?? true;
  const lead = person && t(`invite:reminders.lead_${isOn ? "on" : "off"}`, { email: person.email });
  return (
    <>
      <ErrorSummary refused={refused} labels={{}} />
      <PageHeading title={t("invite:reminders.title")} lead={lead ?? undefined} />
      {over ? null : (
        <PostForm action={invitationUrls.reminders(token)}>
          <Buttons>
            <SubmitButton
              name="reminders"
              value={isOn ? "off" : "on"}
              variant={isOn ? "primary" : "secondary"}
            >
              {t(isOn ? "invite:reminders.off" : "invite:reminders.again")}
            </SubmitButton>
          </Buttons>
        </PostForm>
      )}
      <p>
        {t("invite:reminders.over")}{" "}
        <a href={settingsUrls.notifications()}>{t("invite:reminders.over_link")}</a>
      </p>
    </>
  );
}
