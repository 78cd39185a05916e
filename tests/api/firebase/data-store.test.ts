import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Call, makeCall } from "~/api/call";
import { contract, type CallId } from "~/api/contract";
import type { ApiError } from "~/api/errors";
import { overDataStore } from "~/api/firebase/configuration";
import { DATA_STORE_CODES } from "~/api/firebase/data-store";
import { BASE_URL, makeWorld, type World } from "../../platform/world";
import { type DataStoreStandIn, dataStoreStandIn } from "./data-store-stand-in";

const GOOD = "un token della persona";

let world: World;
let platform: Call;
let store: DataStoreStandIn;
let call: Call;
let stranger: Call;
/** The calls that went on to the API. */
const passedOn: string[] = [];

beforeAll(async () => {
  world = await makeWorld();
  await world.addPerson({ email: "anna@prova.example", companyId: await world.addCompany() });
  platform = await world.as("anna@prova.example");
  store = await dataStoreStandIn((token) => token === GOOD);
  const over = (token: string | null) =>
    makeCall({
      transport: overDataStore(
        { projectId: "carta-di-prova", emulator: store.host, timeoutMs: 500 },
        async (request) => {
          passedOn.push(new URL(request.url).pathname);
          request.headers.delete("Authorization");
          return world.handle(request, { clientAddress: "192.0.2.1", requestId: "prova" });
        },
      ),
      baseUrl: `${BASE_URL}/api`,
      caller: { clientAddress: "192.0.2.1", requestId: "prova" },
      token,
    });
  call = over(GOOD);
  stranger = over(null);
});
beforeEach(() => {
  store.documents.clear();
  store.asked.length = 0;
  passedOn.length = 0;
});
afterEach(() => {
  store.refuses = null;
  store.besides = {};
});
afterAll(async () => {
  store.close();
  await world.close();
});

const refused = (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => Promise.reject(new Error("It was not refused")),
    (error: unknown) => error as ApiError,
  );

const LISTS = [
  ["config.nations", "config/nations"],
  ["config.nationsIdentifiers", "config/nations_identifiers"],
  ["config.locales", "config/locales"],
  ["config.sectors", "config/sectors"],
  ["config.surveyLevels", "config/survey_levels"],
  ["config.milestones", "config/milestones"],
  ["config.milestonesMapping", "config/milestones_mapping"],
  ["config.questionStatus", "dynamicData/question_status"],
] as const;

describe("the configuration documents of the specification", () => {
  test("are nine calls of the contract", () => {
    const rows = (Object.keys(contract) as CallId[]).filter(
      (id) => contract[id].service === "config" && !("extension" in contract[id]),
    );
    expect(rows.sort()).toEqual([...LISTS.map(([id]) => id), "config.esgArea"].sort());
  });

  test.each(LISTS)("%s is the same from the data store and from the platform", async (id, place) => {
    const entries = await platform(id, {});
    expect(entries.length).toBeGreaterThan(0);
    store.documents.set(place, { entries });
    expect(await call(id, {})).toEqual(entries);
    expect([store.asked, passedOn]).toEqual([[[place, `Bearer ${GOOD}`]], []]);
  });

  test("may have fields of the project's own, of any kind that the store knows", async () => {
    const entries = await platform("config.sectors", {});
    store.documents.set("config/sectors", { entries });
    store.besides = {
      updatedAt: { timestampValue: "2026-11-30T12:00:00Z" },
      owner: { referenceValue: "projects/p/databases/(default)/documents/people/1" },
      mark: { bytesValue: "AAEC" },
      place: { geoPointValue: { latitude: 45.5, longitude: 9.2 } },
    };
    expect(await call("config.sectors", {})).toEqual(entries);
  });

  test.each([
    [{}, "environment_v3"],
    [{ year: 2025 }, "environment_v3_2025"],
    [{ year: 2024 }, "environment_v2_2024"],
    [{ version: "v2" }, "environment_v2"],
  ])("the configuration of an area lies by version and year: %j", async (query, name) => {
    const input = { params: { area: "environment" }, query };
    const area = await platform("config.esgArea", input);
    store.documents.set(`esg_config/${name}`, area);
    expect(await call("config.esgArea", input)).toEqual(area);
    expect(store.asked).toEqual([[`esg_config/${name}`, `Bearer ${GOOD}`]]);
  });

  test("without milestones the configuration of an area is the error of the specification", async () => {
    store.documents.set("esg_config/social_v3", { id: "social", label: "Sociale" });
    const error = await refused(call("config.esgArea", { params: { area: "social" }, query: {} }));
    expect([error.status, error.message, error.code]).toEqual([
      502,
      "Undefined milestones",
      "internal/undefined_milestones",
    ]);
  });

  test("that the store does not have, or does not show a stranger, come from the API", async () => {
    expect(await stranger("config.nations", {})).toEqual(await platform("config.nations", {}));
    await call("config.nations", {});
    expect(passedOn).toEqual(["/api/config/v1/nations", "/api/config/v1/nations"]);
    await refused(call("config.provinces", {}));
    expect(store.asked.map(([place]) => place)).not.toContain("config/provinces");
  });

  test("in another shape are an invalid response", async () => {
    store.documents.set("config/nations", { entries: [{ id: 7 }] });
    expect(await refused(call("config.nations", {}))).toMatchObject({
      status: 502,
      code: "internal/invalid_response",
    });
  });
});

describe("a status of the data store", () => {
  const CATALOGUE: [number, string][] = [
    [400, "failed-precondition"],
    [401, "unauthenticated"],
    [403, "permission-denied"],
    [409, "aborted"],
    [416, "out-of-range"],
    [429, "resource-exhausted"],
    [499, "cancelled"],
    [500, "unknown"],
    [501, "unimplemented"],
    [503, "unavailable"],
    [504, "deadline-exceeded"],
  ];

  test.each(CATALOGUE)("%i becomes %s", async (status, code) => {
    store.refuses = {
      status,
      body: JSON.stringify({ error: { code: status, message: "In words", status: "X" } }),
    };
    const error = await refused(call("config.sectors", {}));
    expect(error).toMatchObject({
      status,
      code: `firestore/${code}`,
      message: `firestore/${code}: In words`,
    });
    expect(error.retryAfter).toBe([429, 503, 504].includes(status) ? 10 : null);
  });

  test("404 becomes not-found, and no status has a code beyond the catalogue", () => {
    expect(DATA_STORE_CODES).toEqual(Object.fromEntries([...CATALOGUE, [404, "not-found"]]));
  });

  test.each([
    ["of another kind", { status: 418 }, 500, "unknown"],
    ["a redirect, which is not followed", { status: 302 }, 500, "unknown"],
    ["a page in place of a document", { status: 200, body: "<html>proxy</html>" }, 500, "unknown"],
  ])("%s", async (_, refuses, status, code) => {
    store.refuses = refuses;
    expect(await refused(call("config.sectors", {}))).toMatchObject({ status, code: `firestore/${code}` });
  });

  test("none at all is unavailable", async () => {
    const gone = overDataStore({ projectId: "carta-di-prova", emulator: "127.0.0.1:9", timeoutMs: 400 }, () =>
      Promise.reject(new Error("It went on")),
    );
    const lost = gone(
      new Request(`${BASE_URL}/api/config/v1/sectors`),
      { clientAddress: "", requestId: "" },
      { ...contract["config.sectors"], right: "public" },
    );
    expect(await refused(lost)).toMatchObject({ status: 503, code: "firestore/unavailable" });
  });
});
