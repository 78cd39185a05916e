import { askedPeriod, versionQueryOf } from "~/web/period.server";
import { nullUnlessOffered } from "~/web/errors.server";
import type { PostedQuestion } from "./form";
import type { Posting } from "./posting.server";
import { isTouched, NOTHING_SHOWN, type ShownContent } from "./touched";

/** The questions of a page whose forms differ from what they showed. */
export async function touchedQuestions(
  posting: Posting,
  posted: readonly PostedQuestion[],
): Promise<PostedQuestion[]> {
  const touched: PostedQuestion[] = [];
  for (const one of posted) {
    const shown = await shownIn(posting, one);
    if (!shown || isTouched(one.question, shown, one.prefix, posting.values)) touched.push(one);
  }
  return touched;
}

/**
 * What the form of a question showed: the answer of the revision it was built on, even where a colleague has saved
 * another since. Null where that answer is not known: the save then compares the revisions (D13).
 */
async function shownIn(
  { viewer, params, loaded }: Posting,
  { question, revision }: PostedQuestion,
): Promise<ShownContent | null> {
  const view = loaded.page.questions.find(({ definition }) => definition.guid === question.guid);
  if (view?.answer.revision === revision) return view.answer;
  if (revision === 0) return NOTHING_SHOWN;
  const history = await nullUnlessOffered(
    viewer.call("survey.answerChanges", {
      params: { id: question.guid },
      query: versionQueryOf(askedPeriod(params)),
    }),
  );
  return history?.changes.find((change) => change.revision === revision)?.after ?? null;
}
