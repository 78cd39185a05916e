import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { Questionnaire } from "~/domain/question/question";
import { completeRegistry, save, shown } from "../answering";
import { asOfOtherQuestions } from "../other-questions";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS } from "../../questions";

const THEN = "Come si chiamava la domanda quando fu fatta?";

let world: World;
let admin: Call;
beforeEach(async () => {
  ({ world, admin } = await makeCompany());
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
});
afterEach(() => world.close());

/** The questionnaire of the day of issue had other words than today's. */
const asIssuedThen = () =>
  asOfOtherQuestions(world.db, (content) => {
    const then = JSON.parse(content) as Questionnaire;
    const question = then.questions.find(({ guid }) => guid === CLASS);
    if (question?.questionClass !== "dropdown") throw new Error(`${CLASS} is no dropdown`);
    question.prompt = THEN;
    for (const option of question.fields[0]?.options ?? []) option.label = `Classe ${option.id} di allora`;
    return JSON.stringify(then);
  });

describe("fault 15: the labels of an issued version", () => {
  test("stay as they were answered, whatever the questions have become", async () => {
    const { revision } = await admin("survey.overview", { query: {} });
    const { versionId } = await admin("survey.publish", { body: { revision } });
    const now = (await shown(admin, CLASS)).definition;
    await asIssuedThen();

    for (const version of ["public", versionId]) {
      const page = await admin("survey.question", { params: { id: CLASS }, query: { version } });
      const issued = page.questions[0]?.definition;
      expect(issued?.prompt).toBe(THEN);
      expect(issued?.questionClass === "dropdown" && issued.fields[0]?.options?.[0]?.label).toMatch(
        /^Classe .* di allora$/,
      );
      const { questions } = await admin("survey.answers", { query: { version } });
      expect(questions.find(({ definition }) => definition.guid === CLASS)?.definition.prompt).toBe(THEN);
    }
    expect((await shown(admin, CLASS)).definition).toEqual(now);
    expect(now.prompt).not.toBe(THEN);
  });
});
