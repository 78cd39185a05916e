import type { ImportRefusal, ImportView } from "~/api/contract/workbook";
import type { AnswerStatus } from "~/domain/question/answer";
import type { T } from "~/texts/resources";
import { issueText } from "~/ui/form/field";
import { formatDateTime } from "~/texts/format";
import { wordIssue, sentenceOf } from "~/web/errors.server";
import { urls, workbookUrls } from "~/web/urls";
import { questionWords, shownChanges, wholeChange, type ShownChange } from "./changes";

/** The most questions that are named by number. */
const MOST_NUMBERS = 20;
/** The most refusals that are listed, beside few changes and beside many. */
const MOST_REFUSALS = [100, 30] as const;
const MANY_CHANGES = 40;

export interface ShownRefusal {
  place: string;
  question: string;
  why: string;
}

export interface PreviewPage {
  state: "preview";
  file: string;
  until: string;
  changes: ShownChange[];
  refusals: ShownRefusal[];
  /** The number of refusals that are not listed. */
  more: number;
  unchanged: number;
  kept: string | null;
}

/** One of the changes with all its values. */
export interface ChangePage {
  state: "change";
  change: ShownChange;
  place: string;
  backHref: string;
}

/** The file waits for its turn to be read. */
export interface ReadingPage {
  state: "reading";
  file: string;
  ahead: number;
}

export interface RunningPage {
  state: "running";
  percent: number;
}

export interface DonePage {
  state: "done";
  file: string;
  saved: { words: string; href: string; status: AnswerStatus }[];
  skipped: ShownRefusal[];
}

export interface FailedPage {
  state: "failed";
  why: string;
}

export type ImportPage = ReadingPage | PreviewPage | ChangePage | RunningPage | DonePage | FailedPage;

/**
 * An import as its page shows it: its preview (of one question, where the address has its number), its progress, or its
 * result.
 */
export function importPage(t: T, view: ImportView, questionNumber: string | null): ImportPage {
  if (view.preview) {
    const { changes } = view.preview;
    const one = changes.find(({ question }) => String(question.number) === questionNumber);
    if (!one) return previewPage(t, view, view.preview);
    const place = t("excel:refused.row", { ...one.place });
    const backHref = workbookUrls.import(view.id);
    return { state: "change", change: wholeChange(t, view.id, one), place, backHref };
  }
  if (view.reading) return { state: "reading", file: view.fileName, ahead: view.reading.ahead };
  if (view.state === "rejected") return { state: "failed", why: whyFailed(view) };
  if (!view.outcome) return { state: "running", percent: view.progress };
  const { saved, skipped } = view.outcome;
  return {
    state: "done",
    file: view.fileName,
    saved: saved.map(({ question, milestone, status }) => ({
      words: questionWords(t, question),
      href: urls.question("full", milestone, question.id),
      status,
    })),
    skipped: skipped.map((refusal) => shownRefusal(t, refusal)),
  };
}

const whyFailed = ({ issue, error }: ImportView): string =>
  issue ? issueText(wordIssue({ path: "", ...issue }), "") : sentenceOf(error);

function previewPage(t: T, view: ImportView, preview: NonNullable<ImportView["preview"]>): PreviewPage {
  const { changes, refused, unchanged, kept } = preview;
  const refusals = preview.refusals.slice(0, MOST_REFUSALS[changes.length > MANY_CHANGES ? 1 : 0]);
  return {
    state: "preview",
    file: view.fileName,
    until: formatDateTime(view.expiresAt),
    changes: shownChanges(t, view.id, changes),
    refusals: refusals.map((refusal) => shownRefusal(t, refusal)),
    more: refused - refusals.length,
    unchanged,
    kept: keptWords(t, kept),
  };
}

function shownRefusal(t: T, { question, place, field, code, params }: ImportRefusal): ShownRefusal {
  return {
    place: t("excel:refused.row", { ...place }),
    question: question ? questionWords(t, question) : t("excel:question_unknown"),
    why: issueText(wordIssue({ path: "", code, params }), field),
  };
}

function keptWords(t: T, kept: readonly number[]): string | null {
  if (kept.length === 0) return null;
  const numbers = kept.slice(0, MOST_NUMBERS).join(", ");
  return t("excel:kept", {
    count: kept.length,
    numbers: kept.length > MOST_NUMBERS ? `${numbers}…` : numbers,
  });
}
