import { useActionData, useLoaderData } from "@remix-run/react";
import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FormSection } from "~/ui/form/form-section";
import { PostForm } from "~/ui/form/post-form";
import { Radios } from "~/ui/form/radios";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextInput } from "~/ui/form/text-input";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { Offered } from "~/web/offered";
import { useSchemaForm } from "~/web/schema-form";
import { invitationUrls } from "~/web/registration-urls";
import { peopleUrls } from "~/web/urls";
import { PERMISSIONS } from "../../roles-form";
import type { ToConfirm } from "./act.server";
import { ConfirmInvitation } from "./confirm";
import { inviteForm, inviteLabels } from "./form";
import type { loader } from "./load.server";

export const isToConfirm = (posted: unknown): posted is ToConfirm =>
  typeof posted === "object" && posted !== null && "invitation" in posted;

export function Invite() {
  const t = useT();
  const posted: unknown = useActionData();
  const refused = useRefusedForm();
  if (isToConfirm(posted)) return <ConfirmInvitation {...posted} />;
  return (
    <>
      <ErrorSummary refused={refused} labels={inviteLabels(t)} />
      <PageHeading title={t("invite:title")} lead={t("invite:lead")} />
      <InviteForm refused={refused} />
      <Offered to={invitationUrls.many()}>
        <p>
          {t("invite:many.way")} <a href={invitationUrls.many()}>{t("invite:many.way_link")}</a>
        </p>
      </Offered>
      <p>
        <a href={peopleUrls.list()}>{t("invite:back")}</a>
      </p>
    </>
  );
}

const NO_PERMISSIONS = {
  supplier: "none",
  client: "none",
  association: "none",
  bank: "none",
} as const;

/** The box that replaces an invitation is there once the address turned out to have one. */
const hasInvitation = (refused: RefusedForm | undefined): boolean =>
  refused !== undefined &&
  (refused.issues.some(({ code }) => code === "already_invited") || refused.values["again"] !== undefined);

function InviteForm({ refused }: { refused: RefusedForm | undefined }) {
  const t = useT();
  const { profiles } = useLoaderData<typeof loader>();
  const fields = useSchemaForm(inviteForm, refused, NO_PERMISSIONS);
  const labels = inviteLabels(t);
  const levels = PERMISSIONS.map((value) => ({ value, label: t(`people:permission.${value}`) }));
  return (
    <PostForm typed action={invitationUrls.form()}>
      <TextInput
        field={fields.email}
        label={labels["email"] ?? ""}
        hint={t("invite:email_hint")}
        type="email"
        autoComplete="off"
        spellCheck={false}
        width="medium"
        required
      />
      {hasInvitation(refused) ? (
        <Checkbox field={fields.again} label={labels["again"] ?? ""} hint={t("invite:again_hint")} />
      ) : null}
      <TextInput
        field={fields.name}
        label={labels["name"] ?? ""}
        autoComplete="off"
        width="medium"
        required
      />
      <TextInput
        field={fields.surname}
        label={labels["surname"] ?? ""}
        autoComplete="off"
        width="medium"
        required
      />
      <FormSection title={t("invite:profiles")} hint={{ id: "permessi", text: t("invite:profiles_hint") }}>
        <Checkbox
          field={fields.administrator}
          label={labels["administrator"] ?? ""}
          hint={t("invite:admin_hint")}
        />
        {profiles.map((name) => (
          <Radios key={name} field={fields[name]} legend={labels[name] ?? name} options={levels} inline />
        ))}
      </FormSection>
      <Buttons>
        <SubmitButton name="step" value="check">
          {t("invite:submit")}
        </SubmitButton>
      </Buttons>
    </PostForm>
  );
}
