import type { ComponentProps, ReactNode } from "react";
import { DataTable } from "../layout/data-table";
import { Details } from "../layout/details";
import { Island } from "../island";
import { useT } from "../texts";

/** The numbers of a drawing as a table; its id is unique on the page. */
type ChartTable = Pick<ComponentProps<typeof DataTable>, "id" | "caption" | "columns" | "rows">;

interface ChartFigureProps {
  /** What the drawing says, in one sentence. */
  caption: string;
  /** The same numbers, for readers who do not see the drawing or want them in order. */
  table: ChartTable;
  /** The drawings. */
  children: ReactNode;
}

export function ChartFigure({ caption, table, children }: ChartFigureProps) {
  const t = useT();
  return (
    <figure className="chart">
      <figcaption>{caption}</figcaption>
      <div className="drawings">{children}</div>
      <Details summary={t("charts:numbers")}>
        <DataTable {...table} isDrawn />
      </Details>
      <Island name="highlight" props={{}} />
    </figure>
  );
}
