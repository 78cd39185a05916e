import type { ReactNode } from "react";
import type { RefusedForm } from "~/domain/issues";
import { issueText, fieldId } from "../form/field";
import { FieldErrors } from "../form/field-parts";
import { useT } from "../texts";

interface GroupProps {
  /** Name to which issues of the whole answer are tied. */
  path: string;
  /** Its inputs that have no place for their own issues: the label of each, by its name. */
  members?: Readonly<Record<string, string>>;
  refused: RefusedForm | undefined;
  headingId: string;
  role?: "group" | "radiogroup";
  /** Comes before the names of its inputs. */
  prefix: string;
  children: ReactNode;
}

/** Id of the sentence under the heading that asks a question. */
export const hintIdOf = (headingId: string) => `${headingId}-hint`;

/** Id of the inputs of one question, to which the second skip link leads. */
export const answerIdOf = (prefix: string) => fieldId(prefix || "risposta");

/**
 * The inputs of one question, and the issues of the answer as a whole. The heading with the question names the group,
 * and the hint under the heading describes it, for a screen reader that reaches the inputs directly.
 */
export function Group(props: GroupProps) {
  const { path, members, refused, headingId, role = "group", prefix, children } = props;
  const t = useT();
  const names: Record<string, string> = { ...members, [path]: t("question:your_answer") };
  const issues = (refused?.issues ?? []).filter((issue) => Object.hasOwn(names, issue.path));
  return (
    <div
      id={answerIdOf(prefix)}
      role={role}
      className="field question"
      tabIndex={-1}
      aria-invalid={role === "radiogroup" && issues.length > 0 ? true : undefined}
      aria-labelledby={headingId}
      aria-describedby={hintIdOf(headingId)}
    >
      {children}
      <FieldErrors errors={issues.map((issue) => issueText(issue, names[issue.path] ?? ""))} />
    </div>
  );
}
