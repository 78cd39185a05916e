import type { CallOutput } from "~/api/contract";
import { AREAS } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import { historyUrls, surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { sourceWords } from "./source-words";

type Preview = CallOutput<"survey.copyPreview">;
type Named = Preview["emptied"][number];

/** The draft becomes its source, or takes answers of another company: the texts of each are a namespace. */
export type Kind = "restore" | "copy";

/** Characters of a question's words in a list of all questions. */
const MOST_WORDS = 160;

/** The changes of a restore or a copy; null = the server offers no preview. */
export function presentRestore(
  t: T,
  preview: Preview | null,
  { viewer, kind }: { viewer: Pick<Viewer, "user" | "can">; kind: Kind },
) {
  return {
    year: preview?.year ?? viewer.user.currentFiscalYear,
    source: sourceWords(t, preview?.source ?? null, kind === "copy"),
    refusals: preview?.refusals ?? refusalsTo(viewer),
    runningHref: preview?.running ? historyUrls.restoring(preview.running) : null,
    changes: preview && changesOf(t, preview, kind),
  };
}

/** The refusals that need no call (spec §6). */
const refusalsTo = ({ user, can }: Pick<Viewer, "user" | "can">): string[] => [
  ...(can("write") ? [] : ["read_only"]),
  ...(user.isValidated ? [] : ["not_enabled"]),
];

function changesOf(t: T, preview: Preview, kind: Kind) {
  const { changed, emptied, skipped, unchanged, filesGone } = preview;
  const choices = [
    ...changed.map((one) => ({ ...one, choice: choiceOf(t, one, changeWords(t, one)) })),
    ...emptied.map((one) => ({ ...one, choice: choiceOf(t, one, t("restore:choice.emptied")) })),
  ].sort((one, other) => one.number - other.number);
  return {
    ...{ kind, unchanged, filesGone },
    total: choices.length,
    changed: changed.length,
    toConfirm: changed.filter(({ toConfirm }) => toConfirm).length,
    replaced: changed.filter(({ replaces }) => replaces).length,
    leftOut: changed.filter(({ leftOut }) => leftOut > 0).length,
    emptied: emptied.map((one) => linkOf(t, one)),
    skipped: shownSkipped(t, skipped),
    areas: AREAS.map((id) => ({
      id,
      label: t(`labels:area.${id}`),
      questions: choices.filter(({ area }) => area === id).map(({ choice }) => choice),
    })).filter(({ questions }) => questions.length > 0),
    /** A copy takes the place of an answer only where the user ticks its box. */
    ticked: choices.filter((one) => !("replaces" in one && one.replaces)).map(({ number }) => String(number)),
  };
}

export type Changes = ReturnType<typeof changesOf>;

/** A box names its question by number, which halves the size of a page of all questions. */
const choiceOf = (t: T, { number, prompt }: Named, effect: string | null) => {
  const words = t("restore:question", { number, prompt: cut(prompt) });
  return { number, label: effect === null ? words : `${words} ${effect}` };
};

function changeWords(t: T, { toConfirm, replaces }: Preview["changed"][number]): string | null {
  if (replaces) return t("copy:choice.replaces");
  return toConfirm ? t("restore:choice.to_confirm") : null;
}

const linkOf = (t: T, { questionId, number, milestone, prompt }: Named) => ({
  number,
  words: t("restore:question", { number, prompt: cut(prompt) }),
  href: surveyUrls(null).question("full", milestone, questionId),
});

/** The answers that are left out, with the reasons. */
export const shownSkipped = (t: T, skipped: Preview["skipped"]) =>
  skipped.map(({ questionId, prompt, reason }) => ({
    key: questionId,
    question: cut(prompt),
    why: t(`restore:skipped.${reason}`),
  }));

const cut = (text: string) => (text.length <= MOST_WORDS ? text : `${text.slice(0, MOST_WORDS).trimEnd()}…`);
