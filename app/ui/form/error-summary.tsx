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
  if (failure === undefined || failure.faults.length === 0) return null;
  return (
    <div
      id="errori"
      className="summary"
      role="alert"
      aria-labelledby="errori-titolo"
      tabIndex={-1}
      // The page answers a post: where to go on is here, and the browser brings the reader to it without script.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
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
