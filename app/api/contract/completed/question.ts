import type { z } from "zod";
import type { questionPage } from "../survey";
import type { Asked } from "../../row";
import { yearOfAnswer } from "./year";

type WirePage = z.output<typeof questionPage>;
type Told = "year" | "previousId" | "nextId" | "total" | "progress";

type QuestionPageAnswer = WirePage & Required<Pick<WirePage, Told>>;

/** A total of 0 means that the server does not tell the page's place in the journey. */
export const completeQuestion = (answer: WirePage, asked: Asked): QuestionPageAnswer => ({
  ...answer,
  year: yearOfAnswer(answer.year, asked),
  previousId: answer.previousId ?? null,
  nextId: answer.nextId ?? null,
  total: answer.total ?? 0,
  progress: answer.progress ?? { done: 0, total: 0, percent: 0 },
});
