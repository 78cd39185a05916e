import type { CallOutput } from "~/api/contract";
import { linkEnd } from "~/domain/people/tasks/link-end";
import { editionOf } from "~/domain/question/question";
import type { SignedInScope } from "../../scope";
import { type Colleague, colleagues } from "../../store/asking/colleagues";
import { waitingProposals } from "../../store/asking/proposals";
import { openLinks, type StoredLink } from "../../store/asking/question-links";
import { endedTasks, tasksAndProposals, tasksOf } from "../../store/asking/tasks";
import type { Survey } from "../../survey/survey";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
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
  const people = byId(await named(scope, [...ids]));
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

/** Parameters of a statement. */
const MOST_NAMES = 450;

/** All of these people of the company, some in each statement. */
async function named({ db, session }: SignedInScope, ids: readonly string[]): Promise<Colleague[]> {
  const found: Colleague[] = [];
  for (let start = 0; start < ids.length; start += MOST_NAMES) {
    const some = ids.slice(start, start + MOST_NAMES);
    found.push(...(await colleagues(db, { companyId: session.companyId, ids: some })));
  }
  return found;
}

export const byId = (people: readonly Colleague[]): ReadonlyMap<string, Colleague> =>
  new Map(people.map((person) => [person.id, person]));

const linksOf = ({ db, session, now }: SignedInScope, year: number, askedBy: string | null) =>
  openLinks(db, { companyId: session.companyId, year, askedBy, now: now().toISOString() });

function linkView(
  survey: Survey,
  { id, questionId, name, email, askedBy, expiresAt, edition }: StoredLink,
  people: ReadonlyMap<string, Colleague>,
): Tasks["links"][number] {
  const asker = people.get(askedBy);
  const question = survey.questionnaire.questions.find(({ guid }) => guid === questionId);
  const end = linkEnd({
    isSettled: false,
    canAskerWrite: asker?.canWrite ?? false,
    isCurrentYear: survey.isCurrent,
    isSameQuestion: question !== undefined && editionOf(question) === edition,
  });
  return { ...placeOf(survey, questionId), id, name, email, askedBy: asker?.name ?? null, expiresAt, end };
}

/** Where a question is; a question that is no longer asked has no words. */
export function placeOf(survey: Survey, questionId: string) {
  const question = survey.questionnaire.questions.find(({ guid }) => guid === questionId);
  return { questionId, milestoneId: question?.milestone ?? "", prompt: question?.prompt ?? null };
}
