import type { Trend, TrendRow } from "~/charts/trend";
import { TextLines } from "./text-lines";

/** The ground of the page; white where it has no styles. */
const PAPER = "var(--paper, #fff)";

/** The scores of the cards, one strip for each class, for the eye only: its figure has the same numbers in a table. */
export const TrendDrawing = ({ drawing }: { drawing: Trend }) => (
  <svg
    width={drawing.width}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    overflow="visible"
    aria-hidden="true"
  >
    <TrendMarks drawing={drawing} paper={PAPER} />
  </svg>
);

/** `paper`: the ground under the drawing, which fills the hollow dots. */
export const TrendMarks = ({
  drawing: { rows, dates, x1, x2 },
  paper,
}: {
  drawing: Trend;
  paper: string;
}) => (
  <>
    {rows.map((row) => (
      <Strip key={row.id} row={row} x1={x1} x2={x2} paper={paper} />
    ))}
    {dates.map((date) => (
      <TextLines key={date.anchor} block={date} />
    ))}
  </>
);

interface StripProps {
  row: TrendRow;
  x1: number;
  x2: number;
  paper: string;
}

const Strip = ({ row: { label, grid, path, dots, last }, x1, x2, paper }: StripProps) => (
  <g>
    <TextLines block={label} />
    {grid.map(({ y, isEdge }) => (
      <path
        key={y}
        d={`M${x1} ${y}H${x2}`}
        stroke="currentColor"
        strokeOpacity={isEdge ? 0.5 : 0.3}
        strokeDasharray={isEdge ? undefined : "2 4"}
      />
    ))}
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
    {dots.map(({ isHollow, ...dot }) => (
      <circle
        key={dot.cx}
        {...dot}
        fill={isHollow ? paper : "currentColor"}
        stroke="currentColor"
        strokeWidth="2"
      />
    ))}
    {last ? <TextLines block={last} /> : null}
  </g>
);
