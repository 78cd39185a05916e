import type Sqlite from "better-sqlite3";
import path from "node:path";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { startServer, type TestServer } from "../server";
import { linesIn } from "../server-log";

const ADMIN = "admin@azienda-demo.example";
const READER = "lettura@azienda-demo.example";

interface Line {
  time: string;
  level: string;
  id: string;
  msg: string;
  account?: string | null;
  address?: string;
  method?: string;
  route?: string;
  status?: number | null;
  ms?: number;
  bytes?: number;
  refusal?: string;
  aborted?: true;
  err?: { stack: string };
}

let server: TestServer;
let database: Sqlite.Database;
beforeAll(async () => {
  server = await startServer({ demo: true });
  database = new BetterSqlite(path.join(server.dataDir, "carta-esg.sqlite"), { timeout: 5_000 });
});
afterAll(async () => {
  database.close();
  await server.stop();
});

const lines = () => linesIn<Line>(server);

/** The lines of one request, once its own line is there. */
async function linesOf(id: string): Promise<Line[]> {
  await expect.poll(() => lines().some((line) => line.id === id && line.msg === "request")).toBe(true);
  return lines().filter((line) => line.id === id);
}

const numberIn = (text: string): string => /umero della richiesta: ([0-9a-f]{8})/.exec(text)?.[1] ?? "none";

/** While a table is missing, every use of it is an error that no rule foresaw. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  database.exec(`alter table "${table}" rename to "${table}_away"`);
  try {
    return await work();
  } finally {
    database.exec(`alter table "${table}_away" rename to "${table}"`);
  }
}

describe("the request log", () => {
  test("has one line per request with time, account, address, route, status, milliseconds and bytes", async () => {
    const browser = await signedIn(server, ADMIN);
    await browser.get(`${urls.home()}?email=segreta@azienda.example`);
    await expect.poll(() => lines().some(({ route }) => route === urls.home())).toBe(true);
    const line = lines().find(({ route, method }) => route === urls.home() && method === "GET");
    const account = database.prepare("select id from account where email = ?").pluck().get(ADMIN);
    expect(line).toMatchObject({ level: "info", address: "127.0.0.1", status: 200, account });
    const signedInBy = database.prepare("select request_id from event where kind = 'sign_in'").pluck().all();
    expect(lines().map(({ id }) => id)).toEqual(expect.arrayContaining(signedInBy.slice(-1)));
    expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(line?.ms).toBeGreaterThanOrEqual(0);
    expect(line?.bytes).toBeGreaterThan(500);
    expect(server.output()).not.toContain("segreta@azienda");
    expect(server.output()).not.toMatch(/^(GET|POST) /m);
    expect(server.output()).not.toContain(ADMIN);
  });

  test("finds a page that failed by the number it shows, with the error", async () => {
    const browser = await signedIn(server, ADMIN);
    const page = await without("answer", () => browser.get(urls.survey()));
    expect(page.status).toBe(500);
    const found = await linesOf(numberIn(page.text));
    expect(found.find(({ msg }) => msg === "request")).toMatchObject({ status: 500, level: "error" });
    expect(found.some(({ err }) => err?.stack.includes("no such table: answer"))).toBe(true);
  });

  test("finds a form that failed by the number it shows, with the error", async () => {
    const browser = await signedIn(server, ADMIN);
    const form = (await browser.get(questionOfClass("boolean"))).form();
    const page = await without("answer", () => form.fill({ value: "no" }).submit());
    expect(page.status).toBe(500);
    const found = await linesOf(numberIn(page.text));
    expect(found.find(({ msg }) => msg === "request")).toMatchObject({ status: 500, method: "POST" });
    expect(found.some(({ err }) => err?.stack.includes("no such table"))).toBe(true);
  });

  test("finds a form of another site by the number its refusal shows, and the trail has it", async () => {
    const browser = await signedIn(server, ADMIN);
    const answer = await browser.once({
      url: questionOfClass("boolean"),
      method: "POST",
      type: "application/x-www-form-urlencoded",
      body: "value=no",
      headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    });
    expect(answer.status).toBe(403);
    const id = numberIn(answer.text);
    const [line] = await linesOf(id);
    expect(line).toMatchObject({ status: 403, refusal: "foreign_origin" });
    expect(kindsOf(id)).toEqual(["foreign_origin"]);
  });

  test("has the refusal of a form without its token, and so has the trail", async () => {
    const browser = await signedIn(server, ADMIN);
    await browser.once({
      url: questionOfClass("boolean"),
      method: "POST",
      type: "application/x-www-form-urlencoded",
      body: "value=no",
    });
    await expect.poll(() => lines().filter(({ refusal }) => refusal === "stale_form").length).toBe(1);
    const { id = "" } = lines().find(({ refusal }) => refusal === "stale_form") ?? {};
    expect(kindsOf(id)).toEqual(["stale_form"]);
  });

  test("has the page that a right was missing for, and so has the trail, with the account", async () => {
    const browser = await signedIn(server, READER);
    const page = await browser.get(attestationUrls.add());
    expect(page.status).toBe(403);
    const id = numberIn(page.text);
    expect((await linesOf(id))[0]).toMatchObject({ refusal: "permission_denied" });
    const account = database.prepare("select id from account where email = ?").pluck().get(READER);
    const noted = database.prepare("select account_id from event where request_id = ?").pluck().all(id);
    expect(noted).toEqual([account]);
  });

  test("has a request that the browser gave up", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write(
      "POST /auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nem",
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
    await expect
      .poll(() => lines().some(({ aborted, route }) => aborted === true && route === "/auth"))
      .toBe(true);
  });
});

const kindsOf = (id: string) =>
  database.prepare("select kind from event where request_id = ?").pluck().all(id) as string[];
