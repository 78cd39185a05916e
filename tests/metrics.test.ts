import { networkInterfaces } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WORK_KINDS } from "~/domain/service-health";
import { urls } from "~/web/urls";
import { signedInApi } from "./api-client";
import { type Installation, startInstallation } from "./commands/installation";
import { type Figure, figuresIn } from "./figures";
import { Browser } from "./pages/client";
import { send } from "./pages/http";
import { routePaths } from "./pages/leaf-route";
import { signedIn } from "./pages/sign-in";
import { ofClass, urlOf } from "./routes/survey/question-form";
import { freePort } from "./server";

const ADMIN = "admin@azienda-demo.example";
const QUESTION = "routes/dashboard.esg.$levels.$milestone.$question";

let installation: Installation;
let metrics: string;
beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  const environment = { WORKERS: "2", METRICS_PORT: String(port) };
  installation = await startInstallation({ environment });
}, 120_000);
afterAll(() => installation.stop());

async function scraped(): Promise<{ text: string; figures: Figure[] }> {
  const { status, headers, text } = await send({ url: metrics });
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  return { text, figures: figuresIn(text) };
}

/** The sum of all samples of this name that have these labels. */
const sumOf = (figures: Figure[], name: string, labels: Record<string, string> = {}): number =>
  figures
    .filter((one) => one.name === name)
    .filter((one) => Object.entries(labels).every(([label, value]) => one.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);

/** By how much what only grows has grown meanwhile; a request is counted when its answer has left. */
async function growth(name: string, labels: Record<string, string>, work: () => Promise<unknown>) {
  const before = sumOf((await scraped()).figures, name, labels);
  await work();
  await delay(200);
  return sumOf((await scraped()).figures, name, labels) - before;
}

test("requests to both processes are counted together, by route, method and class of status", async () => {
  const { url } = installation;
  const get = (path: string) => send({ url: url + path, headers: { Connection: "close" } });
  const times = async (path: string) => {
    for (let request = 0; request < 6; request += 1) await get(path);
  };
  const counted = "carta_http_requests_total";
  const signIn = { route: "routes/auth._index", method: "GET", status: "2xx" };
  expect(await growth(counted, signIn, () => times("/auth"))).toBe(6);
  const timed = { route: "routes/auth._index", method: "GET" };
  expect(await growth("carta_http_request_duration_seconds_count", timed, () => times("/auth"))).toBe(6);
  // Who is not signed in is led to the sign-in page.
  const unknown = { route: "routes/$", status: "3xx" };
  expect(await growth(counted, unknown, () => times("/nessuna/pagina/admin@azienda.example"))).toBe(6);
  expect(await growth(counted, { route: "static", status: "2xx" }, () => times("/favicon.svg"))).toBe(6);
  const calls = { route: "routes/api.$", status: "4xx" };
  expect(await growth(counted, calls, () => times("/api/user/v1/info"))).toBe(6);
});

test("the buckets of the times of requests rise to all of them", async () => {
  await send({ url: `${installation.url}/auth` });
  await delay(200);
  const { figures } = await scraped();
  const timed = { route: "routes/auth._index", method: "GET" };
  const buckets = figures
    .filter(({ name }) => name === "carta_http_request_duration_seconds_bucket")
    .filter(({ labels }) => labels.route === timed.route && labels.method === timed.method);
  const bounds = buckets.map(({ labels }) => (labels.le === "+Inf" ? Infinity : Number(labels.le)));
  const counts = buckets.map(({ value }) => value);
  expect(bounds).toEqual([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, Infinity]);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(counts.at(-1)).toBeGreaterThan(0);
  expect(sumOf(figures, "carta_http_request_duration_seconds_count", timed)).toBe(counts.at(-1));
  expect(sumOf(figures, "carta_http_request_duration_seconds_sum", timed)).toBeGreaterThan(0);
});

test("a form that leads on is counted under the route that took it", async () => {
  const browser = await signedIn(installation, ADMIN);
  const form = (await browser.get(urlOf(ofClass("boolean")))).form({ button: "Salva e continua" });
  const posts = { route: QUESTION, method: "POST", status: "3xx" };
  expect(await growth("carta_http_requests_total", posts, () => form.submit("Salva e continua"))).toBe(1);
});

test("no label has an id, an address or a path of a company in it", async () => {
  const { url } = installation;
  const { call, token } = await signedInApi(url, ADMIN);
  const { card } = await call("scoring.homePage", { params: { version: "public" }, query: {} });
  const browser = await signedIn(installation, ADMIN);
  await browser.get(urls.home());
  await new Browser(url).get(`/card/${card.id}`);
  await send({ url: `${url}/card/${card.id}`, method: "BREW" }).catch(() => undefined);
  await send({ url: `${url}/auth/reset/${token}?email=${ADMIN}` });
  await send({ url: `${url}/${encodeURIComponent(ADMIN)}/%zz` });
  const { text, figures } = await scraped();
  const allowed: Record<string, RegExp> = {
    route: /^(static|root|routes\/.+)$/,
    method: /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/,
    status: /^([1-5]xx|none)$/,
    le: /^(\+Inf|[\d.]+)$/,
    kind: /^[a-z-]+$/,
    state: /^[a-z_]+$/,
  };
  const ids = new Set(["static", ...routePaths().keys()]);
  for (const { labels } of figures) {
    for (const [name, value] of Object.entries(labels)) expect(value).toMatch(allowed[name] ?? /^never$/);
    if (labels.route !== undefined) expect(ids).toContain(labels.route);
  }
  for (const secret of [card.id ?? "", ADMIN, "@", token, installation.dataDir, "127.0.0.1"])
    expect(text.includes(secret)).toBe(false);
});

test("tells of the work, the store, the memory and the delay of the processes", async () => {
  const { figures } = await scraped();
  const one = (name: string, labels = {}) => sumOf(figures, name, labels);
  expect([one("carta_processes"), one("carta_store_up")]).toEqual([2, 1]);
  expect(one("carta_work", { kind: "mails", state: "waiting" })).toBeGreaterThanOrEqual(0);
  const kinds = figures.filter(({ name }) => name === "carta_work").map(({ labels }) => labels.kind);
  expect(new Set(kinds)).toEqual(new Set(WORK_KINDS));
  expect(kinds).toContain("answers-copy");
  expect(figures.filter(({ name }) => name === "carta_quarantine_works")).toHaveLength(2);
  expect(one("carta_resident_memory_bytes")).toBeGreaterThan(50e6);
  expect(one("carta_cpu_seconds_total")).toBeGreaterThan(0.1);
  // Ten times a second in each process.
  expect(await growth("carta_event_loop_delay_seconds_count", {}, () => delay(1_000))).toBeGreaterThan(10);
});

test("what was counted stays counted when a reload replaces the processes", async () => {
  const { url, command } = installation;
  await send({ url: `${url}/auth` });
  await delay(200);
  const labels = { route: "routes/auth._index", method: "GET" };
  const before = sumOf((await scraped()).figures, "carta_http_requests_total", labels);
  await send({ url: `${url}/auth` });
  expect(await command("reload")).toMatchObject({ code: 0 });
  const now = async () => sumOf((await scraped()).figures, "carta_http_requests_total", labels);
  await expect.poll(now).toBe(before + 1);
  expect(sumOf((await scraped()).figures, "carta_processes")).toBeGreaterThanOrEqual(2);
});

test("several scrapes at once are each answered with the figures of all processes", async () => {
  for (const { figures } of await Promise.all(Array.from({ length: 5 }, scraped)))
    expect([sumOf(figures, "carta_processes") >= 2, sumOf(figures, "carta_store_up")]).toEqual([true, 1]);
});

test("the figures are at no address of the product, and on no other address of the machine", async () => {
  const asked = await send({ url: `${installation.url}/metrics` });
  expect([asked.status, asked.headers.location]).toEqual([302, expect.stringContaining(urls.login())]);
  const { port } = new URL(metrics);
  const [elsewhere] = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal);
  if (elsewhere)
    await expect(send({ url: `http://${elsewhere.address}:${port}/metrics` })).rejects.toThrow(
      "ECONNREFUSED",
    );
  expect((await send({ url: metrics.replace("/metrics", "/") })).status).toBe(404);
});
