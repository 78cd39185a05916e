/** Longer than any token: what goes on is nothing of ours, and need not be carried about. */
const LONGEST = 200;

/** The token of a link that was mailed or handed on, from the parameters of its page; "" where there is none. */
export const linkToken = ({ token }: { token?: string | null | undefined }): string =>
  (token ?? "").slice(0, LONGEST);
