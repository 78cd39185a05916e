import type { CallOutput } from "~/api/contract";
import { AREAS } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import { historyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { sourceWords } from "./source-words";

type Preview = CallOutput<"survey.copyPreview">;

/** Characters of a question's words in a list of all questions. */
const MOST_WORDS = 160;

/** The changes of a restore; null = the server offers no preview. */
export function presentRestore(
  t: T,
  preview: Preview | null,
  { viewer, isGroup }: { viewer: Pick<Viewer, "user" | "can">; isGroup: boolean },
) {
  return {
    year: preview?.year ?? viewer.user.currentFiscalYear,
    source: sourceWords(t, preview?.source ?? null, isGroup),
    refusals: preview?.refusals ?? refusalsTo(viewer),
    runningHref: preview?.running ? historyUrls.restoring(preview.running) : null,
    changes: preview && changesOf(t, preview, isGroup),
  };
}

/** The refusals that need no call (spec §6). */
const refusalsTo = ({ user, can }: Pick<Viewer, "user" | "can">): string[] => [
  ...(can("write") ? [] : ["read_only"]),
  ...(user.isValidated ? [] : ["not_enabled"]),
];

function changesOf(t: T, preview: Preview, isGroup: boolean) {
  const { copied, skipped, unchanged, staying, filesGone } = preview;
  return {
    copied: copied.length,
    toConfirm: copied.filter(({ toConfirm }) => toConfirm).length,
    leftOut: copied.filter(({ leftOut }) => leftOut > 0).length,
    ...{ unchanged, staying, filesGone, isGroup },
    skipped: shownSkipped(t, skipped),
    areas: AREAS.map((id) => ({
      id,
      label: t(`labels:area.${id}`),
      questions: copied.filter(({ area }) => area === id).map((question) => choiceOf(t, question)),
    })).filter(({ questions }) => questions.length > 0),
  };
}

export type Changes = ReturnType<typeof changesOf>;

/** A box names its question by number, which halves the size of a page of all questions. */
function choiceOf(t: T, { number, prompt, toConfirm }: Preview["copied"][number]) {
  const words = { number, prompt: cut(prompt) };
  return { number, label: t(toConfirm ? "restore:question_to_confirm" : "restore:question", words) };
}

/** The answers that are left out, with the reasons. */
export const shownSkipped = (t: T, skipped: Preview["skipped"]) =>
  skipped.map(({ questionId, prompt, reason }) => ({
    key: questionId,
    question: cut(prompt),
    why: t(`restore:skipped.${reason}`),
  }));

const cut = (text: string) => (text.length <= MOST_WORDS ? text : `${text.slice(0, MOST_WORDS).trimEnd()}…`);
