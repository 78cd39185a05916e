import { romeDay } from "~/domain/calendar-date";
import { DAY_MS } from "~/domain/durations";
import { NO_ANSWER } from "~/domain/question/answer";
import type { PlatformParts } from "~/platform/scope";
import { keepProposal } from "~/platform/store/asking/proposals";
import { addLink } from "~/platform/store/asking/question-links";
import { addTask } from "~/platform/store/asking/tasks";
import { putJottings } from "~/platform/store/jottings";
import { write } from "~/platform/store/write";
import type { DemoAsking } from "./asking";
import { scopeOf, timeAgo } from "./demo-time";

const LINK_DAYS = 14;

/** Adds tasks, proposals with their links, and jottings to the current year of a company. */
export async function addAsking(
  parts: PlatformParts,
  { id: companyId, year }: { id: string; year: number },
  { tasks, proposals, jottings }: DemoAsking,
): Promise<void> {
  const accountOf = (email: string) => scopeOf(parts, email, parts.now().toISOString()).session.accountId;
  await write(parts.db, companyId, async (trx) => {
    for (const { from, to, askedDaysAgo, dueInDays, ...task } of tasks) {
      await addTask(trx, {
        ...task,
        ...{ companyId, year, wasDone: false },
        assigneeId: accountOf(to),
        askedBy: accountOf(from),
        askedAt: timeAgo(parts, askedDaysAgo, 9, 40),
        dueOn: romeDay(new Date(parts.now().getTime() + dueInDays * DAY_MS)),
      });
    }
    for (const { from, askedDaysAgo, sentDaysAgo, elements, explanation, ...link } of proposals) {
      const askedAt = timeAgo(parts, askedDaysAgo, 10, 20);
      const expiresAt = new Date(Date.parse(askedAt) + LINK_DAYS * DAY_MS).toISOString();
      const key = { id: link.id, companyId, year, questionId: link.questionId };
      const sender = { edition: 1, showsAnswer: false, askedBy: accountOf(from), askedAt, expiresAt };
      await addLink(trx, { ...link, ...key, ...sender });
      const content = { ...NO_ANSWER, elements, explanation };
      await keepProposal(trx, key, { content, at: timeAgo(parts, sentDaysAgo, 16, 5), times: 1 });
    }
    for (const { from, daysAgo, questionId, typed } of jottings) {
      const keptAt = timeAgo(parts, daysAgo, 17, 45);
      const owner = { companyId, year, accountId: accountOf(from) };
      await putJottings(trx, owner, [{ questionId, revision: 0, typed, keptAt }]);
    }
  });
}
