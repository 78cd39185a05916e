import type { HomePage } from "~/api/contract/completed/home-page";
import type { WireCompetitiveness } from "~/api/contract/scoring";
import type { SealedBasis } from "~/api/contract/card-basis";
import type { Benchmark } from "~/api/contract/completed/benchmark";
import type { ScoredClass } from "~/domain/question/question";
import type { HeatMap } from "~/domain/scoring/heat-map";
import type { Effort } from "~/domain/scoring/plan/effort";

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
  topicId: string;
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

/** The comparison with other companies, class by class. */
export interface ReportComparison {
  /** The day in Italy on which it was taken. */
  day: string;
  classes: Record<
    ScoredClass,
    Pick<Benchmark["gapAnalysis"]["master"], "average" | "population" | "numberOfCompanies">
  >;
}

/** A question by which points can be gained now. */
interface ReportMove {
  prompt: string;
  topicId: string;
  topic: string;
  level: ScoredClass;
  /** Hundredths of a point of its class; 0 under a red line. */
  gain: number;
  effort: Effort;
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
  /** The heat map, where the questions that it is made of are left out; otherwise it follows from the levels. */
  map: HeatMap | null;
  weights: HomePage["survey"]["versioned"]["weights"];
  competitiveness: WireCompetitiveness | null;
  /** The cards up to this one, oldest first. */
  trend: { issuedAt: string; values: Record<ScoredClass, number | null> }[];
  /** The first moves of the development plan. */
  moves: ReportMove[];
  /** The comparison with other companies and its day in Italy. */
  benchmark: ReportComparison | null;
  answers: ReportAnswer[];
  /** The recipient of a link, and what it shows; null for the company itself, which sees everything. */
  shared: { recipient: string; showsScoring: boolean; topics: string[] } | null;
}
