import { readDate } from "~/domain/calendar-date";
import type { Issue } from "~/domain/issues";
import { EVENT_GROUP_NAMES, type EventGroup } from "~/domain/people/event-groups";
import type { EventList } from "~/web/audit-urls";

/** The part of the events that an address names, as it was typed; "" = no filter. */
export interface EventAddress {
  tipo: EventGroup | "";
  persona: string;
  dal: string;
  al: string;
  pagina: string;
}

export function eventAddress(request: Request): EventAddress {
  const query = new URL(request.url).searchParams;
  const given = (name: string) => (query.get(name) ?? "").trim();
  return {
    tipo: EVENT_GROUP_NAMES.find((name) => name === given("tipo")) ?? "",
    persona: given("persona"),
    dal: given("dal"),
    al: given("al"),
    pagina: given("pagina"),
  };
}

type EventFilter = Omit<EventAddress, "pagina">;

/** The same as a filter of the API, or what is wrong with its days. */
export function filterOf({ tipo, persona, dal, al }: EventFilter) {
  const days = { dal, al };
  const issues = (["dal", "al"] as const)
    .filter((path) => days[path] !== "" && readDate(days[path]) === null)
    .map((path): Issue => ({ path, code: "invalid_date", params: { example: "31/03/2026" } }));
  const from = readDate(dal);
  const to = readDate(al);
  const filter = {
    ...(tipo && { group: tipo }),
    ...(persona && { person: persona }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
  return { filter, issues };
}

/** The fields of the form for the parts of the call. */
export const PLACES: Record<string, string> = {
  "query.person": "persona",
  "query.to": "al",
  "query.from": "dal",
  person: "persona",
  to: "al",
  from: "dal",
};

/** The same filters on another page, "" = the first. */
export const ofPage = ({ tipo, persona, dal, al }: EventFilter, pagina = ""): EventList => ({
  tipo,
  persona,
  dal,
  al,
  pagina,
});

export const isFiltered = ({ tipo, persona, dal, al }: EventFilter): boolean =>
  [tipo, persona, dal, al].some((value) => value !== "");
