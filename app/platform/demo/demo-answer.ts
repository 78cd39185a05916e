import type { Elements } from "~/domain/survey/answer";

/** What a demo company answers to one question, as canonical elements. */
export interface DemoAnswer {
  guid: string;
  elements?: Elements;
  notApplicableReason?: string;
}

/** Answers that one person saved on one day, in the order in which they were saved. */
export interface DemoSession {
  /** Days before the day of loading; at least 1. */
  daysAgo: number;
  email: string;
  answers: DemoAnswer[];
}

/** A fiscal year of a company, and the day on which its card was issued; what is saved later is in the draft only. */
export interface DemoYear {
  fiscalYear: number;
  sessions: DemoSession[];
  issued?: { daysAgo: number; email: string };
}
