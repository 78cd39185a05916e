import type { FormFailure } from "~/domain/faults";
import { carriedRevision } from "~/web/read-form.server";
import { WHOLE_ANSWER } from "./form";
import { pressedIn } from "./pressed";
import type { QuestionItem } from "./question-item";

/** The failure as the inputs of a question read it: "" is their own group there, not the whole form. */
export function fieldsFailure(failure: FormFailure | undefined): FormFailure | undefined {
  if (!failure) return undefined;
  const faults = failure.faults.filter(({ path }) => path !== "");
  const own = faults.map((fault) => (fault.path === WHOLE_ANSWER ? { ...fault, path: "" } : fault));
  return { ...failure, faults: own };
}

const typedAt = (failure: FormFailure | undefined, name: string) => failure?.values[name]?.[0];

/** What was typed for one question, by element. */
export function typedBefore(failure: FormFailure, prefix: string): Record<string, string> {
  const own = Object.entries(failure.values).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, values]) => [name.slice(prefix.length), values[0] ?? ""]));
}

/** Somebody saved the question after this form was made. */
export function isConflict(failure: FormFailure | undefined, { prefix, revision }: QuestionItem): boolean {
  const isRefused = failure?.faults.some(({ path, code }) => path === "" && code === "conflict") ?? false;
  return isRefused && typedAt(failure, `${prefix}revision`) !== String(revision);
}

/**
 * The revision the form is built on. A form that is shown again keeps its own, so that what others saved meanwhile is
 * noticed; only after having shown theirs does it take the new one.
 */
export function revisionOf(failure: FormFailure | undefined, item: QuestionItem): string {
  const posted = typedAt(failure, `${item.prefix}revision`);
  return posted === undefined || isConflict(failure, item) ? String(item.revision) : carriedRevision(posted);
}

/** The undo that could not be done as it was sent: its form again. It posted nothing of the page's own fields. */
export function undoIn(failure: FormFailure | undefined, to: string) {
  const next = typedAt(failure, "next") ?? "";
  const undone = typedAt(failure, "undone") ?? "";
  return pressedIn(next).button === "undo" ? { to, fields: { next, undone } } : null;
}
