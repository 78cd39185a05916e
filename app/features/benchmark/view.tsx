import { Rulers } from "~/ui/charts/ruler";
import { ShareBars } from "~/ui/charts/share-bars";
import { DataTable } from "~/ui/layout/data-table";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import type { ShownBenchmark } from "./load.server";
import { Pills } from "./pills";

interface PageProps {
  page: ShownBenchmark;
}

/** The companies of the comparison. */
export function GroupWords({ page: { population, isWidened, isDemo } }: PageProps) {
  const t = useT();
  return (
    <p className="hint">
      {population === null ? t("benchmark:example") : population} {isWidened ? t("benchmark:widened") : null}{" "}
      {isDemo ? t("benchmark:demo") : null}
    </p>
  );
}

/** Classes, areas and potential on one scale. */
export function ScoreRulers({ page }: PageProps) {
  const t = useT();
  return (
    <section aria-labelledby="il-tuo">
      <h2 id="il-tuo">{t("benchmark:scoring.title")}</h2>
      <Rulers
        id="righelli"
        caption={page.caption}
        tableCaption={t("benchmark:scoring.table")}
        heading={t("benchmark:scoring.heading")}
        rulers={page.rulers}
      />
    </section>
  );
}

/** How the companies lie in one class, or in the potential: the links choose which. */
export function Distribution({ page: { distribution, tabs, file } }: PageProps) {
  const t = useT();
  const { label, caption, bars, isExample, parts } = distribution;
  return (
    <aside className="flow" aria-labelledby="distribuzione">
      <section className="panel">
        <h2 id="distribuzione">{t("benchmark:distribution.title", { label })}</h2>
        <Pills label={t("benchmark:tabs")} links={tabs} />
        <ShareBars
          id="fasce"
          caption={caption}
          tableCaption={t("benchmark:distribution.table", { label })}
          bars={bars}
          isExample={isExample}
        />
        {parts ? (
          <Details summary={t("benchmark:distribution.parts_of", { label })}>
            <DataTable
              id="fasce-parti"
              caption={t("benchmark:distribution.parts")}
              columns={parts.columns.map((column, index) =>
                index === 0 ? { label: column, rowHeader: true } : { label: column, numeric: true },
              )}
              rows={parts.rows}
            />
          </Details>
        ) : null}
      </section>
      <p className="print:hidden">
        <a href={file}>{t("benchmark:file.link")}</a>
        <span className="hint"> {t("benchmark:file.hint")}</span>
      </p>
    </aside>
  );
}

/** What every comparison rests on: how far each class has come, whose scores and of when. */
export function Footing({ page, year }: PageProps & { year: number }) {
  const t = useT();
  return (
    <Details look="panel" summary={t("benchmark:standing.title")}>
      {page.standings.length === 0 ? null : (
        <dl className="standings">
          {page.standings.map(({ id, label, words }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="hint">
        {t("benchmark:daily", { year })} {t(page.isCard ? "benchmark:own.card" : "benchmark:own.draft")}
      </p>
    </Details>
  );
}
