import type { z } from "zod";
import type { questionPage } from "../survey";
import type { Asked } from "../../row";

type WirePage = z.output<typeof questionPage>;
type Told = "year" | "previousId" | "nextId" | "total" | "progress";

export type QuestionPageAnswer = WirePage & Required<Pick<WirePage, Told>>;

/** A total of 0 means that the server does not tell the page's place in the journey. */
export const completeQuestion = (answer: WirePage, { query, user }: Asked): QuestionPageAnswer => ({
  ...answer,
  year: answer.year ?? (Number(query["year"]) || (user?.currentFiscalYear ?? 0)),
  previousId: answer.previousId ?? null,
  nextId: answer.nextId ?? null,
  total: answer.total ?? 0,
  progress: answer.progress ?? { done: 0, total: 0, percent: 0 },
});
