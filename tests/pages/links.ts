/** Addresses and parts of addresses that a server gives away only when it is asked, by the word that stands for each. */
export const PLACES = {
  /** The token of a link to a new password. */
  reset: "spedito",
  /** The token of an invitation to the demo company. */
  invitation: "invitato",
  /** The token of a link to one question. */
  question: "collegato",
  /** The token of a link that switches reminders off. */
  reminders: "ricordato",
  /** The token of a link to a card. */
  shared: "condiviso",
  /** A list of invitations, a workbook and a change to people, each on its way. */
  list: "elencato",
  workbook: "riportato",
  change: "cambiato",
} as const;

export type Links = Record<keyof typeof PLACES, string>;

/** The address with what the server has given. */
export const filledIn = (path: string, links: Links): string =>
  Object.entries(PLACES).reduce((all, [name, word]) => all.replace(word, links[name as keyof Links]), path);
