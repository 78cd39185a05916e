import type { UserRow } from "~/api/contract/people";
import { recordAudit } from "../../store/audit";
import { peopleOf } from "../../store/accounts/people";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { filterOf } from "./list-users";
import { presentUser } from "./present-user";

/** People of one statement. */
const AT_ONCE = 500;

/** All people that match, by name, as they are at one moment; the trail keeps how many left the product. */
export const exportPeople: UseCase<"user.exportPeople"> = async ({ body }, scope) => {
  const { db, session } = scope;
  const filter = filterOf(body, scope);
  return write(db, session.companyId, async (trx) => {
    const people: UserRow[] = [];
    for (let from = 0; from === people.length; from += AT_ONCE) {
      people.push(...(await peopleOf(trx, filter, "name", { from, most: AT_ONCE })).map(presentUser));
    }
    await recordAudit(trx, scope, "people_exported", { ...session, detail: String(people.length) });
    return { people };
  });
};
