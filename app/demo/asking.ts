import type { Elements } from "~/domain/question/answer";

/**
 * What people of a demo company ask of each other, and of persons without an account, and what they typed without saving;
 * no mail is sent.
 */
export interface DemoAsking {
  jottings: {
    questionId: string;
    from: string;
    daysAgo: number;
    /** By the names of the form's inputs. */
    typed: Record<string, string>;
  }[];
  tasks: {
    id: string;
    questionId: string | null;
    milestoneId: string;
    /** Addresses of people of the company. */
    from: string;
    to: string;
    note: string;
    askedDaysAgo: number;
    /** Negative: overdue. */
    dueInDays: number;
  }[];
  proposals: {
    id: string;
    questionId: string;
    from: string;
    name: string;
    email: string;
    note: string;
    askedDaysAgo: number;
    sentDaysAgo: number;
    elements: Elements;
    explanation: string;
  }[];
}
