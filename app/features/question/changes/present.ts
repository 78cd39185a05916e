import type { CallOutput } from "~/api/contract";
import type { AnswerContent } from "~/api/contract/answers";
import type { Question } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";
import type { Period } from "~/web/period";
import { surveyUrls } from "~/web/urls";
import { copiedNotes } from "../copies/copied-words";
import { answerWords } from "~/ui/question/answer-words";

type Changes = CallOutput<"survey.answerChanges">;

interface ChangeRow {
  revision: number;
  at: string;
  by: string;
  /** What this change removed and what it added; an unchanged part is not repeated. */
  before: string[];
  after: string[];
}

export interface ChangesPage {
  prompt: string;
  eyebrow: string;
  year: number;
  total: number;
  rows: ChangeRow[];
  page: number;
  pages: number;
  newer: string | null;
  older: string | null;
  /** Null where the questionnaire no longer has it. */
  question: string | null;
}

export function changesPage(t: T, changes: Changes, period: Period | null): ChangesPage {
  const { definition, page, pages } = changes;
  const urls = surveyUrls(period);
  return {
    prompt: definition.prompt,
    eyebrow: [t(`labels:area.${definition.area}`), changes.milestoneLabel].join(" · "),
    year: changes.year,
    total: changes.total,
    rows: changes.changes.map((change) => rowOf(t, definition, change)),
    page,
    pages,
    newer: page > 1 ? urls.changes(definition.guid, page - 1) : null,
    older: page < pages ? urls.changes(definition.guid, page + 1) : null,
    question: changes.withdrawn ? null : urls.question("full", definition.milestone, definition.guid),
  };
}

function rowOf(
  t: T,
  question: Question,
  { revision, at, by, proposedBy = null, before, after }: Changes["changes"][number],
): ChangeRow {
  const linesBefore = before ? contentWords(t, question, before) : [];
  const linesAfter = contentWords(t, question, after);
  const removed = linesBefore.filter((line) => !linesAfter.includes(line));
  const added = linesAfter.filter((line) => !linesBefore.includes(line));
  const row = {
    revision,
    at: formatDateTime(at),
    by: byWords(t, by ?? t("common:erased_person"), proposedBy),
  };
  // Saving an unchanged answer confirms it for a revised question.
  if (removed.length + added.length === 0)
    return { ...row, before: linesBefore, after: [t("changes:confirmed")] };
  const from = copiedNotes(t, after);
  return {
    ...row,
    before:
      removed.length > 0 ? removed : [t(linesBefore.length > 0 ? "changes:absent" : "changes:no_answer")],
    after: [
      ...(added.length > 0 ? added : [t(linesAfter.length > 0 ? "changes:removed" : "changes:taken_back")]),
      ...from,
    ],
  };
}

/** Who saved an answer, and who had proposed it. */
const byWords = (t: T, by: string, proposedBy: string | null): string =>
  proposedBy === null
    ? by
    : t("tasks:changes.proposed", { by, proposer: proposedBy || t("common:erased_person") });

function contentWords(t: T, question: Question, content: AnswerContent): string[] {
  const { lines, notes } = answerWords(t, question, content, t("changes:lost_file"));
  return [...lines, ...notes];
}
