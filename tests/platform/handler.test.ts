import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract, type CallId } from "~/api/contract";
import type { Row } from "~/api/row";
import { useCases } from "~/platform/use-cases";
import { openSession } from "./residents";
import { BASE_URL, makeWorld, type World } from "./world";

let world: World;
let token: string;

beforeAll(async () => {
  world = await makeWorld();
  const companyId = await world.addCompany();
  await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true, isVerifier: true });
  token = await openSession(world.parts, "a@prova.example");
});

afterAll(() => world.close());

const ask = (id: CallId, headers: Record<string, string>) => {
  const { service, path, method }: Row = contract[id];
  const url = `${BASE_URL}/api/${service}/v1${path.replace(/:\w+/g, "x")}`;
  return world.handle(new Request(url, { method, headers }), { clientAddress: "192.0.2.1", requestId: "1" });
};

describe("a call that is not served", () => {
  const unserved = (Object.keys(contract) as CallId[]).filter((id) => !useCases[id]);

  test.each(unserved)("%s says so", async (id) => {
    const response = await ask(id, { Authorization: `Bearer ${token}` });
    expect([response.status, await response.json()]).toEqual([
      501,
      { status: 501, message: "internal/not_implemented", code: "internal/not_implemented", errors: [] },
    ]);
  });

  test("tells strangers nothing about it", async () => {
    expect((await ask("survey.downloadAnswers", {})).status).toBe(401);
  });
});

test.each([
  ["an address that no call has", "/api/survey/v1/esg/nothing", "internal/unknown_call"],
  ["a thing that is not there", "/api/survey/v1/esg/questions/x", "internal/not_found"],
])("%s is told by its code", async (_, path, code) => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await world.handle(new Request(`${BASE_URL}${path}`, { headers }), {
    clientAddress: "192.0.2.1",
    requestId: "1",
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: "internal/not_found", code });
});
