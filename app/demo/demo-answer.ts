import type { Verdict, VerifiedLevel } from "~/domain/card/card-life";
import type { Elements } from "~/domain/question/answer";
import type { Questionnaire } from "~/domain/question/question";

/** A demo company's answer to one question, as canonical elements. */
interface DemoAnswer {
  guid: string;
  elements?: Elements;
  notApplicableReason?: string;
  /** What the company adds; beside a red line it is printed on the card. */
  explanation?: string;
  /** The title of a document that goes with it. */
  document?: string;
}

/** Answers that one person saved on one day, in the order in which they were saved. */
export interface DemoSession {
  /** Days before the day of loading; at least 1. */
  daysAgo: number;
  email: string;
  answers: DemoAnswer[];
}

/** A fiscal year of a company, and the day on which its card was issued; answers saved later are in the draft only. */
export interface DemoYear {
  fiscalYear: number;
  /** The questionnaire until the verification was opened; without it the present questions were asked all the time. */
  askedThen?: Questionnaire;
  sessions: DemoSession[];
  issued?: { daysAgo: number; email: string };
  verified?: DemoVerification;
  /** A verification that is still open. */
  opened?: DemoOpenVerification;
  /** Positions that a person saved. */
  positions?: { id: string; daysAgo: number; email: string; name: string }[];
}

/** A verification in which every item was accepted. */
export interface DemoVerification {
  level: VerifiedLevel;
  /** When its candidate was frozen, and when its card was issued. */
  openedDaysAgo: number;
  daysAgo: number;
  email: string;
  verifier: { email: string; body: string };
}

/** A verification that is still open, with what was judged and answered so far. */
export interface DemoOpenVerification extends Omit<DemoVerification, "daysAgo"> {
  id: string;
  /** When everything was accepted and the exam in depth began; absent before it. */
  inDepthDaysAgo?: number;
  judgements: DemoJudgement[];
}

/** The judgement of an answer, and the company's reply to it. */
export interface DemoJudgement {
  daysAgo: number;
  guid: string;
  verdict: Verdict;
  comment?: string;
  reply?: { daysAgo: number; words: string };
}
