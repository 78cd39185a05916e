import type { QuestionView } from "~/api/contract/survey";
import type { Question, Questionnaire } from "~/domain/question/question";
import { rememberedBy } from "~/domain/remembered";
import { hasSheets, SHEETS } from "~/domain/sheets/kinds";
import { pointsByQuestion, type ServedSheets, SERVES_NOTHING } from "~/domain/survey/served";
import { pointsOf } from "./points";
import { editionsOfSheet } from "./sheet-editions";

type Asked = Pick<Questionnaire, "apiVersion" | "questions">;

/** What the questions of a questionnaire serve, from the points that the sheets are made of. */
export const servedSheets = rememberedBy(({ apiVersion, questions }: Asked): ServedSheets => {
  if (!hasSheets(apiVersion)) return SERVES_NOTHING;
  return {
    bank: pointsByQuestion(pointsOf("bank", "none", questions)),
    basic: pointsByQuestion(pointsOf("client", "lower", questions)),
    complete: pointsByQuestion(pointsOf("client", "higher", questions)),
  };
});

/** The sheets that an answer to the question is on, with their points; a company may give more than it may be asked for. */
export function sheetsOfQuestion(
  questionnaire: Asked,
  { guid }: Pick<Question, "guid">,
): NonNullable<QuestionView["serves"]> {
  const { bank, complete } = servedSheets(questionnaire);
  const served = { bank, client: complete };
  return SHEETS.flatMap((sheet) => {
    const points = served[sheet].get(guid);
    const [edition] = editionsOfSheet(sheet);
    return points && edition ? [{ sheet, points: [...points], edition: edition.edition }] : [];
  });
}
