import type { Db, Trx } from "../../scope";
import { type Colleague, colleagues } from "../../store/asking/colleagues";

/** Parameters of a statement. */
const MOST_NAMES = 450;

/** All of these people of the company, some in each statement. */
export async function named(db: Db | Trx, companyId: string, ids: readonly string[]): Promise<Colleague[]> {
  const found: Colleague[] = [];
  for (let start = 0; start < ids.length; start += MOST_NAMES) {
    const some = ids.slice(start, start + MOST_NAMES);
    found.push(...(await colleagues(db, { companyId, ids: some })));
  }
  return found;
}

export const byId = (people: readonly Colleague[]): ReadonlyMap<string, Colleague> =>
  new Map(people.map((person) => [person.id, person]));
