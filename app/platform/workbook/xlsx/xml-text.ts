const NAMED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text within a tag or an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => NAMED[sign] ?? sign);

/**
 * The text of a cell. A sign that XML cannot hold is written as its code, _xHHHH_, and so is the underscore of a text that
 * looks like such a code: each text comes back as it was.
 */
export const cellText = (text: string): string =>
  escaped(
    text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_").replace(/[\x00-\x08\x0b-\x1f\ufffe\uffff]/g, codeOf),
  );

const codeOf = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/** 28 → "AB". */
export function lettersOf(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? lettersOf(rest) : "") + String.fromCharCode(65 + ((column - 1) % 26));
}
