import type { Elements } from "~/domain/question/answer";
import { readTemplate } from "~/platform/workbook/vsme/read-template";

/** What an empty company has once it has taken over every proposal of the filled template. */
export async function answersIn(file: Buffer): Promise<Record<string, Elements>> {
  const back: Record<string, Record<string, string>> = {};
  for (const { questionId, elementId, answer } of await readTemplate(file)) {
    const read = answer?.kind === "number" ? answer.value : answer?.kind === "text" ? answer.text : "";
    (back[questionId] ??= {})[elementId] = read === "x" ? "on" : read;
  }
  return back;
}
