import type { UserRow } from "~/api/contract/people";
import type { Trx } from "../../scope";
import { recordAudit } from "../../store/audit";
import { type PeopleFilter, peopleOf } from "../../store/accounts/people";
import { readTogether } from "../../store/read-together";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { filterOf } from "./list-users";
import { presentUser } from "./present-user";

/** People of one statement. */
const AT_ONCE = 500;

/**
 * All people that match, by name, as they are at one moment; the trail keeps how many left the product. Reading them
 * keeps no other change waiting.
 */
export const exportPeople: UseCase<"user.exportPeople"> = async ({ body }, scope) => {
  const { db, session } = scope;
  const filter = filterOf(body, scope);
  const people = await readTogether(db, (trx) => allPeople(trx, filter));
  const detail = String(people.length);
  await write(db, session.companyId, (trx) =>
    recordAudit(trx, scope, "people_exported", { ...session, detail }),
  );
  return { people };
};

async function allPeople(trx: Trx, filter: PeopleFilter): Promise<UserRow[]> {
  const people: UserRow[] = [];
  for (let from = 0; from === people.length; from += AT_ONCE) {
    people.push(...(await peopleOf(trx, filter, "name", { from, most: AT_ONCE })).map(presentUser));
  }
  return people;
}
