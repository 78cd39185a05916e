import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Questionnaire } from "~/domain/question/question";
import { shown } from "../answering";
import { asOfOtherQuestions } from "../other-questions";
import { makeVerifying, type Verifying } from "../verification/verifying";
import { CLASS } from "../../questions";

describe("fault 15: the labels of a verified version", () => {
  const THEN = "Come si chiamava la domanda quando fu verificata?";
  let given: Verifying;
  beforeEach(async () => void (given = await makeVerifying()));
  afterEach(() => given.world.close());

  /** The questionnaire that was frozen with the candidate had other words than today's. */
  const asFrozenThen = () =>
    asOfOtherQuestions(given.world.db, (content) => {
      const then = JSON.parse(content) as Questionnaire;
      for (const question of then.questions) if (question.guid === CLASS) question.prompt = THEN;
      return JSON.stringify(then);
    });

  test("are those that the verifier read, whatever the questions have become", async () => {
    const id = await given.open();
    await asFrozenThen();
    await given.check();
    await given.assign(id);
    const verifier = await given.verifier();
    const { candidate } = await verifier("survey.candidate", { params: { id } });
    const read = candidate.find(({ questionId }) => questionId === CLASS);
    expect(read?.definition.prompt).toBe(THEN);

    await given.acceptAll(id);
    await verifier("survey.decide", { params: { id }, body: { decision: "accept", phase: "third_party" } });
    const admin = await given.admin();
    const query = { version: "public" };
    const page = await admin("survey.question", { params: { id: CLASS }, query });
    expect(page.questions[0]?.definition.prompt).toBe(THEN);
    expect((await shown(admin, CLASS)).definition.prompt).not.toBe(THEN);
  });
});
