import type { CallOutput } from "~/api/contract";
import type { JudgedItem } from "~/api/contract/verification";
import { documentsByLevel } from "~/domain/card/evidence";
import type { Verdict } from "~/domain/card/card-life";
import { hasLostRight, type RefusedForm } from "~/domain/issues";
import { inPages } from "~/domain/pages";
import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";
import { historyUrls, surveyUrls, urls } from "~/web/urls";
import { judgementInWords } from "~/web/refusal-words";

type Verification = CallOutput<"survey.verification">;
type History = CallOutput<"survey.history">;

/** The most comments on one page, each with its form; fewer where they are long. */
const PAGE = { items: 10, characters: 12_000 };

export interface CommentRow {
  question: string;
  /** "" where the comment is about the answer itself. */
  attachment: string;
  prompt: string;
  /** Address of the question; null where the questionnaire no longer has it. */
  href: string | null;
  /** Whether the verifier commented, asked or rejected, and which answer or file. */
  about: string;
  /** What the verifier wrote, or what to do about a finding of the automatic check. */
  words: string;
  judgedAt: string | null;
  /** When the later of comment and reply was written: a new reply is built on it. */
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

export function presentVerification(t: T, verification: Verification, history: History, showing: Showing) {
  const { year, enabled, revision, refusals, nextIssueAt, open, returned, accepted, items, lookedAgain } =
    verification;
  return {
    ...{ year, enabled, revision, refusals, nextIssueAt, open, returned, accepted, items, lookedAgain },
    canWrite: showing.canWrite,
    documents: documentsOf(verification),
    card: verifiedCard(t, history),
    comments: presentComments(t, verification, showing.page),
  };
}

const documentsOf = ({ documents }: Verification) =>
  documentsByLevel(
    documents.map(({ questionId: id, milestone, level, ...need }) => ({
      ...need,
      id,
      href: urls.question(level, milestone, id),
    })),
    3,
  );

/** Comments that still need a reply come first; the others stay readable. */
function presentComments(t: T, { comments, returned }: Verification, requestedPage: number) {
  const isFinding = returned?.how === "check_failed";
  const all = comments.map((one) => commentRow(t, one, isFinding));
  const unsettled = all.filter(({ state }) => state === "open");
  const ordered = [...unsettled, ...all.filter(({ state }) => state !== "open")];
  const pages = inPages(ordered, rowLength, PAGE);
  const page = Math.min(requestedPage, pages.length);
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

/** How many comments there are of each kind. */
function kindsOf(comments: readonly JudgedItem[]) {
  const countOf = (kind: Verdict) => comments.filter(({ verdict }) => verdict === kind).length;
  return { rejected: countOf("rejected"), commented: countOf("commented"), asked: countOf("asked") };
}

const rowLength = ({ words, reply }: CommentRow): number => words.length + reply.length;

function commentRow(t: T, one: JudgedItem, isFinding: boolean): CommentRow {
  const verdict = one.verdict === null || one.verdict === "accepted" ? "commented" : one.verdict;
  const judgement = { verdict, comment: one.comment ?? "" };
  const file = one.attachmentId === null ? null : { name: one.fileName };
  return {
    question: one.questionId,
    attachment: one.attachmentId ?? "",
    prompt: one.prompt,
    href: one.milestone === "" ? null : urls.question("full", one.milestone, one.questionId),
    ...judgementInWords(t, { ...judgement, file, document: one.document }, isFinding),
    judgedAt: one.judgedAt && formatDateTime(one.judgedAt),
    seen: one.repliedAt ?? one.judgedAt ?? "",
    state: one.reply !== null ? "replied" : one.hasChanged ? "changed" : "open",
    reply: one.reply ?? "",
    repliedAt: one.repliedAt && formatDateTime(one.repliedAt),
  };
}

/** The newest verified card of the year. */
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

/** The name of a comment's reply field, in the error summary and in the ids of the page. */
export const replyField = ({ question, attachment }: { question: string; attachment: string }) =>
  `reply.${question}${attachment && `.${attachment}`}`;

/** A refused form with a reply, and the name of its field on the page. */
export interface RefusedReply {
  field: string;
  refused: RefusedForm;
}

interface RefusedOnPage {
  refused: RefusedForm | undefined;
  refusedReply: RefusedReply | null;
  lost: string;
}

/**
 * A refused reply belongs to one of several forms on the page, the one it was typed in. `refused` is that of the whole
 * page, where each form has its own field. `lost` is the typed reply where the page no longer has that form; the page of a
 * person who may not write has none of them.
 */
export function refusedOnPage(
  refused: RefusedForm | undefined,
  rows: readonly CommentRow[],
  canWrite: boolean,
): RefusedOnPage {
  const posted = (name: string) => refused?.values[name]?.[0] ?? "";
  if (!refused || posted("intent") !== "reply" || hasLostRight(refused))
    return { refused, refusedReply: null, lost: "" };
  const field = replyField({ question: posted("question"), attachment: posted("attachment") });
  const isHere = canWrite && rows.some((row) => replyField(row) === field);
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
