/** Longest note to a colleague, or to the person behind a link. */
export const MOST_NOTE = 1000;

/** Open tasks that one person may have asked for. */
export const MOST_TASKS_ASKED = 100;

/** Tasks that one person may ask for in a day, ended ones too. */
export const MOST_TASKS_A_DAY = 100;

/** Links that a company makes in a day, and those that may work at the same time. */
export const MOST_LINKS_A_DAY = 50;
export const MOST_OPEN_LINKS = 100;

/** How often the bearer of a link may send a proposal, the first time included. */
export const MOST_SENT = 20;

/** Colleagues that a form offers by name; beyond them it asks for the address. */
export const MOST_OFFERED = 100;
