import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { signedInApi } from "./api-client";
import { type Collector, startCollector, type Taken } from "./collector";
import { loadedBy } from "./loaded-packages";
import { send } from "./pages/http";
import { routePaths } from "./pages/leaf-route";
import { signedIn } from "./pages/sign-in";
import { ofClass, urlOf } from "./routes/survey/question-form";
import {
  freePort,
  loadDemo,
  startServer,
  startTiers,
  temporaryFolder,
  type TestServer,
  type ServerOptions,
} from "./server";

const ADMIN = "admin@azienda-demo.example";
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";
const TRACEPARENT = { traceparent: `00-${TRACE}-${PARENT}-01`, tracestate: "vendor=1" };
const [INTERNAL, SERVER, CLIENT] = [1, 2, 3];

let collector: Collector;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.close());

const tracing = (more: Record<string, string> = {}) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_BSP_SCHEDULE_DELAY: "100",
  ...more,
});

/** The spans of one trace, once the one of its request has arrived. */
async function traceOf(isMeant: (one: Taken) => boolean): Promise<Taken[]> {
  const found = () => collector.spans().find((one) => one.kind === SERVER && isMeant(one));
  await expect.poll(found).toBeDefined();
  return collector.spans().filter(({ traceId }) => traceId === found()?.traceId);
}

const onRoute = (route: string) => (one: Taken) => one.attributes["http.route"] === route;

describe("a server in one tier", () => {
  let server: TestServer;
  const start = async (options: ServerOptions = {}) => {
    server = await startServer({ ...options, demo: true, environment: tracing(options.environment) });
  };
  afterEach(() => server.stop());

  test("sends a span for each request and each of its calls, and what they name is no company, person or value", async () => {
    await start();
    const { call, token } = await signedInApi(server.url, ADMIN);
    const { card } = await call("scoring.homePage", { params: { version: "public" }, query: {} });
    const browser = await signedIn(server, ADMIN);
    const question = ofClass("text");
    const form = (await browser.get(urlOf(question))).form({ button: "Salva e continua" });
    await form.submit("Salva e continua");
    await browser.get(`/card/${card.id}`);
    await send({ url: `${server.url}/auth/reset/${token}?email=${ADMIN}` });
    await send({ url: `${server.url}/${encodeURIComponent(ADMIN)}/%zz` });
    await send({ url: `${server.url}/api/registry/v1/${encodeURIComponent(ADMIN)}` });
    const route = "routes/dashboard.esg.$levels.$milestone.$question";
    const saved = await traceOf(
      (one) => onRoute(route)(one) && one.attributes["http.request.method"] === "POST",
    );
    const [request] = saved.filter(({ kind }) => kind === SERVER);
    expect(request).toMatchObject({
      name: `POST ${route}`,
      parentSpanId: null,
      isError: false,
      attributes: { "http.response.status_code": 303 },
      resource: { "service.name": "carta-esg" },
    });
    const calls = saved.filter(({ kind }) => kind === INTERNAL);
    expect(calls.map(({ name }) => name)).toContain("survey.saveAnswer");
    expect(calls.every(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);

    await traceOf(onRoute("routes/api.$"));
    const names = new Set(["static", ...routePaths().keys()]);
    for (const { name, kind, attributes, resource } of collector.spans()) {
      expect(Object.keys(attributes).filter((key) => !KEYS.has(key))).toEqual([]);
      expect(
        Object.keys(resource).filter((key) => !/^(service\.name|telemetry\.sdk\.\w+)$/.test(key)),
      ).toEqual([]);
      if (kind === SERVER) expect(names).toContain(attributes["http.route"]);
      else expect(name).toMatch(/^([a-z]+\.[a-zA-Z]+|several calls|no such call)$/);
    }
    for (const secret of [card.id ?? "", ADMIN, "@", token, question.guid, server.dataDir, "127.0.0.1"])
      expect(collector.text().includes(secret)).toBe(false);
    expect(collector.refused()).toEqual([]);
  });

  test("goes on with the trace of a proxy that it trusts, and of no other", async () => {
    await start({ environment: { TRUSTED_PROXIES: "1" } });
    await send({ url: `${server.url}/auth`, headers: TRACEPARENT });
    const [request] = await traceOf(({ traceId }) => traceId === TRACE);
    expect(request).toMatchObject({ parentSpanId: PARENT, kind: SERVER, name: "GET routes/auth._index" });
    await server.stop();
    await start();
    const before = collector.spans().filter(({ traceId }) => traceId === TRACE).length;
    await send({ url: `${server.url}/auth`, headers: TRACEPARENT });
    await server.stop();
    expect(collector.spans().filter(({ traceId }) => traceId === TRACE)).toHaveLength(before);
  });

  test("traces the first request that it answers", async () => {
    await start();
    await server.stop();
    expect(collector.spans().filter(({ kind }) => kind === SERVER)).toHaveLength(1);
  });

  test("sends what is left when it ends", async () => {
    await start({ environment: { OTEL_BSP_SCHEDULE_DELAY: "600000" } });
    await send({ url: `${server.url}/auth` });
    expect(collector.spans()).toEqual([]);
    await server.stop();
    expect(collector.spans().filter(onRoute("routes/auth._index")).length).toBeGreaterThan(0);
  });

  test("serves as ever where the collector is away, and tells of it", async () => {
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` };
    await start({ environment });
    for (let request = 0; request < 5; request += 1)
      expect((await send({ url: `${server.url}/auth` })).status).toBe(200);
    // It is tried again a few times before.
    const said = expect.poll(() => server.output(), { timeout: 50_000 });
    await said.toContain("Traces do not reach the collector");
    expect(server.output()).not.toMatch(/\n\s+at /);
  });
});

/** What a span may say of itself. */
const KEYS = new Set(["http.request.method", "http.response.status_code", "http.route", "error.type"]);

test("pages and API in two tiers share one trace", async () => {
  const { api, pages } = await startTiers({
    demo: true,
    environment: tracing({ TRUSTED_PROXIES: "1" }),
  });
  try {
    const browser = await signedIn(pages, ADMIN);
    await browser.get(urls.home());
    const trace = await traceOf(onRoute("routes/dashboard._index"));
    const byId = new Map(trace.map((one) => [one.spanId, one]));
    const received = trace.filter(
      (one) => one.kind === SERVER && one.attributes["http.route"] === "routes/api.$",
    );
    expect(received.length).toBeGreaterThan(0);
    for (const { parentSpanId } of received) {
      const asking = byId.get(parentSpanId ?? "");
      expect(asking).toMatchObject({
        kind: CLIENT,
        name: expect.stringMatching(/^GET \/[a-z]+\/v1\/[\w/:-]*$/),
      });
      expect(byId.get(asking?.parentSpanId ?? "")).toMatchObject({ kind: SERVER });
    }
    expect(collector.refused()).toEqual([]);
    expect(collector.text()).not.toContain("@");
  } finally {
    await pages.stop();
    await api.stop();
  }
}, 120_000);

describe("the packages of OpenTelemetry", () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = temporaryFolder();
    loadDemo(dataDir);
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test("are loaded by a server that traces, and by no other", async () => {
    expect(await loadedBy(dataDir, {})).toBe("");
    expect(await loadedBy(dataDir, tracing())).toContain("@opentelemetry/");
  });

  test("are named in one file of the product", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const naming = files.filter((name) =>
      readFileSync(path.join("app", name), "utf8").includes("@opentelemetry/"),
    );
    expect(naming).toEqual(["traces/opentelemetry.ts"]);
  });
});
