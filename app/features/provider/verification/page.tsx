import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Select } from "~/ui/form/select";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { useSchemaForm } from "~/web/schema-form";
import { assignForm } from "./form";
import type { loader } from "./load.server";

/** One open verification: who has it, and who gets it. */
export function AssignVerification() {
  const { companyId, name, facts, verifiers } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const t = useT();
  return (
    <>
      <ErrorSummary refused={refused} labels={{ verifier: t("provider:assign.field") }} />
      <PageHeading title={t("provider:assign.title", { name })} lead={t("provider:assign.lead")} />
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      {verifiers.length === 0 ? <p>{t("provider:assign.none")}</p> : <AssignForm />}
      <p className="mt-6">
        <a href={providerUrls.company(companyId)}>{t("provider:see", { name })}</a>
      </p>
    </>
  );
}

function AssignForm() {
  const { seen, verifiers } = useLoaderData<typeof loader>();
  const fields = useSchemaForm(assignForm, useRefusedForm());
  const t = useT();
  const others = verifiers.filter(({ value }) => value !== seen);
  if (others.length === 0) return <p>{t("provider:assign.nobody_else")}</p>;
  return (
    <PostForm>
      <input type="hidden" name="seen" value={seen} />
      <Select
        field={fields.verifier}
        label={t("provider:assign.field")}
        hint={t("provider:assign.hint")}
        options={others}
        isLong={others.length > 10}
        required
      />
      <Buttons>
        <SubmitButton>{t(seen === "" ? "provider:assign.action" : "provider:assign.again")}</SubmitButton>
        <LinkButton to={providerUrls.verifications()} variant="secondary" cancels>
          {t("provider:cancel")}
        </LinkButton>
      </Buttons>
    </PostForm>
  );
}
