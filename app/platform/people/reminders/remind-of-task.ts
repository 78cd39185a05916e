import { type CalendarDate, dateWords, romeDay } from "~/domain/calendar-date";
import { DAY_MS } from "~/domain/durations";
import { nameInMail } from "~/domain/people/link-like";
import type { PlatformParts, Trx } from "../../scope";
import { addReminder } from "../../store/accounts/reminders";
import { colleagues } from "../../store/asking/colleagues";
import type { StoredTask } from "../../store/asking/tasks";
import { queueMail } from "../../store/mails";
import { SurveyReader } from "../../survey/survey-reader";
import { stateOf } from "../tasks/present-task";
import { subjectOf } from "../tasks/subject";
import { waysOut } from "./ways-out";

/** A date that passed a week ago, while no process ran, is not reminded of any more. */
const LATE_MS = 7 * DAY_MS;

/** The dates of tasks that have come. */
export const dueNow = (now: Date): { from: CalendarDate; until: CalendarDate } => ({
  from: romeDay(new Date(now.getTime() - LATE_MS)),
  until: romeDay(now),
});

/** Reminds the colleague of a task once for each date that it gets, if it still waits for that colleague. */
export async function remindOfTask(trx: Trx, task: StoredTask, parts: PlatformParts): Promise<void> {
  const at = parts.now().toISOString();
  const { dueOn, companyId, assigneeId } = task;
  if (dueOn === null || !(await addReminder(trx, "task-due", `${task.id} ${dueOn}`, at))) return;
  const survey = await new SurveyReader(trx, companyId).draft();
  const subject = subjectOf(survey, task);
  const [colleague] = await colleagues(trx, { companyId, ids: [assigneeId] });
  const waits = stateOf(survey, task, subject, colleague) === "open";
  if (!waits || !subject || !colleague?.wantsReminders) return;
  const params = {
    businessName: nameInMail(survey.company.business_name),
    subject: subject.words,
    due: dateWords(dueOn),
    link: `/dashboard/tasks/${task.id}`,
    ...(await waysOut(trx, assigneeId, parts)),
  };
  await queueMail(trx, { address: colleague.email, name: colleague.name }, "reminder-task", params, at);
}
