import { describe, expect, test } from "vitest";
import { type Call, type Caller, makeCall } from "~/api/call";
import { invalidResponse } from "~/api/catalogue-errors";
import { gatheredCalls } from "~/api/gathered-calls";
import type { NetworkTransport } from "~/api/http-transport";
import { outputOf, valueResponse } from "~/api/json-response";
import { LONGEST_ADDRESS, MOST_CALLS, SEVERAL_HEADER, WITHIN_HEADER } from "~/api/several-calls";

const NATIONS = [{ id: "IT", label: "Italia", isEu: true }];
const NO_SUCH = { message: "internal/unknown_call" };
const COMPANIES = "/registry/v1/nace/dropdown";

interface Server {
  /** How many calls it says that it takes at once; null where it says nothing. */
  most: number | null;
  /** The answer to one call, by its path and query. */
  answer(path: string): { status: number; body: unknown };
  /** In place of the answer to several. */
  together?: (paths: string[]) => Promise<Response> | Response;
  /** What it was asked: the paths of each request. */
  asked: string[][];
  /** When the page began to wait for each request, and the milliseconds that several calls say they have. */
  began: number[];
  within: (string | null)[];
}

let servers = 0;

/** A server as the network shows it, and a page's client for it. */
function another(given: Partial<Server> = {}) {
  const baseUrl = `http://api-${(servers += 1)}.example/api`;
  const server: Server = {
    most: MOST_CALLS,
    answer: () => ({ status: 200, body: NATIONS }),
    asked: [],
    began: [],
    within: [],
    ...given,
  };
  let now = 0;
  const headers = () => new Headers(server.most === null ? {} : { [SEVERAL_HEADER]: String(server.most) });
  const network: NetworkTransport = async ({ url, headers: sent }, _caller, _row, began = NaN) => {
    const { searchParams } = new URL(url);
    server.began.push(began);
    server.within.push(sent.get(WITHIN_HEADER));
    const path = url.slice(baseUrl.length);
    if (!path.startsWith("/calls?")) {
      server.asked.push([path]);
      const { status, body } = server.answer(path);
      return status === 200 ? valueResponse(body, headers()) : Response.json(body, { status });
    }
    const paths = searchParams.getAll("call");
    server.asked.push(paths);
    if (server.together) return server.together(paths);
    if (server.most === null) return Response.json(NO_SUCH, { status: 404 });
    const answers = paths.map((one) => ({ ...server.answer(one), headers: {} }));
    return valueResponse({ answers }, headers());
  };
  const transport = gatheredCalls({ baseUrl, timeoutMs: 1_000, network, now: () => now });
  const caller = (): Caller => ({ clientAddress: "192.0.2.9", requestId: "abc123", page: {} });
  const page = (token: string | null = "x", from = caller()): Call =>
    makeCall({ transport, baseUrl, caller: from, token });
  /** Once the server has said what it takes. */
  const known = async () => {
    await page()("config.nations", {});
    server.asked.length = server.began.length = server.within.length = 0;
    return page();
  };
  const passes = (ms: number) => void (now += ms);
  return { passes, server, transport, baseUrl, page, caller, known };
}

const nations = (call: Call) => call("config.nations", {});
const identifiers = (call: Call) => call("config.nationsIdentifiers", {});
const sector = (call: Call, key_filter: string) => call("registry.naceDropdown", { query: { key_filter } });

