import { Refused } from "./refused";

/** The one whose id begins so; refused when there is none, or several. `kind` says in Italian what it is one of. */
export function theOne<Found extends { id: string }>(
  among: readonly Found[],
  prefix: string,
  kind: string,
): Found {
  const found = among.filter(({ id }) => id.startsWith(prefix.toLowerCase()));
  const [only] = found;
  if (!only) throw new Refused(`Nessun id di una ${kind} comincia con «${prefix}».`);
  if (found.length > 1 && only.id !== prefix) {
    const ids = found.map(({ id }) => id).join("\n  ");
    throw new Refused(`Più id cominciano con «${prefix}»: scrivine di più.\n  ${ids}`);
  }
  return only;
}
