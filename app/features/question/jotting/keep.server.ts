import type { JottingInput } from "~/api/contract/jottings";
import { inputsOf } from "~/domain/answers/inputs";
import { ifOffered } from "~/web/errors.server";
import { type PostedQuestion, postedQuestions } from "../form";
import { staleForm, type Posting } from "../posting.server";
import { touchedQuestions } from "../touched-questions.server";

/**
 * Keeps what was typed for each question of a page whose form differs from what it showed; of the others no jotting
 * stays. Whether it is a legal answer is not asked. The answer names the questions whose jotting is kept.
 */
export async function keepTyped(posting: Posting, year: number | undefined) {
  const { viewer, values, loaded } = posting;
  const posted = postedQuestions(loaded.questions, values);
  if (posted.length === 0) throw staleForm();
  const touched = await touchedQuestions(posting, posted);
  const jottings = posted.map((one): JottingInput => {
    const { question, revision } = one;
    const typed = touched.includes(one) ? typedIn(one, values) : null;
    return { questionId: question.guid, revision, typed };
  });
  return ifOffered(viewer.call("survey.keepJottings", { body: { jottings, year } }));
}

/** What stands in the inputs of a question; files are no part of it. */
const typedIn = ({ question, prefix }: PostedQuestion, values: Posting["values"]) =>
  Object.keys(inputsOf(question)).flatMap((id) => {
    const value = values.one(prefix + id);
    return value === "" ? [] : [{ id, value }];
  });
