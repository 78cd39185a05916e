/** One datum that a standard asks of a company. Names are our own words; a point is the place in the source. */
export interface Datapoint {
  /** As references of questions write it: "B8 §39(a)". Several data may be at one point. */
  point: string;
  name: string;
  /** Which companies the source asks, or when; absent = every company, always. */
  condition?: string;
  /** The source asks it from this number of employees on. */
  fromEmployees?: number;
  /** The source asks it of these sections (ATECO 2025) only. */
  sections?: readonly string[];
  /**
   * Where exactly it is answered, for points with several data: `guid#part`; a part is an element, row, column or
   * choice. Without parts, every question that names the point counts.
   */
  parts?: string[];
  /** The id of the indicator that computes it from other data. */
  indicator?: string;
  /** No question asks it, because the registry has it. */
  registry?: "turnover";
  /** Why no question asks it. */
  notAsked?: string;
}

export interface Standard {
  /** The source in the references of questions. */
  source: "VSME" | "MEF-PMI";
  title: string;
  datapoints: Datapoint[];
}

/** 1 = asked of micro companies too, 2 = of all others (dialogue between small companies and banks). */
export type RankedDatapoint = Datapoint & { priority: 1 | 2 };
