import { rulesOf } from "../answers/classes";
import { valuesOf } from "../answers/labels";
import { sum } from "../decimal";
import type { Answer, Answers, AnswerStatus, Elements, RegistryFacts } from "../question/answer";
import {
  accesses,
  type ClosedBy,
  type Closing,
  isAnswered,
  isNotApplicable,
  wantsNotApplicable,
} from "./dependencies";
import { type Earning, earningOf, NOTHING_EARNED } from "./earning";
import {
  brokenRules,
  earlierValues,
  type EarlierAnswers,
  remembering,
  type RuleSources,
  rulesAbout,
  valueOf,
  type ValuesInForce,
} from "./plausibility";
import type { Quantity } from "../question/plausibility-rule";
import type { Autofill, Question, Questionnaire } from "../question/question";
import { questionsByGuid } from "../question/questions-by-guid";
import { NOTHING_READ, type ReadRegisters } from "../registers/readings";
import { isUnconfirmedCopy, ownAnswers } from "./unconfirmed-copies";

export interface QuestionState {
  guid: string;
  status: AnswerStatus;
  /** The shown status, if it differs: a proposal without all required elements shows as incomplete. */
  displayStatus: AnswerStatus | null;
  notApplicable: boolean;
  /** Not applicable because a person said so, of this question or of the one that opens it. */
  notApplicableByChoice: boolean;
  /** Below a legal threshold: open, and without cost while it is empty. */
  voluntary: boolean;
  /** The question was revised since it was answered, and the company has not confirmed the answer. */
  obsolete: boolean;
  /** The first datum that closes it. */
  blockedBy: ClosedBy | null;
  /** Closed by data that are given, so that nothing is left to do. */
  blockedByGivenAnswer: boolean;
  done: boolean;
  /** Counts in the scoring: neither not applicable, nor obsolete, nor voluntary and empty. */
  applicable: boolean;
  earning: Earning;
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
  readRegisters: ReadRegisters = NOTHING_READ,
): SurveyStates {
  const own = ownAnswers(answers);
  const accessOf = accesses(questionnaire.questions, own, facts);
  const inForce = valuesInForce(questionnaire.questions, own, (question) => !accessOf(question).closing);
  const sources = { inForce, facts, earlier: earlierValues(questionnaire.questions, earlier) };

  function stateOf(question: Question): QuestionState {
    const { guid } = question;
    const answer = own[guid];
    const copy = isUnconfirmedCopy(answers[guid]) ? answers[guid] : undefined;
    const { closing, voluntary } = accessOf(question);
    const notApplicable = !closing && isNotApplicable(question, answer);
    const isOpen = !closing && !notApplicable;
    const isProposed = isOpen && !isAnswered(question, answer);
    const proposal = isProposed ? (copy?.elements ?? proposalFor(question, sources, readRegisters)) : null;
    const elements = proposal ?? answers[guid]?.elements ?? {};
    const missing =
      isOpen && !wantsNotApplicable(question, copy) ? rulesOf(question).missing(question, elements) : [];
    const isChecked = isOpen && !proposal && !answer?.incompatibilityExplanation?.trim();
    const implausible = isChecked ? brokenRules(rulesAbout(questionnaire, guid), sources) : [];
    const status = answerStatus({ question, answer, closing, notApplicable, proposal, missing, implausible });
    const isLeft = voluntary && !isAnswered(question, answer);
    const earns = status === "self-declared" && !notApplicable;

    return {
      guid,
      status,
      displayStatus: proposal && missing.length > 0 ? "incomplete" : null,
      notApplicable,
      notApplicableByChoice: notApplicable || closing?.byChoice === true,
      voluntary,
      obsolete: obsolete.has(guid),
      blockedBy: closing?.by ?? null,
      blockedByGivenAnswer: status === "blocked" && closing?.given === true,
      done: status === "self-declared" || isLeft || closing?.given === true,
      applicable: !notApplicable && !isLeft && status !== "na-blocked" && !obsolete.has(guid),
      earning: earns
        ? earningOf(question, { elements, attachments: answer?.attachments ?? [] }, sources)
        : NOTHING_EARNED,
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

/** The values of the company's own answers to the questions that are open, unless they are declared not applicable. */
export function valuesInForce(
  questions: readonly Question[],
  answers: Answers,
  isOpen: (question: Question) => boolean,
): ValuesInForce {
  const byGuid = questionsByGuid(questions);
  return remembering((guid) => {
    const question = byGuid.get(guid);
    const answer = answers[guid];
    if (!question || !answer || isNotApplicable(question, answer) || !isOpen(question)) return null;
    return valuesOf(question, answer.elements);
  });
}

/**
 * The values that other answers, the registry and the registers propose for this one: only stored answers are sources,
 * so proposals never feed each other. Of several for one element the last counts. A value that the question would
 * refuse beside those before it is not proposed.
 */
function proposalFor(
  question: Question,
  sources: RuleSources,
  readRegisters: ReadRegisters,
): Elements | null {
  let proposal: Elements = {};
  for (const autofill of question.autofill ?? []) {
    const value = proposedValue(autofill, sources, readRegisters);
    if (value === null) continue;
    const elements = { ...proposal, [autofill.field]: value };
    if (rulesOf(question).check(question, elements).length === 0) proposal = elements;
  }
  return Object.keys(proposal).length > 0 ? proposal : null;
}

function proposedValue(
  autofill: Autofill,
  sources: RuleSources,
  readRegisters: ReadRegisters,
): string | null {
  if ("sum" in autofill) return sumOf(autofill.sum, sources);
  return "copy" in autofill ? copyOf(autofill.copy, sources.inForce) : readRegisters(autofill.register);
}

function sumOf(quantities: readonly Quantity[], sources: RuleSources): string | null {
  const values = quantities.map((quantity) => valueOf(quantity, sources));
  return values.length > 0 && values.every((value) => value !== null) ? sum(values) : null;
}

const copyOf = (
  { question, field }: { question: string; field: string },
  inForce: ValuesInForce,
): string | null => inForce(question)?.[field] ?? null;
