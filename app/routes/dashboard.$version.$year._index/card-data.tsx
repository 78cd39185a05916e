import type { CardFacts } from "~/ui/card/card-facts";
import { formatDate } from "~/ui/format";
import { useT } from "~/ui/texts";

/** What the card says of itself, in four lines. */
export function CardData({ card }: { card: CardFacts }) {
  const t = useT();
  const { id, status, issuedAt, expiresAt, certification } = card;
  const facts = [
    [t("card:card_id"), id],
    [t("card:card_status"), t(`card:card_status.${status}`)],
    [t("card:card_issued"), issuedAt && formatDate(issuedAt)],
    [t("card:card_expires"), expiresAt && formatDate(expiresAt)],
    [
      t("card:card_level", { level: certification?.level ?? 1 }),
      t(`card:certification.${String(certification?.level ?? 1) as "1"}`),
    ],
  ];
  return (
    <dl className="panel grid gap-4 md:grid-cols-2">
      {facts.map(([label, words]) => (
        <div key={label}>
          <dt className="hint">{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
