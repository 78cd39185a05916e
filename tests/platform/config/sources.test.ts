import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { editions } from "~/content/standards/editions/register";
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

describe("the sources, as they are told", () => {
  test("are for those who are signed in", async () => {
    await expect(world.call()("config.sources", {})).rejects.toMatchObject({ status: 401 });
  });

  test("are all editions of the register, with what replaces them", async () => {
    const told = await reader("config.sources", {});
    expect(told.editions.map(({ id }) => id)).toEqual(editions.map(({ id }) => id));
    expect(told.editions.find(({ id }) => id === "gri-304")?.replacedBy).toEqual({
      id: "gri-101",
      label: "GRI 101, 2024",
    });
    expect(told.editions.find(({ id }) => id === "vsme-2026")).toMatchObject({ state: "coming", from: null });
  });

  test("tell both readings of the points on which the transcriptions disagree", async () => {
    const { bankItems } = await reader("config.sources", {});
    expect(bankItems).toHaveLength(40);
    expect(bankItems.filter(({ readings }) => readings.length === 2)).toHaveLength(5);
  });
});

test("a question's page tells the editions of its references, and a list of questions only the points", async () => {
  const id = "v3-env-emissioni-scope-2";
  const { questions } = await reader("survey.question", { params: { id }, query: {} });
  const cited = questions[0]?.definition.references.find(({ source }) => source === "MEF-PMI");
  expect(cited).toMatchObject({ point: "10", words: "MEF-PMI 10" });
  expect(cited?.editions?.map(({ id: edition, point }) => [edition, point])).toEqual([
    ["mef-giugno-2024", "10"],
    ["mef-dicembre-2025", "7"],
  ]);
  const { questions: listed } = await reader("survey.answers", { query: {} });
  expect(
    listed.flatMap(({ definition }) => definition.references).filter(({ editions: told }) => told),
  ).toEqual([]);
});
