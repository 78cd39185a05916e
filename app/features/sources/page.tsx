import { useLoaderData } from "@remix-run/react";
import type { TextKey } from "~/texts/resources";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { validityWords } from "~/ui/question/validity-words";
import { useT } from "~/ui/texts";
import { glossaryUrls } from "~/web/glossary-urls";
import { sourcesUrls } from "~/web/sources-urls";
import { urls } from "~/web/urls";
import type { loader } from "./load.server";
import type { SourcesShown } from "./present";

export function SourcesPage() {
  const t = useT();
  const { groups, bankItems } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t("sources:title")} lead={t("sources:lead")} />
      <p>{t("sources:links")}</p>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      <BankItems bankItems={bankItems} />
      <p className="print:hidden">
        <a href={urls.scoringMethod()}>{t("sources:to_method")}</a>
      </p>
      <p className="print:hidden">
        <a href={glossaryUrls.page()}>{t("glossary:title")}</a>
      </p>
    </>
  );
}

function Group({ id, editions }: SourcesShown["groups"][number]) {
  const t = useT();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`sources:group.${id}` as TextKey)}</h2>
      <ul>
        {editions.map((edition) => (
          <EditionLine key={edition.id} edition={edition} />
        ))}
      </ul>
    </section>
  );
}

function EditionLine({ edition }: { edition: SourcesShown["groups"][number]["editions"][number] }) {
  const t = useT();
  const { id, name, title, issuer, link, replacedBy, note } = edition;
  return (
    <li id={id} className="mb-4">
      <strong>{t("sources:name_and_edition", { name, edition: edition.edition })}</strong>
      {". "}
      {t("sources:title_and_issuer", { title, issuer })} {validityWords(t, edition)}{" "}
      {replacedBy && (
        <>
          {t("sources:replaced_by")} <a href={sourcesUrls.edition(replacedBy.id)}>{replacedBy.label}</a>.{" "}
        </>
      )}
      {note && <span>{note} </span>}
      <a href={link} rel="noreferrer">
        {t("sources:official_text", { name, edition: edition.edition })}
      </a>
    </li>
  );
}

/** Which number of which edition of the dialogue with banks a datum has. */
function BankItems({ bankItems }: Pick<SourcesShown, "bankItems">) {
  const t = useT();
  return (
    <section aria-labelledby="banche">
      <h2 id="banche">{t("sources:bank.title")}</h2>
      <p>{t("sources:bank.lead")}</p>
      <DataTable
        id="punti"
        caption={t("sources:bank.table")}
        stack
        columns={[
          { label: t("sources:bank.point") },
          { label: t("sources:bank.name"), rowHeader: true },
          { label: t("sources:bank.draft") },
          { label: t("sources:bank.priority") },
        ]}
        rows={bankItems.map(({ point, name, draft, priority, isDisputed }) => ({
          key: point,
          cells: [point, isDisputed ? t("sources:bank.disputed", { name }) : name, draft, priority],
        }))}
      />
    </section>
  );
}
