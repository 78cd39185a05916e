import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton } from "~/ui/form/button";
import { Notice } from "~/ui/layout/notice";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Rulers } from "~/ui/charts/ruler";
import { HeatMapTable } from "~/ui/score/heat-map";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { surveyUrls, urls } from "~/web/urls";
import { Footing } from "./footing";
import { Gains } from "./gains-list";
import type { loader } from "./load.server";
import { TrendFigure } from "./trend-figure";
import { Ways } from "./ways";

export const handle: PageHandle = { title: "scoring:overview.title", crumb: "scoring:crumb" };

const leadOf = ({ isBegun, isDetailed }: { isBegun: boolean; isDetailed: boolean }) => {
  if (!isBegun) return "scoring:overview.lead_not_begun";
  return isDetailed ? "scoring:overview.lead" : "scoring:overview.lead_topics";
};

/** Topics by classes: the one picture of the scoring; each cell leads to its explanation. */
export function ScoringOverview() {
  const t = useT();
  const { year, note, scoring, trend } = useLoaderData<typeof loader>();
  const eyebrow = t("scoring:year", { year });
  if (scoring === null) {
    return (
      <>
        <PageHeading title={eyebrow} lead={t("scoring:older_year", { year })} />
        <Buttons>
          <LinkButton to={urls.scoring()}>{t("scoring:overview.to_current")}</LinkButton>
        </Buttons>
      </>
    );
  }
  const { period, isBegun, isSupplier, redLines, held } = scoring;
  const ways = surveyUrls(period);
  return (
    <>
      <PageHeading eyebrow={eyebrow} title={scoring.headline} lead={t(leadOf(scoring))} />
      <PeriodNote words={note} currentHref={urls.scoring()} />
      {redLines.length > 0 ? (
        <Notice kind="warning">
          {t("scoring:overview.red_lines", { lines: redLines.join("; ") })}{" "}
          <a href={`${ways.scoring("start_small")}#linee-rosse`}>{t("scoring:overview.to_red_lines")}</a>
        </Notice>
      ) : null}
      {isBegun || !scoring.canWrite || !scoring.isCurrentDraft ? null : (
        <Buttons>
          <LinkButton to={urls.survey()}>{t("scoring:overview.begin")}</LinkButton>
        </Buttons>
      )}
      <div className="scoring">
        <div>
          <section aria-labelledby="classi-titolo">
            <h2 id="classi-titolo">{t("scoring:overview.classes")}</h2>
            <Rulers
              id="classi"
              caption={t("scoring:overview.classes_caption")}
              tableCaption={t("scoring:overview.classes_table")}
              heading={t("scoring:overview.class")}
              rulers={scoring.rulers}
            />
            {held === null ? null : (
              <Notice kind="warning">
                {t("scoring:overview.held", { label: t(`labels:level.${held}`) })}{" "}
                <a href={`${ways.scoring(held)}#senza-risposta`}>{t("scoring:overview.to_undeclared")}</a>
              </Notice>
            )}
          </section>
          {scoring.gains ? <Gains gains={scoring.gains} /> : null}
        </div>
        {isBegun ? (
          <div className="heat-part">
            <section aria-labelledby="mappa">
              <h2 id="mappa">{t("scoring:heat.title")}</h2>
              <HeatMapTable
                map={scoring.map}
                caption={t("scoring:heat.caption")}
                isSupplier={isSupplier}
                hrefOf={ways.scoring}
              />
            </section>
            {trend ? <TrendFigure trend={trend} /> : null}
          </div>
        ) : null}
        <Footing scoring={scoring} />
      </div>
      {isBegun ? <Ways scoring={scoring} /> : null}
    </>
  );
}
