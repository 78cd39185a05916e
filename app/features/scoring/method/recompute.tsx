import type { ScoringMethod } from "~/api/contract/config";
import { CLASSES } from "~/domain/question/question";
import { METHOD_TABLES } from "~/domain/scoring/method-tables";
import { formatPoints } from "~/texts/format";
import type { TextKey } from "~/texts/resources";
import { Words } from "~/ui/glossary/first-uses";
import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

/** One answer followed from its area to its points, with the numbers of the content. */
export function Example({ example, weights }: Pick<ScoringMethod, "example" | "weights">) {
  const t = useT();
  if (example === null) return null;
  const sectors = weights[0]?.macrosectors?.map(({ id }) => id).join(", ") ?? t("method:whatever_sector");
  const { areaPoints, topicPoints, points, earned, area, ...words } = example;
  return (
    <section aria-labelledby="esempio">
      <h2 id="esempio">{t("method:example_title")}</h2>
      <p>
        {t("method:example", {
          ...words,
          sectors,
          area: t(`labels:area.${area}` as TextKey),
          areaPoints: formatPoints(areaPoints),
          topicPoints: formatPoints(topicPoints),
          points: formatPoints(points),
          earned: formatPoints(earned),
        })}
      </p>
    </section>
  );
}

/** The red lines, each with its law and with what lifts it. */
export function RedLinesTable({ redLines }: Pick<ScoringMethod, "redLines">) {
  const t = useT();
  if (redLines.length === 0) return null;
  return (
    <section aria-labelledby="linee-rosse">
      <h2 id="linee-rosse">{t("method:red_lines_title")}</h2>
      <p>{t("method:red_lines_lead")}</p>
      <DataTable
        id="tabella-linee-rosse"
        caption={t("method:red_lines_table")}
        captionHidden
        stack
        columns={[
          { label: t("method:column.red_line"), rowHeader: true },
          { label: t("method:column.cap"), numeric: true },
          { label: t("method:column.reason") },
          { label: t("method:column.way_out") },
        ]}
        rows={redLines.map(({ id, label, cap, reason, source, wayOut }) => ({
          key: id,
          cells: [
            <Words key="label">{label}</Words>,
            cap,
            <Words key="reason">{`${reason} ${t("scoring:red_line.source", { source })}.`}</Words>,
            <Words key="way-out">{wayOut}</Words>,
          ],
        }))}
      />
    </section>
  );
}

/** Where each question's points are told, and the files from which every score can be computed again. */
export function Recompute() {
  const t = useT();
  return (
    <section aria-labelledby="rifare" className="print:hidden">
      <h2 id="rifare">{t("method:tables_title")}</h2>
      <ul>
        {CLASSES.map((id) => (
          <li key={id}>
            <a href={urls.methodClass(id)}>{t("method:to_class", { label: t(`labels:level.${id}`) })}</a>
          </li>
        ))}
      </ul>
      <p>
        <Words>{t("method:tables_lead")}</Words>
      </p>
      <ul>
        {METHOD_TABLES.map((id) => (
          <li key={id}>
            <a href={urls.methodTable(id)}>{t("method:table_file", { name: t(`method:table.${id}`) })}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
