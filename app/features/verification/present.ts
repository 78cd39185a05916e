import type { CallOutput } from "~/api/contract";
import type { JudgedItem } from "~/api/contract/verification";
import type { RefusedForm } from "~/domain/issues";
import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";
import { historyUrls, surveyUrls, urls } from "~/web/urls";
import { judgementInWords } from "~/web/refusal-words";

type Verification = CallOutput<"survey.verification">;
type History = CallOutput<"survey.history">;

/** So many comments, each with its form, are on a page at most; fewer where they are long. */
const MOST_COMMENTS = 10;
const MOST_CHARACTERS = 12_000;

export interface CommentRow {
  question: string;
  /** "" where the comment is about the answer itself. */
  attachment: string;
  prompt: string;
  /** Where the answer is given; null where the question is no longer known. */
  href: string | null;
  /** Whether it was rejected or asked about, and what. */
  about: string;
  /** What the verifier wrote, or what to do about what the automatic check found. */
  words: string;
  judgedAt: string | null;
  /** When the last word of the two was written: a reply stands on it. */
  seen: string;
  state: "open" | "replied" | "changed";
  reply: string;
  repliedAt: string | null;
}

interface Showing {
  canWrite: boolean;
  /** From 1. */
  page: number;
}

export function presentVerification(t: T, given: Verification, history: History, showing: Showing) {
  const { year, enabled, revision, refusals, nextIssueAt, open, returned, accepted, items, lookedAgain } =
    given;
  return {
    ...{ year, enabled, revision, refusals, nextIssueAt, open, returned, accepted, items, lookedAgain },
    canWrite: showing.canWrite,
    card: verifiedCard(t, history),
    comments: presentComments(t, given, showing.page),
  };
}

/** Those that still need something come first; the rest stays to be read. */
function presentComments(t: T, { comments, returned }: Verification, asked: number) {
  const isFinding = returned?.how === "check_failed";
  const all = comments.map((one) => commentRow(t, one, isFinding));
  const unsettled = all.filter(({ state }) => state === "open");
  const ordered = [...unsettled, ...all.filter(({ state }) => state !== "open")];
  const pages = pagesOf(ordered);
  const page = Math.min(asked, pages.length);
  const rows = pages[page - 1] ?? [];
  const before = pages.slice(0, page - 1).flat().length;
  return {
    rows,
    kinds: isFinding ? null : kindsOf(comments),
    isOpen: returned === null,
    total: ordered.length,
    unsettled: unsettled.length,
    from: before + 1,
    to: before + rows.length,
    page,
    pages: pages.length,
    newer: page > 1 ? historyUrls.verification(page - 1) : null,
    older: page < pages.length ? historyUrls.verification(page + 1) : null,
  };
}

/** How many were rejected, and of how many something was asked. */
function kindsOf(comments: readonly JudgedItem[]) {
  const rejected = comments.filter(({ verdict }) => verdict === "rejected").length;
  return { rejected, commented: comments.length - rejected };
}

function pagesOf(rows: readonly CommentRow[]): CommentRow[][] {
  const pages: CommentRow[][] = [[]];
  for (const row of rows) {
    const last = pages.at(-1) ?? [];
    const isFull = last.length === MOST_COMMENTS || length([...last, row]) > MOST_CHARACTERS;
    if (isFull && last.length > 0) pages.push([row]);
    else last.push(row);
  }
  return pages;
}

const length = (rows: readonly CommentRow[]) =>
  rows.reduce((sum, { words, reply }) => sum + words.length + reply.length, 0);

function commentRow(t: T, one: JudgedItem, isFinding: boolean): CommentRow {
  const said = { isRejected: one.verdict === "rejected", comment: one.comment ?? "" };
  const file = one.attachmentId === null ? null : { name: one.fileName };
  return {
    question: one.questionId,
    attachment: one.attachmentId ?? "",
    prompt: one.prompt,
    href: one.milestone === "" ? null : urls.question("full", one.milestone, one.questionId),
    ...judgementInWords(t, { ...said, file }, isFinding),
    judgedAt: one.judgedAt && formatDateTime(one.judgedAt),
    seen: one.repliedAt ?? one.judgedAt ?? "",
    state: one.reply !== null ? "replied" : one.hasChanged ? "changed" : "open",
    reply: one.reply ?? "",
    repliedAt: one.repliedAt && formatDateTime(one.repliedAt),
  };
}

/** The newest card of the year that somebody has verified. */
function verifiedCard(t: T, { year, versions }: History) {
  const issued = [...(versions.public ? [versions.public] : []), ...versions.other];
  const card = issued.find(({ certification }) => (certification?.level ?? 1) > 1);
  if (!card?.certification) return null;
  const { level, body, date } = card.certification;
  const params = { level, date: formatDateTime(date) };
  return {
    id: card.id,
    href: surveyUrls({ version: card.id, year }).period(),
    words: body
      ? t("verification:card_text", { ...params, body })
      : t("verification:card_text_alone", params),
  };
}

/** The name of the field with the reply to a comment, as the error summary and the ids of the page know it. */
export const replyField = ({ question, attachment }: { question: string; attachment: string }) =>
  `reply.${question}${attachment && `.${attachment}`}`;

/** A form with a reply that was refused: by the name of its field on the page, as it was posted. */
export interface RefusedReply {
  field: string;
  refused: RefusedForm;
}

interface FailureOnPage {
  refused: RefusedForm | undefined;
  refusedReply: RefusedReply | null;
  lost: string;
}

/**
 * A refused reply belongs to the form it was typed in, of several on the page: `refused` is that of the whole page, where
 * each form has a field of its own. `lost` is what was typed where the page no longer has that form.
 */
export function refusedOnPage(refused: RefusedForm | undefined, rows: readonly CommentRow[]): FailureOnPage {
  const posted = (name: string) => refused?.values[name]?.[0] ?? "";
  if (!refused || posted("intent") !== "reply") return { refused, refusedReply: null, lost: "" };
  const field = replyField({ question: posted("question"), attachment: posted("attachment") });
  const isHere = rows.some((row) => replyField(row) === field);
  const path = isHere ? field : "";
  return {
    refused: {
      values: {},
      issues: refused.issues.map((issue) => (issue.path === "reply" ? { ...issue, path } : issue)),
    },
    refusedReply: isHere ? { field, refused } : null,
    lost: isHere ? "" : posted("reply"),
  };
}
