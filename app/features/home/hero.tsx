import { IdentityCard } from "~/ui/card/identity-card";
import { formatDate, formatDateTime } from "~/texts/format";
import { useT } from "~/ui/texts";
import { surveyUrls, urls } from "~/web/urls";
import type { Home } from "./present";

type HeroProps = Pick<
  Home,
  "hero" | "mode" | "isVersion" | "draft" | "issued" | "year" | "basis" | "progress"
>;

/** The card as it was issued or, before that, as it would be. */
export function Hero(home: HeroProps) {
  const { mode, basis, progress, isVersion } = home;
  const { name, logo, sector, size, year, card, draftLabel, classes, redLines, isSupplier } = home.hero;
  const t = useT();
  return (
    <IdentityCard
      company={{ name, logo, sector, size: size && t(`labels:size.${size}`) }}
      year={year}
      card={card}
      classes={classes.map((level) => ({ ...level, label: t(`labels:level.${level.id}`) }))}
      basis={basis}
      redLines={redLines}
      progress={isVersion ? progress : undefined}
      draftLabel={t(mode === "selected" ? "card:label.closed" : `card:label.${draftLabel}`)}
      draftNote={mode === "selected" ? t("card:card_closed_note") : undefined}
      isSupplier={isSupplier}
      actions={
        <>
          <p className="hint">
            <CardDates {...home} />
          </p>
          {isVersion || !basis?.dataAsOf ? null : (
            <p className="hint">{t("dashboard:home.data_as_of", { date: formatDate(basis.dataAsOf) })}</p>
          )}
          {mode === "draft" && home.draft.usefulInfo ? <p>{home.draft.usefulInfo}</p> : null}
          {home.isVersion ? null : <IssuedCard {...home} />}
          <p>
            <a href={urls.history()}>{t("dashboard:home.see_history")}</a>
          </p>
        </>
      }
    />
  );
}

/** When the draft was last saved or published, or which version this is (spec §4). */
function CardDates({
  mode,
  isVersion,
  draft,
  issued,
  year,
}: Pick<Home, "mode" | "isVersion" | "draft" | "issued" | "year">) {
  const t = useT();
  if (isVersion && issued?.issuedAt) {
    const at = formatDateTime(issued.issuedAt);
    return t(mode === "published" ? "dashboard:home.published_at" : "dashboard:home.version_of", { at });
  }
  const saved = draft.updatedAt && formatDateTime(draft.updatedAt);
  if (mode === "selected")
    return saved ? t("dashboard:home.closed_at", { at: saved, year }) : t("dashboard:home.closed", { year });
  return [
    saved ? t("dashboard:home.saved_at", { at: saved }) : t("dashboard:home.never_saved"),
    ...(issued?.year === year ? [] : [t("dashboard:home.no_public", { year })]),
  ].join(" ");
}

const ISSUED = {
  draft: "dashboard:home.issued",
  valid: "dashboard:home.issued",
  expired: "dashboard:home.issued_over",
  replaced: "dashboard:home.issued_replaced",
} as const;

/** The issued card, of this year or of an earlier one, that stays valid while the company works on the draft. */
function IssuedCard({ issued }: Pick<Home, "issued">) {
  const t = useT();
  if (!issued?.expiresAt) return null;
  const words = { id: issued.id ?? "", date: formatDate(issued.expiresAt), year: issued.year };
  return (
    <p>
      {t(ISSUED[issued.status], words)}{" "}
      <a href={surveyUrls({ version: "public", year: issued.year }).period()}>
        {t("dashboard:home.see_issued")}
      </a>
    </p>
  );
}
