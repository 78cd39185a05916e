import { Refused } from "./refused";

/** The one with this id, or whose id alone begins so; refused otherwise. `where` names those it is looked for among. */
export function theOne<Found extends { id: string }>(
  among: readonly Found[],
  prefix: string,
  where: string,
): Found {
  const found = among.filter(({ id }) => id.startsWith(prefix.toLowerCase()));
  const only = found.find(({ id }) => id === prefix) ?? (found.length === 1 ? found[0] : undefined);
  if (only) return only;
  if (found.length === 0) throw new Refused(`Nessun id comincia con «${prefix}» tra ${where}.`);
  const ids = found.map(({ id }) => `  ${id}`).join("\n");
  throw new Refused(`Più id cominciano con «${prefix}» tra ${where}: scrivine di più.\n${ids}`);
}
