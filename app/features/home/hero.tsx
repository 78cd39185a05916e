import { FilledCard } from "~/ui/card/filled-card";
import { formatDateTime } from "~/texts/format";
import { NewTabLink } from "~/ui/layout/new-tab-link";
import { NarrowFold } from "~/ui/layout/narrow-fold";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import { Offered, OfferedItem } from "~/web/offered";
import { surveyUrls, urls } from "~/web/urls";
import { vsmeUrls } from "~/web/vsme-urls";
import type { Home } from "./present";

type HeroProps = Pick<
  Home,
  "draft" | "hero" | "mode" | "isVersion" | "issued" | "period" | "year" | "updatedAt" | "canWrite"
>;

/** The card as it was issued or, before that, as it would be. */
export function Hero(home: HeroProps) {
  const { mode, isVersion } = home;
  const { content, logo, card, draftLabel } = home.hero;
  const t = useT();
  const isBegun = mode === "draft" && !home.draft?.isNew;
  return (
    <FilledCard
      {...{ content, logo, card }}
      draftLabel={t(mode === "selected" ? "card:label.closed" : `card:label.${draftLabel}`)}
      draftNote={mode === "selected" ? t("card:card_closed_note") : undefined}
      isCompact={mode === "draft"}
      isEmpty={home.draft?.isNew ?? false}
      actions={
        <>
          {isBegun ? null : (
            <p className="hint">
              <CardDates {...home} />
            </p>
          )}
          <ul className="links">
            {isVersion || home.issued === null ? null : (
              <li>
                <a href={surveyUrls({ version: "public", year: home.issued.year }).period()}>
                  {t("dashboard:home.see_issued")}
                </a>
              </li>
            )}
            {home.issued === null || !home.canWrite ? null : (
              <>
                <OfferedItem to={cardUrls.publicity()}>{t("publicCard:publicity.link")}</OfferedItem>
                {mode === "published" ? null : (
                  <OfferedItem to={cardUrls.shares()}>{t("shares:link")}</OfferedItem>
                )}
              </>
            )}
            {mode === "draft" && home.draft?.isNew ? null : (
              <li>
                <NewTabLink href={surveyUrls(home.period).reportPdf()}>
                  {t("report:download.report")}
                </NewTabLink>
              </li>
            )}
            {isVersion ? (
              <Offered to={surveyUrls(home.period).cardPdf()}>
                <li>
                  <NewTabLink href={surveyUrls(home.period).cardPdf()}>
                    {t("report:download.card")}
                  </NewTabLink>
                </li>
              </Offered>
            ) : null}
            {isBegun ? null : <OtherWays {...home} />}
          </ul>
          {isBegun ? (
            <NarrowFold summary={t("dashboard:home.unfold_ways")}>
              <ul className="links">
                <OtherWays {...home} />
                <QuickActions {...home} />
              </ul>
            </NarrowFold>
          ) : null}
        </>
      }
    />
  );
}

/** Other documents, and every card before this one. */
function OtherWays({ period }: Pick<Home, "period">) {
  const t = useT();
  return (
    <>
      <OfferedItem to={vsmeUrls(period).page()}>{t("vsme:crumb")}</OfferedItem>
      <li>
        <a href={urls.history()}>{t("dashboard:home.see_history")}</a>
      </li>
    </>
  );
}

/** Where else to go from here (spec §2). */
export function QuickActions({ canWrite, draft }: Pick<Home, "canWrite" | "draft">) {
  const t = useT();
  return (
    <>
      <li>
        <a href={urls.survey()}>{t("dashboard:home.all_questions")}</a>
      </li>
      <li>
        <a href={urls.registry()}>{t("dashboard:home.registry")}</a>
      </li>
      {canWrite && draft?.isScored ? (
        <OfferedItem to={urls.paths()}>{t("paths:link_short")}</OfferedItem>
      ) : null}
      {canWrite || draft?.next.step === "read_answers" ? null : (
        <OfferedItem to={urls.reviewAll()}>{t("dashboard:home.read_survey")}</OfferedItem>
      )}
    </>
  );
}

/** When the draft was last saved or published, or which version this is (spec §4). */
export function CardDates({
  mode,
  isVersion,
  updatedAt,
  issued,
  year,
}: Pick<Home, "mode" | "isVersion" | "updatedAt" | "issued" | "year">) {
  const t = useT();
  if (isVersion && issued?.issuedAt) {
    const at = formatDateTime(issued.issuedAt);
    return t(mode === "published" ? "dashboard:home.published_at" : "dashboard:home.version_of", { at });
  }
  const saved = updatedAt && formatDateTime(updatedAt);
  if (mode === "selected")
    return saved ? t("dashboard:home.closed_at", { at: saved, year }) : t("dashboard:home.closed", { year });
  return [
    saved ? t("dashboard:home.saved_at", { at: saved }) : t("dashboard:home.never_saved"),
    ...(issued?.year === year ? [] : [t("dashboard:home.no_public", { year })]),
  ].join(" ");
}
