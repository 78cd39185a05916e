import { rulesOf } from "../answers/classes";
import { valuesOf } from "../answers/labels";
import { isDecimal, sum } from "../decimal";
import type { Answer, Answers, AnswerStatus, Elements, RegistryFacts } from "../question/answer";
import { type ClosedBy, type Closing, closings, isNotApplicable, wantsNotApplicable } from "./dependencies";
import {
  brokenRules,
  earlierValues,
  type EarlierAnswers,
  remembering,
  rulesAbout,
  type ValuesInForce,
} from "./plausibility";
import type { Question, Questionnaire } from "../question/question";
import { isUnconfirmedCopy, ownAnswers } from "./unconfirmed-copies";

export interface QuestionState {
  guid: string;
  status: AnswerStatus;
  /** The shown status, if it differs: a proposal without all required elements shows as incomplete. */
  displayStatus: AnswerStatus | null;
  notApplicable: boolean;
  /** The question was revised since it was answered, and the company has not confirmed the answer. */
  obsolete: boolean;
  /** The first datum that closes it. */
  blockedBy: ClosedBy | null;
  /** Closed by data that are given, so that nothing is left to do. */
  blockedByGivenAnswer: boolean;
  done: boolean;
  /** Counts in the scoring: neither not applicable nor obsolete. */
  applicable: boolean;
  /** The stored elements, an unconfirmed copy, or the autofilled proposal. */
  elements: Elements;
  /** Required elements that are still missing; "" = any element. */
  missing: string[];
  /** Ids of plausibility rules that do not hold and were not explained. */
  implausible: string[];
}

export type SurveyStates = ReadonlyMap<string, QuestionState>;

/** The state of every question, computed from the answers alone (D2). */
export function surveyStates(
  questionnaire: Questionnaire,
  answers: Answers,
  facts: RegistryFacts,
  obsolete: ReadonlySet<string> = new Set(),
  earlier: EarlierAnswers = {},
): SurveyStates {
  const own = ownAnswers(answers);
  const closingOf = closings(questionnaire.questions, own, facts);
  const inForce = valuesInForce(questionnaire.questions, own, (question) => closingOf(question) === null);
  const sources = { inForce, facts, earlier: earlierValues(questionnaire.questions, earlier) };

  function stateOf(question: Question): QuestionState {
    const { guid } = question;
    const answer = own[guid];
    const copy = isUnconfirmedCopy(answers[guid]) ? answers[guid] : undefined;
    const closing = closingOf(question);
    const notApplicable = !closing && isNotApplicable(question, answer);
    const isOpen = !closing && !notApplicable;
    const isProposed = isOpen && !isAnswered(question, answer);
    const proposal = isProposed ? (copy?.elements ?? proposalFor(question, inForce)) : null;
    const elements = proposal ?? answers[guid]?.elements ?? {};
    const missing =
      isOpen && !wantsNotApplicable(question, copy) ? rulesOf(question).missing(question, elements) : [];
    const isChecked = isOpen && !proposal && !answer?.incompatibilityExplanation?.trim();
    const implausible = isChecked ? brokenRules(rulesAbout(questionnaire, guid), sources) : [];
    const status = answerStatus({ question, answer, closing, notApplicable, proposal, missing, implausible });

    return {
      guid,
      status,
      displayStatus: proposal && missing.length > 0 ? "incomplete" : null,
      notApplicable,
      obsolete: obsolete.has(guid),
      blockedBy: closing?.by ?? null,
      blockedByGivenAnswer: status === "blocked" && closing?.given === true,
      done: status === "self-declared" || closing?.given === true,
      applicable: !notApplicable && status !== "na-blocked" && !obsolete.has(guid),
      elements,
      missing,
      implausible,
    };
  }

  return new Map(questionnaire.questions.map((question) => [question.guid, stateOf(question)]));
}

interface Findings extends Pick<QuestionState, "notApplicable" | "missing" | "implausible"> {
  question: Question;
  answer: Answer | undefined;
  closing: Closing | null;
  proposal: Elements | null;
}

/** The first status that matches, in the order of D2. */
function answerStatus({ question, answer, closing, ...findings }: Findings): AnswerStatus {
  if (closing) return closing.effect === "na" ? "na-blocked" : "blocked";
  if (findings.notApplicable) return "self-declared";
  if (findings.proposal) return "autofilled";
  if (!isAnswered(question, answer)) return "not-answered";
  if (findings.missing.length > 0 || wantsNotApplicable(question, answer)) return "incomplete";
  return findings.implausible.length > 0 ? "incompatible" : "self-declared";
}

function isAnswered(question: Question, answer: Answer | undefined): boolean {
  return Object.keys(answer?.elements ?? {}).length > 0 || wantsNotApplicable(question, answer);
}

function valuesInForce(
  questions: readonly Question[],
  answers: Answers,
  isOpen: (question: Question) => boolean,
): ValuesInForce {
  const byGuid = new Map(questions.map((question) => [question.guid, question]));
  return remembering((guid) => {
    const question = byGuid.get(guid);
    const answer = answers[guid];
    if (!question || !answer || isNotApplicable(question, answer) || !isOpen(question)) return null;
    return valuesOf(question, answer.elements);
  });
}

/**
 * The values that other answers propose for this one: only stored answers are sources, so proposals never feed each
 * other. Values that the question would refuse are not proposed.
 */
function proposalFor(question: Question, inForce: ValuesInForce): Elements | null {
  const offered = (question.autofill ?? []).flatMap(({ field, sum: sources }) => {
    const values = sources
      .map((source) => inForce(source.question)?.[source.field])
      .filter((value): value is string => value !== undefined && isDecimal(value));
    if (values.length === 0 || values.length < sources.length) return [];
    const elements = { [field]: sum(values) };
    return rulesOf(question).check(question, elements).length === 0 ? [elements] : [];
  });
  return offered.length > 0 ? Object.assign({}, ...offered) : null;
}
