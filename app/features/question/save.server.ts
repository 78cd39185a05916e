import type { CallOutput } from "~/api/contract";
import type { AnswerInput } from "~/api/contract/survey";
import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { redirectTo, refuse } from "~/web/action.server";
import { askedPeriod } from "~/web/period.server";
import { normalLevels } from "~/web/period";
import { pathIn, surveyUrls } from "~/web/urls";
import { addressAfter, neighbourOf } from "./after-save";
import { clearedNotice } from "./cleared";
import { formIssues, postedQuestions, readAnswers, withoutContent } from "./form";
import { forgetGone, handIn } from "./hand-in.server";
import { staleForm, type Posting } from "./posting.server";
import { pressedIn } from "./pressed";
import { savedNotice } from "./saved";
import { seenProposal } from "./proposal/seen-proposal";
import { undoOfErased } from "./undo-form";
import { touchedQuestions } from "./touched-questions.server";

/**
 * Saves a page and redirects where its button leads. A button that leads to a neighbour saves only the touched
 * questions; a button that clears a question clears its answer, and saves the touched ones of the others.
 */
export async function savePage(posting: Posting): Promise<Response> {
  const { viewer, params, request, values, loaded } = posting;
  const { page, questions } = loaded;
  const { button, prefix } = pressedIn(values.one("next"));
  const posted = postedQuestions(questions, values);
  const cleared = posted.find((one) => button === "clear" && one.prefix === prefix);
  if (posted.length === 0 || (button === "clear" && !cleared)) throw staleForm();

  const files = await handIn(viewer, questions, values, cleared?.question);
  const others = posted.filter((one) => one !== cleared);
  const savesAll = button === "continue" || button === "list" || button === "attach";
  const read = readAnswers(savesAll ? others : await touchedQuestions(posting, others), values);
  const issues = [...read.issues, ...files.issues];
  if (issues.length > 0) throw refuse(issues, files.status);

  const urls = surveyUrls(askedPeriod(params), pathIn(request));
  const place = { urls, levels: normalLevels(params.levels ?? ""), lead: loaded.lead.definition };
  const answers = [...(cleared ? [withoutContent(cleared)] : []), ...read.answers];
  if (answers.length === 0) return redirectTo(viewer.session, neighbourOf(button, place, page));
  const outcome = await saveAnswers(posting, answers, place.levels);

  const address = addressAfter({ ...place, button: files.stays ? "attach" : button, outcome });
  const statuses = outcome.saved.slice(cleared ? 1 : 0).map(({ status }) => status);
  const isAlong = button === "continue" || button === "following" || button === "previous";
  const goesOn = isAlong && button !== "previous" && outcome.nextQuestionId !== null;
  const effect = { ...outcome, topic: loaded.lead.milestoneLabel, goesOn: goesOn && !files.stays };
  const here = urls.question(place.levels, place.lead.milestone, place.lead.guid);
  const undo = undoOfErased(here, others, read.answers, outcome);
  const saved = { ...read, questions, statuses, stored: storedIn(page), files: files.done, effect, undo };
  const notice = cleared
    ? clearedNotice(t, { cleared, revision: outcome.saved[0]?.revision ?? 0, saved, to: address })
    : savedNotice(t, saved);
  return redirectTo(viewer.session, address, { notice: { ...notice, opensAnswer: isAlong && !files.stays } });
}

async function saveAnswers(
  { viewer, params, request, values, loaded }: Posting,
  answers: AnswerInput[],
  levels: string,
) {
  const { page, questions } = loaded;
  const seen = seenProposal(values.one("proposal"));
  const isSaved = answers.some(({ questionId }) => questionId === seen?.questionId);
  return viewer
    .call("survey.saveAnswer", {
      params: { id: params.question ?? "" },
      body: {
        answers,
        levels,
        path: pathIn(request),
        year: askedPeriod(params)?.year,
        ...(seen && isSaved ? { proposal: { id: seen.id, times: seen.times } } : {}),
      },
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      forgetGone(page.questions, error.errors, values);
      throw error.withErrors(formIssues(questions, error.errors));
    });
}

/** The stored answers when the page was read; a proposal is not stored. */
const storedIn = ({ questions }: CallOutput<"survey.question">) =>
  questions
    .filter(({ status }) => status !== "autofilled")
    .map(({ definition, answer }) => ({ questionId: definition.guid, ...answer }));
