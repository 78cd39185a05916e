import { AreaBarsDrawing } from "~/ui/charts/area-bars";
import { ChartFigure } from "~/ui/charts/chart-figure";
import { GaugeRing } from "~/ui/charts/gauge";
import { formatPoints } from "~/texts/format";
import { scoreWords } from "~/ui/score/score-words";
import { useT } from "~/ui/texts";
import type { ScoringPage } from "./present";

interface ClassChartProps {
  label: string;
  chart: NonNullable<ScoringPage["chart"]>;
  isSupplier: boolean;
}

/** The score of the class and of its areas: as drawings, as one sentence, and as a table. */
export function ClassChart({ label, chart: { gauge, bars, caption, rows }, isSupplier }: ClassChartProps) {
  const t = useT();
  const cells = (score: (typeof rows)[number]) => {
    const { value, name } = scoreWords(t, score, isSupplier);
    const points = (part: number) => (value === null ? "--" : formatPoints(part));
    return [score.label, name, value ?? "--", points(score.actual), points(score.max)];
  };
  return (
    <ChartFigure
      caption={caption}
      table={{
        id: "numeri",
        caption: t("scoring:table_of_class", { label }),
        columns: [
          { label: t("scoring:column.what"), rowHeader: true },
          { label: t("scoring:column.band") },
          { label: t("scoring:column.score"), numeric: true },
          { label: t("scoring:column.actual"), numeric: true },
          { label: t("scoring:column.max"), numeric: true },
        ],
        rows: rows.map((row) => ({ key: row.id, cells: cells(row) })),
      }}
    >
      <div className="col-span-full flex flex-wrap items-center gap-x-10 gap-y-4">
        <div className="gauge w-36">
          <GaugeRing drawing={gauge} isSupplier={isSupplier} />
        </div>
        <div className="w-[320px] max-w-full">
          <AreaBarsDrawing drawing={bars} isSupplier={isSupplier} />
        </div>
      </div>
    </ChartFigure>
  );
}
