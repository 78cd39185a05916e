import { pageNamed, queryOf } from "./query";

const encode = encodeURIComponent;

const FROM = "da";
const PLAN = "piano";

/** Whether the page was reached from the development plan. */
export const isFromPlan = (address: string): boolean => new URL(address).searchParams.get(FROM) === PLAN;

/** Addresses of what colleagues and people without an account are asked to do. */
export const taskUrls = {
  /** What the user is asked to do and has asked for, each list with its page. */
  list: ({ pagina, chieste }: { pagina?: number; chieste?: number } = {}) =>
    `/dashboard/tasks${queryOf({ pagina: pageNamed(pagina), chieste: pageNamed(chieste) })}`,
  one: (id: string, isOfPlan = false) =>
    `/dashboard/tasks/${encode(id)}${queryOf({ [FROM]: isOfPlan && PLAN })}`,
  /** Marks a task as done, or withdraws it. */
  end: (id: string, as: "done" | "withdrawn") => `/dashboard/tasks/${encode(id)}/${as}`,
  /** Asks a colleague to do a question, or a whole topic; from the development plan, which it leads back to. */
  ask: (kind: "question" | "topic", subject: string, isOfPlan = false) =>
    `/dashboard/tasks/ask/${kind}/${encode(subject)}${queryOf({ [FROM]: isOfPlan && PLAN })}`,
  /** Sends a link to one question. */
  link: (question: string) => `/dashboard/tasks/link/${encode(question)}`,
  /** Asks before a link is revoked. */
  revoke: (id: string) => `/dashboard/tasks/links/${encode(id)}`,
  /** Accepts or declines a proposal. */
  proposal: (id: string) => `/dashboard/tasks/proposals/${encode(id)}`,
  /** The page of a link, for a person without an account. */
  linked: (token: string) => `/auth/proposal/${encode(token)}`,
};
