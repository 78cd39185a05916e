import type { ObsoleteAnswerView } from "~/api/contract/obsolete";
import { inPages } from "~/domain/pages";
import { lineWords } from "~/domain/answers/answer-lines";
import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";
import { historyUrls, urls } from "~/web/urls";

/** Characters of questions and answers on one page, so that the longest answers do not make it heavy. */
const PAGE = { items: 20, characters: 9000 };

export interface ObsoleteItem {
  id: string;
  why: "revised" | "withdrawn";
  /** The question's present words, or its last ones. */
  prompt: string;
  /** The question's words when it was answered; null where the questionnaire no longer has it. */
  then: string | null;
  /** What changed and what to do now. */
  advice: string | null;
  lines: string[];
  notes: string[];
  given: string;
  /** Why the user cannot confirm it, or what would be left to do; null where there is nothing to say. */
  hint: string | null;
  isConfirmable: boolean;
  /** The question's own page; null where the questionnaire no longer has it. */
  href: string | null;
  removeHref: string;
  /** Every change of the answer; the page stays after the answer is removed. */
  historyHref: string;
  files: number;
  revision: number;
}

interface ObsoletePage {
  year: number;
  total: number;
  items: ObsoleteItem[];
  /** The answer to remove, once the user confirms. */
  removing: ObsoleteItem | null;
  /** Address of the list, to cancel. */
  list: string;
  page: number;
  pages: number;
  earlier: string | null;
  later: string | null;
}

interface ObsoleteAddress {
  /** From 1; a page past the end is the last one. */
  pagina: number;
  /** Id of the question. */
  togli: string | null;
}

/** The answers to settle, page by page, or the one to remove. */
export function obsoletePage(
  t: T,
  { year, answers }: { year: number; answers: readonly ObsoleteAnswerView[] },
  { pagina, togli }: ObsoleteAddress,
): ObsoletePage {
  const pages = inPages(
    answers.map((answer) => itemOf(t, answer, pagina)),
    itemLength,
    PAGE,
  );
  const page = Math.min(pagina, pages.length);
  const items = pages[page - 1] ?? [];
  return {
    year,
    total: answers.length,
    items,
    removing: pages.flat().find(({ id }) => id === togli) ?? null,
    list: historyUrls.obsolete(page > 1 ? { pagina: page } : {}),
    page,
    pages: pages.length,
    earlier: page > 1 ? historyUrls.obsolete(page > 2 ? { pagina: page - 1 } : {}) : null,
    later: page < pages.length ? historyUrls.obsolete({ pagina: page + 1 }) : null,
  };
}

const itemLength = ({ prompt, then, advice, lines, notes }: ObsoleteItem): number =>
  [prompt, then ?? "", advice ?? "", ...lines, ...notes].join("").length;

function itemOf(t: T, answer: ObsoleteAnswerView, pagina: number): ObsoleteItem {
  const { questionId: id, why, prompt, milestone, updatedBy: who, files } = answer;
  const at = formatDateTime(answer.updatedAt);
  return {
    id,
    why,
    prompt: prompt ?? t("obsolete:unknown", { code: id }),
    then: thenOf(t, answer),
    advice: answer.advice,
    lines: answer.notApplicableChosen
      ? [t("obsolete:not_applicable", { reason: answer.notApplicableReason ?? "" })]
      : answer.lines.map(lineWords),
    notes: notesOf(t, answer),
    given: t("obsolete:given", { who: who ?? t("common:erased_person"), at }),
    hint: hintOf(t, answer),
    isConfirmable: answer.confirmable,
    href: milestone === null ? null : urls.question("full", milestone, id),
    removeHref: historyUrls.obsolete({ togli: id, ...(pagina > 1 && { pagina }) }),
    historyHref: urls.changes(id),
    files: files.length,
    revision: answer.revision,
  };
}

function thenOf(t: T, { why, copied, prompt, promptThen }: ObsoleteAnswerView): string | null {
  if (why === "withdrawn") return null;
  if (copied) return t("obsolete:copied");
  if (promptThen === null) return t("obsolete:then_unknown");
  return promptThen === prompt ? t("obsolete:then_same") : t("obsolete:then", { prompt: promptThen });
}

function hintOf(t: T, { why, confirmable, incomplete }: ObsoleteAnswerView): string | null {
  if (why === "withdrawn") return null;
  if (!confirmable) return t("obsolete:not_confirmable");
  return incomplete ? t("obsolete:incomplete") : null;
}

function notesOf(t: T, { explanation, incompatibilityExplanation, files }: ObsoleteAnswerView): string[] {
  const names = files.map((name) => name ?? t("obsolete:lost_file")).join(", ");
  const notes = [
    incompatibilityExplanation && t("obsolete:incompatibility", { explanation: incompatibilityExplanation }),
    explanation && t("obsolete:explanation", { explanation }),
    names && t("obsolete:files", { count: files.length, names }),
  ];
  return notes.filter((note) => !!note) as string[];
}
