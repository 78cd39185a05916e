import { z } from "zod";
import { extension } from "../extension";
import { row } from "../row";
import { givenRoles, pageId, pagination, roles } from "./people";
import { newcomer } from "./user";
import { email, idempotencyKey, instant, mailedToken, text } from "./wire";

/** The person of an invitation; her name is in our mail before she has confirmed anything. */
export const invitee = { email, name: newcomer.name, surname: newcomer.surname };

export const inviteBody = z.strictObject({
  ...invitee,
  roles: givenRoles,
  /** Replaces the invitation that the company has sent to the address. */
  again: extension(z.boolean()),
  idempotencyKey,
});

const issue = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.string()).optional(),
});

/** A row of many invitations: its line in the text, and what is wrong with it. */
const invitationRow = z.object({
  line: z.number(),
  email: z.string(),
  /** Name and surname. */
  person: z.string(),
  /** Null where they could not be read, and once the invitations are sent. */
  roles: roles.nullable(),
  issues: z.array(issue),
});
export type InvitationRow = z.infer<typeof invitationRow>;

/** The mark that one page of the preview gives to the next. */
const mark = text(64);

const reminders = z.object({ reminders: z.boolean() });

/** Invitations to a company, and reminders by mail. Those who are invited are people of the company (`user.roles`). */
export const invitations = {
  "user.invite": row({ service: "user", method: "POST", path: "/invite", body: inviteBody }),
  /** The profiles that the company can give to the people it invites. */
  "user.invitableProfiles": row({
    service: "user",
    method: "GET",
    path: "/invite",
    extension: true,
    response: z.object({ companyRoles: z.record(z.string(), z.boolean()) }),
  }),
  /** What POST /invite would refuse. Nothing is sent. */
  "user.checkInvite": row({
    service: "user",
    method: "POST",
    path: "/invite/check",
    extension: true,
    body: inviteBody,
    response: z.object({ refused: z.array(issue) }),
  }),
  /** What the link of an invitation would accept; does not use up the link. */
  "user.pendingInvitation": row({
    service: "user",
    method: "POST",
    path: "/invite/pending",
    extension: true,
    body: z.strictObject({ token: mailedToken }),
    response: z.object({
      email: z.string(),
      name: z.string(),
      surname: z.string(),
      /** Name and surname of the administrator who invites. */
      inviter: z.string(),
      businessName: z.string(),
      expiresAt: instant,
    }),
  }),
  /** Reads a list of people, uploaded as `file`: nothing is sent until it is confirmed, within a day. */
  "user.previewInvitations": row({
    service: "user",
    method: "POST",
    path: "/invitations",
    extension: true,
    multipart: 1,
    response: z.object({ id: z.string() }),
  }),
  /**
   * The rows, page by page. While they wait, each page needs the mark of the page before it and gives its own; the mark
   * of the last page proves that all were shown.
   */
  "user.invitationsProgress": row({
    service: "user",
    method: "GET",
    path: "/invitations/:id",
    extension: true,
    query: z.strictObject({ pageId: pageId.optional(), mark: mark.optional() }),
    response: z.object({
      state: z.enum(["waiting", "running", "done", "failed"]),
      fileName: z.string(),
      /** Whole percent. */
      progress: z.number(),
      /** The code of the error that ended it early. */
      error: z.string().nullable(),
      /** Rows that can be sent, or were. */
      good: z.number(),
      bad: z.number(),
      rows: z.array(invitationRow),
      pagination,
      /** Null unless it waits, and the pages before were shown. */
      mark: z.string().nullable(),
      /** With which the page before this one is shown again; null where it needs none. */
      backMark: z.string().nullable(),
      /** When an unconfirmed list is deleted. */
      expiresAt: instant,
    }),
  }),
  /** The list as it was handed in, to be corrected, while it waits. */
  "user.invitationsText": row({
    service: "user",
    method: "GET",
    path: "/invitations/:id/text",
    extension: true,
    response: z.object({ text: z.string() }),
  }),
  "user.confirmInvitations": row({
    service: "user",
    method: "POST",
    path: "/invitations/:id/confirm",
    extension: true,
    body: z.strictObject({ mark }),
  }),
  "user.notifications": row({
    service: "user",
    method: "GET",
    path: "/notifications",
    extension: true,
    response: reminders,
  }),
  "user.updateNotifications": row({
    service: "user",
    method: "PUT",
    path: "/notifications",
    extension: true,
    body: z.strictObject({ reminders: z.boolean() }),
    response: reminders,
  }),
  /** Whose reminders the link of a reminder switches, and how they stand; changes nothing. */
  "user.reminderLink": row({
    service: "user",
    method: "POST",
    path: "/notifications/link",
    extension: true,
    body: z.strictObject({ token: mailedToken }),
    response: z.object({ email: z.string(), reminders: z.boolean() }),
  }),
  /** Switches them, for a person who is not signed in. */
  "user.answerReminderLink": row({
    service: "user",
    method: "POST",
    path: "/notifications/link/answer",
    extension: true,
    body: z.strictObject({ token: mailedToken, reminders: z.boolean() }),
    response: reminders,
  }),
};
