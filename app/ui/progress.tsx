import { useId } from "react";
import { useT } from "./texts";

interface ProgressProps {
  done: number;
  total: number;
  percent: number;
  /** What is counted; default "Domande completate". */
  label?: string;
}

/** Progress in words, and as a bar that says the same. */
export function Progress({ done, total, percent, label }: ProgressProps) {
  const t = useT();
  const id = useId().replace(/:/g, "");
  return (
    <div className="progress">
      <p id={`p${id}`}>
        {label ?? t("common:questions_done")}{" "}
        <span className="progress-numbers">{t("common:done_of_total", { done, total, percent })}</span>
      </p>
      <progress aria-labelledby={`p${id}`} max={100} value={percent}>
        {percent}%
      </progress>
    </div>
  );
}
