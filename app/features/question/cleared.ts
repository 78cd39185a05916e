import type { T } from "~/texts/resources";
import type { Notice } from "~/web/session.server";
import type { PostedQuestion } from "./form";
import { undoForm } from "./undo-form";
import { savedNotice, type Saved } from "./saved";

interface Cleared {
  cleared: PostedQuestion;
  /** Revision of the answer after the save. */
  revision: number;
  /** What was saved of the other questions of the page. */
  saved: Saved;
  /** Address of the page. */
  to: string;
}

/** The notice after an answer was cleared, with the undo form where there was an answer. */
export function clearedNotice(t: T, { cleared, revision, saved, to }: Cleared): Notice {
  const { question, prefix } = cleared;
  const taken =
    prefix === "" ? t("survey:taken_back") : t("survey:taken_back_of", { prompt: question.prompt });
  const otherWords = saved.answers.length === 0 ? [] : [String(savedNotice(t, saved).params?.words)];
  return {
    kind: "success",
    key: "survey:saved",
    params: { words: [taken, ...otherWords].join(" ") },
    ...(revision > cleared.revision ? { undo: undoForm(to, prefix, revision) } : {}),
  };
}
