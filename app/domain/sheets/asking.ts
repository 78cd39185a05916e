import type { Question, Reference } from "../question/question";

/** A datum of a standard, by its place there. */
interface AskedDatum {
  point: string;
  /** `guid#part`: only these of the questions that name the point. */
  parts?: readonly string[];
  notAsked?: string;
}

/** The questions that ask a datum: those that its parts name, or all questions that name its point. */
export function asking(
  { point, parts, notAsked }: AskedDatum,
  source: Reference["source"],
  questions: readonly Question[],
): Question[] {
  if (notAsked !== undefined) return [];
  const named = questions.filter(({ references }) =>
    references.some((reference) => reference.source === source && reference.point === point),
  );
  if (!parts) return named;
  return named.filter(({ guid }) => parts.some((part) => part.split("#")[0] === guid));
}

/** The questions that ask what a bank asks: by points of the draft, and by what has come later. */
export const askingBank = (
  { draft, questions: named = [] }: { draft: readonly string[]; questions?: readonly string[] },
  questions: readonly Question[],
): Question[] =>
  questions.filter(
    ({ guid, references }) =>
      named.includes(guid) ||
      references.some(({ source, point }) => source === "MEF-PMI" && draft.includes(point)),
  );
