import { oneLine } from "../plain-text";

/** What a mail program would turn into a link, and what is written to look like one. */
const LINK_LIKE = [
  /:\/\//,
  /\bhttps?\b/i,
  /\bwww\b/i,
  /@/,
  /[a-z\d-]{2}\.[a-z]{2,24}(?![a-z])/i,
  /\.[a-z]{2,24}\//i,
  /\d\.\d{1,3}\.\d{1,3}\.\d/,
];

/** True for a name that carries an address: before an address is confirmed a stranger types names into our mails. */
export const isLinkLike = (name: string): boolean => {
  const text = oneLine(name)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");
  return LINK_LIKE.some((pattern) => pattern.test(text));
};
