import type { Call } from "~/api/call";
import type { CallOutput } from "~/api/contract";
import type { AnswerInput, QuestionView } from "~/api/contract/survey";
import { rulesOf } from "~/domain/answers/classes";
import type { Elements } from "~/domain/question/answer";

/** An answer as a form would post it. */
export const input = (
  questionId: string,
  elements: Elements,
  more: Partial<AnswerInput> = {},
): AnswerInput => ({
  questionId,
  answerElements: Object.entries(elements).map(([id, value]) => ({ id, value })),
  revision: 0,
  ...more,
});

/** Saves one question on its own. */
export const save = (call: Call, guid: string, elements: Elements, more: Partial<AnswerInput> = {}) =>
  call("survey.saveAnswer", { params: { id: guid }, body: { answers: [input(guid, elements, more)] } });

/** A question as it is shown. */
export async function shown(call: Call, guid: string): Promise<QuestionView> {
  const { questions } = await call("survey.question", { params: { id: guid }, query: {} });
  const view = questions.find(({ definition }) => definition.guid === guid);
  if (!view) throw new Error(`${guid} is not shown`);
  return view;
}

export async function elementsOf(call: Call, guid: string): Promise<Elements> {
  const { answer } = await shown(call, guid);
  return Object.fromEntries(answer.answerElements.map(({ id, value }) => [id, value]));
}

export const FACTS = { annualTurnover: "4500000", numberOfEmployees: "60", sector: "25" };

/** Stores the registry facts that the questions' dependencies and the issue of a card need. */
export async function completeRegistry(call: Call, facts: Partial<typeof FACTS> = {}) {
  const { revision } = await call("registry.company", {});
  return call("registry.updateCompany", { body: { revision, visibilities: [], ...FACTS, ...facts } });
}

/** Gives every open question an answer that is complete, until no question is open. */
export async function answerEverything(
  call: Call,
  answerOne: (call: Call, guid: string) => Promise<unknown> = answerBest,
): Promise<CallOutput<"survey.overview">> {
  for (;;) {
    const overview = await call("survey.overview", { query: {} });
    const open = overview.questions.filter(
      ({ status, level }) =>
        ["not-answered", "incomplete", "autofilled", "incompatible"].includes(status) &&
        (level !== "reporting" || overview.reportingOpen),
    );
    if (open.length === 0) return overview;
    for (const { id } of open) await answerOne(call, id);
  }
}

/** Gives a question that is not closed the best of its answers, without a document and without regard to others. */
export async function answerBest(call: Call, guid: string) {
  const { status, answer, definition } = await shown(call, guid);
  if (status === "blocked" || status === "na-blocked") return;
  await save(call, guid, rulesOf(definition).best(definition), {
    revision: answer.revision,
    incompatibilityExplanation: "Il dato è stato controllato.",
  });
}
