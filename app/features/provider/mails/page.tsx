import { useLoaderData } from "@remix-run/react";
import { OUTBOX_STATES } from "~/api/contract/provider-service";
import { Buttons, LinkButton } from "~/ui/form/button";
import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { DeskPages } from "../desk-pages";
import type { loader } from "./load.server";
import type { MailWords } from "./mail-words";

/** Mails that were not sent. */
export function Mails() {
  const { rows, counts, state, page, pages } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <PageHeading
        title={t(counts.failed === 0 ? "provider:mails.title_none" : "provider:mails.title", {
          count: counts.failed,
        })}
        lead={t("provider:mails.lead")}
      />
      <nav aria-label={t("provider:mails.filter")}>
        <ul className="m-0 flex list-none flex-wrap gap-4 p-0">
          <li>
            <StateLink label={t("provider:mails.all")} to={providerUrls.mails()} isCurrent={state === null} />
          </li>
          {OUTBOX_STATES.map((one) => (
            <li key={one}>
              <StateLink
                label={t("provider:mails.of_state", {
                  state: t(`provider:mails.${one}`),
                  count: counts[one],
                })}
                to={providerUrls.mails({ stato: one })}
                isCurrent={state === one}
              />
            </li>
          ))}
        </ul>
      </nav>
      {counts.retriable === 0 ? null : (
        <Buttons>
          <LinkButton to={providerUrls.retryMails()} asks>
            {t("provider:mails.retry_all", { count: counts.retriable })}
          </LinkButton>
        </Buttons>
      )}
      {rows.length === 0 ? <p className="mt-6">{t("provider:mails.none")}</p> : <MailTable rows={rows} />}
      <DeskPages
        page={page}
        pages={pages}
        to={(pagina) => providerUrls.mails({ ...(state && { stato: state }), pagina })}
      />
    </>
  );
}

const StateLink = ({ label, to, isCurrent }: { label: string; to: string; isCurrent: boolean }) => (
  <a
    href={to}
    aria-current={isCurrent ? "page" : undefined}
    className={isCurrent ? "font-semibold" : undefined}
  >
    {label}
  </a>
);

function MailTable({ rows }: { rows: readonly MailWords[] }) {
  const t = useT();
  return (
    <DataTable
      id="mail"
      caption={t("provider:mails.caption")}
      captionHidden
      stack
      columns={[
        { label: t("provider:column.mail"), rowHeader: true },
        { label: t("provider:column.state") },
        { label: t("provider:column.attempts") },
        { label: t("provider:column.next") },
        { label: t("provider:column.error") },
        { label: t("provider:column.what") },
      ]}
      rows={rows.map((mail) => ({
        key: String(mail.id),
        cells: [
          <What key="what" {...mail} />,
          <Chip key="state" tone={mail.state.tone}>
            {mail.state.label}
          </Chip>,
          mail.attempts,
          mail.next,
          mail.error ?? t("provider:mails.no_error"),
          <Retry key="retry" {...mail} />,
        ],
      }))}
    />
  );
}

const What = ({ kind, recipient, written }: MailWords) => (
  <>
    {kind}
    <br />
    <span className="hint">
      {recipient}, {written}
    </span>
  </>
);

function Retry({ id, kind, canRetry, isForgotten }: MailWords) {
  const t = useT();
  if (isForgotten) return t("provider:mails.forgotten");
  if (!canRetry) return t("provider:mails.on_its_way");
  return (
    <a href={providerUrls.retryMails(id)}>
      {t("provider:mails.retry")}
      <span className="sr-only">: {kind}</span>
    </a>
  );
}
