import { useLoaderData } from "@remix-run/react";
import { formatDate, formatDateTime } from "~/texts/format";
import { IdentityCard } from "~/ui/card/identity-card";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import type { loader } from "./load.server";
import type { ShownCard } from "./present";

/** A card for whoever was shown its number: a bank, a client, an authority. It speaks of the company as of another. */
export function PublicCardPage() {
  const t = useT();
  const { card } = useLoaderData<typeof loader>();
  if (!card) return <NoSuchCard />;
  return (
    <>
      <PageHeading
        title={t(`publicCard:title.${card.status}`, { number: card.number })}
        lead={leadOf(t, card)}
      />
      {card.company ? <Card {...card} company={card.company} /> : null}
      {card.company ? <HowToRead /> : null}
      <Proof {...card} />
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

function Card({ company, status, ...card }: ShownCard & { company: NonNullable<ShownCard["company"]> }) {
  const t = useT();
  if (status === "withdrawn") return null;
  const { number: id, issuedAt, expiresAt, certification } = card;
  return (
    <>
      <IdentityCard
        company={{
          name: company.name,
          sector: company.sectorLabel,
          size: company.size && t(`labels:size.${company.size}`),
        }}
        year={card.year}
        card={{ id, status, issuedAt, expiresAt, certification }}
        classes={(card.classes ?? []).map((level) => ({ ...level, label: t(`labels:level.${level.id}`) }))}
        redLines={card.redLines}
        basis={card.basis}
      />
      {card.classes ? null : <p className="hint">{t("publicCard:classes_hidden")}</p>}
    </>
  );
}

function HowToRead() {
  const t = useT();
  return (
    <section aria-labelledby="lettura">
      <h2 id="lettura">{t("publicCard:read.title")}</h2>
      <ul>
        {(["level", "classes", "coverage", "limits", "label"] as const).map((point) => (
          <li key={point}>{t(`publicCard:read.${point}`)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What makes it the card that was issued, and none that somebody wrote. */
function Proof({ number, sha256, sharesDocument, address, issuedAt }: ShownCard) {
  const t = useT();
  return (
    <section aria-labelledby="prova" className="panel">
      <h2 id="prova">{t("publicCard:proof.title")}</h2>
      <Facts>
        <Fact label={t("card:card_issued")}>{formatDateTime(issuedAt)}</Fact>
        <Fact label={t("publicCard:proof.address")}>
          <span className="break-all">{address}</span>
        </Fact>
        <Fact label={t("publicCard:proof.sha256")}>
          <code className="break-all">{sha256}</code>
        </Fact>
      </Facts>
      {sharesDocument ? (
        <>
          <p>{t("publicCard:proof.shared")}</p>
          <ul className="links">
            <li>
              <a href={cardUrls.document(number)} download={`${number}.json`}>
                {t("publicCard:proof.document")}
              </a>
            </li>
            <li>
              <a href={cardUrls.signature(number)} download={`${number}.sig`}>
                {t("publicCard:proof.signature")}
              </a>
            </li>
            <li>
              <a href={cardUrls.keys()}>{t("publicCard:proof.keys")}</a>
            </li>
          </ul>
        </>
      ) : (
        <p>{t("publicCard:proof.not_shared")}</p>
      )}
    </section>
  );
}
