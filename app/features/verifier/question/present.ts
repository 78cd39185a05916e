import { lineWords } from "~/domain/answers/answer-lines";
import { listedTerms } from "~/domain/glossary/question-terms";
import type { RefusedForm } from "~/domain/issues";
import { sizeWords } from "~/domain/files/limits";
import { referenceWords } from "~/domain/references/words";
import { formatDateTime } from "~/texts/format";
import type { T } from "~/texts/resources";
import type { CaseFilter } from "~/web/verifier-urls";
import { verifierUrls } from "~/web/verifier-urls";
import { type Candidate, type Entry, itemsOf, type JudgedItem, nextDue, shownBy } from "../candidate";
import { type ChipItem, chipOf } from "../judgement-chips";

/** An answer or a file with the form that judges it. */
export interface ItemView {
  /** 0 for the answer, then the files from 1: the names of its fields on the page. */
  place: number;
  attachment: string;
  name: string;
  size: string;
  href: string;
  chip: ChipItem;
  /** The first of the page that is still to be judged. */
  isNext: boolean;
  /** The verifier's words, and when; null without a judgement. */
  judged: { comment: string; at: string } | null;
  reply: { words: string; at: string } | null;
  seen: string;
  /** What the form shows at first: the present judgement, unless it has to be made anew. */
  stored: { verdict: string; comment: string };
  next: string;
}

export function presentQuestion(t: T, candidate: Candidate, questionId: string, filter: CaseFilter) {
  const { id, candidate: entries, companyName, phase } = candidate;
  const entry = entries.find((one) => one.questionId === questionId);
  if (!entry) return null;
  const { definition, milestoneLabel } = entry;
  const { area, level, prompt, why, where, references, proof } = definition;
  const { pagina: _, ...view } = filter;
  return {
    id,
    company: companyName,
    prompt,
    place: [t(`labels:area.${area}`), milestoneLabel, t(`labels:level.${level}`)].join(" · "),
    help: { why, where, references, ...(proof && { proof }) },
    terms: listedTerms([
      prompt,
      why,
      where,
      ...references.map(referenceWords),
      ...entry.lines.map(lineWords),
    ]),
    answer: answerWords(t, entry),
    change: changeWords(t, entry),
    isChecking: phase === "documents",
    items: itemsOf(entry).map((item, place, all) => ({
      ...itemView(item, place, { id, entry, entries }),
      isNext: item === all.find(({ isDue }) => isDue),
    })),
    ...neighbours(t, candidate, entry, view),
    action: verifierUrls.question(id, questionId, view),
    toCase: verifierUrls.case(id, view),
  };
}

function answerWords(t: T, { lines, notApplicableReason, explanation, incompatibilityExplanation }: Entry) {
  const notes = [
    ...(explanation ? [t("review:explanation", { explanation })] : []),
    ...(incompatibilityExplanation
      ? [t("review:incompatibility", { explanation: incompatibilityExplanation })]
      : []),
  ];
  return { lines: declaredLines(t, { lines, notApplicableReason }), notes };
}

const declaredLines = (t: T, { lines, notApplicableReason }: NonNullable<Entry["before"]>): string[] =>
  lines.length === 0 && notApplicableReason !== null
    ? [t("review:not_applicable", { reason: notApplicableReason })]
    : lines.map(lineWords);

/** What is different from the company's last card; null where nothing is, or there was none. */
function changeWords(t: T, { change, before }: Entry): { words: string; lines: string[] } | null {
  if (change === "new") return { words: t("verifier:change.new"), lines: [] };
  if (change !== "changed" || before === null) return null;
  return { words: t("verifier:change.changed"), lines: declaredLines(t, before) };
}

interface Around {
  id: string;
  entry: Entry;
  entries: readonly Entry[];
}

function itemView(item: JudgedItem, place: number, { id, entry, entries }: Around): Omit<ItemView, "isNext"> {
  const { attachment, name, size, verdict, comment, reply, judgedAt, repliedAt, isDue } = item;
  const isOpen = isDue || reply !== null;
  const others = itemsOf(entry).some((one) => one.attachment !== attachment && one.isDue);
  const next = others ? entry : nextDue(entries, entry.questionId);
  return {
    place,
    attachment: attachment ?? "",
    name,
    size: sizeWords(size),
    href: attachment === null ? "" : verifierUrls.file(id, attachment),
    chip: chipOf(item),
    judged: verdict && { comment: comment ?? "", at: judgedAt === null ? "" : formatDateTime(judgedAt) },
    reply: reply === null ? null : { words: reply, at: repliedAt === null ? "" : formatDateTime(repliedAt) },
    seen: repliedAt ?? judgedAt ?? "",
    stored: { verdict: isOpen ? "" : (verdict ?? ""), comment: isOpen ? "" : (comment ?? "") },
    next: next === null || (next === entry && !others) ? "" : next.questionId,
  };
}

/** The questions before and after this one among those that the filter shows. */
function neighbours(t: T, { id, candidate: entries }: Candidate, entry: Entry, view: CaseFilter) {
  const filtered = shownBy(entries, view);
  const shown = filtered.includes(entry) ? filtered : entries;
  const index = shown.indexOf(entry);
  const hrefAt = (place: number) => {
    const other = shown[place];
    return other ? verifierUrls.question(id, other.questionId, view) : null;
  };
  return {
    position: t("verifier:position", { index: index + 1, total: shown.length }),
    previous: hrefAt(index - 1),
    following: hrefAt(index + 1),
  };
}

/** The name of a field of one of the page's forms, in the error summary and in the ids of the page. */
export const fieldName = (field: "verdict" | "comment", place: number): string => `${field}.${place}`;

/**
 * A refused judgement belongs to one of several forms on the page. `refused` is that of the whole page, where each form
 * has its own fields. `lost`: the typed words where the page no longer has that form.
 */
export function refusedOnPage(posted: RefusedForm | undefined, items: readonly ItemView[]) {
  const attachment = posted?.values["attachment"]?.[0] ?? "";
  const place = posted ? items.findIndex((one) => one.attachment === attachment) : -1;
  const refused = posted && {
    values: {},
    issues: posted.issues.map((issue) =>
      issue.path === "verdict" || issue.path === "comment"
        ? { ...issue, path: place < 0 ? "" : fieldName(issue.path, place) }
        : issue,
    ),
  };
  return { refused, place, lost: posted && place < 0 ? (posted.values["comment"]?.[0] ?? "") : "" };
}
