import { useId } from "react";
import type { AreaBars } from "~/charts/area-bars";
import { BandPattern } from "../score/band-pattern";
import { bandClass } from "../score/score-words";
import { TextLines } from "./text-lines";

type Bar = AreaBars["rows"][number]["mine"];

/** Scores on one scale, for the eye only: its figure has the same numbers in a table. */
export function AreaBarsDrawing({ drawing, isSupplier }: { drawing: AreaBars; isSupplier?: boolean }) {
  const id = `a${useId().replace(/:/g, "")}`;
  const { width, height, rows, ticks } = drawing;
  return (
    <svg className="area-bars" width={width} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map(({ x, top, bottom, label }) => (
        <g key={x}>
          <path className="tick" d={`M${x} ${top}V${bottom}`} />
          <TextLines block={label} />
        </g>
      ))}
      {rows.map(({ id: row, title, mine, average }) => (
        <g key={row} data-part={row}>
          <TextLines block={title} />
          <BarDrawing bar={mine} id={`${id}m-${row}`} isSupplier={isSupplier} />
          {average && <BarDrawing bar={average} id={`${id}a-${row}`} />}
        </g>
      ))}
    </svg>
  );
}

interface BarProps {
  bar: Bar;
  /** Unique on the page. */
  id: string;
  isSupplier?: boolean | undefined;
}

function BarDrawing({ bar: { band, name, track, bar, number }, id, isSupplier }: BarProps) {
  return (
    <g className={bandClass({ bandId: band }, isSupplier)}>
      {name.lines.length > 0 && <TextLines block={name} />}
      <rect className="score-track" {...track} rx="3" fill="none" stroke="currentColor" />
      {bar && (
        <>
          <BandPattern id={id} band={band} />
          <rect className="band-fill" {...bar} rx="3" fill={`url(#${id})`} />
        </>
      )}
      <TextLines block={number} />
    </g>
  );
}
