import { z } from "zod";
import { DESK_LIMITS, NOTICE_KINDS } from "~/domain/company/desk-states";
import { SPACE_STATES, WORK_KINDS } from "~/domain/service-health";
import { row } from "../row";
import { pageId, pagination } from "./people";
import { instant, neededText, text } from "./wire";

export const OUTBOX_STATES = ["waiting", "retried", "failed"] as const;

const mail = z.object({
  id: z.number(),
  /** Masked: enough of the address to recognise it. */
  recipient: z.string(),
  template: z.string(),
  state: z.enum(OUTBOX_STATES),
  attempts: z.number(),
  createdAt: instant,
  attemptedAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
  /** A code; never the words of an error, which may quote the mail. */
  lastError: z.string().nullable(),
  canRetry: z.boolean(),
});
export type OutboxEntry = z.infer<typeof mail>;

export const notice = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  text: z.string(),
  from: instant,
  until: instant,
  endedAt: instant.nullable(),
});
export type WireNotice = z.infer<typeof notice>;

/** Null where the service does not count it. */
const counted = z.number().nullable();

const service = z.object({
  at: instant,
  work: z.array(
    z.object({
      kind: z.enum(WORK_KINDS),
      waiting: z.number(),
      running: counted,
      /** By a fault of the service, and still kept; of mails, those that can be sent again. */
      failed: counted,
      /** Since when the oldest waits, or stands still. */
      oldestAt: instant.nullable(),
    }),
  ),
  /** Foreign files in the processes that read them, of the server that answers. */
  reading: z.object({
    waiting: z.number(),
    atWork: z.number(),
    /** Since the process began, for want of place or of time. */
    refused: z.number(),
    oldestAt: instant.nullable(),
  }),
  /** Bytes of the disk of the data folder; null where they cannot be measured. */
  space: z.object({ state: z.enum(SPACE_STATES), free: counted, total: counted }),
  /** Bytes. */
  sizes: z.object({
    database: z.number(),
    stored: z.number(),
    storedCount: z.number(),
    spool: z.number(),
  }),
  /** `schema`: the number of the newest migration. */
  process: z.object({ since: instant, schema: z.string() }),
});
export type WireService = z.infer<typeof service>;

/** The provider's desk: the service itself, mails and notices. All rows are extensions. */
export const providerService = {
  "provider.service": row({
    service: "provider",
    method: "GET",
    path: "/service",
    extension: true,
    response: service,
  }),
  "provider.mails": row({
    service: "provider",
    method: "GET",
    path: "/mails",
    extension: true,
    query: z.strictObject({ state: z.enum(OUTBOX_STATES).optional(), pageId: pageId.optional() }),
    response: z.object({
      mails: z.array(mail),
      counts: z.object({
        waiting: z.number(),
        retried: z.number(),
        failed: z.number(),
        /** Of the failed ones those that can be sent again. */
        retriable: z.number(),
      }),
      pagination,
    }),
  }),
  /** Without an id all mails that were given up. */
  "provider.retryMails": row({
    service: "provider",
    method: "POST",
    path: "/mails/retry",
    extension: true,
    body: z.strictObject({ id: z.number().int().positive().optional() }),
    response: z.object({ count: z.number() }),
  }),
  "provider.notices": row({
    service: "provider",
    method: "GET",
    path: "/notices",
    extension: true,
    response: z.object({ present: notice.nullable(), past: z.array(notice) }),
  }),
  /** A 409 while another notice is in force or will be. */
  "provider.publishNotice": row({
    service: "provider",
    method: "POST",
    path: "/notices",
    extension: true,
    body: z.strictObject({
      kind: z.enum(NOTICE_KINDS),
      title: neededText(DESK_LIMITS.noticeTitle),
      text: neededText(DESK_LIMITS.noticeText),
      /** Calendar days in Italy, as people write them; the last one is included. */
      from: text(20),
      until: text(20),
    }),
  }),
  "provider.endNotice": row({
    service: "provider",
    method: "POST",
    path: "/notices/:id/end",
    extension: true,
  }),
};
