import type { PlausibilityRule, Quantity } from "./plausibility-rule";
import type { RegistryFigure } from "./registry-fact";
import type { ApiVersion } from "../periods";
import type { RegisterReading } from "../registers/readings";

/** The scored classes, in the order in which they open. */
export const CLASSES = ["start_small", "graduate", "master"] as const;
export type ScoredClass = (typeof CLASSES)[number];
export type Level = ScoredClass | "base" | "intermediate" | "advanced" | "reporting";

/** The areas of the questionnaires from 2024 on; only they are scored. */
export const SCORED_AREAS = ["environment", "social", "governance"] as const;
export type ScoredArea = (typeof SCORED_AREAS)[number];
/** The themes of the questionnaire before 2024, which has no scored classes (the "pillars" of spec §2 and §7). */
export const THEMES = ["people", "planet", "prosperity", "principles"] as const;
/** In the order of the journey; no questionnaire has both kinds. */
export const AREAS = [...SCORED_AREAS, ...THEMES] as const;
export type Area = (typeof AREAS)[number];

export type QuestionClass = "boolean" | "text" | "checkbox" | "radio" | "matrix" | "dropdown";
type InputType = "decimal" | "integer" | "percentage" | "text" | "label" | "dropdown";

/** The source of a question: the standard or law, and the place in it ("VSME", "B3 §29"). */
export interface Reference {
  source: "VSME" | "MEF-PMI" | "GRI" | "GHG Protocol" | "ISO" | "Legge" | "ILO" | "OCSE";
  point: string;
  /** The same in words, and the editions it leads to: the API adds them; content holds source and point only. */
  words?: string;
  editions?: EditionShown[];
}

/** An edition of a standard or a law that a reference leads to, for the fiscal year of the question. Days are ISO dates. */
export interface EditionShown {
  id: string;
  name: string;
  edition: string;
  /** The place in this edition; null where it is not known, or the whole is meant. */
  point: string | null;
  /** The sources of the place do not agree. */
  isDisputed: boolean;
  state: "in_force" | "coming" | "replaced";
  dated: string | null;
  from: string | null;
  to: string | null;
  link: string;
}

/** One choice of a radio, checkbox or dropdown. `share` is what it earns, in percent of the question (0–100). */
export interface Choice {
  id: string;
  label: string;
  share?: number;
  /** Checkbox only: choosing it excludes all others ("Nessuna di queste"). */
  exclusive?: boolean;
  /** A text field that belongs to this choice ("Altra misura: quale?"); its element id is `${choice.id}_text`. */
  opens?: { label: string; maxLength: number; required?: boolean };
}

/** One input of a text or dropdown question, or one column of a matrix. */
export interface Field {
  id: string;
  label: string;
  inputType: InputType;
  /** Shown beside the input: "MWh", "t", "€", "ore", "%". */
  unit?: string;
  hint?: string;
  /** Inclusive bounds as canonical decimal strings ("0", "100", "-5.5"). */
  min?: string;
  max?: string;
  /** Text inputs must declare it; numbers are bounded by 15 digits before and 6 after the comma. */
  maxLength?: number;
  /** Text inputs only: the whole text matches the pattern; a text that does not match is refused with the example. */
  format?: { pattern: string; example: string };
  /** Default true: a missing required field makes the answer incomplete. */
  required?: boolean;
  /** Dropdown inputs only. */
  options?: Choice[];
  /** Label inputs only: the exact sum of these other field ids of the same row, computed and never typed. */
  sumOf?: string[];
}

/** Rules across the cells of one answer; a broken one refuses the answer (NOT_ACCEPTABLE). */
export type Constraint =
  /** The cells of one matrix column (all rows), or the named fields, add up exactly to `equals`. */
  | { kind: "total"; fields: string[]; equals: string }
  /** Two fields must hold the same value. */
  | { kind: "match"; fields: [string, string] }
  /** The first field may not exceed the second ("di cui"). */
  | { kind: "atMost"; fields: [string, string] };

