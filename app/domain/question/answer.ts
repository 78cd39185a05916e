/**
 * The elements of an answer by element id, as canonical strings: numbers as decimals with a dot ("1234.56"), choices
 * as ids, texts as typed. Element ids by class:
 *   boolean, radio   `value` (boolean: "yes" | "no"), and `${choice}_text`
 *   checkbox         one entry `${choice}` = "on" per chosen choice, and `${choice}_text`
 *   text, dropdown   `${field}`
 *   matrix           `${row}.${column}`
 * An absent element was not answered. Computed labels are never stored.
 */
export type Elements = Readonly<Record<string, string>>;

/** What a company has stored for one question. */
export interface Answer {
  elements: Elements;
  notApplicableChosen: boolean;
  notApplicableReason: string | null;
  explanation: string | null;
  /** Why an implausible value is right; with it the answer is no longer incompatible. */
  incompatibilityExplanation: string | null;
  /** Ids of the answer's stored files, in the order in which they were added. */
  attachments: readonly string[];
  /**
   * Present while the company has not confirmed an answer that it copied from a company of its group, or took over from
   * the year before: until then the answer declares nothing.
   */
  copiedFrom?: CopiedFrom;
}

/** Where an answer was copied from: a card of a company of the group, or the company's own answers of that year. */
export type CopiedFrom = CopiedFromCard | { year: number };

export interface CopiedFromCard {
  companyName: string;
  card: string;
  issuedAt: string;
}

/** The answer to a question that was never answered. */
export const NO_ANSWER: Answer = {
  elements: {},
  notApplicableChosen: false,
  notApplicableReason: null,
  explanation: null,
  incompatibilityExplanation: null,
  attachments: [],
};

export type Answers = Readonly<Record<string, Answer>>;

/** Whether the answer has no element, no words and no file. */
export const isEmpty = (answer: Answer): boolean =>
  !isGiven(answer) &&
  answer.explanation === null &&
  answer.incompatibilityExplanation === null &&
  answer.attachments.length === 0;

/** Whether the question was answered: an element, or that the question does not apply. */
export const isGiven = ({ elements, notApplicableChosen }: Answer): boolean =>
  notApplicableChosen || Object.keys(elements).length > 0;

/** Computed, never stored (D2); in the order in which the first that matches counts. */
export const ANSWER_STATUSES = [
  "na-blocked",
  "blocked",
  "autofilled",
  "not-answered",
  "incomplete",
  "incompatible",
  "self-declared",
] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

/** The registry facts that the rules use; null = not given yet. */
export interface RegistryFacts {
  /** People with a contract of employment (dipendenti), heads. */
  employees: number | null;
  /** People at work (addetti): owners, family members and employees, on average of the year. */
  workforce: number | null;
  turnover: number | null;
  size: CompanySize | null;
  /** ATECO 2025 section letter. */
  macrosector: string | null;
}

export const COMPANY_SIZES = ["micro", "small", "medium", "large"] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
