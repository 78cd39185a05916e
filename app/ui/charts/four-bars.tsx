import type { FourBars } from "~/charts/four-bars";

/** The band of a potential as four bars, for the eye only: the number and the band's name stand beside them. */
export const FourBarsDrawing = ({ drawing: { width, height, bars } }: { drawing: FourBars }) => (
  <svg width={width} height={height} aria-hidden="true">
    {bars.map(({ filled, ...bar }) => (
      <rect
        key={bar.x}
        {...bar}
        {...(filled
          ? { className: "mark" }
          : { className: "score-track", fill: "none", stroke: "currentColor" })}
      />
    ))}
  </svg>
);
