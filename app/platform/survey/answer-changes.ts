import { CHANGES_A_PAGE, type AnswerContent } from "~/api/contract/answers";
import type { Question } from "~/domain/question/question";
import type { Db } from "../scope";
import { countChanges, loadChanges, type KeptAnswer } from "../store/answer-history";
import type { UseCase } from "../use-case";
import { askedThen } from "./obsolete/question-when-answered";
import { questionOf, type Survey } from "./survey";
import { readerOf } from "./survey-reader";

/**
 * Every change to one answer (D13), page by page. A page past the end is the last one. The history also keeps answers
 * to a question that is no longer asked, and is their only place once the company has removed them (D4).
 */
export const answerChanges: UseCase<"survey.answerChanges"> = async ({ params, query }, scope) => {
  const { db, session } = scope;
  const survey = await readerOf(scope).requested(query);
  const withdrawn = await withdrawnQuestion(db, survey, params.id);
  const definition = withdrawn ?? questionOf(survey, params.id);
  const changesQuery = {
    companyId: session.companyId,
    year: survey.year,
    questionId: definition.guid,
    until: survey.issued?.issuedAt ?? null,
  };
  const total = await countChanges(db, changesQuery);
  const pages = Math.max(1, Math.ceil(total / CHANGES_A_PAGE));
  const page = Math.min(query.page ?? 1, pages);
  const changes = await loadChanges(db, changesQuery, {
    limit: CHANGES_A_PAGE,
    offset: (page - 1) * CHANGES_A_PAGE,
  });
  return {
    year: survey.year,
    definition,
    withdrawn: withdrawn !== undefined,
    milestoneLabel:
      survey.questionnaire.milestones.find(({ id }) => id === definition.milestone)?.label ?? "",
    total,
    page,
    pages,
    changes: changes.map(({ revision, at, by, proposedBy, before, after }) => ({
      revision,
      at,
      by,
      proposedBy,
      before: before && contentOf(before),
      after: contentOf(after),
    })),
  };
};

/** The question as it was when it was last answered; undefined if it is still asked, or if it is unknown. */
async function withdrawnQuestion(db: Db, survey: Survey, guid: string): Promise<Question | undefined> {
  const isAsked = survey.questionnaire.questions.some((question) => question.guid === guid);
  if (isAsked || !survey.answers[guid]) return undefined;
  return (await askedThen(db, survey, [guid])).get(guid);
}

const contentOf = (answer: KeptAnswer): AnswerContent => ({
  answerElements: Object.entries(answer.elements).map(([id, value]) => ({ id, value })),
  explanation: answer.explanation,
  incompatibilityExplanation: answer.incompatibilityExplanation,
  notApplicableChosen: answer.notApplicableChosen,
  notApplicableReason: answer.notApplicableReason,
  copiedFrom: answer.copiedFrom ?? null,
  attachments: answer.attachments.map((id) => ({ id, name: answer.fileNames[id] ?? null })),
});
