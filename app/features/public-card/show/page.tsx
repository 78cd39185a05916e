import { useLoaderData } from "@remix-run/react";
import { formatDate } from "~/texts/format";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import { Card, HowToRead } from "./card";
import type { loader } from "./load.server";
import type { ShownCard } from "./present";
import { Proof } from "./proof";

/** A card for whoever was shown its number: a bank, a client, an authority. It speaks of the company as of another. */
export function PublicCardPage() {
  const t = useT();
  const { card, withoutFile } = useLoaderData<typeof loader>();
  if (!card) return <NoSuchCard />;
  return (
    <>
      <PageHeading
        title={t(`publicCard:title.${card.status}`, { number: card.number })}
        lead={leadOf(t, card)}
      />
      {withoutFile === null ? null : <Notice kind="error">{withoutFile}</Notice>}
      {card.company ? <Card {...card} company={card.company} /> : null}
      {card.company ? <HowToRead /> : null}
      <Proof {...card} files={filesOf(card.number)} />
      <p>
        <a href={cardUrls.check()}>{t("publicCard:check_another")}</a>
      </p>
    </>
  );
}

function leadOf(t: ReturnType<typeof useT>, { status, expiresAt, withdrawnAt, issuedAt }: ShownCard): string {
  const day = (at: string | null) => (at === null ? "" : formatDate(at));
  return t(`publicCard:lead.${status}`, {
    issued: day(issuedAt),
    expires: day(expiresAt),
    withdrawn: day(withdrawnAt),
  });
}

function NoSuchCard() {
  const t = useT();
  return (
    <>
      <PageHeading title={t("publicCard:none.title")} lead={t("publicCard:none.lead")} />
      <p>
        <a href={cardUrls.check()} className="button button-primary">
          {t("publicCard:check.title")}
        </a>
      </p>
    </>
  );
}

const filesOf = (number: string) => ({
  document: cardUrls.document(number),
  signature: cardUrls.signature(number),
});
