/** What a spreadsheet would take for a formula once it is typed, or cut off to find one. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Whether a text begins like a formula: a number below zero does too. */
export const beginsLikeFormula = (text: string): boolean => FORMULA.test(text);
