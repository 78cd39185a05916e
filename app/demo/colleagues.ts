/** A person of a demo company who is there to be managed: the demo prints no sign-in for them. */
export interface DemoColleague {
  id: string;
  email: string;
  name: string;
  surname: string;
  role: "administrator" | "write" | "read";
  state: "active" | "off" | "invited" | "expired";
  /** Null: never. */
  lastLoginDaysAgo: number | null;
}

type Given = Pick<DemoColleague, "name" | "surname" | "role" | "state"> & { login?: number };

/** People of one company, whose ids and addresses follow from their place and their name. */
export const colleaguesOf = (company: number, domain: string, given: readonly Given[]): DemoColleague[] =>
  given.map(({ name, surname, login, ...rest }, index) => ({
    id: `00000000-0000-4000-8000-${String(company * 1_000_000 + index).padStart(12, "0")}`,
    email: `${addressOf(name)}.${addressOf(surname)}@${domain}`,
    name,
    surname,
    lastLoginDaysAgo: login ?? null,
    ...rest,
  }));

const addressOf = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
