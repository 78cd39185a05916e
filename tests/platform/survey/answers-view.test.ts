import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import { questionnaire } from "~/content/questionnaires";
import { answerEverything, completeRegistry, save } from "../answering";
import { countedQueries } from "../queries";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS, SITES, WASTE } from "../../questions";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany()));

afterEach(() => world.close());

const answers = (query: CallInput<"survey.answers">["query"] = {}, call = admin) =>
  call("survey.answers", { query });

describe("all answers to read through", () => {
  test("are every question of the year, with its answer and who gave it", async () => {
    await save(admin, CLASS, { classe: "b" }, { explanation: "Visura" });
    const found = await answers();
    const { questions } = questionnaire("v3");
    expect(found.questions.map(({ definition }) => definition.guid).sort()).toEqual(
      questions.map(({ guid }) => guid).sort(),
    );
    expect(found.questions.map(({ index }) => index)).toEqual(questions.map((_, index) => index + 1));
    expect(found).toMatchObject({
      year: 2025,
      issuedAt: null,
      areas: ["environment", "social", "governance"],
    });
    expect(found.questions.find(({ definition }) => definition.guid === CLASS)).toMatchObject({
      status: "self-declared",
      isOpen: false,
      answer: {
        answerElements: [{ id: "classe", value: "b" }],
        explanation: "Visura",
        updatedBy: "Anna Rossi",
        updatedAt: "2026-03-10T09:00:00.000Z",
      },
    });
  });

  test("of one area are those of that area; another area is 404", async () => {
    const found = await answers({ area: "social" });
    expect(new Set(found.questions.map(({ definition }) => definition.area))).toEqual(new Set(["social"]));
    expect(new Set(found.milestones.map(({ area }) => area))).toEqual(new Set(["social"]));
    expect(found.areas).toHaveLength(3);
    for (const area of ["planet", "mare", "__proto__"]) {
      await expect(answers({ area })).rejects.toMatchObject({
        status: 404,
        message: `Area ${area} not found`,
      });
    }
  });

  test("of 2023 come by theme", async () => {
    expect((await answers({ year: 2023 })).areas).toEqual(["people", "planet", "prosperity", "principles"]);
    await expect(answers({ year: 2026 })).rejects.toMatchObject({ status: 404 });
  });

  test("tell no, not answered, not applicable, blocked and not asked apart", async () => {
    await completeRegistry(admin, { numberOfEmployees: "0" });
    const reason = { notApplicableChosen: true, notApplicableReason: "Esente." };
    await save(admin, WASTE, {}, reason);
    await save(admin, SITES, { value: "nessuno" });
    await save(admin, "v3-gov-legalita-condanne", { value: "no" });
    const { questions } = await answers();
    const of = (guid: string) => questions.find(({ definition }) => definition.guid === guid);
    expect(of(WASTE)).toMatchObject({ status: "self-declared", answer: reason });
    expect(of("v3-gov-legalita-condanne")?.answer.answerElements).toEqual([{ id: "value", value: "no" }]);
    expect(of("v3-env-acqua-prelievo")).toMatchObject({ status: "not-answered", isOpen: true });
    const closed = of("v3-env-suolo-e-biodiversita-siti-elenco");
    expect(closed?.blockedBy?.question?.id).toBe(SITES);
    expect(closed?.isOpen).toBe(false);
    expect(questions.some(({ blockedBy }) => blockedBy?.registry === "employees")).toBe(true);
  });

  test("of an issued version are as they were", async () => {
    await completeRegistry(admin);
    await save(admin, CLASS, { classe: "b" });
    const { revision } = await admin("survey.overview", { query: {} });
    await admin("survey.publish", { body: { revision } });
    world.clock.advance({ hours: 1 });
    await save(admin, CLASS, { classe: "c" }, { revision: 1 });
    const issued = await answers({ version: "public", area: "environment" });
    expect(issued.issuedAt).toBe("2026-03-10T09:00:00.000Z");
    const found = issued.questions.find(({ definition }) => definition.guid === CLASS);
    expect(found?.answer.answerElements).toEqual([{ id: "classe", value: "b" }]);
    expect(issued.questions.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  test("take as many statements for a full survey as for an empty one", async () => {
    const reading = () => countedQueries(world, "a@prova.example", (call) => answers({}, call));
    const empty = await reading();
    await completeRegistry(admin);
    await answerEverything(admin);
    expect(await reading()).toBe(empty);
  });

  test("of another company are never seen", async () => {
    await save(admin, CLASS, { classe: "b" });
    const other = await world.addCompany();
    await world.addPerson({ email: "x@altra.example", companyId: other, isAdmin: true });
    const { questions } = await answers({}, await world.as("x@altra.example"));
    expect(questions.filter(({ answer }) => answer.revision > 0)).toEqual([]);
    await expect(answers({}, world.call())).rejects.toMatchObject({ status: 401 });
  });
});
