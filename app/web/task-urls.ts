import { pageNamed, queryOf } from "./query";

const encode = encodeURIComponent;

/** Addresses of what colleagues and people without an account are asked to do. */
export const taskUrls = {
  /** What the user is asked to do and has asked for, each list with its page. */
  list: ({ pagina, chieste }: { pagina?: number; chieste?: number } = {}) =>
    `/dashboard/tasks${queryOf({ pagina: pageNamed(pagina), chieste: pageNamed(chieste) })}`,
  one: (id: string) => `/dashboard/tasks/${encode(id)}`,
  /** Marks a task as done, or withdraws it. */
  end: (id: string, as: "done" | "withdrawn") => `/dashboard/tasks/${encode(id)}/${as}`,
  /** Asks a colleague to do a question, or a whole topic. */
  ask: (kind: "question" | "topic", subject: string) => `/dashboard/tasks/ask/${kind}/${encode(subject)}`,
  /** Sends a link to one question. */
  link: (question: string) => `/dashboard/tasks/link/${encode(question)}`,
  /** Asks before a link is revoked. */
  revoke: (id: string) => `/dashboard/tasks/links/${encode(id)}`,
  /** Accepts or declines a proposal. */
  proposal: (id: string) => `/dashboard/tasks/proposals/${encode(id)}`,
  /** The page of a link, for a person without an account. */
  linked: (token: string) => `/auth/proposal/${encode(token)}`,
};
