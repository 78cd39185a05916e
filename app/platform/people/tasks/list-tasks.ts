import type { CallOutput } from "~/api/contract";
import type { SignedInScope } from "../../scope";
import type { Colleague } from "../../store/asking/colleagues";
import { waitingProposals } from "../../store/asking/proposals";
import { openLinks, type StoredLink } from "../../store/asking/question-links";
import { endedTasks, tasksAndProposals, tasksOf } from "../../store/asking/tasks";
import type { Survey } from "../../survey/survey";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { endOfLink } from "./link-ends";
import { byId, named } from "./named";
import { presentTask } from "./present-task";

type Tasks = CallOutput<"user.tasks">;

/** What the caller is asked to do and has asked for, in the current year; administrators see what all have asked for. */
export const listTasks: UseCase<"user.tasks"> = async ({ query }, scope) => {
  const { db, session } = scope;
  const { accountId, companyId, rights } = session;
  const survey = await readerOf(scope).draft();
  const whole = query.part !== "open";
  const accountOnly = rights.has("administer") ? null : accountId;
  const whose = { companyId, year: survey.year, accountId: accountOnly };
  const mayDecide = rights.has("write");
  const open = whole || !mayDecide ? { tasks: await tasksOf(db, whose) } : await tasksAndProposals(db, whose);
  const stored = [...open.tasks, ...(whole ? await endedTasks(db, whose) : [])];
  const links = whole && rights.has("write") ? await linksOf(scope, survey.year, accountOnly) : [];
  const waiting = whole && mayDecide ? await waitingProposals(db, { companyId, year: survey.year }) : [];
  const ids = new Set([
    ...stored.flatMap(({ assigneeId, askedBy }) => [assigneeId, askedBy]),
    ...links.map(({ askedBy }) => askedBy),
  ]);
  const people = byId(await named(db, companyId, [...ids]));
  const shown = stored.map((task) => ({ task, view: presentTask(survey, task, people, scope) }));
  return {
    mine: shown.filter(({ task }) => task.assigneeId === accountId).map(({ view }) => view),
    asked: shown
      .filter(({ task }) => accountOnly === null || task.askedBy === accountId)
      .map(({ view }) => view),
    links: links.map((link) => linkView(survey, link, people)),
    waiting: mayDecide ? ("proposals" in open ? open.proposals : waiting.length) : 0,
    proposals: waiting.map(({ linkId, questionId, name, sentAt }) => ({
      ...placeOf(survey, questionId),
      id: linkId,
      name,
      sentAt,
    })),
  };
};

const linksOf = ({ db, session, now }: SignedInScope, year: number, askedBy: string | null) =>
  openLinks(db, { companyId: session.companyId, year, askedBy, now: now().toISOString() });

function linkView(
  survey: Survey,
  link: StoredLink,
  people: ReadonlyMap<string, Colleague>,
): Tasks["links"][number] {
  const { id, questionId, name, email, askedBy, expiresAt } = link;
  const asker = people.get(askedBy);
  const end = endOfLink(survey, link, asker);
  return { ...placeOf(survey, questionId), id, name, email, askedBy: asker?.name ?? null, expiresAt, end };
}

/** Where a question is; a question that is no longer asked has no words. */
export function placeOf(survey: Survey, questionId: string) {
  const question = survey.questionnaire.questions.find(({ guid }) => guid === questionId);
  return { questionId, milestoneId: question?.milestone ?? "", prompt: question?.prompt ?? null };
}
