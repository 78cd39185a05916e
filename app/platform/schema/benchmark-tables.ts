/** What companies add to the benchmark. */
export interface BenchmarkTables {
  /** What a company's newest version of a year adds to the benchmark: as it stands, and as its last day began. */
  benchmark_entry: {
    company_id: string;
    year: number;
    /** Day of the last change in Italy. */
    day: string;
    /** Sector, size and scores as JSON; null = it was not in the benchmark. */
    opening: string | null;
    live: string | null;
  };
  /** What the companies of a cell count in a measure, likewise: companies, sum of values, companies by bucket. */
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
  /** The rebuilding that may write, of those that were begun. One row. */
  benchmark_rebuild: {
    id: number;
    token: string;
  };
}
