import { useLoaderData } from "@remix-run/react";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { legalUrls } from "~/web/legal-urls";
import type { loader } from "./load.server";
import type { presentApi } from "./present";

type Shown = ReturnType<typeof presentApi>;

/** How programs call the API, for who writes them. */
export function ApiReference() {
  const t = useT();
  const { address, count, services, chosen, calls } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t("openapi:page.title")} lead={t("openapi:page.lead", { count })} />
      {chosen === null ? <Rules address={address} /> : <Calls chosen={chosen} calls={calls} />}
      <section aria-labelledby="servizi">
        <h2 id="servizi">{t("openapi:page.services")}</h2>
        <ul>
          {services.map(({ name, calls: number }) => (
            <li key={name}>
              {name === chosen ? (
                <strong>{name}</strong>
              ) : (
                <a href={legalUrls.api(name)}>
                  <code>{name}</code>
                </a>
              )}{" "}
              ({t("openapi:page.count", { count: number })}): {t(`openapi:service.${name}`)}
            </li>
          ))}
        </ul>
      </section>
      {address !== null && <Description />}
    </>
  );
}

function Description() {
  const t = useT();
  return (
    <section aria-labelledby="descrizione">
      <h2 id="descrizione">{t("openapi:page.document")}</h2>
      <p>
        {t("openapi:page.document_text")}{" "}
        <a href={legalUrls.apiDescription()}>{legalUrls.apiDescription()}</a>
      </p>
    </section>
  );
}

function Rules({ address }: { address: string | null }) {
  const t = useT();
  if (address === null) return <p>{t("openapi:page.elsewhere")}</p>;
  return (
    <section aria-labelledby="regole">
      <h2 id="regole">{t("openapi:page.how")}</h2>
      <p>{t("openapi:page.address", { address })}</p>
      <p>{t("openapi:page.token")}</p>
      <p>{t("openapi:page.refusals")}</p>
      <p>{t("openapi:page.extensions")}</p>
    </section>
  );
}

function Calls({ chosen, calls }: Pick<Shown, "calls"> & { chosen: NonNullable<Shown["chosen"]> }) {
  const t = useT();
  return (
    <section aria-labelledby="chiamate">
      <h2 id="chiamate">{t("openapi:page.calls", { service: chosen })}</h2>
      <p className="print:hidden">
        <a href={legalUrls.api()}>{t("openapi:page.back")}</a>
      </p>
      <DataTable
        id="elenco"
        caption={t("openapi:page.table")}
        stack
        columns={[
          { label: t("openapi:page.column.call"), rowHeader: true },
          { label: t("openapi:page.column.does") },
          { label: t("openapi:page.column.right") },
        ]}
        rows={calls.map(({ id, address, right, isExtension }) => ({
          key: id,
          cells: [
            <code key="address">{address}</code>,
            `${t(`calls:${id}`)}${isExtension ? ` (${t("openapi:page.extension")})` : ""}`,
            t(`openapi:page.right.${right}`),
          ],
        }))}
      />
    </section>
  );
}
