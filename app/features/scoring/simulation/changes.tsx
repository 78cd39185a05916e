import { RulerDrawing } from "~/ui/charts/ruler-drawing";
import { useT } from "~/ui/texts";
import type { SimulationPage } from "./present";

/** The classes before and after: a ruler with the present score as a hollow tick, and the numbers beside it. */
export function Changes({ changes, rulers }: Pick<SimulationPage, "changes" | "rulers">) {
  const t = useT();
  return (
    <figure className="rulers">
      <figcaption>{t("plan:simulation.caption")}</figcaption>
      <table>
        <caption className="sr-only">{t("plan:simulation.table")}</caption>
        <thead>
          <tr>
            {(["class", "column.after", "column.before", "column.complete"] as const).map((key) => (
              <th key={key} scope="col">
                {t(`plan:simulation.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, cells: [label, before, after, complete] }) => {
            const drawing = rulers.rows.find((row) => row.id === id)?.drawing;
            return (
              <tr key={id}>
                <th scope="row">
                  <span className="ruler-line">
                    <span>{label}</span> {drawing ? <RulerDrawing drawing={drawing} /> : null}
                  </span>
                </th>
                <td data-label={t("plan:simulation.column.after")}>{after}</td>
                <td data-label={t("plan:simulation.column.before")}>{before}</td>
                <td data-label={t("plan:simulation.column.complete")}>{complete}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </figure>
  );
}
