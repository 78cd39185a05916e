import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "~/api/contract";
import type { Row } from "~/api/row";
import { signedInApi } from "../api-client";
import { send, type ToSend } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import type { TestServer } from "../server";
import { demoServer } from "../shared-servers";
import { everythingStored, stopLooking } from "./database";

let server: TestServer;
let token: string;
let reader: string;
let stranger: string;
beforeAll(async () => {
  server = await demoServer();
  token = (await signedInApi(server.url, "admin@azienda-demo.example")).token;
  reader = (await signedInApi(server.url, "lettura@azienda-demo.example")).token;
  stranger = (await signedInApi(server.url, "admin@azienda-nuova.example")).token;
});
afterAll(() => stopLooking(server.dataDir));

const rows = Object.entries(contract) as [string, Row][];
const addressOf = ({ service, path }: Row) => `${server.url}/api/${service}/v1${path.replace(/:\w+/g, "x")}`;
const asked = (row: Row, headers: Record<string, string>, body?: string): ToSend => ({
  url: addressOf(row),
  method: row.method,
  headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
  ...(body === undefined ? {} : { body }),
});
const bearer = (value: string) => ({ Authorization: `Bearer ${value}` });

/** Sends a request and returns the answer, after a check that nothing was written. */
async function harmless(request: ToSend) {
  const before = everythingStored(server.dataDir);
  const answer = await send(request);
  expect(everythingStored(server.dataDir)).toBe(before);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(answer.status).not.toBe(500);
  return answer;
}

describe.each(rows.filter(([, { right }]) => right !== "public"))("the call %s", (_, row) => {
  test("wants a bearer token that is good", async () => {
    for (const headers of [
      {},
      bearer("x"),
      bearer(""),
      { Authorization: token },
      { Authorization: `Basic ${token}` },
    ]) {
      expect((await harmless(asked(row, headers, "{}"))).status).toBe(401);
    }
  });

  test("takes no cookie for a token", async () => {
    const browser = await signedIn(server, "lettura@azienda-demo.example");
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    expect((await harmless(asked(row, { Cookie: cookie }, "{}"))).status).toBe(401);
  });
});

describe.each(rows.filter(([, { right }]) => right === "write" || right === "administer"))(
  "the call %s",
  (_, row) => {
    test("is refused to somebody who may only read", async () => {
      expect((await harmless(asked(row, bearer(reader), "{}"))).status).toBe(403);
    });
  },
);

const BODIES = [
  "",
  "{",
  "null",
  "[]",
  '"x"',
  "1",
  '{"__proto__":{"a":1}}',
  `{"x":"${"y".repeat(10_000)}"}`,
  "\u0000",
];

describe.each(rows.filter(([, { body }]) => body))("the call %s", (id, row) => {
  test("answers a body it cannot use with 4xx or, where nothing is served yet, 501", async () => {
    // A call that accepts no body can use an empty one.
    const isOptional = row.body?.safeParse(undefined).success ?? false;
    for (const body of BODIES.filter((one) => !(isOptional && one === ""))) {
      const { status, text } = await harmless(asked(row, bearer(id === "user.signUp" ? "x" : token), body));
      expect(status === 501 || (status >= 400 && status < 500)).toBe(true);
      expect(JSON.parse(text)).toMatchObject({
        status,
        message: expect.any(String),
        errors: expect.any(Array),
      });
    }
  });

  test("fault 26: answers a body that is far too large with 413", async () => {
    const { status } = await harmless(asked(row, bearer(token), `{"x":"${"y".repeat(2_000_000)}"}`));
    // The administrator has no desk, and the right comes before the body.
    const isOfDesk = row.right === "verify" || row.right === "provide";
    expect(status).toBe(isOfDesk ? 403 : row.right === "registering" ? 401 : 413);
  });
});

describe("what belongs to another company", () => {
  test("is not found, whatever number one asks for", async () => {
    const own = await signedInApi(server.url, "admin@azienda-demo.example");
    const { versions } = await own.call("survey.history", { query: {} });
    const id = versions.public?.id ?? "";
    expect(id).not.toBe("");
    const page = (version: string, given: string) =>
      send({ url: `${server.url}/api/scoring/v1/home_page/${version}`, headers: bearer(given) });
    expect((await page(id, stranger)).status).toBe(404);
    expect((await page("public", stranger)).text).not.toContain(id);
  });
});

describe("addresses of the API", () => {
  test.each(["/api", "/api/", "/api/survey", "/api/survey/v2/esg/overview", "/api/x/v1/y"])(
    "%s does not exist",
    async (address) => {
      expect((await harmless({ url: server.url + address, headers: bearer(token) })).status).toBe(404);
    },
  );
});
