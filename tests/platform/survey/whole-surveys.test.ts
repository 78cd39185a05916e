import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallOutput } from "~/api/contract";
import { questionnaire } from "~/content/questionnaires";
import { apiVersionOf } from "~/domain/periods";
import { NO_ANSWER, type Answer } from "~/domain/question/answer";
import { isLocked, isOpen } from "~/domain/survey/progress";
import { gatherRows } from "~/domain/workbook/filled";
import { mergeAnswer } from "~/domain/workbook/merge";
import { cellChangesOf } from "~/domain/workbook/cell-changes";
import { readWorkbook } from "~/platform/workbook/read-workbook";
import { download } from "../workbook/transfer";
import { CELL_WORDS } from "~/platform/workbook/workbook-words";
import { answer } from "../../domain/build";
import { companyAnswer } from "../../domain/legal-answers";
import { reply, type Company } from "../../domain/walk";
import { completeRegistry, input } from "../answering";
import { makeWorld, type World } from "../world";

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const YEARS = [
  [2023, "v1"],
  [2024, "v2"],
  [2025, "v3"],
] as const;

type Page = CallOutput<"survey.question">;

const stored = ({ answer: given }: Pick<Page["questions"][number], "answer">): Answer =>
  answer(Object.fromEntries(given.answerElements.map(({ id, value }) => [id, value])), {
    notApplicableChosen: given.notApplicableChosen,
    notApplicableReason: given.notApplicableReason,
    explanation: given.explanation,
    incompatibilityExplanation: given.incompatibilityExplanation,
  });

/**
 * Answers the open questions of one page, and checks that the page shows what was saved. Null: go on to what is open.
 */
async function answerPage(call: Call, id: string, company: Company): Promise<string | null> {
  const page = await call("survey.question", { params: { id }, query: {} });
  const open = page.questions.filter(({ status, isObsolete }) => isOpen({ status, obsolete: isObsolete }));
  if (open.length === 0) return page.nextId;
  const { reportingOpen } = await call("survey.overview", { query: {} });
  const isLockedPage = open.some((view) =>
    isLocked(view.definition, { obsolete: view.isObsolete }, reportingOpen),
  );
  if (isLockedPage) return null;
  const replies = open.map((view) => {
    const given = stored(view);
    return reply(view.definition, { status: view.status, elements: given.elements }, company, given);
  });
  const answers = open.map(({ definition, answer: { revision } }, index) => {
    const { elements, ...said } = replies[index] ?? answer({});
    return input(definition.guid, elements, {
      revision,
      notApplicableChosen: said.notApplicableChosen,
      ...(said.notApplicableReason !== null && { notApplicableReason: said.notApplicableReason }),
      ...(said.incompatibilityExplanation !== null && {
        incompatibilityExplanation: said.incompatibilityExplanation,
      }),
    });
  });
  const saved = await call("survey.saveAnswer", { params: { id }, body: { answers } });
  const after = await call("survey.question", { params: { id }, query: {} });
  for (const [index, { definition }] of open.entries()) {
    const view = after.questions.find((one) => one.definition.guid === definition.guid);
    expect(view && stored(view)).toMatchObject(replies[index] ?? {});
  }
  return saved.nextQuestionId;
}

const firstOpen = ({ questions }: CallOutput<"survey.overview">) =>
  questions.find(({ status, isObsolete }) => isOpen({ status, obsolete: isObsolete }))?.id ?? null;

/** The answers as the year's workbook holds them, read without any knowledge of the store. */
async function exported(companyId: string, year: number): Promise<Record<string, Answer>> {
  const rows = await readWorkbook(await download(world, companyId, `carta-esg-risposte-${year}.xlsx`));
  const asking = questionnaire(apiVersionOf(year));
  const { filled, issues } = gatherRows(rows, asking.questions);
  expect(issues).toEqual([]);
  const read = filled.map((one): [string, Answer] => {
    const question = asking.questions.find(({ guid }) => guid === one.questionId);
    if (!question) throw new Error(`${one.questionId} is not asked`);
    const { valueChanges, unread, replaced } = cellChangesOf(question, one, null, CELL_WORDS);
    expect([unread, replaced]).toEqual([[], []]);
    return [question.guid, mergeAnswer(question, NO_ANSWER, valueChanges)];
  });
  return Object.fromEntries(
    read.filter(
      ([, { elements, notApplicableChosen }]) => notApplicableChosen || Object.keys(elements).length > 0,
    ),
  );
}

describe.each(YEARS)("the survey of %i", (fiscalYear, apiVersion) => {
  const { questions } = questionnaire(apiVersion);

  test.each([1, 2])(
    "answered by company %i in whatever legal way shows and exports each answer as it was saved, and ends complete",
    async (seed) => {
      const companyId = await world.addCompany({ fiscalYear });
      await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
      const admin = await world.as("a@prova.example");
      await completeRegistry(admin, { numberOfEmployees: String(40 * seed * seed) });
      const ready = new Map(
        questions.map((question) => [
          question.guid,
          fc.sample(companyAnswer(question), { numRuns: 1, seed })[0] ?? answer({}),
        ]),
      );
      const company: Company = ({ guid }) => ready.get(guid) ?? answer({});
      let overview = await admin("survey.overview", { query: {} });
      let here = firstOpen(overview);
      for (let steps = 0; here !== null; steps += 1) {
        expect(steps).toBeLessThanOrEqual(3 * questions.length);
        here = await answerPage(admin, here, company);
        if (here !== null) continue;
        overview = await admin("survey.overview", { query: {} });
        here = firstOpen(overview);
      }
      expect(overview).toMatchObject({ complete: true, reportingOpen: true, progress: { percent: 100 } });
      expect(overview.questions.filter(({ isDone }) => !isDone)).toEqual([]);

      const { questions: views } = await admin("survey.answers", { query: {} });
      const given = views.filter(({ answer: { revision }, blockedBy }) => revision > 0 && blockedBy === null);
      expect(given.length).toBeGreaterThan(20);
      expect(await exported(companyId, fiscalYear)).toEqual(
        Object.fromEntries(given.map((view) => [view.definition.guid, stored(view)])),
      );
    },
    60_000,
  );
});
