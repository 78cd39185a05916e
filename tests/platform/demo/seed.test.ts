import { expect, test } from "vitest";
import { mendRows } from "~/platform/benchmark/mend-rows";
import { seedBenchmark } from "~/demo/population/seed";
import { completeRegistry } from "../answering";
import { makeWorld } from "../world";

test("seeded companies stand in the benchmark as if each had issued yesterday", async () => {
  const world = await makeWorld();
  await seedBenchmark(world.parts, 30);
  expect(await mendRows(world.parts, async () => undefined)).toBe(0);
  await world.addPerson({ email: "a@prova.example", companyId: await world.addCompany(), isAdmin: true });
  const admin = await world.as("a@prova.example");
  await completeRegistry(admin);
  const { numberOfCompanies, companies } = await admin("report.benchmark", {
    query: { sector: "all", size: "all" },
  });
  // A class that is not complete enough stays out of the comparison.
  expect(companies).toEqual({ from: numberOfCompanies, to: numberOfCompanies });
  expect(numberOfCompanies).toBeGreaterThan(15);
  await world.close();
}, 20_000);
