import type { ComponentProps } from "react";
import { AreaBarsDrawing } from "~/ui/charts/area-bars";
import { ChartFigure } from "~/ui/charts/chart-figure";
import { CompetitivenessDrawing } from "~/ui/charts/competitiveness-map";
import { DistributionDrawing } from "~/ui/charts/distribution";
import { DataTable } from "~/ui/layout/data-table";
import { Details } from "~/ui/layout/details";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import type { ShownBenchmark } from "./load.server";
import type { NumberTable } from "./score-charts";

const NOT_AVAILABLE = "--";

/** The table with words for a value that is not available, for users of a screen reader. */
function useSpokenTable(): (table: NumberTable) => ComponentProps<typeof DataTable> {
  const t = useT();
  const none = (
    <>
      {NOT_AVAILABLE}
      <span className="sr-only"> {t("card:not_available")}</span>
    </>
  );
  return ({ rows, ...table }) => ({
    ...table,
    rows: rows.map(({ key, cells }) => ({
      key,
      cells: cells.map((cell) => (cell === NOT_AVAILABLE ? none : cell)),
    })),
  });
}

/** The companies of the comparison, the date of their figures, and what limits them. */
export function Population({ page, year }: { page: ShownBenchmark; year: number }) {
  const t = useT();
  return (
    <>
      {page.isDemo ? (
        <Notice kind="info" title={t("benchmark:demo_title")}>
          {t("benchmark:demo")}
        </Notice>
      ) : null}
      {page.isExample ? (
        <Notice kind="warning" title={t("benchmark:example_title")}>
          {t("benchmark:example")}
        </Notice>
      ) : (
        <p>
          <strong>{page.population}</strong> {page.isWidened ? t("benchmark:widened") : null}
        </p>
      )}
      {page.isFlagged ? (
        <Notice kind="warning">{t(page.isSameQuestions ? "benchmark:flagged" : "card:score_flagged")}</Notice>
      ) : null}
      <p className="hint">
        {t("benchmark:daily", { year })} {t(page.isCard ? "benchmark:own.card" : "benchmark:own.draft")}{" "}
        {page.hasGaps && !page.isExample ? t("benchmark:no_average") : null}
      </p>
    </>
  );
}

/** The company's own scores beside the others', in total and part by part, and the distribution of the companies. */
export function Comparison({ page }: { page: ShownBenchmark }) {
  const t = useT();
  const spoken = useSpokenTable();
  const { whole, parts, distribution, partsSpread, isPotential, standing } = page;
  return (
    <div className="charts">
      <section aria-labelledby="il-tuo">
        <h2 id="il-tuo">{t(isPotential ? "benchmark:potential.title" : "benchmark:scoring.title")}</h2>
        {standing.length === 0 ? null : <p>{standing.join(" ")}</p>}
        <ChartFigure caption={whole.caption} table={spoken(whole.table)}>
          <AreaBarsDrawing drawing={whole.drawing} />
        </ChartFigure>
      </section>
      <section aria-labelledby="le-parti">
        <h2 id="le-parti">{t(isPotential ? "benchmark:potential.sections" : "benchmark:areas.title")}</h2>
        <ChartFigure caption={parts.caption} table={spoken(parts.table)}>
          <AreaBarsDrawing drawing={parts.drawing} />
        </ChartFigure>
      </section>
      <section aria-labelledby="le-aziende">
        <h2 id="le-aziende">{t("benchmark:distribution.title")}</h2>
        <ChartFigure caption={distribution.caption} table={distribution.table}>
          <DistributionDrawing drawing={distribution.drawing} isExample={distribution.isExample} />
        </ChartFigure>
      </section>
      {partsSpread ? (
        <section aria-labelledby="le-fasce">
          <h2 id="le-fasce">{t(isPotential ? "benchmark:potential.spread" : "benchmark:areas.spread")}</h2>
          <DataTable {...spoken(partsSpread)} stack />
        </section>
      ) : null}
    </div>
  );
}

/** The sources of the company's own potential, section by section. */
export function Potential({ sections }: { sections: NonNullable<ShownBenchmark["sections"]> }) {
  const t = useT();
  return (
    <section aria-labelledby="da-dove">
      <h2 id="da-dove">{t("benchmark:potential.map_title")}</h2>
      <p>{sections.length > 0 ? t("benchmark:potential.lead") : t("benchmark:potential.missing")}</p>
      <div className="charts">
        {sections.map(({ id, label, chart, categories }) => (
          <div key={id}>
            <ChartFigure caption={chart.caption} table={chart.table}>
              <CompetitivenessDrawing drawing={chart.drawing} />
            </ChartFigure>
            <Details summary={t("benchmark:potential.links", { label })}>
              {categories.map((category) => (
                <div key={category.id}>
                  <p>
                    <strong>{category.label}</strong>. {category.summary}
                  </p>
                  <ul>
                    {category.milestones.map((milestone) => (
                      <li key={milestone.label}>
                        {milestone.label}: {milestone.link}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </Details>
          </div>
        ))}
      </div>
    </section>
  );
}
