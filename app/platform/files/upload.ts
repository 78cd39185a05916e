import { ApiError } from "~/api/errors";
import { questionnaire } from "~/content/questionnaires";
import { MOST_FILES } from "~/domain/files/limits";
import { apiVersionOf } from "~/domain/periods";
import { OF_NO_QUESTION } from "../store/attachments";
import { findCompany } from "../store/companies";
import type { UseCase } from "../use-case";
import { takeFiles } from "./take-files";

/** Stores files for one question of the current year, or for the answer that names them first. */
export const upload: UseCase<"survey.upload"> = async ({ query, body }, scope) => {
  const { fiscal_year } = await findCompany(scope.db, scope.session.companyId);
  const year = query.year ?? fiscal_year;
  if (year !== fiscal_year) throw new ApiError(403, "internal/read_only_year");
  if (query.question_id !== undefined) refuseQuestion(year, query.question_id);
  const place = { questionId: query.question_id ?? OF_NO_QUESTION, year, replaces: query.replaces };
  return { names: await takeFiles(body, MOST_FILES, place, scope) };
};

function refuseQuestion(year: number, guid: string): void {
  const question = questionnaire(apiVersionOf(year)).questions.find((one) => one.guid === guid);
  if (!question) throw new ApiError(404, "internal/not_found");
  if (!question.evidence) {
    throw new ApiError(422, "internal/invalid_input", [{ path: "question_id", code: "not_acceptable" }]);
  }
}
