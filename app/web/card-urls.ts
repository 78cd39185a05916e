const encode = encodeURIComponent;

/** Addresses of cards as everyone sees them, signed in or not, and of what proves them. */
export const cardUrls = {
  /** The page that finds a card by its number. */
  check: () => "/card",
  /** The page that compares a card's document with what was issued. */
  compare: () => "/card/compare",
  shown: (number: string) => `/card/${encode(number)}`,
  /** The canonical JSON, byte for byte. */
  document: (number: string) => `/card/${encode(number)}/document`,
  /** The 64 bytes of its signature. */
  signature: (number: string) => `/card/${encode(number)}/signature`,
  /** A drawing for the company's own pages that tells the state of the card on that day. */
  badge: (number: string) => `/card/${encode(number)}/badge.svg`,
  /** The same as a picture, for mails and documents. */
  badgePicture: (number: string) => `/card/${encode(number)}/badge.png`,
  /** The QR code of its page, for print. */
  code: (number: string) => `/card/${encode(number)}/code.png`,
  /** The public keys as a JSON Web Key Set (RFC 7517). */
  keys: () => "/.well-known/carta-esg-keys.json",
  /** One of them as PEM, for openssl. */
  key: (id: string) => `/card/keys/${encode(id)}`,
  /** A card as the bearer of a link sees it, and its document. */
  shared: (token: string) => `/card/shared/${encode(token)}`,
  sharedDocument: (token: string) => `/card/shared/${encode(token)}/document`,
  sharedSignature: (token: string) => `/card/shared/${encode(token)}/signature`,
  /** The report that a link hands over, and the page that waits for it. */
  sharedReport: (token: string, page: "" | "/wait" = "") => `/card/shared/${encode(token)}/report${page}`,
  /** The links to cards that the caller's company has made. */
  shares: () => "/dashboard/history/sharing",
  share: (id: string) => `/dashboard/history/sharing/${encode(id)}`,
  addShare: (number: string) => `/dashboard/history/sharing/new/${encode(number)}`,
  /** What the caller's company shows of its cards. */
  publicity: () => "/dashboard/history/publicity",
};
