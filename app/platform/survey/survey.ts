import { ApiError } from "~/api/errors";
import { questionnaire } from "~/content/questionnaires";
import { figuresOfYears } from "~/content/v3/figures-of-years";
import { obsoleteAnswers, type ObsoleteAnswer } from "~/domain/card/obsolete-answers";
import { apiVersionOf, type ApiVersion } from "~/domain/periods";
import type { RegistryFacts } from "~/domain/question/answer";
import { type ReadRegisters, readingOf } from "~/domain/registers/readings";
import type { RegisterRow, RegisterRows } from "~/domain/registers/register";
import { rowsOfYears } from "~/domain/survey/figures-of-years";
import { revisedSince } from "~/domain/survey/obsolete";
import type { EarlierAnswers } from "~/domain/survey/plausibility";
import type { Question, Questionnaire } from "~/domain/question/question";
import { surveyStates, type SurveyStates } from "~/domain/survey/status";
import type { StoredAnswers } from "../store/answers";
import { factsOf, type CompanyRow } from "../store/companies";
import { earlierAnswers } from "./earlier";
import type { Draft } from "../store/drafts";
import type { Snapshot } from "../store/versions";

/** A company with its draft of a year, as they are now. */
export interface PresentDraft {
  year: number;
  /** False for closed years, which are read only (D1). */
  isCurrent: boolean;
  company: CompanyRow;
  draft: Draft;
  /** Whether any answer was ever saved for the year before. */
  hasEarlierYear: boolean;
  /** Files that wait for the malware scanner and that the draft, or a certificate, names. */
  filesInControl: number;
  /**
   * What the company entered once, in a survey with the figures that last year's answers say; nothing for closed years
   * and issued versions, which propose nothing new.
   */
  registers: RegisterRows;
}

/** What the answers of a year and the registry of the company say: one object as long as both stay the same. */
export interface SurveyContent {
  apiVersion: ApiVersion;
  questionnaire: Questionnaire;
  facts: RegistryFacts;
  answers: StoredAnswers;
  /** The answers of the year before that rules compare with these; none for an issued version. */
  earlier: EarlierAnswers;
  /** Those of the figures that nobody entered: last year's answers say them. */
  figuresFromAnswers: readonly RegisterRow[];
  registers: RegisterRows;
  readRegisters: ReadRegisters;
  states: SurveyStates;
}

/** A company's survey of one year, with everything computed from the answers. An issued version is never current. */
export interface Survey extends PresentDraft, SurveyContent {
  /**
   * Present if the survey is an issued version: it shows the scoring that was issued, which is never computed again.
   */
  issued?: Snapshot;
}

const contents = new WeakMap<StoredAnswers, { key: string; before: StoredAnswers; content: SurveyContent }>();

/** The survey of a draft with these answers. */
export function draftSurvey(
  present: PresentDraft,
  answers: StoredAnswers,
  before: StoredAnswers = NONE,
): Survey {
  const { year, isCurrent, registers } = present;
  const facts = factsOf(present.company);
  const key = JSON.stringify([year, isCurrent, facts, registers]);
  const kept = contents.get(answers);
  if (kept?.key === key && kept.before === before) return { ...present, ...kept.content };
  const content = contentOf(present, facts, answers, before);
  contents.set(answers, { key, before, content });
  return { ...present, ...content };
}

const NONE: StoredAnswers = {};

/** Nothing here may depend on more than the key of `draftSurvey` says. */
function contentOf(
  { year, isCurrent, registers: typed }: Pick<PresentDraft, "year" | "isCurrent" | "registers">,
  facts: RegistryFacts,
  answers: StoredAnswers,
  before: StoredAnswers,
): SurveyContent {
  const apiVersion = apiVersionOf(year);
  const asking = questionnaire(apiVersion);
  const earlier = earlierAnswers(year, before);
  const figuresFromAnswers = isCurrent
    ? rowsOfYears(figuresOfYears, { year, questions: asking.questions, facts, earlier, typed: typed.figures })
    : [];
  const registers = { ...typed, figures: [...typed.figures, ...figuresFromAnswers] };
  const readRegisters = readingOf(registers, year);
  const revised = revisedSince(asking.questions, answers);
  const states = surveyStates(asking, answers, facts, revised, earlier, readRegisters);
  const read = { answers, earlier, registers, figuresFromAnswers, readRegisters };
  return { apiVersion, questionnaire: asking, facts, ...read, states };
}

/** The question with this id in the survey's year, or 404. */
export function questionOf(survey: Survey, guid: string): Question {
  const question = survey.questionnaire.questions.find((candidate) => candidate.guid === guid);
  if (!question) throw new ApiError(404, "internal/not_found");
  return question;
}

/** The milestone of a neighbour. */
export const milestoneOf = (survey: Survey, guid: string | null): string | null =>
  guid === null ? null : questionOf(survey, guid).milestone;

/** The answers of a draft that the company has to confirm or remove; none in a survey that can only be read. */
export const obsoleteIn = ({ isCurrent, questionnaire, answers, states }: Survey): ObsoleteAnswer[] =>
  isCurrent ? obsoleteAnswers(questionnaire.questions, answers, states) : [];
