import { useLoaderData } from "@remix-run/react";
import { Buttons, DisabledButton, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PasswordInput } from "~/ui/form/password-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { ownerUrls } from "~/web/owner-urls";
import { useSchemaForm } from "~/web/schema-form";
import { proofForm } from "../proof-form";
import type { loader } from "./load.server";

const HELD = [
  "account",
  "consents",
  "sessions",
  "roles",
  "invitations",
  "changes",
  "events",
  "mails",
] as const;

export function OwnData() {
  const t = useT();
  const { token, whyNot } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const { password } = useSchemaForm(proofForm, refused);
  const label = t("owner:password");
  return (
    <>
      <ErrorSummary refused={refused} labels={{ password: label }} />
      <PageHeading title={t("owner:data.title")} lead={t("owner:data.lead")} />
      {token === null ? null : (
        <Notice kind="success" title={t("owner:data.ready")}>
          <a href={ownerUrls.file(token)} data-download>
            {t("owner:data.download")}
          </a>
          . {t("owner:data.ready_text")}
        </Notice>
      )}
      <section className="panel" aria-labelledby="scarica-titolo">
        <h2 id="scarica-titolo">{t("owner:data.export_title")}</h2>
        <p>{t("owner:data.holds")}</p>
        <ul>
          {HELD.map((part) => (
            <li key={part}>{t(`owner:data.held.${part}`)}</li>
          ))}
        </ul>
        <p>{t("owner:data.holds_not")}</p>
        <PostForm>
          <PasswordInput
            field={password}
            label={label}
            hint={t("owner:password_hint")}
            autoComplete="current-password"
          />
          <Buttons>
            <SubmitButton>{t("owner:data.export")}</SubmitButton>
          </Buttons>
        </PostForm>
      </section>
      <section className="panel" aria-labelledby="elimina-titolo">
        <h2 id="elimina-titolo">{t("owner:account.title")}</h2>
        <p>{t("owner:account.lead")}</p>
        {whyNot === null ? (
          <p>
            <LinkButton to={ownerUrls.deleteAccount()} variant="danger">
              {t("owner:account.open")}
            </LinkButton>
          </p>
        ) : (
          <DisabledButton reason={<p>{whyNot}</p>}>{t("owner:account.open")}</DisabledButton>
        )}
      </section>
    </>
  );
}
