import { oneLine } from "../plain-text";

/**
 * What ends addresses that people follow. Company names are full of dots ("CO.GE.IM. S.r.l.", "Edil.Tre"), so that a dot
 * between letters alone is no address.
 */
const ENDINGS = [
  ...[
    "com",
    "net",
    "org",
    "info",
    "biz",
    "it",
    "eu",
    "ch",
    "de",
    "fr",
    "es",
    "uk",
    "at",
    "si",
    "ru",
    "cn",
    "top",
    "xyz",
  ],
  ...[
    "io",
    "co",
    "me",
    "ly",
    "to",
    "cc",
    "tk",
    "app",
    "dev",
    "site",
    "online",
    "shop",
    "store",
    "club",
    "link",
    "click",
  ],
  ...[
    "live",
    "page",
    "web",
    "cloud",
    "example",
    "gov",
    "edu",
    "mobi",
    "tel",
    "ws",
    "su",
    "pw",
    "icu",
    "vip",
    "win",
  ],
].join("|");

/** What a mail program would turn into a link, and what is written to look like one. */
const LINK_LIKE = [
  /:\/\//,
  /\bhttps?\b/i,
  /\bwww\b/i,
  /@/,
  new RegExp(String.raw`[a-z\d-]{2}\.(?:${ENDINGS})(?![a-z.])`, "i"),
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

const LONGEST_IN_MAIL = 80;

/**
 * A name that another person typed, as a mail shows it: so much of it, and neither a dot nor "://" in it makes a link.
 * Initials ("S.r.l.") stay together.
 */
export function nameInMail(name: string): string {
  const apart = name.replaceAll("://", ": ").replace(/(?<=\S)\.(?=[^\s.]{2}|\d)/g, ". ");
  return apart.length > LONGEST_IN_MAIL ? `${apart.slice(0, LONGEST_IN_MAIL)}…` : apart;
}
