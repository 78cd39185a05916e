import { useId } from "react";
import { useT } from "../texts";
import type { BandProps } from "./band";
import { BandPattern } from "./band-pattern";
import { bandClass, scoreWords } from "./score-words";

interface GaugeProps extends BandProps {
  /** What is scored: "Fondamentali". */
  label: string;
}

/** A class's score as a ring, with a caption that says it in words. */
export function Gauge({ label, actual, max, isSupplier }: GaugeProps) {
  const t = useT();
  const id = `g${useId().replace(/:/g, "")}`;
  const words = scoreWords(t, { actual, max }, isSupplier);
  return (
    <figure className={`gauge ${bandClass(words, isSupplier)}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <BandPattern id={id} band={words.bandId} />
        <circle className="gauge-track" cx="50" cy="50" r="42" />
        {words.value === null || words.value === 0 ? null : (
          <g transform="rotate(-90 50 50)">
            <circle className="gauge-edge" cx="50" cy="50" r="42" {...arc(words.value)} />
            <circle
              className="gauge-fill"
              cx="50"
              cy="50"
              r="42"
              {...arc(words.value)}
              stroke={`url(#${id})`}
            />
          </g>
        )}
        <text x="50" y="60" textAnchor="middle">
          {words.value ?? "--"}
        </text>
      </svg>
      <figcaption>
        <strong>{label}</strong>
        <span className="sr-only">
          {": "}
          {words.value === null ? "" : `${words.value} ${t("card:out_of_100")}, `}
        </span>
        <span className="band-name">{words.name}</span>
      </figcaption>
    </figure>
  );
}

const arc = (percent: number) => ({ pathLength: 100, strokeDasharray: `${percent} 100` });
