import { publishedSchema } from "~/api/published-schema";
import type { UseCase } from "../use-case";
import { loadSurvey, questionOf } from "./load-survey";

/** What an answer to a question of the year may be, for programs that fill it in. */
export const questionSchema: UseCase<"survey.questionSchema"> = async ({ params, query }, { db, session }) =>
  publishedSchema(questionOf(await loadSurvey(db, session.companyId, query.year), params.id));
