import { z } from "zod";
import type { CallInput } from "~/api/contract";
import { typedEmail } from "~/api/contract/wire";
import { dateWords, readDate } from "~/domain/calendar-date";
import { MOST_NOTE } from "~/domain/people/tasks/limits";
import type { T } from "~/texts/resources";
import { posted, revision } from "~/web/posted";

const EXAMPLE = "31/12/2026";

/** A day as a person types it, or nothing. */
const typedDay = z
  .string()
  .max(30)
  .refine((typed) => typed.trim() === "" || readDate(typed) !== null, {
    error: "invalid_date",
    params: { example: EXAMPLE },
  });

export const askForm = z.strictObject({
  colleague: posted(typedEmail),
  note: posted(z.string().max(MOST_NOTE)),
  date: posted(typedDay),
});

export const changeForm = askForm.extend({ revision });

/** The form's field for the part of the call that has another name. */
export const ASK_PLACES = { dueOn: "date" } as const;

export const bodyOf = ({
  colleague,
  note,
  date,
}: z.output<typeof askForm>): Pick<CallInput<"user.addTask">["body"], "colleague" | "note" | "dueOn"> => ({
  colleague,
  note,
  dueOn: date.trim() === "" ? null : readDate(date),
});

/** What the form of a task shows before anything is typed. */
export const shownTask = (task: { colleagueEmail: string | null; note: string; dueOn: string | null }) => ({
  colleague: task.colleagueEmail ?? "",
  note: task.note,
  date: task.dueOn === null ? "" : dateWords(task.dueOn),
});

export const askLabels = (t: T): Record<string, string> => ({
  colleague: t("tasks:field.colleague"),
  note: t("tasks:field.note"),
  date: t("tasks:field.date"),
});
