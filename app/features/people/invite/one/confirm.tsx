import { PROFILES } from "~/domain/people/rights";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { Fact, Facts } from "~/ui/layout/facts";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { invitationUrls } from "~/web/registration-urls";
import { roleLines } from "../../person-words";
import type { ToConfirm } from "./act.server";
import { rolesIn } from "./form";

/** What is about to be sent, to whom: nothing has been sent yet. */
export function ConfirmInvitation({ invitation, idempotencyKey }: ToConfirm) {
  const t = useT();
  const { email, name, surname, administrator, again } = invitation;
  const hidden: Record<string, string> = {
    idempotencyKey,
    email,
    name,
    surname,
    ...(administrator && { administrator: "on" }),
    ...(again && { again: "on" }),
    ...Object.fromEntries(PROFILES.map((profile) => [profile, invitation[profile]])),
  };
  return (
    <>
      <PageHeading title={t("invite:confirm.title")} lead={t("invite:confirm.lead")} />
      <Facts>
        <Fact label={t("invite:field.email")}>{email}</Fact>
        <Fact label={t("invite:row.person")}>
          {name} {surname}
        </Fact>
        <Fact label={t("invite:profiles")}>
          <ul>
            {roleLines(t, rolesIn(invitation)).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fact>
      </Facts>
      {again ? <Notice kind="info">{t("invite:confirm.replaces")}</Notice> : null}
      <PostForm action={invitationUrls.form()}>
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Buttons>
          <SubmitButton name="step" value="send">
            {t("invite:confirm.send")}
          </SubmitButton>
          <SubmitButton name="step" value="change" variant="secondary">
            {t("invite:confirm.change")}
          </SubmitButton>
        </Buttons>
      </PostForm>
    </>
  );
}
