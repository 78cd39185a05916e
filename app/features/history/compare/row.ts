import type { AnswerDifferenceView } from "~/api/contract/compare";
import { lineWords } from "~/domain/answers/answer-lines";
import type { T } from "~/texts/resources";
import { urls } from "~/web/urls";

export interface DifferenceRow {
  id: string;
  prompt: string;
  /** In words; null where the question is the same. */
  promptBefore: string | null;
  /** What became of the answer, and of the question. */
  kind: "added" | "removed" | "changed";
  question: "same" | "revised" | "withdrawn" | "new";
  before: string[];
  after: string[];
  /** Address of the answer's form; null where the answer is read only. */
  href: string | null;
}

/** A difference as a row of its milestone's table. */
export function rowOf(t: T, answer: AnswerDifferenceView, isDraft: boolean): DifferenceRow {
  const { questionId: id, prompt, promptBefore, milestone, kind, question } = answer;
  const before = linesOn(t, answer, "before");
  const after = linesOn(t, answer, "after");
  return {
    ...{ id, prompt, kind, question },
    promptBefore: promptBefore && t("compare:prompt_before", { prompt: promptBefore }),
    before: before.length > 0 ? before : [t(emptyBefore(answer))],
    after: after.length > 0 ? after : [t(kind === "removed" ? "compare:no_answer" : "compare:gone")],
    href: isDraft && question !== "withdrawn" ? urls.question("full", milestone, id) : null,
  };
}

function emptyBefore({ kind, question }: AnswerDifferenceView) {
  if (question === "new") return "compare:not_asked";
  return kind === "added" ? "compare:no_answer" : "compare:absent";
}

function linesOn(t: T, answer: AnswerDifferenceView, side: "before" | "after"): string[] {
  const { elements, notApplicable, words, attachments } = answer;
  const files = side === "before" ? attachments.removed : attachments.added;
  return [
    ...(notApplicable?.[side] ? [t("compare:not_applicable")] : []),
    ...elements.flatMap((element) => {
      const shown = element[side];
      return shown ? [lineWords(shown)] : [];
    }),
    ...words.flatMap((one) => {
      const text = one[side];
      return text === null ? [] : [t(`compare:words.${one.about}`, { text })];
    }),
    ...files.map((name) => t("compare:file", { name: name ?? t("compare:lost_file") })),
  ];
}
