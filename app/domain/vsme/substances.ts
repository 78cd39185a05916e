/** A name without what two people write differently: case, accents, subscripts, signs. */
export const substanceKey = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const WITH_SYMBOL = /^([^()]+)\(([^()]+)\)$/;

/** The name in front of a symbol in brackets, and the symbol; null for a name without one. */
export function nameAndSymbol(written: string): { name: string; symbol: string } | null {
  const [, name, symbol] = WITH_SYMBOL.exec(written.trim()) ?? [];
  return name === undefined || symbol === undefined ? null : { name: name.trim(), symbol: symbol.trim() };
}

const memberNamed = (name: string, members: Readonly<Record<string, string>>): string | undefined => {
  const key = substanceKey(name);
  return Object.hasOwn(members, key) ? members[key] : undefined;
};

/** The member of a substance by what a company writes; null where the list does not have it. */
export function substanceMember(written: string, members: Readonly<Record<string, string>>): string | null {
  const whole = memberNamed(written, members);
  if (whole !== undefined) return whole;
  const parts = nameAndSymbol(written);
  if (parts === null) return null;
  const [byName, bySymbol] = [memberNamed(parts.name, members), memberNamed(parts.symbol, members)];
  return byName !== undefined && (bySymbol === undefined || bySymbol === byName) ? byName : null;
}
