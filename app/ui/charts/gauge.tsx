import { useId } from "react";
import type { GaugeDrawing } from "~/charts/gauge";
import { BandPattern } from "../score/band-pattern";
import { bandClass, scoreWords } from "../score/score-words";
import { TextLines } from "./text-lines";
import { useT } from "../texts";
import type { BandProps } from "../score/band";

interface GaugeRingProps {
  drawing: GaugeDrawing;
  isSupplier?: boolean | undefined;
}

/** For a page without styles. */
const EDGE = { fill: "none", stroke: "currentColor" };

/** A score as a ring, for the eye only: the component that uses it says the score in words beside it. */
export function GaugeRing({
  drawing: { width, height, centre, track, fill, band, number },
  isSupplier,
}: GaugeRingProps) {
  const id = `g${useId().replace(/:/g, "")}`;
  return (
    <svg
      className={bandClass({ bandId: band }, isSupplier)}
      width={width}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <BandPattern id={id} band={band} />
      <g transform={`translate(${centre.x} ${centre.y})`}>
        <path className="gauge-track" d={track} {...EDGE} />
        {fill === null ? null : <path className="band-fill" d={fill} fill={`url(#${id})`} />}
      </g>
      <TextLines block={number} />
    </svg>
  );
}

interface GaugeProps extends BandProps {
  /** What is scored: "Fondamentali". */
  label: string;
  /** The same score, drawn. */
  drawing: GaugeDrawing;
  /** A line below the score. */
  note?: string | undefined;
}

/** A class's score as a ring, with a caption that says it in words. */
export function Gauge({ label, drawing, note, isSupplier, ...score }: GaugeProps) {
  const t = useT();
  const words = scoreWords(t, score, isSupplier);
  return (
    <figure className={`gauge ${bandClass(words, isSupplier)}`}>
      <GaugeRing drawing={drawing} isSupplier={isSupplier} />
      <figcaption>
        <strong>{label}</strong>
        <span className="sr-only">
          {": "}
          {words.value === null || words.soFar !== null ? "" : `${words.value} ${t("card:out_of_100")}, `}
        </span>
        <span className="band-name">{words.name}</span>{" "}
        {words.soFar === null ? null : <span className="gauge-note">{words.soFar}</span>}{" "}
        {note === undefined ? null : <span className="gauge-note">{note}</span>}
      </figcaption>
    </figure>
  );
}
