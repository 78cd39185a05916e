import type { QuestionView } from "~/api/contract/survey";
import type { T } from "~/texts/resources";
import { registerUrls } from "~/web/registers-urls";
import type { Sentence } from "./sentences";

/** The registers that a proposed value comes from, each with the way to it. */
export const proposingRegisters = (t: T, { status, registers = [] }: QuestionView): Sentence[] =>
  status !== "autofilled"
    ? []
    : registers
        .filter(({ fills }) => fills.length > 0)
        .flatMap(({ id }) => [
          { words: t(`registers:proposed.${id}`) },
          { words: t("registers:open"), href: registerUrls.one(id) },
        ]);

/** For an answer that says what a register says: the way to it, which stays once the proposal is confirmed. */
export const registersOfAnswer = (t: T, { status, registers = [] }: QuestionView): Required<Sentence>[] =>
  status === "autofilled"
    ? []
    : registers
        .filter(({ fills }) => fills.length > 0)
        .map(({ id }) => ({ words: t(`registers:from.${id}`), href: registerUrls.one(id) }));

/** For a question still without an answer: the registers that would propose one, and say nothing yet. */
export function silentRegisters(
  t: T,
  { status, registers = [] }: QuestionView,
): { title: string; words: Sentence[] } | null {
  if (status !== "not-answered" && status !== "autofilled") return null;
  const silent = registers.filter(({ fills }) => fills.length === 0);
  if (silent.length === 0) return null;
  return {
    title: t("registers:note_title"),
    words: silent.flatMap(({ id, isEmpty }) => [
      { words: t(isEmpty ? `registers:empty.${id}` : `registers:silent.${id}`) },
      { words: t("registers:open"), href: registerUrls.one(id) },
    ]),
  };
}
