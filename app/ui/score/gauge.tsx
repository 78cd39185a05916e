import type { GaugeDrawing } from "~/charts/gauge";
import { GaugeRing } from "../charts/gauge";
import { useT } from "../texts";
import type { BandProps } from "./band";
import { bandClass, scoreWords } from "./score-words";

interface GaugeProps extends BandProps {
  /** What is scored: "Fondamentali". */
  label: string;
  /** The same score, drawn. */
  drawing: GaugeDrawing;
}

/** A class's score as a ring, with a caption that says it in words. */
export function Gauge({ label, actual, max, drawing, isSupplier }: GaugeProps) {
  const t = useT();
  const words = scoreWords(t, { actual, max }, isSupplier);
  return (
    <figure className={`gauge ${bandClass(words, isSupplier)}`}>
      <GaugeRing drawing={drawing} isSupplier={isSupplier} />
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
