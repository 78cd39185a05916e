/** The path of what is wrong with the one answer of a page as a whole; "" is what is wrong with the form. */
export const WHOLE_ANSWER = "risposta";
