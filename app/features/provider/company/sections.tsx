import { MOST_DISPUTES_OF_COMPANY } from "~/domain/company/desk-states";
import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import type { PresentedCompany } from "./load.server";

export function Administrators({ administrators }: Pick<PresentedCompany, "administrators">) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="amministratori">
      <h2 id="amministratori">{t("provider:administrators.title")}</h2>
      {administrators.length === 0 ? (
        <p>{t("provider:administrators.none")}</p>
      ) : (
        <DataTable
          id="elenco-amministratori"
          caption={t("provider:administrators.caption")}
          captionHidden
          stack
          columns={[
            { label: t("provider:column.person"), rowHeader: true },
            { label: t("provider:column.email") },
            { label: t("provider:column.access") },
            { label: t("provider:column.last_login") },
          ]}
          rows={administrators.map(({ name, email, access, lastLogin }) => ({
            key: email,
            cells: [
              name,
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>,
              access,
              lastLogin,
            ],
          }))}
        />
      )}
    </section>
  );
}

/** People who say that the company is theirs. */
export function Disputes({ disputes }: Pick<PresentedCompany, "disputes">) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="contestazioni">
      <h2 id="contestazioni">{t("provider:disputes.of_company")}</h2>
      <ul>
        {disputes.map(({ id, email, sentOn }) => (
          <li key={id}>
            <a href={providerUrls.dispute(id)}>{t("provider:dispute.line", { email, date: sentOn })}</a>
          </li>
        ))}
      </ul>
      {disputes.length < MOST_DISPUTES_OF_COMPANY ? null : (
        <p>
          <a href={providerUrls.disputes()}>{t("provider:disputes.all")}</a>
        </p>
      )}
    </section>
  );
}

/** Why the company was enabled, or not any more: the newest first. */
export function Enablements({ enablements }: Pick<PresentedCompany, "enablements">) {
  const t = useT();
  if (enablements.length === 0) return null;
  return (
    <>
      <h3>{t("provider:enablement.before")}</h3>
      <ul>
        {enablements.map(({ at, what, reason }) => (
          <li key={`${at} ${what}`}>{t("provider:enablement.line", { at, what, reason })}</li>
        ))}
      </ul>
    </>
  );
}
