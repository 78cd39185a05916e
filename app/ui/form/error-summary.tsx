import { useEffect, useRef } from "react";
import { useT } from "../texts";
import type { FormFailure } from "~/domain/faults";
import { fieldId, faultText } from "./field";

interface ErrorSummaryProps {
  failure: FormFailure | undefined;
  /** What each field is called, by its name. */
  labels: Readonly<Record<string, string>>;
}

/** Everything that is wrong with a refused form, first in `main`; each line leads to its field. */
export function ErrorSummary({ failure, labels }: ErrorSummaryProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== undefined && failure.faults.length > 0) box.current?.focus();
  }, [failure]);
  if (failure === undefined || failure.faults.length === 0) return null;
  return (
    <div ref={box} id="errori" className="summary" role="alert" aria-labelledby="errori-titolo" tabIndex={-1}>
      <h2 id="errori-titolo">{t("common:error_summary_title")}</h2>
      <ul>
        {failure.faults.map((fault, index) => {
          const label = labels[fault.path];
          const text = faultText(fault, label ?? t("common:this_field"));
          return (
            <li key={index}>
              {fault.path === "" || label === undefined ? (
                text
              ) : (
                <a href={`#${fieldId(fault.path)}`}>{text}</a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
