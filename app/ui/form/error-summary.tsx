import { useT } from "../texts";
import type { RefusedForm } from "~/domain/issues";
import { fieldId, issueText } from "./field";

interface ErrorSummaryProps {
  refused: RefusedForm | undefined;
  /** What each field is called, by its name. */
  labels: Readonly<Record<string, string>>;
}

/** Every issue of a refused form, first in `main`; each line links to its field. */
export function ErrorSummary({ refused, labels }: ErrorSummaryProps) {
  const t = useT();
  if (refused === undefined || refused.issues.length === 0) return null;
  return (
    <div
      id="errori"
      className="summary"
      role="alert"
      aria-labelledby="errori-titolo"
      tabIndex={-1}
      // The page answers a post and says here how to go on; the browser brings the reader to it without script.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      <h2 id="errori-titolo">{t("common:error_summary_title")}</h2>
      <ul>
        {refused.issues.map((issue, index) => {
          const label = labels[issue.path];
          const text = issueText(issue, label ?? t("common:this_field"));
          return (
            <li key={index}>
              {issue.path === "" || label === undefined ? (
                text
              ) : (
                <a href={`#${fieldId(issue.path)}`}>{text}</a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
