/**
 * The cost to a small company of gaining the points of a question. low: some hours with papers in the office · medium:
 * days of work, a written procedure, or help for some hundred euro · high: an investment, months, an external expert,
 * or a result that no decision of today changes this year.
 */
export const EFFORTS = ["low", "medium", "high"] as const;
export type Effort = (typeof EFFORTS)[number];

/** From and to, both included. */
interface Range {
  from: number;
  to: number;
}

/** An estimate: hours of work inside the company, and euro spent outside it. */
export interface Cost {
  hours: Range;
  euro: Range;
}

/** The minutes of work that an order by gain reckons with: the middle of the range. */
export const minutesOf = ({ hours: { from, to } }: Cost): number => (from + to) * 30;
