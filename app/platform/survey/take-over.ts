import type { CallParsed } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { NO_ANSWER } from "~/domain/question/answer";
import { fitsToday } from "~/domain/survey/last-year";
import { type AnswerToSave, saveRefusals } from "~/domain/survey/save-refusals";
import type { Db, SignedInScope, Trx } from "../scope";
import { asItWas, contentsBefore } from "../store/answer-history";
import { contentOf } from "../store/answers";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { type LastYear, lastYearOf } from "./last-year";
import { storeChanges } from "./store-changes";
import type { Survey } from "./survey";
import { readerOf, SurveyReader } from "./survey-reader";

/** What of last year can be taken over into a topic of the draft, and how much of it waits to be confirmed. */
export const lastYear: UseCase<"survey.lastYear"> = async ({ params, query }, scope) => {
  const survey = await readerOf(scope).draft(query.year);
  const questions = await offeredIn(scope.db, survey, params.id, scope.session);
  return {
    year: survey.year,
    topic: survey.questionnaire.milestones.find(({ id }) => id === params.id)?.label ?? "",
    questions: questions.map(({ question, last }) => ({ definition: question, lastYear: last })),
    waiting: takenOver(survey, params.id).length,
  };
};

/**
 * Takes over last year's answers to the questions of a topic that have none yet. Each is a copy that waits: it gives no
 * points, opens no question and is not issued until a person has confirmed it. Closed and locked questions are left out.
 */
export const takeOver: UseCase<"survey.takeOver"> = (input, scope) =>
  inDraft(input, scope, async (trx, survey) => {
    const offered = await offeredIn(trx, survey, input.params.id, scope.session);
    return {
      taken: await store(
        trx,
        survey,
        offered.map((one) => copyOf(survey, one)),
        scope,
      ),
    };
  });

/** Removes the answers of a topic that were taken over and not confirmed; what was there before is back. */
export const undoTakeOver: UseCase<"survey.undoTakeOver"> = (input, scope) =>
  inDraft(input, scope, async (trx, survey) => {
    const { companyId } = scope.session;
    const taken = takenOver(survey, input.params.id).map((question) => ({
      question,
      questionId: question.guid,
      revision: revisionOf(survey, question.guid),
    }));
    const contents = await contentsBefore(trx, { companyId, year: survey.year }, taken);
    const changes = taken.map(({ question, questionId, revision }) => {
      const before = contents.get(questionId);
      return { question, revision, ...(before ? asItWas(question, before) : { answer: NO_ANSWER }) };
    });
    return { withdrawn: await store(trx, survey, changes, scope) };
  });

type TopicInput = CallParsed<"survey.takeOver">;

const inDraft = <Result>(
  { params, body }: TopicInput,
  { db, session }: SignedInScope,
  run: (trx: Trx, survey: Survey) => Promise<Result>,
): Promise<Result> =>
  write(db, session.companyId, async (trx) => {
    const survey = await new SurveyReader(trx, session.companyId).writableDraft(body.year);
    topicOf(survey, params.id);
    return run(trx, survey);
  });

/** The questions of a topic, or 404. */
function topicOf({ questionnaire }: Survey, topic: string) {
  const questions = questionnaire.questions.filter(({ milestone }) => milestone === topic);
  if (questions.length === 0) throw new ApiError(404, "internal/not_found");
  return questions;
}

interface Offered {
  question: AnswerToSave["question"];
  last: LastYear;
}

/** Nothing where the caller's profile may not read the year before. */
async function offeredIn(
  handle: Db | Trx,
  survey: Survey,
  topic: string,
  { openYears }: SignedInScope["session"],
): Promise<Offered[]> {
  const waiting = topicOf(survey, topic).filter(
    ({ guid }) => survey.states.get(guid)?.status === "not-answered",
  );
  if (openYears?.includes(survey.year - 1) === false) return [];
  const found = await lastYearOf(handle, survey, waiting);
  const offered = waiting.flatMap((question) => {
    const last = found.get(question.guid)?.lastYear;
    return last && fitsToday(question, last) ? [{ question, last }] : [];
  });
  const { refused } = saveRefusals(
    survey,
    offered.map((one) => copyOf(survey, one)),
  );
  return offered.filter(({ question }) => !refused.has(question.guid));
}

/** The files and the words of the present answer stay: last year's are not taken over. */
function copyOf(survey: Survey, { question, last }: Offered): AnswerToSave {
  const stored = survey.answers[question.guid];
  return {
    question,
    revision: revisionOf(survey, question.guid),
    answer: {
      ...(stored ? contentOf(stored) : NO_ANSWER),
      elements: Object.fromEntries(last.answerElements.map(({ id, value }) => [id, value])),
      notApplicableChosen: last.notApplicableReason !== null,
      notApplicableReason: last.notApplicableReason,
      copiedFrom: { year: last.year },
    },
  };
}

const takenOver = (survey: Survey, topic: string) =>
  topicOf(survey, topic).filter(({ guid }) => {
    const from = survey.answers[guid]?.copiedFrom;
    return from !== undefined && "year" in from;
  });

const revisionOf = ({ answers }: Survey, guid: string): number => answers[guid]?.revision ?? 0;

async function store(
  trx: Trx,
  survey: Survey,
  changes: AnswerToSave[],
  { session, now }: SignedInScope,
): Promise<number> {
  await storeChanges(trx, survey, changes, { by: session.accountId, at: now().toISOString() });
  return changes.length;
}
