import { ApiError } from "~/api/errors";
import type { CallParsed } from "~/api/contract";
import { EVENT_GROUPS } from "~/domain/people/event-groups";
import { beginningOf, daysLater } from "~/domain/rome-time";
import type { SignedInScope } from "../../scope";
import { normalisedEmail } from "../../store/accounts/accounts";
import { recordAudit } from "../../store/audit";
import { type EventFilter, type EventPlace, eventsOf } from "../../store/trail/company-events";
import { colleagueWith } from "../../store/trail/event-people";
import type { EventRow } from "../../store/trail/seal";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { presentEvents } from "./present-events";

const PAGE = 25;

/** The most events of one file. */
const MOST_EXPORTED = 10_000;

/** Events of one statement of an export. */
const AT_ONCE = 500;

/** A page of the company's events, the newest first. Nothing counts them: the trail grows while it is read. */
export const companyEvents: UseCase<"user.events"> = async ({ query }, scope) => {
  const { db, session } = scope;
  const filter = await filterOf(query, scope, "query.");
  const beside = placeIn(query.pageId);
  const found = await eventsOf(db, filter, { beside, most: PAGE + 1 });
  const isMore = found.length > PAGE;
  const isNewer = beside?.side === "newer";
  const shown = isNewer ? found.slice(0, PAGE).reverse() : found.slice(0, PAGE);
  const [first, last] = [shown.at(0), shown.at(-1)];
  const hasOlder = isNewer || isMore;
  const hasNewer = isNewer ? isMore : beside !== undefined;
  return {
    events: await presentEvents(db, session.companyId, shown),
    pagination: {
      nextPage: last && hasOlder ? placeText("older", last) : null,
      prevPage: first && hasNewer ? placeText("newer", first) : null,
    },
  };
};

export const exportEvents: UseCase<"user.exportEvents"> = async ({ body }, scope) => {
  const { db, session } = scope;
  const filter = await filterOf(body, scope, "");
  const rows: EventRow[] = [];
  for (;;) {
    const last = rows.at(-1);
    const beside = last && ({ side: "older", place: last } as const);
    const next = await eventsOf(db, filter, { beside, most: AT_ONCE });
    rows.push(...next);
    if (next.length < AT_ONCE || rows.length > MOST_EXPORTED) break;
  }
  const kept = rows.slice(0, MOST_EXPORTED);
  const events = [];
  for (let from = 0; from < kept.length; from += AT_ONCE / 2) {
    events.push(...(await presentEvents(db, session.companyId, kept.slice(from, from + AT_ONCE / 2))));
  }
  const detail = String(events.length);
  await write(db, session.companyId, (trx) =>
    recordAudit(trx, scope, "events_exported", { ...session, detail }),
  );
  return { events, isWhole: rows.length <= MOST_EXPORTED };
};

type WireFilter = CallParsed<"user.exportEvents">["body"];

async function filterOf(
  { group, person = "", from, to }: WireFilter,
  { db, session }: SignedInScope,
  prefix: string,
): Promise<EventFilter> {
  const { companyId } = session;
  if (from !== undefined && to !== undefined && from > to) {
    throw new ApiError(422, "internal/invalid_input", [{ path: `${prefix}to`, code: "wrong_period" }]);
  }
  const typed = person.trim();
  const accountId = typed.includes("@") ? await colleagueWith(db, companyId, normalisedEmail(typed)) : typed;
  if (accountId === null) {
    throw new ApiError(422, "internal/invalid_input", [{ path: `${prefix}person`, code: "unknown_person" }]);
  }
  return {
    companyId,
    kinds: group === undefined ? null : EVENT_GROUPS[group],
    accountId: accountId === "" ? null : accountId,
    from: from === undefined ? null : beginningOf(from),
    until: to === undefined ? null : daysLater(beginningOf(to), 1),
  };
}

const placeText = (side: "older" | "newer", { at, sequence }: EventPlace) => `${side}~${at}~${sequence}`;

function placeIn(pageId: string | undefined) {
  const [side, at = "", sequence] = pageId?.split("~") ?? [];
  if (side !== "older" && side !== "newer") return undefined;
  return { side, place: { at, sequence: Number(sequence) } } as const;
}
