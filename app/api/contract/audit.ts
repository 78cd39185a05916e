import { z } from "zod";
import { readDate } from "~/domain/calendar-date";
import { EVENT_GROUP_NAMES, type EventGroup } from "~/domain/people/event-groups";
import { row } from "../row";
import { pagination } from "./people";
import { instant, text } from "./wire";

/** A day of the calendar, as "2026-03-31". */
const day = text(10).refine((given) => readDate(given) === given, "not_acceptable");

const eventFilter = {
  group: z.enum(EVENT_GROUP_NAMES as [EventGroup, ...EventGroup[]]).optional(),
  /** An address of the company's people, or the id of an account. */
  person: text(254).optional(),
  /** Days in Italy; both count. */
  from: day.optional(),
  to: day.optional(),
};

/**
 * Who did something, or whom it is about. "former": the account, or the invitation, has gone; "other": a person of
 * another company, a verifier for example; "provider": an operator of the service.
 */
const eventPerson = z.object({
  kind: z.enum(["colleague", "former", "other", "provider"]),
  id: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
});
export type WireEventPerson = z.infer<typeof eventPerson>;

export const event = z.object({
  /** Its number in the company's trail. */
  number: z.number(),
  at: instant,
  kind: z.string(),
  /** More than one for refusals that were counted together. */
  count: z.number(),
  /** Null: the product itself, or a stranger. */
  by: eventPerson.nullable(),
  about: eventPerson.nullable(),
  /** Of the client, where a person of the company caused the event. */
  address: z.string().nullable(),
  detail: z.string().nullable(),
});
export type WireEvent = z.infer<typeof event>;

/** What happened in a company, for its administrators; all extensions. */
export const audit = {
  "user.events": row({
    service: "user",
    method: "GET",
    path: "/events",
    extension: true,
    query: z.strictObject({
      ...eventFilter,
      /** A place as `nextPage` or `prevPage` gave it: pages are not numbered, since the trail grows. */
      pageId: text(80)
        .regex(/^(older|newer)~[\d:.TZ-]{20,30}~\d{1,15}$/, "not_acceptable")
        .optional(),
    }),
    response: z.object({ events: z.array(event), pagination }),
  }),
  /** The newest that match, for a file; the trail keeps that they were exported. */
  "user.exportEvents": row({
    service: "user",
    method: "POST",
    path: "/events/export",
    extension: true,
    body: z.strictObject(eventFilter),
    response: z.object({
      events: z.array(event),
      /** False: there are older ones that the file has no room for. */
      isWhole: z.boolean(),
    }),
  }),
};
