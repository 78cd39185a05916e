import { IdentityCard } from "~/ui/card/identity-card";
import { useT } from "~/ui/texts";
import type { ShownCard } from "./present";

/** The card, where its company is there. */
export function Card({
  company,
  status,
  ...card
}: ShownCard & { company: NonNullable<ShownCard["company"]> }) {
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
        undeclared={card.undeclared}
        basis={card.basis}
      />
      {card.classes ? null : <p className="hint">{t("publicCard:classes_hidden")}</p>}
    </>
  );
}

/** How a third party reads it, and what it is not. */
export function HowToRead() {
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
