import { expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { questionnaireV1 } from "~/content/v1/questionnaire";
import { questionnaireV2 } from "~/content/v2/questionnaire";
import { questionnaireV3 } from "~/content/v3/questionnaire";

test.each([
  ["v1", questionnaireV1],
  ["v2", questionnaireV2],
  ["v3", questionnaireV3],
] as const)("the questionnaire of %s is served with all its questions", (apiVersion, content) => {
  expect(questionnaire(apiVersion)).toBe(content);
});
