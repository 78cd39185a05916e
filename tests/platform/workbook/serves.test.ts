import { expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { servesWords } from "~/features/question/serves-words";
import { capOf } from "~/domain/request-cap";
import { t } from "~/texts/i18n.server";
import { pointsOf } from "~/platform/workbook/sheets/points";

const { questions } = questionnaireV3;
const LARGE = capOf({ workforce: 400, employees: 400 });

test("a question of the client's sheet says which disclosure of the standard it serves", () => {
  const onSheet = new Set(
    pointsOf("client", LARGE, questions).flatMap((point) => point.questions.map(({ guid }) => guid)),
  );
  const silent = questions.filter(
    ({ guid, references }) => onSheet.has(guid) && !/VSME \S/.test(servesWords(t, references) ?? ""),
  );
  expect(silent.map(({ guid }) => guid)).toEqual([]);
  expect(onSheet.size).toBeGreaterThan(60);
});
