import { publish } from "~/platform/card/publish";
import { takePosition } from "~/platform/history/take-position";
import { upload } from "~/platform/files/upload";
import type { PlatformParts, SignedInScope } from "~/platform/scope";
import { changeCompany } from "~/platform/store/companies";
import { findCompanyWithDraft } from "~/platform/store/drafts";
import { write } from "~/platform/store/write";
import { saveAnswer } from "~/platform/survey/save-answer";
import { SurveyReader } from "~/platform/survey/survey-reader";
import type { DemoSession, DemoYear } from "./demo-answer";
import { type DemoStep, scopeOf, timeAgo } from "./demo-time";
import { onePagePdf } from "./one-page-pdf";
import { openCase } from "./open-case";
import { openVerification, passVerification } from "./play-verification";
import { saveAsAskedThen } from "./save-older-question";

/** Runs all steps in the order of their days. */
export async function inOrder(steps: readonly DemoStep[]): Promise<void> {
  const then = [...steps].sort((a, b) => b.daysAgo - a.daysAgo || a.hour - b.hour);
  for (const { act } of then) await act();
}

/** Opens a year; returns its steps: answers, positions, the card. */
export async function openYear(parts: PlatformParts, companyId: string, year: DemoYear): Promise<DemoStep[]> {
  await write(parts.db, companyId, (trx) => changeCompany(trx, companyId, { fiscal_year: year.fiscalYear }));
  const { sessions, issued, verified, opened, positions = [] } = year;
  const revisions = new Map<string, number>();
  return [
    ...sessions.map((session) => ({
      daysAgo: session.daysAgo,
      hour: 15,
      act: () => play(parts, session, year, revisions),
    })),
    ...(issued ? [{ daysAgo: issued.daysAgo, hour: 11, act: () => issue(parts, issued) }] : []),
    ...(verified
      ? [
          {
            daysAgo: verified.openedDaysAgo,
            hour: 17,
            act: () => openVerification(parts, verified, year.askedThen),
          },
          { daysAgo: verified.daysAgo, hour: 10, act: () => passVerification(parts, verified) },
        ]
      : []),
    ...(opened ? openCase(parts, opened) : []),
    ...positions.map((position) => ({
      daysAgo: position.daysAgo,
      hour: 18,
      act: () => savePosition(parts, position),
    })),
  ];
}

/** Saves answers one after the other, each by its author; `revisions` counts how often each was saved. */
async function play(
  parts: PlatformParts,
  { daysAgo, email, answers }: DemoSession,
  { askedThen, verified }: DemoYear,
  revisions: Map<string, number>,
): Promise<void> {
  const olderQuestionnaire = verified && daysAgo < verified.openedDaysAgo ? undefined : askedThen;
  for (const [minute, given] of answers.entries()) {
    const { guid, elements = {}, notApplicableReason, explanation, document } = given;
    const scope = scopeOf(parts, email, timeAgo(parts, daysAgo, 15, minute));
    const revision = revisions.get(guid) ?? 0;
    revisions.set(guid, revision + 1);
    const attachments = document ? await handIn(guid, document, scope) : [];
    if (olderQuestionnaire) {
      await saveAsAskedThen(olderQuestionnaire, guid, { elements, attachments }, scope);
      continue;
    }
    const answer = {
      questionId: guid,
      answerElements: Object.entries(elements).map(([id, value]) => ({ id, value })),
      ...(notApplicableReason && { notApplicableChosen: true, notApplicableReason }),
      ...(explanation && { explanation }),
      ...(document && { attachments }),
      revision,
    };
    await saveAnswer({ params: { id: guid }, body: { answers: [answer] } }, scope);
  }
}

/** Stores a document for an answer and returns its id. */
async function handIn(guid: string, title: string, scope: SignedInScope): Promise<string[]> {
  const page = onePagePdf(["Documento dimostrativo: azienda e dati sono inventati", title]);
  const body = new FormData();
  body.append("files", new File([page as BlobPart], `${title}.pdf`));
  const { names } = await upload({ query: { question_id: guid }, body }, scope);
  return Object.values(names);
}

async function issue(
  parts: PlatformParts,
  { email, daysAgo }: NonNullable<DemoYear["issued"]>,
): Promise<void> {
  const scope = scopeOf(parts, email, timeAgo(parts, daysAgo, 11));
  const { draft } = await findCompanyWithDraft(scope.db, scope.session.companyId, null);
  await publish({ body: { revision: draft.revision } }, scope);
}

async function savePosition(
  parts: PlatformParts,
  { id, daysAgo, email, name }: NonNullable<DemoYear["positions"]>[number],
): Promise<void> {
  const at = timeAgo(parts, daysAgo, 18);
  const { accountId, companyId } = scopeOf(parts, email, at).session;
  await write(parts.db, companyId, async (trx) => {
    const survey = await new SurveyReader(trx, companyId).draft();
    await takePosition(trx, survey, { id, type: "manual", name, by: accountId, at });
  });
}
