import { useId } from "react";
import type { Distribution } from "~/charts/distribution";
import { BandPattern } from "../score/band-pattern";
import { TextLines } from "./text-lines";

interface DistributionProps {
  drawing: Distribution;
  /** The shares are sample data: they are hatched and do not wear the colours of the bands. */
  isExample: boolean;
}

/**
 * The share of companies in each bucket, for the eye only; the company's own bucket has a heavy edge and its name
 * below.
 */
export function DistributionDrawing({ drawing, isExample }: DistributionProps) {
  const id = `d${useId().replace(/:/g, "")}`;
  const { width, height, columns, axis, mine } = drawing;
  return (
    <svg className="distribution" width={width} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {isExample ? <Hatching id={id} /> : null}
      {columns.map(({ band, bar, isMine, number, range, name }) => (
        <g key={band} data-part={band} className={isExample ? "example" : `band-${band}`}>
          {bar ? (
            <>
              {isExample ? null : <BandPattern id={`${id}-${band}`} band={band} />}
              <rect
                {...bar}
                className={isMine ? "band-fill mine" : "band-fill"}
                stroke="currentColor"
                fill={`url(#${isExample ? id : `${id}-${band}`})`}
              />
            </>
          ) : null}
          <TextLines block={number} />
          <TextLines block={range} />
          <TextLines block={name} />
        </g>
      ))}
      <path className="axis" stroke="currentColor" d={`M${axis.x1} ${axis.y}H${axis.x2}`} />
      {mine ? (
        <>
          <path className="mark" d={mine.mark} />
          <TextLines block={mine.label} />
        </>
      ) : null}
    </svg>
  );
}

const Hatching = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path className="axis" stroke="currentColor" d="M-1 1 1-1M0 6 6 0M5 7l2-2" />
    </pattern>
  </defs>
);
