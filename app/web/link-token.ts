import { LONGEST_LINK_TOKEN } from "~/api/contract/wire";

/**
 * The token of a link that was mailed or handed on, from the parameters of its page; "" where there is none. What is longer is
 * nothing of ours, and need not be carried about.
 */
export const linkToken = ({ token }: { token?: string | null | undefined }): string =>
  (token ?? "").slice(0, LONGEST_LINK_TOKEN);
