import type { HomePage, WireCompetitiveness } from "~/api/contract/scoring";
import type { SealedBasis } from "~/api/contract/card-basis";
import type { Benchmark } from "~/api/contract/report";
import type { ScoredClass } from "~/domain/question/question";

/** What was issued; null in the facts of a draft. */
export interface IssuedFacts {
  id: string;
  issuedAt: string;
  expiresAt: string;
  sha256: string;
  certification: { level: number; body: string | null; dataAsOf: string; verifiedAnswers: number | null };
  /** Where everyone sees whether it still holds. */
  publicAddress: string;
}

export interface ReportAnswer {
  /** Its place in the questionnaire, from 1. */
  number: number;
  area: string;
  topic: string;
  level: string;
  prompt: string;
  status: string;
  /** What was answered, line by line. */
  lines: string[];
  /** The company's own words: explanations, and why the question does not apply. */
  notes: string[];
  /** The names of its files. */
  evidence: string[];
}

/** Everything a report is drawn from. Of an issued version nothing of it changes any more. */
export interface ReportFacts {
  year: number;
  company: HomePage["company"];
  issued: IssuedFacts | null;
  /** When the draft was last changed, and its revision. */
  draft: { updatedAt: string; revision: number };
  progress: { done: number; total: number; percent: number };
  basis: SealedBasis | null;
  levels: HomePage["survey"]["versioned"]["scoring"]["levels"];
  weights: HomePage["survey"]["versioned"]["weights"];
  competitiveness: WireCompetitiveness | null;
  /** The cards up to this one, oldest first. */
  trend: { issuedAt: string; values: Record<ScoredClass, number | null> }[];
  /** Of the draft alone: it changes every day. */
  benchmark: Benchmark | null;
  answers: ReportAnswer[];
}
