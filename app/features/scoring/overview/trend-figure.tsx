import { CLASSES } from "~/domain/question/question";
import { TrendDrawing } from "~/ui/charts/trend";
import { DataTable } from "~/ui/layout/data-table";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import type { ShownTrend } from "./trend-facts";

/** How the cards followed each other, class by class: as a drawing, and as the table of its numbers. */
export function TrendFigure({ trend: { points, drawing, notes } }: { trend: ShownTrend }) {
  const t = useT();
  return (
    <section aria-labelledby="nel-tempo">
      <h2 id="nel-tempo">{t("scoring:trend.title")}</h2>
      {drawing === null ? (
        <p>{t("scoring:trend.none")}</p>
      ) : (
        <figure className="trend flow">
          <figcaption>{t("scoring:trend.caption")}</figcaption>
          <TrendDrawing drawing={drawing} />
          <Details summary={t("charts:numbers")}>
            <DataTable
              id="andamento"
              caption={t("scoring:trend.table")}
              captionHidden
              columns={[
                { label: t("scoring:trend.column"), rowHeader: true },
                ...CLASSES.map((id) => ({ label: t(`labels:level.${id}`), numeric: true })),
              ]}
              rows={points.map(({ id, label, values }) => ({
                key: id,
                cells: [label, ...values.map((value) => value ?? t("scoring:trend.no_value"))],
              }))}
            />
          </Details>
        </figure>
      )}
      {notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
    </section>
  );
}
