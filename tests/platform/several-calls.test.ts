import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outputOf, valueResponse } from "~/api/json-response";
import { type CallAnswer, MOST_CALLS, SEVERAL_HEADER, WITHIN_HEADER } from "~/api/several-calls";
import { CONTENT_HEADER } from "~/api/kept-answers";
import { enterRequest } from "~/log.server";
import { answerSeveral } from "~/platform/several-calls";
import { openSession } from "./residents";
import { BASE_URL, makeWorld, type World } from "./world";

const INFO = "/user/v1/info";
const COMPANY = "/registry/v1/companies";
const ROLES = "/user/v1/roles?page=1";

let world: World;
let token: string;
beforeAll(async () => {
  world = await makeWorld();
  const companyId = await world.addCompany();
  await world.addPerson({ email: "a@prova.example", companyId });
  token = await openSession(world.parts, "a@prova.example");
});
afterAll(() => world.close());

interface Given {
  at?: World;
  bearer?: string | null;
  method?: string;
}

async function ask(calls: string[], { at = world, bearer = token, method = "GET" }: Given = {}) {
  const query = new URLSearchParams(calls.map((call) => ["call", call]));
  const headers: Record<string, string> = bearer === null ? {} : { Authorization: `Bearer ${bearer}` };
  const request = new Request(`${BASE_URL}/api/calls?${query}`, { method, headers });
  const response = await at.handle(request, { clientAddress: "192.0.2.1", requestId: "prova-1" });
  const output = (await outputOf(response)) as { answers?: CallAnswer[]; code?: string };
  return { response, output, statuses: output.answers?.map(({ status }) => status) };
}

async function alone(path: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const caller = { clientAddress: "192.0.2.1", requestId: "prova-1" };
  return world.handle(new Request(`${BASE_URL}/api${path}`, { headers }), caller);
}

describe("several calls in one request", () => {
  test("are answered in their order, each as if it had come alone", async () => {
    const { response, output } = await ask([COMPANY, INFO]);
    expect(response.status).toBe(200);
    const [company, info] = [await alone(COMPANY), await alone(INFO)];
    expect(output.answers).toEqual([
      { status: 200, headers: { ETag: company.headers.get("ETag") }, body: await company.json() },
      { status: 200, headers: {}, body: await info.json() },
    ]);
    expect(response.headers.get(CONTENT_HEADER)).toBe(info.headers.get(CONTENT_HEADER));
    expect([response, info].map(({ headers }) => headers.get(SEVERAL_HEADER))).toEqual(["12", "12"]);
    expect(response.headers.get("X-Request-Id")).toBe("prova-1");
  });

  test("are refused one by one", async () => {
    const { output, statuses } = await ask([ROLES, INFO, "/user/v1/nothing", "/survey/v1/esg/questions/x"]);
    expect(statuses).toEqual([403, 200, 404, 404]);
    expect(output.answers?.[0]?.body).toMatchObject({ code: "internal/permission_denied" });
    expect(output.answers?.[2]?.body).toMatchObject({ code: "internal/unknown_call" });
  });

  test("are nobody's without a token, except for the public ones", async () => {
    expect((await ask([INFO, "/config/v1/nations"], { bearer: null })).statuses).toEqual([401, 200]);
    expect((await ask([INFO, COMPANY], { bearer: "altro" })).statuses).toEqual([401, 401]);
  });

  test("never write, hand out no file, and hold no further request of several", async () => {
    const file = "/survey/v1/files/qualunque";
    const { statuses } = await ask(["/identity/v1/sign-out", file, `/calls?call=${INFO}`, INFO]);
    expect(statuses).toEqual([404, 404, 404, 200]);
    const posted = await ask([INFO], { method: "POST" });
    expect([posted.response.status, posted.output.code]).toEqual([404, "internal/unknown_call"]);
  });

  test.each([
    ["none", []],
    ["one too many", Array.from({ length: MOST_CALLS + 1 }, () => INFO)],
    ["what is no path", ["user/v1/info"]],
  ])("are not taken as a whole with %s", async (_, calls) => {
    const { response, output } = await ask(calls);
    expect([response.status, output.code]).toEqual([422, "internal/invalid_input"]);
  });

  test("stay at this server, whatever their path says", async () => {
    const { statuses } = await ask(["//altrove.example/user/v1/info", "/../../user/v1/info", "/@altrove"]);
    expect(statuses).toEqual([404, 200, 404]);
  });

  test("are each noted in the line that the log has of their request", async () => {
    const { calls: lines } = enterRequest("prova-1");
    await ask([INFO, ROLES]);
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        { call: "user.info", status: 200, ms: expect.any(Number) },
        { call: "user.roles", status: 403, ms: expect.any(Number) },
      ]),
    );
  });
});

test("each counts among the calls of a minute", async () => {
  const small = await makeWorld({ settings: { callsPerMinute: 10 } });
  try {
    await small.addPerson({ email: "a@prova.example", companyId: await small.addCompany() });
    const bearer = await openSession(small.parts, "a@prova.example");
    const { statuses } = await ask([INFO, COMPANY, INFO, COMPANY, INFO, COMPANY, INFO], {
      at: small,
      bearer,
    });
    // Those of half a minute may come at once.
    expect(statuses?.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429]);
  } finally {
    await small.close();
  }
});

describe("of several calls", () => {
  const CALLER = { clientAddress: "192.0.2.1", requestId: "prova-1" };

  /** The answers to INFO and COMPANY, of which `ofInfo` is the first. */
  async function answersWith(ofInfo: () => Promise<Response>, within = "20"): Promise<CallAnswer[]> {
    const query = new URLSearchParams([INFO, COMPANY].map((path) => ["call", path]));
    const headers = { [WITHIN_HEADER]: within };
    const request = new Request(`${BASE_URL}/api/calls?${query}`, { headers });
    const response = await answerSeveral(request, CALLER, ({ url }) =>
      url.endsWith(INFO) ? ofInfo() : Promise.resolve(valueResponse({}, new Headers())),
    );
    return ((await outputOf(response)) as { answers: CallAnswer[] }).answers;
  }

  const GOOD = { status: 200, headers: {}, body: {} };

  test("one that is late is told to be, alone", async () => {
    expect(await answersWith(() => new Promise(() => undefined))).toEqual([
      {
        status: 503,
        headers: { "Retry-After": "10" },
        body: expect.objectContaining({ code: "internal/no_answer" }),
      },
      GOOD,
    ]);
  });

  test.each([
    ["fails", () => Promise.reject(new Error("secret detail"))],
    [
      "fails at once",
      () => {
        throw new Error("secret detail");
      },
    ],
  ] as [string, () => Promise<Response>][])(
    "one that %s fails alone, and says nothing of why",
    async (_, ofInfo) => {
      const [failed, good] = await answersWith(ofInfo, "60000");
      expect([failed?.status, good]).toEqual([500, GOOD]);
      expect(failed?.body).toMatchObject({ code: "internal/unhandled" });
      expect(JSON.stringify(failed)).not.toContain("secret");
    },
  );

  test("no timer is left behind, however they end", async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    const before = timers();
    await answersWith(() => Promise.reject(new Error("gone")), "60000");
    await answersWith(() => Promise.resolve(valueResponse({}, new Headers())), "60000");
    expect(timers()).toBeLessThanOrEqual(before);
  });
});
