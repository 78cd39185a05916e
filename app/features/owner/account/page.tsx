import { useLoaderData } from "@remix-run/react";
import { Buttons, DisabledButton, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PasswordInput } from "~/ui/form/password-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { ownerUrls } from "~/web/owner-urls";
import { useSchemaForm } from "~/web/schema-form";
import { proofForm } from "../proof-form";
import type { loader } from "./load.server";

const GOES = ["account", "sessions", "mails", "name"] as const;
const STAYS = ["answers", "trail"] as const;

/** Says what the deletion of one's own account means and asks for it. */
export function DeleteAccount() {
  const t = useT();
  const { email, company, whyNot } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const { password } = useSchemaForm(proofForm, refused);
  const label = t("owner:password");
  const back = (
    <LinkButton to={ownerUrls.data()} variant="secondary">
      {t("owner:cancel")}
    </LinkButton>
  );
  return (
    <>
      <ErrorSummary refused={refused} labels={{ password: label }} />
      <PageHeading title={t("owner:account.heading")} lead={t("owner:account.which", { email })} />
      <h2>{t("owner:account.goes")}</h2>
      <ul>
        {GOES.map((part) => (
          <li key={part}>{t(`owner:account.goes.${part}`)}</li>
        ))}
      </ul>
      <h2>{t("owner:account.stays")}</h2>
      <ul>
        {STAYS.map((part) => (
          <li key={part}>{t(`owner:account.stays.${part}`, { company })}</li>
        ))}
      </ul>
      {whyNot === null ? (
        <PostForm>
          <PasswordInput
            field={password}
            label={label}
            hint={t("owner:password_hint")}
            autoComplete="current-password"
          />
          <Buttons>
            <SubmitButton variant="danger">{t("owner:account.action")}</SubmitButton>
            {back}
          </Buttons>
        </PostForm>
      ) : (
        <>
          <DisabledButton reason={<p>{whyNot}</p>}>{t("owner:account.action")}</DisabledButton>
          <p className="mt-4">{back}</p>
        </>
      )}
    </>
  );
}
