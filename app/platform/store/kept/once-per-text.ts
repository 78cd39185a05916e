/**
 * The same reading, made once for each of the texts that were read last: equal texts give the very same object, which
 * nobody may change.
 */
export function oncePerText<Reading extends object>(
  read: (text: string) => Reading,
  most: number,
): (text: string) => Reading {
  const kept = new Map<string, Reading>();
  return (text) => {
    const reading = kept.get(text) ?? read(text);
    kept.delete(text);
    kept.set(text, reading);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? "");
    return reading;
  };
}
