import type { RefusedForm } from "~/domain/issues";
import { carriedRevision } from "~/web/read-form.server";
import { WHOLE_ANSWER } from "./form";
import { pressedIn } from "./pressed";
import type { QuestionItem } from "./question-item";

/** The refused form as the inputs of a question read it: "" is their own group there, not the whole form. */
export function refusedFields(refused: RefusedForm | undefined): RefusedForm | undefined {
  if (!refused) return undefined;
  const issues = refused.issues.filter(({ path }) => path !== "");
  const issuesHere = issues.map((issue) => (issue.path === WHOLE_ANSWER ? { ...issue, path: "" } : issue));
  return { ...refused, issues: issuesHere };
}

const typedAt = (refused: RefusedForm | undefined, name: string) => refused?.values[name]?.[0];

/** The typed values of one question, by element. */
export function typedBefore(refused: RefusedForm, prefix: string): Record<string, string> {
  const ownValues = Object.entries(refused.values).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(ownValues.map(([name, values]) => [name.slice(prefix.length), values[0] ?? ""]));
}

/**
 * The refused form as one question shows it: a form that broke off in the midst of a file lacks the questions behind it,
 * and these show what is stored. An empty form would be saved as empty answers.
 */
export const refusedFor = (refused: RefusedForm | undefined, { prefix }: QuestionItem) =>
  typedAt(refused, `${prefix}revision`) === undefined ? undefined : refused;

/** Another person saved the question after this form was made. */
export function isConflict(refused: RefusedForm | undefined, { prefix, revision }: QuestionItem): boolean {
  const isRefused = refused?.issues.some(({ path, code }) => path === "" && code === "conflict") ?? false;
  return isRefused && typedAt(refused, `${prefix}revision`) !== String(revision);
}

/**
 * The revision the form is built on. A form that is shown again keeps its own, so that a save by another person is
 * noticed; only after the page has shown that person's values does it take the new one.
 */
export function revisionOf(refused: RefusedForm | undefined, item: QuestionItem): string {
  const posted = typedAt(refused, `${item.prefix}revision`);
  if (posted === undefined) return String(item.filled?.revision ?? item.revision);
  return isConflict(refused, item) ? String(item.revision) : carriedRevision(posted);
}

/** The form of an undo that was refused as it was sent. It posted none of the page's own fields. */
export function undoIn(refused: RefusedForm | undefined, to: string) {
  const next = typedAt(refused, "next") ?? "";
  const undone = typedAt(refused, "undone") ?? "";
  return pressedIn(next).button === "undo" ? { to, fields: { next, undone } } : null;
}
