import { dictionary } from "@zxcvbn-ts/language-common";

const REFUSED = 3_000;

/** The most common passwords of those whose length the rule of §5 allows: the others are refused anyway. */
const common = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= 8 && length <= 14).slice(0, REFUSED),
);

/** Case does not count: the list is in lower case, and a capital at the front is everybody's first idea. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
