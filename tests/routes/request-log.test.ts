import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { startServer, type TestServer } from "../server";
import { linesIn } from "../server-log";
import { inStoreOf, withoutTable } from "../store-of";

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
beforeAll(async () => {
  server = await startServer({ demo: true });
});
afterAll(() => server.stop());

const lines = () => linesIn<Line>(server);

/** The lines of one request, once its own line is there. */
async function linesOf(id: string): Promise<Line[]> {
  await expect.poll(() => lines().some((line) => line.id === id && line.msg === "request")).toBe(true);
  return lines().filter((line) => line.id === id);
}

/** Of either engine. */
const NO_TABLE = /no such table: answer|relation "answer" does not exist/;

/** The words of a page, and those of the encoded detail that its reader may send. */
const toldIn = (html: string): string =>
  [html, ...(html.match(/[\w+/=]{60,}/g) ?? []).map((word) => Buffer.from(word, "base64").toString())].join();

/** The frames of a stack, without its first line, which is the message. */
const framesOf = (stack: string): string[] =>
  stack.split("\n").flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []));

const numberIn = (text: string): string => /umero della richiesta: ([0-9a-f]{8})/.exec(text)?.[1] ?? "none";

describe("the request log", () => {
  test("has one line per request with time, account, address, route, status, milliseconds and bytes", async () => {
    const browser = await signedIn(server, ADMIN);
    await browser.get(`${urls.home()}?email=segreta@azienda.example`);
    await expect.poll(() => lines().some(({ route }) => route === urls.home())).toBe(true);
    const line = lines().find(({ route, method }) => route === urls.home() && method === "GET");
    const account = await accountOf(ADMIN);
    expect(line).toMatchObject({ level: "info", address: "127.0.0.1", status: 200, account });
    const signedInBy = (await noted("kind", "sign_in")).map((event) => event.request_id);
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
    const page = await withoutTable(server, "answer", () => browser.get(urls.survey()));
    expect(page.status).toBe(500);
    const found = await linesOf(numberIn(page.text));
    expect(found.find(({ msg }) => msg === "request")).toMatchObject({ status: 500, level: "error" });
    const frames = found.flatMap(({ err }) => framesOf(NO_TABLE.test(err?.stack ?? "") ? err!.stack : ""));
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((frame) => toldIn(page.html).includes(frame))).toEqual([]);
    expect(toldIn(page.html)).not.toMatch(/\n\s*at .+:\d+:\d+/);
  });

  test("finds a form that failed by the number it shows, with the error", async () => {
    const browser = await signedIn(server, ADMIN);
    const form = (await browser.get(questionOfClass("boolean"))).form();
    const page = await withoutTable(server, "answer", () => form.fill({ value: "no" }).submit());
    expect(page.status).toBe(500);
    const found = await linesOf(numberIn(page.text));
    expect(found.find(({ msg }) => msg === "request")).toMatchObject({ status: 500, method: "POST" });
    const frames = found.flatMap(({ err }) => framesOf(NO_TABLE.test(err?.stack ?? "") ? err!.stack : ""));
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((frame) => toldIn(page.html).includes(frame))).toEqual([]);
    expect(toldIn(page.html)).not.toMatch(/\n\s*at .+:\d+:\d+/);
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
    expect(await kindsOf(id)).toEqual(["foreign_origin"]);
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
    expect(await kindsOf(id)).toEqual(["stale_form"]);
  });

  test("has the page that a right was missing for, and so has the trail, with the account", async () => {
    const browser = await signedIn(server, READER);
    const page = await browser.get(attestationUrls.add());
    expect(page.status).toBe(403);
    const id = numberIn(page.text);
    expect((await linesOf(id))[0]).toMatchObject({ refusal: "permission_denied" });
    const account = await accountOf(READER);
    const accounts = (await noted("request_id", id)).map((event) => event.account_id);
    expect(accounts).toEqual([account]);
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

const accountOf = (email: string) =>
  inStoreOf(server, async (db) => {
    const account = db.selectFrom("account").select("id").where("email", "=", email);
    return (await account.executeTakeFirstOrThrow()).id;
  });

/** The events of the trail with this value, in their order. */
const noted = (column: "kind" | "request_id", value: string) =>
  inStoreOf(server, (db) =>
    db.selectFrom("event").selectAll().where(column, "=", value).orderBy("at").orderBy("sequence").execute(),
  );

const kindsOf = async (id: string) => (await noted("request_id", id)).map(({ kind }) => kind);
