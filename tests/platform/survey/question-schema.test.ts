import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { publishedSchema } from "~/api/published-schema";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import type { Question } from "~/domain/question/question";
import { fits } from "../../json-schema";
import { completeRegistry, save } from "../answering";
import { makeWorld, type World } from "../world";

const EMAIL = "a@prova.example";

let world: World;
let admin: Call;
beforeAll(async () => {
  world = await makeWorld();
  const companyId = await world.addCompany();
  await world.addPerson({ email: EMAIL, companyId, isAdmin: true });
  admin = await world.as(EMAIL);
  await completeRegistry(admin);
});
afterAll(() => world.close());

const found = (guid: string): Question => {
  const one = questionnaire("v3").questions.find((question) => question.guid === guid);
  if (!one) throw new Error(`There is no ${guid}`);
  return one;
};

describe("the schema of a question's answer", () => {
  test("comes over the wire as it is published, for the year that is asked for", async () => {
    const guid = "v3-env-energia-classe";
    const schema = await admin("survey.questionSchema", { params: { id: guid }, query: {} });
    expect(schema).toEqual(publishedSchema(found(guid)));
    await expect(
      admin("survey.questionSchema", { params: { id: guid }, query: { year: 2023 } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test.each(["v3-env-energia-classe", "v3-env-acqua-prelievo"])(
    "of %s tells before it is sent what the save will take",
    async (guid) => {
      const schema = await admin("survey.questionSchema", { params: { id: guid }, query: {} });
      const question = found(guid);
      const best = rulesOf(question).best(question);
      expect(fits(schema, { elements: best })).toBe(true);
      expect((await save(admin, guid, best)).saved).toMatchObject([{ questionId: guid }]);
      const wrong = { ...best, altro: "1" };
      expect(fits(schema, { elements: wrong })).toBe(false);
      await expect(save(admin, guid, wrong, { revision: 1 })).rejects.toMatchObject({ status: 422 });
    },
  );

  test("is told to those who are signed in", async () => {
    const stranger = world.call();
    await expect(
      stranger("survey.questionSchema", { params: { id: "v3-env-energia-classe" }, query: {} }),
    ).rejects.toMatchObject({ status: 401 });
  });
});
