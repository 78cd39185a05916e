import { ApiError } from "~/api/errors";
import type { Questionnaire } from "~/domain/question/question";
import { findPosition, type PositionAnswers } from "../store/saved-positions";
import { questionsThen } from "../survey/questionnaire-when-issued";
import type { Survey } from "../survey/survey";
import type { SurveyReader } from "../survey/survey-reader";

/** A set of answers that can be compared with another one, or copied from. */
export interface Side {
  id: string;
  kind: "draft" | "version" | "position";
  year: number;
  /** The name that a person gave it. */
  name: string | null;
  /** Null for the draft. */
  savedAt: string | null;
  questionnaire: Questionnaire;
  answers: PositionAnswers;
  /** The whole survey of a version or of the draft; null where only the answers are known. */
  survey: Survey | null;
}

/** The current draft, an issued version or a saved position of a company; 404 where it has none of this id. */
export async function loadSide(reader: SurveyReader, id: string): Promise<Side> {
  const { handle, companyId } = reader;
  if (id === "draft") return sideOf(await reader.draft(), "draft", id, null);
  const version = (await reader.issued()).find((one) => one.id === id);
  if (version) {
    const survey = await reader.requested({ year: version.year, version: id });
    return sideOf(survey, "version", id, version.issuedAt);
  }
  const position = await findPosition(handle, companyId, id);
  if (!position) throw new ApiError(404, "internal/not_found");
  const { year, name, answers, configuration } = position;
  const questionnaire = await questionsThen(handle, configuration, year);
  return {
    id,
    kind: "position",
    year,
    name,
    savedAt: position.saved_at,
    questionnaire,
    answers,
    survey: null,
  };
}

function sideOf(survey: Survey, kind: Side["kind"], id: string, savedAt: string | null): Side {
  const { year, questionnaire, answers } = survey;
  return { id, kind, year, name: null, savedAt, questionnaire, answers, survey };
}
