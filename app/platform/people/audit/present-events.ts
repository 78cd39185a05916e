import type { WireEvent, WireEventPerson } from "~/api/contract/audit";
import type { Db, Trx } from "../../scope";
import { type EventPerson, eventPeople } from "../../store/trail/event-people";
import type { EventRow } from "../../store/trail/seal";
import { meaningsOf } from "../../store/trail/subjects";
import { idOfWhom, WITH_DETAIL } from "./event-groups";

const hasDetail = (kind: string) => (WITH_DETAIL as readonly string[]).includes(kind);

/** Events with what the company may know of their people: of those of other companies neither name nor address. */
export async function presentEvents(
  handle: Db | Trx,
  companyId: string,
  rows: readonly EventRow[],
): Promise<WireEvent[]> {
  const present = (values: (string | null)[]) => [...new Set(values)].flatMap((value) => value ?? []);
  const ids = present(rows.flatMap(({ kind, account_id, detail }) => [account_id, idOfWhom(kind, detail)]));
  const people = await eventPeople(handle, companyId, ids);
  const meanings = await meaningsOf(handle, present(rows.map(({ address }) => address)));
  return rows.map((row) => {
    const about = idOfWhom(row.kind, row.detail);
    const by = byOf(row, people);
    // An erased person may have been a verifier, whose network is none of the company's concern.
    const mayShowAddress = by === null || by.kind === "colleague";
    return {
      number: row.sequence,
      at: row.at,
      kind: row.kind,
      count: row.count,
      by,
      about: about === null ? null : personOf(about, people),
      address: mayShowAddress ? (meanings.get(row.address ?? "") ?? null) : null,
      detail: hasDetail(row.kind) ? row.detail : null,
    };
  });
}

const NOT_NAMED = { id: null, email: null, name: null };

function byOf({ account_id, operator }: EventRow, people: Map<string, EventPerson>): WireEventPerson | null {
  if (account_id !== null) return personOf(account_id, people);
  return operator === null ? null : { kind: "provider", ...NOT_NAMED };
}

function personOf(id: string, people: Map<string, EventPerson>): WireEventPerson {
  const person = people.get(id);
  if (!person) return { kind: "former", ...NOT_NAMED, id };
  if (!person.isOwn) return { kind: "other", ...NOT_NAMED };
  return { kind: "colleague", id, email: person.email, name: `${person.name} ${person.surname}` };
}
