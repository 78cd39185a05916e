import { csvText } from "~/domain/csv-text";
import { PROFILES } from "~/domain/people/rights";
import { t } from "~/texts/i18n.server";
import type { UserRow } from "~/api/contract/people";
import { privateLoader } from "~/web/loader.server";
import { filterOf, listAddress } from "../list-address";
import { lastAccess, stateWords } from "../person-words";

/** Everyone who matches, as a file for a spreadsheet. */
export const loader = privateLoader({ right: "administer" }, async ({ viewer, request }) => {
  const { people } = await viewer.call("user.exportPeople", { body: filterOf(listAddress(request)) });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(csvText([TITLES, ...people.map(cellsOf)]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="persone-${day}.csv"`,
      "Cache-Control": "no-store",
    },
  });
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
  lastAccess(t, person),
  t(person.roles.company_admin ? "people:yes" : "people:no"),
  ...PROFILES.map((profile) => {
    const { read, write } = person.roles[profile];
    return read ? t(`people:permission_short.${write ? "write" : "read"}`) : "";
  }),
];
