import type { UserRow } from "~/api/contract/people";
import type { T } from "~/texts/resources";
import { peopleUrls } from "~/web/urls";
import type { ChangeAddress } from "../change-address";
import { isFiltered, type ListAddress, ofPage } from "../list-address";
import { fullName, lastAccess, rolesWords, stateWords } from "../person-words";

/** As many as the API gives (spec §7). */
const PAGE_LENGTH = 25;

interface Given {
  usersRoles: readonly UserRow[];
  count?: number | undefined;
}

interface Around {
  address: ListAddress;
  asked: ChangeAddress;
  company: string;
}

export const presentList = (
  t: T,
  { usersRoles, count = usersRoles.length }: Given,
  { address, asked, company }: Around,
) => ({
  address,
  company,
  isFiltered: isFiltered(address),
  count,
  pages: Math.max(1, Math.ceil(count / PAGE_LENGTH)),
  asked: { quali: asked.quali, azione: asked.azione },
  rows: usersRoles.map((person) => ({
    id: person.user_id,
    href: peopleUrls.person(person.user_id, ofPage(address, address.pagina)),
    name: fullName(person),
    email: person.email,
    roles: rolesWords(t, person.roles),
    state: stateWords(t, person),
    lastAccess: lastAccess(t, person),
    isChosen: asked.chi.includes(person.user_id),
  })),
});

export type PresentedList = ReturnType<typeof presentList>;
