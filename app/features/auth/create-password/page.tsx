import { useLoaderData, useParams } from "@remix-run/react";
import type { RefusedForm } from "~/domain/issues";
import { formatDateTime } from "~/texts/format";
import type { T } from "~/texts/resources";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NewPassword } from "~/ui/form/new-password";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useRootData } from "~/web/root-data";
import { useSchemaForm } from "~/web/schema-form";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { isLinkOver } from "../password/form";
import { publishedDocuments } from "../registration/closed";
import { Consents, type Documents } from "../registration/consents";
import { labelsOf } from "../registration/present";
import { acceptForm } from "./form";
import type { loader, PendingInvitation } from "./load.server";

const labelsIn = (t: T) => ({
  ...labelsOf(t),
  password: t("auth:field.password"),
  passwordConfirmation: t("auth:field.password_confirmation"),
});

export function CreatePassword() {
  const t = useT();
  const { pending, over } = useLoaderData<typeof loader>();
  const refused = useRefusedForm() ?? over ?? undefined;
  const documents = publishedDocuments(useRootData()?.site.links);
  if (isLinkOver(refused)) return <Over refused={refused} />;
  if (documents === null) {
    return <PageHeading title={t("auth:create.title")} lead={t("auth:create.closed")} />;
  }
  return (
    <>
      <ErrorSummary refused={refused} labels={labelsIn(t)} />
      <PageHeading title={t("auth:create.title")} lead={t("auth:create.lead")} />
      {pending ? <Invitation pending={pending} /> : null}
      <AcceptForm refused={refused} documents={documents} />
      <p>{t("auth:create.over")}</p>
    </>
  );
}

function Over({ refused }: { refused: RefusedForm | undefined }) {
  const t = useT();
  return (
    <>
      <ErrorSummary refused={refused} labels={{}} />
      <PageHeading title={t("auth:create.title")} />
      <p>{t("auth:create.over")}</p>
      <p>
        <a href={urls.login()}>{t("auth:sent.sign_in")}</a>
      </p>
    </>
  );
}

/** Who invites whom to which company: the holder of the link may not know them. */
function Invitation({ pending }: { pending: PendingInvitation }) {
  const t = useT();
  return (
    <>
      <Facts>
        <Fact label={t("auth:create.inviter")}>{pending.inviter}</Fact>
        <Fact label={t("auth:field.businessName")}>{pending.businessName}</Fact>
        <Fact label={t("auth:create.person")}>
          {pending.name} {pending.surname}
        </Fact>
        <Fact label={t("auth:field.email")}>{pending.email}</Fact>
        <Fact label={t("auth:create.expires")}>{formatDateTime(pending.expiresAt)}</Fact>
      </Facts>
      <p>{t("auth:create.unknown")}</p>
    </>
  );
}

interface AcceptFormProps {
  refused: RefusedForm | undefined;
  documents: Documents | undefined;
}

function AcceptForm({ refused, documents }: AcceptFormProps) {
  const t = useT();
  const { token = "" } = useParams();
  const fields = useSchemaForm(acceptForm, refused);
  const labels = labelsIn(t);
  return (
    <PostForm action={registrationUrls.createPassword(token)}>
      <NewPassword
        label={labels.password}
        confirmation={labels.passwordConfirmation}
        fields={fields}
        isAgain={refused !== undefined}
      />
      <Consents documents={documents} labels={labels} fields={fields} />
      <Buttons>
        <SubmitButton>{t("auth:create.submit")}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}
