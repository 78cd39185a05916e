import type { Trend, TrendRow } from "~/charts/trend";
import { TextLines } from "./text-lines";

/** For a page without styles, and for the file: with them the classes decide. */
const PAPER = "#fff";

/** The scores of the cards, one strip for each class, for the eye only: its figure has the same numbers in a table. */
export const TrendDrawing = ({ drawing }: { drawing: Trend }) => (
  <svg
    width={drawing.width}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    overflow="visible"
    aria-hidden="true"
  >
    <TrendMarks drawing={drawing} />
  </svg>
);

export const TrendMarks = ({ drawing: { rows, dates, x1, x2 } }: { drawing: Trend }) => (
  <>
    {rows.map((row) => (
      <Strip key={row.id} row={row} x1={x1} x2={x2} />
    ))}
    {dates.map((date) => (
      <TextLines key={date.anchor} block={date} />
    ))}
  </>
);

const Strip = ({
  row: { label, grid, path, dots, last },
  x1,
  x2,
}: {
  row: TrendRow;
  x1: number;
  x2: number;
}) => (
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
        className={isHollow ? "trend-hollow" : undefined}
        fill={isHollow ? PAPER : "currentColor"}
        stroke="currentColor"
        strokeWidth="2"
      />
    ))}
    {last ? <TextLines block={last} /> : null}
  </g>
);
