import { afterEach, beforeEach, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { findCompanyWithDraft } from "~/platform/store/drafts";
import { SurveyReader } from "~/platform/survey/survey-reader";
import { scoreOf } from "~/platform/survey/survey-score";
import { completeRegistry, save } from "../answering";
import { makeWorld, type World } from "../world";

const QUESTION = "v3-env-energia-classe";

let world: World;
let companyId: string;
let admin: Call;
beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany();
  await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
  admin = await world.as("a@prova.example");
});
afterEach(() => world.close());

/** The draft as another request would read it. */
const draft = () => new SurveyReader(world.db, companyId).draft();

test("two requests share what is computed, as long as neither answers nor registry change", async () => {
  await completeRegistry(admin);
  await save(admin, QUESTION, { classe: "b" });
  const [first, second] = [await draft(), await draft()];
  expect(second.states).toBe(first.states);
  expect(scoreOf(second)).toBe(scoreOf(first));
});

test("an answer of a colleague shows in the next request", async () => {
  await save(admin, QUESTION, { classe: "b" });
  const before = await draft();
  await save(admin, QUESTION, { classe: "c" }, { revision: 1 });
  const after = await draft();
  expect(before.answers[QUESTION]?.elements).toEqual({ classe: "b" });
  expect(after.answers[QUESTION]?.elements).toEqual({ classe: "c" });
  expect(after.states.get(QUESTION)?.elements).toEqual({ classe: "c" });
});

test("a fact of the registry shows in the next request", async () => {
  await completeRegistry(admin);
  const before = await draft();
  await completeRegistry(admin, { numberOfEmployees: "3", annualTurnover: "90000" });
  const after = await draft();
  expect([before.facts.employees, after.facts.employees]).toEqual([60, 3]);
  expect(after.states).not.toBe(before.states);
});

test("the revision, the files in control and the rest of the company are never kept", async () => {
  await completeRegistry(admin);
  await save(admin, QUESTION, { classe: "b" });
  const before = await draft();
  await world.db.updateTable("company").set({ business_name: "Altro nome" }).execute();
  await world.db.updateTable("draft").set({ revision: 9 }).execute();
  const after = await draft();
  expect(after.states).toBe(before.states);
  expect([after.company.business_name, after.draft.revision]).toEqual(["Altro nome", 9]);
  expect(after.company).toEqual((await findCompanyWithDraft(world.db, companyId, null)).company);
});
