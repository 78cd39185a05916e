/**
 * The stored texts in which a typed character was replaced by a plain one (D11), for a notice; null where every text was
 * stored as it was typed.
 */
export function adaptedTexts(
  typed: Readonly<Record<string, string>>,
  stored: Readonly<Record<string, string>>,
): string | null {
  const oneSpaced = (text: string) => text.replace(/\s+/g, " ").trim();
  const adapted = Object.entries(stored).filter(([name, text]) => oneSpaced(typed[name] ?? "") !== text);
  return adapted.length === 0 ? null : adapted.map(([, text]) => text).join(" · ");
}
