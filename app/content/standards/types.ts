/** One thing a standard asks a company to tell. Names are our own words; a point is the place in the source. */
export interface Datapoint {
  /** As references of questions write it: "B8 §39(a)". Several data may stand at one point. */
  point: string;
  name: string;
  /** Of whom or when the source asks it; of every company, always, when absent. */
  condition?: string;
  /** The questions that ask it apply from this number of employees on. */
  fromEmployees?: number;
  /**
   * Where exactly it is answered, for points with several data: `guid#part`, the part being an element, row, column or
   * choice. Without parts, every question that names the point counts.
   */
  parts?: string[];
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
