import { z } from "zod";
import { MOST_NOTE } from "~/domain/people/tasks/limits";
import { row } from "../row";
import { id, instant, neededText, text } from "./wire";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const task = z.object({
  id: z.string(),
  /** Null: the whole topic. */
  questionId: z.string().nullable(),
  milestoneId: z.string(),
  /** The prompt of the question, or the name of the topic; null if it is no longer asked. */
  subject: z.string().nullable(),
  note: z.string(),
  dueOn: day.nullable(),
  timing: z.enum(["overdue", "today", "later"]).nullable(),
  askedAt: instant,
  /** "Name Surname"; null when the person is no longer of the company. */
  askedBy: z.string().nullable(),
  colleague: z.string().nullable(),
  colleagueEmail: z.string().nullable(),
  state: z.enum(["open", "answered", "done", "withdrawn", "returned", "over"]),
  revision: z.number(),
  canChange: z.boolean(),
  canEnd: z.boolean(),
});
export type Task = z.infer<typeof task>;

/** The colleagues who may be asked; null where they are too many for a list. */
const colleagues = z.array(z.object({ email: z.string(), name: z.string() })).nullable();

const given = {
  colleague: neededText(254),
  note: text(MOST_NOTE),
  /** Today or later; null for no date. */
  dueOn: day.nullable(),
};

const subject = { questionId: id.optional(), milestoneId: id.optional() };

/** What colleagues are asked to do; spec §7 has no call for it. */
export const tasks = {
  "user.tasks": row({
    service: "user",
    method: "GET",
    path: "/tasks",
    extension: true,
    /** `open`: without those that a person ended, and without links and proposals. */
    query: z.strictObject({ part: z.enum(["open", "all"]).optional() }),
    response: z.object({
      mine: z.array(task),
      /** Asked by the caller; for an administrator by any person of the company. */
      asked: z.array(task),
      /** Links that still have their time; the same people. */
      links: z.array(
        z.object({
          id: z.string(),
          questionId: z.string(),
          milestoneId: z.string(),
          prompt: z.string().nullable(),
          name: z.string(),
          email: z.string(),
          askedBy: z.string().nullable(),
          expiresAt: instant,
          /** Why it works no more; null: it works. */
          end: z.enum(["asker_gone", "year_closed", "question_changed", "settled"]).nullable(),
        }),
      ),
      /** How many proposals wait for the decision of a person who may write. */
      waiting: z.number(),
      /** They; not with `open`. */
      proposals: z.array(
        z.object({
          id: z.string(),
          questionId: z.string(),
          milestoneId: z.string(),
          prompt: z.string().nullable(),
          name: z.string(),
          sentAt: instant,
        }),
      ),
    }),
  }),
  /** What the form of a task needs. */
  "user.taskForm": row({
    service: "user",
    method: "GET",
    path: "/task-form",
    extension: true,
    query: z.strictObject(subject),
    response: z.object({
      questionId: z.string().nullable(),
      milestoneId: z.string(),
      subject: z.string(),
      /** Its questions are done already. */
      isDone: z.boolean(),
      colleagues,
    }),
  }),
  "user.addTask": row({
    service: "user",
    method: "POST",
    path: "/tasks",
    extension: true,
    body: z.strictObject({ ...subject, ...given }),
    response: z.object({ id: z.string(), colleague: z.string() }),
  }),
  "user.task": row({
    service: "user",
    method: "GET",
    path: "/tasks/:id",
    extension: true,
    response: z.object({ task, colleagues }),
  }),
  "user.updateTask": row({
    service: "user",
    method: "PUT",
    path: "/tasks/:id",
    extension: true,
    body: z.strictObject({ ...given, revision: z.number().int().min(1) }),
    response: z.object({ colleague: z.string() }),
  }),
  "user.endTask": row({
    service: "user",
    method: "POST",
    path: "/tasks/:id/end",
    extension: true,
    body: z.strictObject({ as: z.enum(["done", "withdrawn"]) }),
  }),
};
