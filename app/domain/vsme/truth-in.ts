/** YES and NO of a list, or a box; null for anything else. */
export function truthIn(value: string | number | boolean | null): boolean | null {
  if (typeof value === "boolean") return value;
  const text = String(value ?? "")
    .trim()
    .toUpperCase();
  return text === "YES" ? true : text === "NO" ? false : null;
}
