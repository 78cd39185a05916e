import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextInput } from "~/ui/form/text-input";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { useSchemaForm } from "~/web/schema-form";
import { groupForm } from "./form";
import type { loader } from "./load.server";

export function Group() {
  const { company, others, asleep } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const t = useT();
  const { name, chain } = company;
  const label = t("provider:group.name");
  return (
    <>
      <ErrorSummary refused={refused} labels={{ chain: label }} />
      <PageHeading title={t("provider:group.page_title", { name })} lead={t("provider:group.lead")} />
      <section className="panel" aria-labelledby="gruppo">
        <h2 id="gruppo">{t("provider:group.title")}</h2>
        <GroupForm />
      </section>
      {chain === null ? null : (
        <section aria-labelledby="permessi">
          <h2 id="permessi">{t("provider:grants.title", { chain })}</h2>
          {others.length === 0 ? (
            <p>{t("provider:grants.alone")}</p>
          ) : (
            <Grants id="gruppo-aziende" others={others} />
          )}
        </section>
      )}
      {asleep.length === 0 ? null : (
        <section aria-labelledby="sospesi">
          <h2 id="sospesi">{t("provider:grants.asleep")}</h2>
          <p>{t("provider:grants.asleep_text")}</p>
          <Grants id="permessi-sospesi" others={asleep} />
        </section>
      )}
      <p className="mt-6">
        <a href={providerUrls.company(company.id)}>{t("provider:back_to", { name })}</a>
      </p>
    </>
  );
}

function GroupForm() {
  const { company } = useLoaderData<typeof loader>();
  const fields = useSchemaForm(groupForm, useRefusedForm(), { chain: company.chain ?? "" });
  const t = useT();
  return (
    <PostForm typed>
      <input type="hidden" name="seen" value={company.chain ?? ""} />
      <TextInput
        field={fields.chain}
        label={t("provider:group.name")}
        hint={t("provider:group.hint")}
        width="medium"
        autoComplete="off"
      />
      <Buttons>
        <SubmitButton>{t("provider:group.save")}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}

type Other = ReturnType<typeof useLoaderData<typeof loader>>["others"][number];

/** Who may copy from whom; each answer leads to the page where it changes. */
function Grants({ id, others }: { id: string; others: readonly Other[] }) {
  const { company } = useLoaderData<typeof loader>();
  const t = useT();
  const state = (allowed: boolean) => t(allowed ? "provider:grants.yes" : "provider:grants.no");
  const link = (
    owner: { id: string; name: string },
    grantee: { id: string; name: string },
    allowed: boolean,
  ) => (
    <a key={owner.id} href={providerUrls.grant(owner.id, grantee.id)}>
      {state(allowed)}
      <span className="sr-only">
        {": "}
        {t("provider:grants.who", { grantee: grantee.name, owner: owner.name })}
      </span>
    </a>
  );
  return (
    <DataTable
      id={id}
      caption={t("provider:grants.caption")}
      captionHidden
      stack
      columns={[
        { label: t("provider:column.company"), rowHeader: true },
        { label: t("provider:grants.from_this", { name: company.name }) },
        { label: t("provider:grants.by_this", { name: company.name }) },
      ]}
      rows={others.map((other) => ({
        key: other.id,
        cells: [
          <a key="name" href={providerUrls.company(other.id)}>
            {other.name}
          </a>,
          link(company, other, other.mayCopyFromIt),
          link(other, company, other.itMayCopyFrom),
        ],
      }))}
    />
  );
}
