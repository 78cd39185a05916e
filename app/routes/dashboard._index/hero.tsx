import { Link } from "@remix-run/react";
import type { CompanySize } from "~/domain/survey/answer";
import type { ScoredClass } from "~/domain/survey/question";
import { IdentityCard } from "~/ui/card/identity-card";
import type { CardFacts } from "~/ui/card/card-facts";
import { formatDate, formatDateTime } from "~/ui/format";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

interface HeroProps {
  name: string;
  sector: string | null;
  size: CompanySize | null;
  year: number;
  card: CardFacts;
  earlier: CardFacts | null;
  classes: { id: ScoredClass; actual: number; max: number; flagged: boolean }[];
  isSupplier: boolean;
  draft: { status: number; updatedAt: string | null };
}

/** The card as it was issued or, before that, as it would be. */
export function Hero({ name, sector, size, year, card, earlier, classes, isSupplier, draft }: HeroProps) {
  const t = useT();
  return (
    <IdentityCard
      company={{ name, sector, size: size && t(`labels:size.${size}`) }}
      year={year}
      card={card}
      classes={classes.map((level) => ({ ...level, label: t(`labels:level.${level.id}`) }))}
      draftLabel={t(`card:draft_status.${String(draft.status) as "0"}`)}
      isSupplier={isSupplier}
      actions={
        <>
          <p className="hint">
            {draft.updatedAt === null
              ? t("dashboard:home.never_saved")
              : t("dashboard:home.saved_at", { at: formatDateTime(draft.updatedAt) })}{" "}
            {card.id === null ? t("dashboard:home.no_public") : t("dashboard:home.draft_apart")}
          </p>
          {earlier?.expiresAt ? (
            <p>
              {t("dashboard:home.earlier", { id: earlier.id ?? "", date: formatDate(earlier.expiresAt) })}
            </p>
          ) : null}
          <p>
            <Link to={urls.history()}>{t("dashboard:home.see_history")}</Link>
          </p>
        </>
      }
    />
  );
}
