import type { Counted } from "~/domain/benchmark/question-tallies";

/** The contributions of companies to the benchmark. */
export interface BenchmarkTables {
  /**
   * The contribution of a company's newest version of a year: its present value, and its value when its last day began.
   */
  benchmark_entry: {
    company_id: string;
    year: number;
    /** Day of the last change in Italy. */
    day: string;
    /** Sector, size and scores as JSON; null = it was not in the benchmark. */
    opening: string | null;
    live: string | null;
  };
  /** The totals of a cell in a measure, likewise: companies, sum of values, companies by bucket. */
  benchmark_row: {
    year: number;
    cell: string;
    measure: string;
    day: string;
    opening_companies: number;
    opening_sum: number;
    opening_zero: number;
    opening_low: number;
    opening_medium: number;
    opening_high: number;
    live_companies: number;
    live_sum: number;
    live_zero: number;
    live_low: number;
    live_medium: number;
    live_high: number;
  };
  /**
   * The answers of a cell question by question in a class, likewise: JSON of companies and sum of percents by guid. One
   * row for a class, since an issued version changes all its questions at once. The row "scores" holds how many companies
   * have their score in each step, by measure; the row "choices", how many chose each option, by question.
   */
  benchmark_question: {
    year: number;
    cell: string;
    scored_class: Counted;
    day: string;
    opening: string;
    live: string;
  };
  /** The rebuild that may write, of those that were started. One row. */
  benchmark_rebuild: {
    id: number;
    token: string;
  };
}
