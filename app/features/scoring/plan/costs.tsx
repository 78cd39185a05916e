import { DataTable } from "~/ui/layout/data-table";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import type { PlanPage } from "./present";

/** The estimates behind the efforts, and the rule of the order. */
export function HowItIsMade({ costs: { lead, sizes, rows } }: Pick<PlanPage, "costs">) {
  const t = useT();
  return (
    <div className="print:hidden">
      <Details summary={t("plan:order.title")}>
        <p>{t("plan:order.cost")}</p>
        <p>{t("plan:order.rank")}</p>
        <p>{t("plan:order.class")}</p>
      </Details>
      <Details summary={t("plan:cost.title")}>
        <p>{lead}</p>
        <DataTable
          id="costi"
          stack
          caption={t("plan:cost.source")}
          columns={[
            { label: t("plan:cost.column.effort"), rowHeader: true },
            ...sizes.map((label) => ({ label })),
          ]}
          rows={rows.map(({ effort, cells }) => ({ key: effort, cells: [effort, ...cells] }))}
        />
      </Details>
    </div>
  );
}
