import { isDeepStrictEqual } from "node:util";
import type { CallParsed } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { closedCode } from "~/domain/survey/closed";
import { withRule } from "~/domain/answers/answer-issues";
import { isEmpty, NO_ANSWER, type Answer } from "~/domain/question/answer";
import { refusedAs } from "~/domain/rule-codes";
import { neighbours, pageOf } from "~/domain/survey/journey";
import type { Question } from "~/domain/question/question";
import { saveRefusals, type AnswerToSave, type SaveRefusal } from "~/domain/survey/save-refusals";
import type { QuestionState, SurveyStates } from "~/domain/survey/status";
import { removeDropped } from "../storage/storage";
import type { SignedInScope, Trx } from "../scope";
import { contentOf } from "../store/answers";
import { deleteJottings } from "../store/jottings";
import { writeOwn } from "../store/write";
import type { UseCase } from "../use-case";
import { confirmProposal, requireProposal } from "./confirm-proposal";
import { journeyAsked } from "./journey-asked";
import { effectOf } from "./save-effect";
import { readPosted, type PostedAnswer } from "./posted-answer";
import { storeChanges } from "./store-changes";
import { milestoneOf, questionOf, type Survey } from "./survey";
import { SurveyReader } from "./survey-reader";

/**
 * Stores the answers of one page, all or none, on top of the revisions they were built on (D13); an answer without a
 * revision, as the specification has it, on top of what is stored. The bytes of files that the answers dropped are
 * deleted afterwards.
 */
export const saveAnswer: UseCase<"survey.saveAnswer"> = async (input, scope) => {
  const { dropped, outcome } = await storePage(input, scope);
  await removeDropped(scope.settings, dropped);
  return outcome;
};

const storePage = ({ params, body }: CallParsed<"survey.saveAnswer">, scope: SignedInScope) =>
  writeOwn(scope.db, scope.session.companyId, async (trx) => {
    const survey = await new SurveyReader(trx, scope.session.companyId).writableDraft(body.year);
    const lead = questionOf(survey, params.id);
    const journey = journeyAsked(survey, body, pageOf(survey.questionnaire, lead.guid));
    if (!journey.ordered(survey.states).includes(lead)) throw new ApiError(404, "internal/not_found");

    const posted = readPage(survey, lead, body.answers);
    const proposed = body.proposal && (await requireProposal(trx, survey, body.proposal, posted));
    const changes = posted.filter(({ question, answer }) => !isStored(survey, question, answer));
    const { refused, after } = saveRefusals(survey, changes);
    refuseSave(refused, after);
    const toStore = changes.map((change) => ({ ...change, canBeUndone: isEmpty(change.answer) }));
    const { revisions, dropped } = await storeChanges(trx, survey, toStore, {
      by: scope.session.accountId,
      at: scope.now().toISOString(),
    });
    if (changes.length === 0) await forgetJottings(trx, survey, posted, scope.session);
    if (body.proposal && proposed) {
      await confirmProposal(trx, body.proposal.id, revisions.get(proposed) ?? null, scope);
    }

    const ordered = journey.ordered(after);
    const { previous, next, skipped } = neighbours(ordered, after, lead.guid);
    const outcome = {
      nextQuestionId: next,
      nextMilestone: milestoneOf(survey, next),
      prevQuestionId: previous,
      prevMilestone: milestoneOf(survey, previous),
      skipped,
      ...effectOf(survey, lead, changes, { ordered, after }),
      surveyCompleted: journey.isComplete(after),
      completedBefore: journey.isComplete(survey.states),
      saved: posted.map(({ question: { guid } }) => ({
        questionId: guid,
        revision: revisions.get(guid) ?? survey.answers[guid]?.revision ?? 0,
        status: after.get(guid)?.status ?? ("not-answered" as const),
      })),
    };
    return { outcome, dropped };
  });

/** A save that changes nothing leaves no newer revision by which its jottings would be over. */
const forgetJottings = (
  trx: Trx,
  { year }: Survey,
  posted: readonly AnswerToSave[],
  { companyId, accountId }: SignedInScope["session"],
) =>
  deleteJottings(
    trx,
    { companyId, year, accountId },
    posted.map(({ question: { guid } }) => guid),
  );

/** The posted answers, each with its question; answers to questions on other pages are not part of this save. */
function readPage(survey: Survey, lead: Question, posts: PostedAnswer[]): AnswerToSave[] {
  const { questionnaire, answers } = survey;
  const page = pageOf(questionnaire, lead.guid);
  const ids = posts.map(({ questionId }) => questionId);
  const read = posts.map((posted, index) => {
    const question = questionOf(survey, posted.questionId);
    const fits = page.includes(question) && ids.indexOf(question.guid) === index;
    const stored = answers[question.guid];
    const { answer, issues } = readPosted(question, posted, stored ?? NO_ANSWER);
    const { revision = stored?.revision ?? 0 } = posted;
    const misplaced = fits ? [] : [withRule({ path: question.guid, code: "not_acceptable" })];
    return { question, answer, revision, issues: [...misplaced, ...issues] };
  });
  const issues = read.flatMap((one) => one.issues);
  if (issues.length > 0) throw new ApiError(422, "internal/invalid_input", issues);
  return read;
}

/**
 * A second click, or a page saved untouched, changes nothing, on top of any revision. Saving an answer to a question
 * that was revised since confirms the answer.
 */
const isStored = ({ answers, states }: Survey, { guid }: Question, answer: Answer) =>
  !states.get(guid)?.obsolete && isDeepStrictEqual(contentOf(answers[guid] ?? NO_ANSWER), answer);

/**
 * Refuses the page with the first reason that any of its answers meets, and reports it at each answer that meets it.
 */
export function refuseSave(refused: ReadonlyMap<string, SaveRefusal>, after: SurveyStates): void {
  for (const reason of ["closed", "reporting_locked", "conflict"] as const) {
    const met = [...refused].filter(([, one]) => one === reason);
    if (met.length === 0) continue;
    const issues = met.map(([guid]) => refusedAs(codeOf(reason, after.get(guid)), guid));
    throw new ApiError(409, MESSAGES[reason], issues);
  }
}

const MESSAGES = {
  closed: "internal/question_blocked",
  reporting_locked: "internal/reporting_locked",
  conflict: "internal/conflict",
} as const satisfies Record<SaveRefusal, string>;

const codeOf = (reason: SaveRefusal, state: QuestionState | undefined) =>
  reason === "closed" ? (state ? closedCode(state) : "question_blocked") : reason;
