import { useId } from "react";
import { useT } from "../texts";
import type { BandProps } from "./band";
import { BandPattern } from "./band-pattern";
import { bandClass, scoreWords } from "./score-words";

/** A score as a bar, for the eye only: the same numbers are beside it in words. */
export function ScoreBar({ actual, max, isSupplier }: BandProps) {
  const t = useT();
  const id = `b${useId().replace(/:/g, "")}`;
  const words = scoreWords(t, { actual, max }, isSupplier);
  const width = max > 0 && actual > 0 ? Math.max(1, Math.round((1000 * actual) / max) / 10) : 0;
  return (
    <svg className={`score-bar ${bandClass(words, isSupplier)}`} width="100%" height="14" aria-hidden="true">
      <BandPattern id={id} band={words.bandId} />
      <rect
        className="score-track"
        x="0"
        y="0"
        width="100%"
        height="14"
        rx="3"
        fill="none"
        stroke="currentColor"
      />
      {width === 0 ? null : (
        <rect className="band-fill" x="0" y="0" width={`${width}%`} height="14" rx="3" fill={`url(#${id})`} />
      )}
    </svg>
  );
}
