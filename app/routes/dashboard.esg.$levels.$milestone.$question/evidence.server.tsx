import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CallOutput } from "~/api/contract";
import type { AttachmentView, QuestionView } from "~/api/contract/survey";
import { ACCEPTED_ENDINGS, KIND_NAMES, kindOf } from "~/domain/files/kinds";
import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";
import type { FormFailure } from "~/domain/faults";
import type { T } from "~/texts/resources";
import { Attachments, FileList } from "~/ui/question/attachments";
import { fileEntry } from "~/ui/question/file-entry";
import { TextsProvider } from "~/ui/texts";
import { urls } from "~/web/urls";
import { prefixOf } from "./form";

/** The files of an answer as markup: no script has anything to do with them, so none comes for them. */
export interface Evidence {
  /** To be read. */
  list: string;
  /** To be changed; null where the answers can only be read. */
  form: string | null;
  /** What the input is called. */
  label: string;
}

/** Null for a question that takes no files and has none. */
export function evidenceOf(t: T, view: QuestionView, prefix: string, isRead: boolean): Evidence | null {
  const files = filesOf(t, view);
  const { evidence } = view.definition;
  if (!evidence && files.length === 0) return null;
  return {
    list: markup(t, <FileList files={files} urlOf={urls.file} />),
    form: isRead || !evidence ? null : formMarkup(t, view, prefix, undefined),
    label: t("files:label"),
  };
}

/** The same parts of a page whose form was refused, by the prefix of their inputs. */
export function evidenceAgain(
  t: T,
  { questions }: CallOutput<"survey.question">,
  failure: FormFailure,
): Record<string, string> {
  const parts = questions.flatMap((view, index) => {
    const prefix = prefixOf(index, questions.length);
    return view.definition.evidence ? [[prefix, formMarkup(t, view, prefix, failure)] as const] : [];
  });
  return Object.fromEntries(parts);
}

function formMarkup(t: T, view: QuestionView, prefix: string, failure: FormFailure | undefined): string {
  const stored = filesOf(t, view);
  const files = failure ? (failure.values[`${prefix}attachment[]`] ?? []) : stored;
  const limits = { max: sizeWords(FILE_LIMIT), kinds: KIND_NAMES };
  const words = {
    title: t("files:title"),
    lead: t(`files:${view.definition.evidence ?? "welcome"}`),
    label: t("files:label"),
    hint: t(files.length > 0 ? "files:hint" : "files:hint_first", limits),
    attach: t("files:attach"),
    replace: t("files:replace"),
    remove: t("files:remove"),
    save: t("question:save_and_continue"),
  };
  const given = { files, words, prefix, failure, accept: ACCEPTED_ENDINGS, urlOf: urls.file };
  return markup(t, <Attachments {...given} />);
}

const markup = (t: T, element: ReactElement) =>
  renderToStaticMarkup(<TextsProvider value={t}>{element}</TextsProvider>);

const filesOf = (t: T, { answer }: QuestionView) => answer.attachments.map((file) => storedEntry(t, file));

const storedEntry = (t: T, { id, name, size }: AttachmentView) =>
  fileEntry({ id, name, about: t("files:detail", detailOf(name, size)) });

/** A file that is handed in, and that no saved answer names yet. */
export const waitingEntry = (t: T, id: string, name: string, size: number): string =>
  fileEntry({ id, name, about: t("files:detail_waiting", detailOf(name, size)) });

const detailOf = (name: string, size: number) => ({
  kind: (kindOf(name) ?? "").toUpperCase(),
  size: sizeWords(size),
});
