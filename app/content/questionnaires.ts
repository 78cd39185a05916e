import type { ApiVersion } from "~/domain/periods";
import { contentIssues } from "~/domain/survey/content-check";
import type { Questionnaire } from "~/domain/question/question";
import { questionnaireV1 } from "./v1/questionnaire";
import { questionnaireV2 } from "./v2/questionnaire";
import { questionnaireV3 } from "./v3/questionnaire";

const QUESTIONNAIRES: Record<ApiVersion, Questionnaire> = {
  v1: sound(questionnaireV1),
  v2: sound(questionnaireV2),
  v3: sound(questionnaireV3),
};

/** The questionnaire that serves fiscal years of an API version. */
export const questionnaire = (apiVersion: ApiVersion): Questionnaire => QUESTIONNAIRES[apiVersion];

/** Contradictory content would score companies wrongly: the process does not start with it. */
function sound(content: Questionnaire): Questionnaire {
  const issues = contentIssues(content);
  if (issues.length > 0) throw new Error(`Questionnaire ${content.apiVersion}:\n${issues.join("\n")}`);
  return content;
}
