import { useT } from "../texts";
import { hasLostRight, type RefusedForm } from "~/domain/issues";
import { fieldId, issueText } from "./field";
import { TypedValues } from "./typed-values";

interface ErrorSummaryProps {
  refused: RefusedForm | undefined;
  /** What each field is called, by its name. */
  labels: Readonly<Record<string, string>>;
}

/**
 * Every issue of a refused form, first in `main`; each line links to its field. Where the form went with the right to send it, what was
 * typed stands below.
 */
export function ErrorSummary({ refused, labels }: ErrorSummaryProps) {
  const t = useT();
  if (refused === undefined || refused.issues.length === 0) return null;
  const isOfField = ({ path }: { path: string }) => path !== "" && labels[path] !== undefined;
  const title = refused.issues.some(isOfField) ? "common:error_summary_title" : "common:error_summary_none";
  return (
    <>
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
        <h2 id="errori-titolo">{t(title)}</h2>
        <ul>
          {refused.issues.map((issue, index) => {
            const text = issueText(issue, labels[issue.path] ?? t("common:this_field"));
            return (
              <li key={index}>{isOfField(issue) ? <a href={`#${fieldId(issue.path)}`}>{text}</a> : text}</li>
            );
          })}
        </ul>
      </div>
      {hasLostRight(refused) && <TypedValues refused={refused} labels={labels} />}
    </>
  );
}