/** What an answer or the registry says about the company. */
export type Condition = ChosenCondition | AboveCondition | OtherCondition;
type ChosenCondition = { question: string; field?: string; anyOf: string[] };
/** The field of a matrix may be a column: then one of its cells is above. */
type AboveCondition = { question: string; field: string; above: string };
type OtherCondition =
  { registry: "size" | "macrosector"; anyOf: string[] } | { registry: RegistryFigure; atLeast: number };

/**
 * The condition that asks a question of a company. If it does not hold the effect applies: `blocked` (another answer
 * closes it), `na` (not asked of this company) or `voluntary` (open, and may stay empty without cost: below a legal
 * threshold). A missing datum blocks (D2), unless the question stays open until the other one is answered, in each cell
 * of a column: for a few companies that another answer takes out.
 */
export type Dependency = { effect: "blocked" | "na" | "voluntary" } & (
  ((ChosenCondition | AboveCondition) & { openUntilAnswered?: true }) | OtherCondition
);

/** Ascending: the last step whose `from` ≤ value gives the share (0–100) that is earned; below all steps nothing is. */
export type Steps = { from: string; share: number }[];

/**
 * A number of the company in relation to another: the sum of `of`, times the factor, over the sum of `per` (1 where
 * there is none). It is known when all its quantities are.
 */
export interface Ratio {
  of: Quantity[];
  per?: Quantity[];
  /** A canonical decimal. */
  times?: string;
}

/** A result against a published reference (D3). */
export interface IndicatorRule {
  kind: "indicator";
  value: Ratio;
  unit: string;
  /** The first table for the company's ATECO section counts; one without sections is for all. */
  tables: { macrosectors?: string[]; steps: Steps }[];
  /** The share earned where the sum of `per` is 0, as the recycled part of no waste. Default 0. */
  ofNothing?: number;
  /** Who publishes the reference, in which edition or year; or why the thresholds are absolute. */
  basis: string;
}

/** The earning rule of numbers, texts, dropdowns and matrices. Options of boolean, radio, checkbox carry shares. */
export type EarningRule =
  /** Earns everything when valid and complete: a disclosure without weight, or a figure that takes work to have. */
  | { kind: "complete" }
  /** Looks up one field of the answer. */
  | { kind: "thresholds"; field: string; steps: Steps; basis?: string }
  | IndicatorRule;

/** The document behind an answer, for the company and for its verifier. */
export interface Proof {
  /** "Documento di valutazione dei rischi (DVR) firmato". */
  document: string;
  /** How old it may be: "ultimi 12 mesi". */
  age?: string;
  /** What a verifier looks at. */
  checks: string;
  /** What to make unreadable before it is uploaded: names in pay slips. */
  redact?: string;
  /** A practice on paper: it earns at most 60 % until a document is attached. */
  limitsUntilAttached?: true;
}

/** A value taken from other answers, the registry or the registers, and offered until it is confirmed. */
export type Autofill =
  /** Fills this element of the question with the sum of these numbers (all must be given). */
  | { field: string; sum: Quantity[] }
  /** Fills it with what another answer says: a choice, a text. */
  | { field: string; copy: { question: string; field: string } }
  /** Fills it with what the rows of a register say. */
  | { field: string; register: RegisterReading };

