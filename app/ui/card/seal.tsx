import { useT } from "../texts";
import type { CardFacts } from "./card-facts";

type SealProps = Pick<CardFacts, "status" | "certification"> & {
  /** The draft's label: "Pronta per l'emissione". */
  draftLabel?: string | undefined;
};

/** What the card rests on: nothing yet, the company's own word, or a verification. */
export function Seal({ status, certification, draftLabel }: SealProps) {
  const t = useT();
  if (status === "draft") {
    return (
      <p className="seal seal-draft">
        <strong>{t("card:card_status.draft")}</strong>{" "}
        {draftLabel === undefined ? null : <span>{draftLabel}</span>}
      </p>
    );
  }
  const level = certification?.level ?? 1;
  const isVerified = level >= 2;
  return (
    <p className={isVerified ? "seal seal-verified" : "seal"}>
      <span className="seal-rose" aria-hidden="true">
        {level}
      </span>{" "}
      <strong>{t(isVerified ? "card:card_verified" : "card:card_self_declared")}</strong>{" "}
      <span>
        {t("card:card_level", { level })}
        {isVerified
          ? `: ${t(level === 2 ? "card:certification.2" : "card:certification.3").toLowerCase()}`
          : null}
      </span>
    </p>
  );
}