describe("the calls of a page", () => {
  test("go alone until the server has said that it takes several", async () => {
    const { server, page } = another();
    const call = page();
    await Promise.all([nations(call), nations(call)]);
    expect(server.asked).toEqual([["/config/v1/nations"], ["/config/v1/nations"]]);
  });

  test("of one turn go together, and each gets its own answer", async () => {
    const { server, known } = another({
      answer: (path) => ({ status: 200, body: path.includes("identifiers") ? [] : NATIONS }),
    });
    const call = await known();
    expect(await Promise.all([nations(call), identifiers(call), nations(call)])).toEqual([
      NATIONS,
      [],
      NATIONS,
    ]);
    await nations(call);
    expect(server.asked).toEqual([
      ["/config/v1/nations", "/config/v1/nations_identifiers", "/config/v1/nations"],
      ["/config/v1/nations"],
    ]);
  });

  test("are those of one person on one page", async () => {
    const { server, known, page, caller } = another();
    const call = await known();
    const one = caller();
    await Promise.all([nations(call), nations(page()), nations(page("x", one)), nations(page("y", one))]);
    expect(server.asked.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  });

  test("go alone where they change something or belong to no page", async () => {
    const { server, known, page } = another();
    const call = await known();
    const outside = page("x", { clientAddress: "192.0.2.9", requestId: "abc123" });
    await Promise.all([call("identity.signOut", {}), nations(call), nations(outside)]);
    expect(server.asked).toHaveLength(3);
    expect(server.asked).toContainEqual(["/identity/v1/sign-out"]);
  });

  test("of which one is refused fail alone", async () => {
    const refusal = {
      status: 403,
      message: "internal/permission_denied",
      code: "internal/permission_denied",
    };
    const { known } = another({
      answer: (path) =>
        path.includes("identifiers") ? { status: 403, body: refusal } : { status: 200, body: NATIONS },
    });
    const call = await known();
    const [good, bad] = await Promise.allSettled([nations(call), identifiers(call)]);
    expect(good).toEqual({ status: "fulfilled", value: NATIONS });
    expect(bad).toMatchObject({ reason: { status: 403, code: "internal/permission_denied" } });
  });

  test("are no more at once than the server takes, in addresses that a server reads", async () => {
    const { server, known } = another({ most: 3 });
    server.answer = (path) => ({ status: 200, body: path.startsWith(COMPANIES) ? [] : NATIONS });
    const call = await known();
    await Promise.all(["A", "B", "C", "D", "E", "F", "G"].map((one) => sector(call, one)));
    expect(server.asked.map(({ length }) => length)).toEqual([3, 3, 1]);
    server.asked.length = 0;
    const long = "x".repeat(LONGEST_ADDRESS / 2);
    await Promise.all([long, long, "A"].map((one) => sector(call, one)));
    expect(server.asked.map(({ length }) => length)).toEqual([1, 2]);
  });
});

describe("a server that has said that it takes several calls", () => {
  test.each([
    ["has them no more", () => Response.json(NO_SUCH, { status: 404 })],
    ["answers no JSON", () => new Response("<html>")],
    ["answers too few", () => valueResponse({ answers: [] }, new Headers())],
    ["refuses the address", () => new Response(null, { status: 414 })],
    ["has a proxy that does not let it through", () => new Response(null, { status: 403 })],
    ["has a proxy that asks who it is", () => new Response(null, { status: 401 })],
    ["sends it elsewhere", () => Promise.reject(invalidResponse("config"))],
  ])("and %s is asked one by one for ten minutes, though it says so again", async (_, together) => {
    const { server, known, passes } = another({ together });
    const call = await known();
    const lengths = async () => {
      server.asked.length = 0;
      expect(await Promise.all([nations(call), nations(call)])).toEqual([NATIONS, NATIONS]);
      return server.asked.map(({ length }) => length);
    };
    expect(await lengths()).toEqual([2, 1, 1]);
    expect(await lengths()).toEqual([1, 1]);
    passes(599_999);
    expect(await lengths()).toEqual([1, 1]);
    passes(1);
    expect(await lengths()).toEqual([2, 1, 1]);
    delete server.together;
    passes(600_000);
    expect([await lengths(), await lengths()]).toEqual([[2], [2]]);
  });

  test("and is asked one by one instead has no more time for it: the page began to wait before", async () => {
    const { server, known, passes } = another({
      together() {
        passes(700);
        return Response.json(NO_SUCH, { status: 404 });
      },
    });
    const call = await known();
    passes(50);
    await Promise.all([nations(call), nations(call)]);
    expect(server.began).toEqual([50, 50, 50]);
    expect(server.within).toEqual(["1000", null, null]);
  });

  test("and fails as a whole fails each call", async () => {
    const { known } = another({
      together: () =>
        Response.json({ message: "internal/unavailable" }, { status: 503, headers: { "Retry-After": "7" } }),
    });
    const call = await known();
    const both = await Promise.allSettled([nations(call), identifiers(call)]);
    for (const one of both) expect(one).toMatchObject({ reason: { status: 503, retryAfter: 7 } });
  });

  test("and is not reached fails each call", async () => {
    const { known } = another({ together: () => Promise.reject(new Error("gone")) });
    const call = await known();
    const both = await Promise.allSettled([nations(call), identifiers(call)]);
    for (const one of both) expect(one).toMatchObject({ status: "rejected", reason: { message: "gone" } });
  });
});

test("the answers keep the headers of their call, and the name of the content", async () => {
  const { transport, baseUrl, caller, known } = another({
    together: () =>
      valueResponse(
        { answers: [{ status: 200, headers: { ETag: '"3"' }, body: NATIONS }] },
        new Headers({ "X-Content-Id": "uno" }),
      ),
  });
  await known();
  const request = new Request(`${baseUrl}/config/v1/nations`);
  const answer = await transport(request, caller(), {
    service: "config",
    method: "GET",
    path: "/nations",
  } as never);
  expect([answer.headers.get("ETag"), answer.headers.get("X-Content-Id")]).toEqual(['"3"', "uno"]);
  expect(await outputOf(answer)).toEqual(NATIONS);
});