interface Base {
  /** Stable identifier, unique over all versions: `v3-` area letter `-` milestone `-` slug. */
  guid: string;
  apiVersion: ApiVersion;
  /**
   * Raised when the question is revised within its year; 1 when absent. An answer given to another edition is obsolete
   * until it is confirmed or removed (D4).
   */
  edition?: number;
  area: Area;
  milestone: string;
  level: Level;
  prompt: string;
  /** One sentence: format, unit, period. */
  hint: string;
  /** "Perché lo chiediamo": the readers who will use it. */
  why: string;
  /** "Dove trovo il dato": a document in the company's office. */
  where: string;
  references: Reference[];
  /** Relative share inside its milestone and class (integer ≥ 1), or 0 for a pure disclosure that is not scored. */
  weight: number;
  /** The minutes that it takes a small company with its papers at hand: an estimate of ours. v3 declares them. */
  minutes?: number;
  /** Part of the shortest path, for micro companies (D1). */
  essential?: true;
  evidence?: "welcome" | "asked";
  proof?: Proof;
  /** May be declared not applicable, with a reason: only where neither registry nor answers can prove it. */
  notApplicableEnabled?: boolean;
  /** The reasons that are offered; any other is written in words. */
  notApplicableReasons?: string[];
  dependencies?: Dependency[];
  /** How several dependencies combine; default all must hold. */
  dependencyMode?: "all" | "any";
  autofill?: Autofill[];
  /** Questions with the same pageId share one page, in indexInPage order. Digits, as §5 asks. */
  pageId?: string;
  indexInPage?: string;
}

export type BooleanQuestion = Base & { questionClass: "boolean"; shares: { yes: number; no: number } };
export type RadioQuestion = Base & { questionClass: "radio"; choices: Choice[] };
/** maxChoices is a string of digits (§5). */
export type CheckboxQuestion = Base & { questionClass: "checkbox"; choices: Choice[]; maxChoices?: string };
export type TextQuestion = Base & {
  questionClass: "text";
  fields: Field[];
  earning: EarningRule;
  constraints?: Constraint[];
};
export type DropdownQuestion = Base & {
  questionClass: "dropdown";
  fields: Field[];
  /**
   * `thresholds` does not apply here: a dropdown earns by the shares of its options (mean over fields) or by
   * completeness.
   */
  earning: { kind: "complete" } | { kind: "options" };
};
/** A cell's element id is `${row.id}.${column.id}`; constraints and sums name column ids, or element ids with a dot. */
export type MatrixQuestion = Base & {
  questionClass: "matrix";
  /** A row that was begun must be completed; an optional row may be left empty. */
  rows: { id: string; label: string; optional?: true }[];
  columns: Field[];
  earning: EarningRule;
  constraints?: Constraint[];
};

export type Question =
  BooleanQuestion | RadioQuestion | CheckboxQuestion | TextQuestion | DropdownQuestion | MatrixQuestion;

/** The edition of a question (D4); 1 unless its content says otherwise. */
export const editionOf = ({ edition }: Pick<Question, "edition">): number => edition ?? 1;

/** One topic of an area; `shares` is its relative share of the area's weight in each class where it has questions. */
export interface Milestone {
  id: string;
  area: Area;
  label: string;
  /** One sentence for the level page. */
  summary: string;
  shares: Partial<Record<ScoredClass, number>>;
  /** Shares of sectors for which the topic is more or less material; the first row with the section counts. */
  sectorShares?: { macrosectors: string[]; shares: Partial<Record<ScoredClass, number>>; reason: string }[];
}

/** A fact that caps the score of every class, whatever else is earned (linea rossa, D3). */
export interface RedLine {
  id: string;
  label: string;
  /** All of them hold; an answer counts while its question is open. */
  when: Condition[];
  /** Points of 100. */
  cap: 30 | 70;
  /** Why it is a line, in a sentence. */
  reason: string;
  source: Reference;
  /** What lifts it. */
  wayOut: string;
  /** The question whose explanation is printed beside it. */
  question: string;
}

/** A whole questionnaire of one API version. */
export interface Questionnaire {
  apiVersion: ApiVersion;
  milestones: Milestone[];
  questions: Question[];
  plausibility: PlausibilityRule[];
  redLines: RedLine[];
  /** The guids of questions that need no paper, those to ask first at the top (decision 090); absent where there are none. */
  firstScore?: readonly string[];
  /** The guids of questions that are answered without a document: each class begins with them (decision 103). */
  atHand?: readonly string[];
}
