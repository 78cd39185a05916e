import { PROFILES } from "~/domain/people/rights";
import { t } from "~/texts/i18n.server";
import type { UserRow } from "~/api/contract/people";
import { csvLoader } from "~/web/csv-loader.server";
import { peopleUrls } from "~/web/urls";
import { filterOf, listAddress } from "../list-address";
import { lastAccess, stateWords } from "../person-words";

/** Everyone who matches, as a file for a spreadsheet. */
export const loader = csvLoader({
  right: "administer",
  name: "persone",
  page: peopleUrls.list,
  async rows({ call }, request) {
    const { people } = await call("user.exportPeople", { body: filterOf(listAddress(request)) });
    return [TITLES, ...people.map(cellsOf)];
  },
});

const TITLES = [
  ...(["surname", "name", "email", "state", "last_access", "administrator"] as const).map((column) =>
    t(`people:file.${column}`),
  ),
  ...PROFILES.map((profile) => t(`shell:profile.${profile}`)),
];

const cellsOf = (person: UserRow): string[] => [
  person.surname,
  person.name,
  person.email,
  stateWords(t, person).label,
  lastAccess(t, person) ?? "",
  t(person.roles.company_admin ? "people:yes" : "people:no"),
  ...PROFILES.map((profile) => {
    const { read, write } = person.roles[profile];
    return read ? t(`people:permission_short.${write ? "write" : "read"}`) : "";
  }),
];
