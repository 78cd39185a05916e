import { useT } from "../texts";
import { bandClass, scoreWords, type Score } from "./score-words";

export interface BandProps extends Score {
  /** The profile shown is the supplier's: its zero band reads and looks different. */
  isSupplier?: boolean | undefined;
}

/** A score in words: "42 su 100, medio", "medio, finora 31 di 100, …", or "--" and "non disponibile" or "non compilata". */
export function Band({ isSupplier, ...score }: BandProps) {
  const t = useT();
  const words = scoreWords(t, score, isSupplier);
  return (
    <span className={`band ${bandClass(words, isSupplier)}`}>
      {words.value === null ? (
        <strong aria-hidden="true">--</strong>
      ) : words.soFar === null ? (
        <span>
          <strong>{words.value}</strong> {t("card:out_of_100")}
        </span>
      ) : null}{" "}
      <span className="band-name">{words.name}</span>
      {words.soFar === null ? null : <span>, {words.soFar}</span>}
    </span>
  );
}
