import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeRestoring, type Restoring } from "../history/restoring";
import { refused } from "./settling";

let given: Restoring;
beforeAll(async () => {
  given = await makeRestoring();
});
afterAll(() => given.close());

describe.each(["__proto__", "constructor", "hasOwnProperty", "v3-mai-chiesta"])("the id %s", (id) => {
  test.each(["confirm", "remove"] as const)("is that of no answer to %s", async (action) => {
    const body = { action, revision: 0 };
    expect(await refused(given.admin("survey.settleObsolete", { params: { id }, body }))).toMatchObject({
      status: 404,
    });
  });

  test("is that of no question, version, position, job or company", async () => {
    const { admin } = given;
    const asked = await Promise.all([
      refused(admin("survey.question", { params: { id }, query: {} })),
      refused(admin("survey.answerChanges", { params: { id }, query: {} })),
      refused(admin("survey.questionSchema", { params: { id }, query: {} })),
      refused(admin("survey.historyVersion", { params: { version: id }, query: {} })),
      refused(admin("scoring.homePage", { params: { version: id }, query: {} })),
      refused(admin("survey.compare", { query: { from: id, to: "draft" } })),
      refused(admin("survey.copyPreview", { query: { versionFrom: id } })),
      refused(admin("survey.copyProgress", { params: { id } })),
      refused(admin("survey.removePosition", { params: { id }, query: { revision: 1 } })),
      refused(given.begin(id)),
      refused(given.begin("public", { groupCompanyId: id })),
    ]);
    expect(asked).toMatchObject(asked.map(() => ({ status: 404 })));
  });

  test("is skipped in a list of answers to be restored", async () => {
    const position = await given.keep();
    expect(await given.restore(position, { answersList: [id] })).toMatchObject({
      status: "fulfilled",
      ...{ totalAnswers: 1, modifiedAnswers: 0, skipped: [{ questionId: id, reason: "not_in_version" }] },
    });
  });
});
