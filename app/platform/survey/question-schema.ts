import { publishedSchema } from "~/api/published-schema";
import type { UseCase } from "../use-case";
import { questionOf } from "./survey";
import { readerOf } from "./survey-reader";

/** What an answer to a question of the year may be, for programs that fill it in. */
export const questionSchema: UseCase<"survey.questionSchema"> = async ({ params, query }, scope) =>
  publishedSchema(questionOf(await readerOf(scope).draft(query.year), params.id));
