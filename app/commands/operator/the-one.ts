import { Refused } from "./refused";

/** The item with this id, or the only one whose id begins with it; refused otherwise. `where` names the list. */
export function theOne<Found extends { id: string }>(
  among: readonly Found[],
  prefix: string,
  where: string,
): Found {
  const matches = among.filter(({ id }) => id.startsWith(prefix.toLowerCase()));
  const only = matches.find(({ id }) => id === prefix) ?? (matches.length === 1 ? matches[0] : undefined);
  if (only) return only;
  if (matches.length === 0) throw new Refused(`Nessun id comincia con «${prefix}» tra ${where}.`);
  const ids = matches.map(({ id }) => `  ${id}`).join("\n");
  throw new Refused(`Più id cominciano con «${prefix}» tra ${where}: scrivine di più.\n${ids}`);
}
