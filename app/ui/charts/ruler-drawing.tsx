import type { Ruler } from "~/charts/ruler";

/** Colours for a page without styles; with them the classes decide. */
const PAPER = "#fff";
const NARROW = 200;

/** One ruler, for the eye only: the row it stands in prints the same numbers. */
export const RulerDrawing = ({ drawing }: { drawing: Ruler }) => {
  const { height, track, middle, mine, average, issued, notches } = drawing;
  return (
    <svg className="ruler" width={NARROW} height={height} overflow="visible" aria-hidden="true">
      <rect className="ruler-track" {...track} fill="none" stroke="currentColor" />
      {middle ? <rect className="ruler-middle" {...middle} fill="none" stroke="currentColor" /> : null}
      {mine ? <rect className="ruler-mine" {...mine.bar} /> : null}
      {notches.map(({ x, ...ends }) => (
        <line key={x} className="ruler-notch" x1={x} x2={x} {...ends} stroke={PAPER} strokeWidth="2" />
      ))}
      {mine ? <circle className="ruler-mine" {...mine.knob} stroke={PAPER} /> : null}
      {average ? <AverageTick {...average} /> : null}
      {issued ? (
        <svg x={issued.x} overflow="visible">
          <rect className="ruler-issued" {...issued.tick} fill={PAPER} stroke="currentColor" />
        </svg>
      ) : null}
    </svg>
  );
};

/** Its pale edge keeps it apart from a bar below it. */
const AverageTick = ({ x, ...ends }: NonNullable<Ruler["average"]>) => (
  <>
    <line className="ruler-notch" x1={x} x2={x} {...ends} stroke={PAPER} strokeWidth="6" />
    <line className="ruler-average" x1={x} x2={x} {...ends} stroke="currentColor" strokeWidth="3" />
  </>
);
