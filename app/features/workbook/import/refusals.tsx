import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import type { ShownRefusal } from "./present";

interface RefusalsProps {
  id: string;
  caption: string;
  refusals: readonly ShownRefusal[];
}

/** The values of a file that were left alone: the cell, the question, and the reason. */
export function Refusals({ id, caption, refusals }: RefusalsProps) {
  const t = useT();
  return (
    <DataTable
      id={id}
      caption={caption}
      captionHidden
      stack
      columns={[
        { label: t("excel:refused.place"), rowHeader: true },
        { label: t("excel:refused.question") },
        { label: t("excel:refused.why") },
      ]}
      rows={refusals.map(({ place, question, why }, index) => ({
        key: String(index),
        cells: [place, question, why],
      }))}
    />
  );
}
