import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { makeWorld, type World } from "../world";

let world: World;
let reader: Call;

beforeAll(async () => {
  world = await makeWorld();
  const companyId = await world.addCompany();
  await world.addPerson({ email: "c@prova.example", companyId });
  reader = await world.as("c@prova.example");
});

afterAll(() => world.close());

describe("configuration documents", () => {
  test("nations and their identifiers are open to those who register", async () => {
    const anybody = world.call();
    const nations = await anybody("config.nations", {});
    expect(nations[0]).toEqual({ id: "IT", label: "Italia", isEu: true });
    const identifiers = await anybody("config.nationsIdentifiers", {});
    const of = (id: string) => identifiers.find((nation) => nation.id === id)?.identifier;
    expect([of("IT"), of("FR"), of("CH")]).toEqual(["partitaIva", "vatNumber", "dunsNumber"]);
    await expect(anybody("config.sectors", {})).rejects.toMatchObject({ status: 401 });
  });

  test("levels stand in the order in which they open, the whole last", async () => {
    const levels = await reader("config.surveyLevels", {});
    expect(levels.map(({ id }) => id)).toEqual(["start_small", "graduate", "master", "reporting", "full"]);
    expect(levels.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
  });

  test("the languages of the product are listed, and sectors and milestones have a label in each", async () => {
    const locales = await reader("config.locales", {});
    expect(locales).toEqual([{ id: "it", label: "Italiano" }]);
    const labelled = [...(await reader("config.sectors", {})), ...(await reader("config.milestones", {}))];
    for (const { label, labels } of labelled) {
      expect(locales.map(({ id }) => labels?.[id])).toEqual([label]);
    }
  });

  test("each milestone of an older questionnaire leads to those of the next that ask what it asked", async () => {
    const mapping = await reader("config.milestonesMapping", {});
    const of = (apiVersion: string, id: string) =>
      mapping
        .find((one) => one.apiVersion === apiVersion && one.id === id)
        ?.to.map((next) => `${next.apiVersion} ${next.id}`);
    expect(of("v1", "salute-e-benessere")).toEqual(["v2 personale", "v2 salute-e-sicurezza"]);
    expect(of("v2", "energia")).toEqual(["v3 energia"]);
    expect(mapping.filter(({ apiVersion }) => apiVersion === "v3")).toEqual([]);
    const known = new Set((await reader("config.milestones", {})).map(({ id }) => id));
    const newest = mapping.filter(({ apiVersion }) => apiVersion === "v2").flatMap(({ to }) => to);
    expect(newest.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test("the configuration of a year has milestones and categories with labels", async () => {
    const { milestones = [], categories = [], areas } = await reader("survey.config", { query: {} });
    expect(milestones.map(({ id }) => id)).toEqual(
      areas.flatMap((area) => area.milestones.map(({ id }) => id)),
    );
    expect(new Set(categories.map(({ section }) => section))).toEqual(
      new Set(["costs", "revenues", "resources"]),
    );
    expect(categories).toContainEqual({ id: "consumi", label: "Bollette e materiali", section: "costs" });
  });

  test("every status of an answer has its word", async () => {
    const statuses = await reader("config.questionStatus", {});
    expect(statuses).toHaveLength(7);
    expect(new Set(statuses.map(({ label }) => label)).size).toBe(7);
  });

  test("provinces, sectors and milestones are lists of id and label", async () => {
    const lists = [
      await reader("config.provinces", {}),
      await reader("config.sectors", {}),
      await reader("config.milestones", {}),
    ];
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(10);
      expect(list.every(({ id, label }) => id !== "" && label !== "")).toBe(true);
    }
  });

  test("an area has its milestones; an unknown one, and one of v1, do not exist", async () => {
    const social = await reader("config.esgArea", { params: { area: "social" }, query: {} });
    expect(social).toMatchObject({ id: "social", label: "Sociale" });
    expect(social.milestones.map(({ id }) => id)).toContain("formazione");
    const unknown = reader("config.esgArea", { params: { area: "economy" }, query: {} });
    await expect(unknown).rejects.toMatchObject({ status: 404, message: "Area economy not found" });
    const planet = await reader("config.esgArea", { params: { area: "planet" }, query: { year: 2023 } });
    expect(planet.milestones.length).toBeGreaterThan(1);
    const old = reader("config.esgArea", { params: { area: "social" }, query: { year: 2023 } });
    await expect(old).rejects.toMatchObject({ status: 404, message: "Invalid area for version" });
  });
});
