import { useLoaderData } from "@remix-run/react";
import { dateWords } from "~/domain/calendar-date";
import { formatDateTime } from "~/texts/format";
import { LinkButton } from "~/ui/form/button";
import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import type { loader } from "./load.server";

/** The links that the company has given, those that still work first. */
export function SharesPage() {
  const t = useT();
  const { shares, newest, canWrite } = useLoaderData<typeof loader>();
  const [open, over] = [
    shares.filter(({ state }) => state === "open"),
    shares.filter(({ state }) => state !== "open"),
  ];
  return (
    <>
      <PageHeading title={t("shares:title")} lead={t("shares:lead")} />
      {newest === null ? <p>{t("shares:no_card")}</p> : null}
      {newest !== null && canWrite ? (
        <p>
          <LinkButton to={cardUrls.addShare(newest)}>{t("shares:add")}</LinkButton>
        </p>
      ) : null}
      {open.length === 0 && newest !== null ? <p>{t("shares:none_open")}</p> : null}
      {open.length === 0 ? null : <Links id="aperti" caption={t("shares:open")} shares={open} />}
      {over.length === 0 ? null : <Links id="finiti" caption={t("shares:over")} shares={over} />}
      <p>
        {t("shares:public_text")} <a href={cardUrls.publicity()}>{t("publicCard:publicity.title")}</a>
      </p>
    </>
  );
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>["shares"];

function Links({ id, caption, shares }: { id: string; caption: string; shares: Listed }) {
  const t = useT();
  return (
    <DataTable
      id={id}
      caption={caption}
      stack
      columns={[
        { label: t("shares:recipient"), rowHeader: true },
        { label: t("shares:card") },
        { label: t("shares:state") },
        { label: t("shares:opened") },
      ]}
      rows={shares.map(({ id: share, recipient, number, state, endsOn, opened, lastOpenedAt }) => ({
        key: share,
        cells: [
          <a key="link" href={cardUrls.share(share)} className="wrap-anywhere">
            {recipient}
          </a>,
          number,
          <Chip key="state" tone={state === "open" ? "accent" : "neutral"}>
            {t(`shares:is.${state}`, { day: dateWords(endsOn) })}
          </Chip>,
          lastOpenedAt === null
            ? t("shares:never")
            : t("shares:times", { count: opened, last: formatDateTime(lastOpenedAt) }),
        ],
      }))}
    />
  );
}
