import type { ObsoleteAnswerView } from "~/api/contract/obsolete";
import { adviceFor } from "~/content/v3/carried-over";
import type { ObsoleteAnswer } from "~/domain/card/obsolete-answers";
import { shownElement } from "~/domain/history/shown-element";
import type { Elements } from "~/domain/question/answer";
import { editionOf, type Question } from "~/domain/question/question";
import type { StoredAnswer } from "../../store/answers";
import { attachmentsOf } from "../../store/attachments";
import type { UseCase } from "../../use-case";
import { obsoleteIn, type Survey } from "../survey";
import { readerOf } from "../survey-reader";
import { readAgain } from "./check-stored-answer";
import { askedThen } from "./question-when-answered";

/**
 * The answers of the current draft that keep it at "obsolete questions", with the old and the present words of the
 * question.
 */
export const obsoleteAnswers: UseCase<"survey.obsoleteAnswers"> = async (_, scope) => {
  const { db, session } = scope;
  const survey = await readerOf(scope).draft();
  const obsolete = obsoleteIn(survey).flatMap(({ question, why }) => {
    const stored = survey.answers[question];
    return stored ? [{ guid: question, why, stored }] : [];
  });
  const then = await askedThen(
    db,
    survey,
    obsolete.map(({ guid }) => guid),
  );
  const files = await attachmentsOf(
    db,
    session.companyId,
    obsolete.flatMap(({ stored }) => stored.attachments),
  );
  const nameOf = (id: string) => files.get(id)?.name ?? null;
  return {
    year: survey.year,
    answers: obsolete.map((one) => viewOf(survey, one, then.get(one.guid), nameOf)),
  };
};

interface ObsoleteFinding extends Pick<ObsoleteAnswer, "why"> {
  guid: string;
  stored: StoredAnswer;
}

function viewOf(
  survey: Survey,
  { guid, why, stored }: ObsoleteFinding,
  then: Question | undefined,
  nameOf: (id: string) => string | null,
): ObsoleteAnswerView {
  const question = survey.questionnaire.questions.find((one) => one.guid === guid);
  const shown = question ?? then;
  return {
    questionId: guid,
    why,
    copied: stored.edition === 0,
    prompt: shown?.prompt ?? null,
    promptThen: (question && then?.prompt) ?? null,
    advice: stored.edition === 0 ? null : adviceFor(guid, question ? editionOf(question) : null),
    area: shown?.area ?? null,
    milestone: question?.milestone ?? null,
    lines: stored.notApplicableChosen ? [] : linesOf(then ?? question, stored.elements),
    notApplicableChosen: stored.notApplicableChosen,
    notApplicableReason: stored.notApplicableReason,
    explanation: stored.explanation,
    incompatibilityExplanation: stored.incompatibilityExplanation,
    files: stored.attachments.map(nameOf),
    revision: stored.revision,
    updatedBy: stored.updatedBy,
    updatedAt: stored.updatedAt,
    ...confirmability(survey, question, stored),
  };
}

/** Whether the company may confirm the answer unchanged, and whether the answer would then still be incomplete. */
function confirmability(survey: Survey, question: Question | undefined, stored: StoredAnswer) {
  if (!question) return { confirmable: false, incomplete: false };
  const confirmable = readAgain(question, stored).issues.length === 0;
  const isWhole = survey.states.get(question.guid)?.status === "self-declared";
  return { confirmable, incomplete: confirmable && !isWhole };
}

/** An element that the question no longer has is shown by its key, so that no part of the answer is left out. */
function linesOf(question: Question | undefined, elements: Elements): ObsoleteAnswerView["lines"] {
  return Object.entries(elements).map(([element, value]) => {
    const shown = question && shownElement(question, element, value);
    if (shown) return { label: shown.label, value: shown.value };
    return value === "on" ? { label: null, value: element } : { label: element, value };
  });
}
