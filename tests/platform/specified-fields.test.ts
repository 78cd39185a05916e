import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import errors from "~/texts/it/errors.json";
import { save, shown } from "./answering";
import { makeWorld, type World } from "./world";

/** Fields that the specification names (§3) and that no other test reads back. */

const ADMIN = "a@prova.example";

let world: World;
let admin: Call;
let companyId: string;
let accountId: string;

beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany();
  accountId = await world.addPerson({ email: ADMIN, companyId, isAdmin: true });
  admin = await world.as(ADMIN);
});

afterEach(() => world.close());

describe("the signed-in user", () => {
  test("has an id, an email, a name and the size of the company", async () => {
    await world.db.updateTable("company").set({ size_override: "medium" }).execute();
    expect(await admin("user.info", {})).toMatchObject({
      userId: accountId,
      email: ADMIN,
      name: "Anna",
      surname: "Rossi",
      companySize: "medium",
    });
  });

  test("has accepted terms, privacy and the specific clauses, each by itself", async () => {
    const accepted = { terms: true, privacy: true, otherPrivacy: true };
    expect((await admin("user.info", {})).legalTerms).toEqual(accepted);
    await world.db.updateTable("account").set({ clauses_accepted_at: "" }).execute();
    expect((await admin("user.info", {})).legalTerms).toEqual({ ...accepted, otherPrivacy: false });
  });

  test("gives back language and consents as they are, and gives a consent that was missing", async () => {
    await world.db.updateTable("account").set({ clauses_accepted_at: "" }).execute();
    const { preferredLocale, legalTerms } = await admin("user.info", {});
    const back = await admin("user.updateInfo", { body: { preferredLocale, legalTerms } });
    expect(back.legalTerms).toEqual({ terms: true, privacy: true, otherPrivacy: false });
    const accepted = { terms: true, privacy: true, otherPrivacy: true };
    expect((await admin("user.updateInfo", { body: { legalTerms: accepted } })).legalTerms).toEqual(accepted);
    expect((await admin("user.info", {})).legalTerms).toEqual(accepted);
  });

  test("takes no consent back", async () => {
    const legalTerms = { terms: false, privacy: true, otherPrivacy: true };
    await expect(admin("user.updateInfo", { body: { legalTerms } })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "legalTerms.terms", code: "consent_required" }],
    });
    expect((await admin("user.info", {})).legalTerms.terms).toBe(true);
  });

  test("has each of the six roles, the four profiles with read and write", async () => {
    const membership = { account_id: accountId, company_id: companyId };
    await world.db
      .insertInto("company_profile")
      .values([
        { company_id: companyId, profile: "client" },
        { company_id: companyId, profile: "association" },
      ])
      .execute();
    await world.db
      .insertInto("profile")
      .values([
        { ...membership, profile: "client", can_read: 1, can_write: 0 },
        { ...membership, profile: "association", can_read: 1, can_write: 1 },
      ])
      .execute();
    await world.db.updateTable("membership").set({ is_verifier: 1 }).execute();
    expect((await admin("user.info", {})).roles).toEqual({
      company_admin: true,
      service_provider: true,
      supplier: { read: true, write: true },
      client: { read: true, write: false },
      association: { read: true, write: true },
      bank: { read: false, write: false },
    });
  });
});

test("a company keeps its description and the times it was registered and changed", async () => {
  const { registeredOn, revision } = await admin("registry.company", {});
  expect(registeredOn).toBe(world.clock.now().toISOString());
  world.clock.advance({ days: 1 });
  const body = { visibilities: [], revision, description: "Torneria di precisione" };
  await admin("registry.updateCompany", { body });
  expect(await admin("registry.company", {})).toMatchObject({
    description: "Torneria di precisione",
    registeredOn,
    updatedAt: world.clock.now().toISOString(),
  });
});

describe("a question", () => {
  test.each([
    ["start_small", 1],
    ["graduate", 2],
    ["master", 3],
    ["reporting", 4],
  ])("of the level %s has the survey level %i", async (level, surveyLevel) => {
    const { questions } = await admin("survey.overview", { query: {} });
    const first = questions.find((question) => question.level === level);
    expect((await shown(admin, first?.id ?? "")).surveyLevel).toBe(surveyLevel);
  });

  test("has a weight in percent, which adds up to 100 over its class, and the id of its area", async () => {
    const { questions } = await admin("survey.overview", { query: {} });
    const ofClass = questions.filter(({ level }) => level === "start_small");
    const views = await Promise.all(ofClass.map(({ id }) => shown(admin, id)));
    expect(views.reduce((sum, { weight = 0 }) => sum + weight, 0)).toBe(10_000);
    expect(views.map(({ areaId }) => areaId)).toEqual(ofClass.map(({ area }) => area));
  });

  test("has a guid, a prompt, an area, a milestone with its label and a place in its level", async () => {
    const { questions } = await admin("survey.overview", { query: {} });
    const [first] = questions;
    const view = await shown(admin, first?.id ?? "");
    const { guid, prompt, area, milestone } = view.definition;
    expect(guid).toBe(first?.id);
    expect(prompt).toMatch(/\w/);
    expect({ area, milestone }).toEqual({ area: first?.area, milestone: first?.milestone });
    expect(view.milestoneLabel).toMatch(/\w/);
    expect(view.index).toBe(1);
  });
});

test("the draft of the home page has a status, the time of its last save and its progress", async () => {
  await save(admin, "v3-gov-legalita-condanne", { value: "no" });
  const { survey } = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
  expect(survey.draft).toMatchObject({
    status: 0,
    updatedAt: world.clock.now().toISOString(),
    progress: { completed: expect.any(Number) },
  });
});

test.each([
  ["error", "Si è verificato un errore interno."],
  ["unhandled", "Si è verificato un errore imprevisto."],
  ["no_data", "Il servizio non ha risposto come previsto."],
  ["invalid_user", "La sessione è terminata."],
] as const)("the normalised error internal/%s has an Italian sentence: %s", (code, sentence) => {
  expect(errors[code]).toContain(sentence);
});
