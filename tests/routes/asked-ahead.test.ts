import { Agent } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settingsUrls } from "~/web/settings-urls";
import { historyUrls, peopleUrls, surveyUrls, urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import type { Browser } from "../pages/client";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { startTiers, startWhole, type TestServer } from "../server";
import { linesIn, wholeLog } from "../server-log";

/** Pages whose API is elsewhere ask what they show along with who asks, once they know a person. */

const ADMIN = "admin@azienda-demo.example";
const READER = "lettura@azienda-demo.example";
/** Works at the provider's desk, and may read nothing of any company. */
const PROVIDER = "fornitore@ente-demo.example";

let api: TestServer;
let pages: TestServer;
let whole: TestServer;
beforeAll(async () => {
  ({ api, pages } = await startTiers({ demo: true }));
  whole = await startWhole({ demo: true });
});
afterAll(async () => {
  await whole.stop();
  await pages.stop();
  await api.stop();
});

interface Line {
  calls?: { call: string; status: number }[];
}

/** A request tells its calls as they were answered, which is another order each time. */
const byName = (calls: NonNullable<Line["calls"]>) =>
  calls.toSorted((one, other) => (one.call < other.call ? -1 : 1));

const answered = () => linesIn<Line>(api).flatMap(({ calls }) => (calls ? [byName(calls)] : []));

/** The calls that the API has answered while this was done, request by request, by name. */
async function requestsOf(work: () => Promise<unknown>) {
  const { length } = await wholeLog(answered);
  await work();
  await expect.poll(() => answered().length).toBeGreaterThan(length);
  return (await wholeLog(answered)).slice(length);
}

/** Without times of the day: a person signs in to one server a moment after the other. */
const mainOf = async (browser: Browser, address: string) => {
  const page = await browser.get(address);
  return [page.status, page.document.querySelector("main")?.textContent.replaceAll(/\d\d:\d\d/g, "")];
};

const QUESTION = questionOfClass("radio");

test.each([
  ["a question", QUESTION],
  ["the home page", urls.home()],
  ["the benchmark", urls.benchmark()],
  ["the benchmark with a sector", `${urls.benchmark()}?settore=tutti`],
  ["the list of questions", urls.survey()],
  ["the table of questions", urls.level("full")],
  ["what is missing", surveyUrls(null).complete("full")],
  ["the list of questions of a card", surveyUrls({ version: "public", year: 2025 }).survey()],
  ["the scoring", urls.scoring()],
  ["the scoring of a card", surveyUrls({ version: "public", year: 2025 }).scoring()],
  ["the scoring of a draft that is closed", surveyUrls({ version: "draft", year: 2024 }).scoring()],
  ["the history", urls.history()],
  ["the question before a restore", historyUrls.restore("public")],
  ["the people", peopleUrls.list()],
  ["the people of a search", `${peopleUrls.list()}?cerca=demo&ordine=email`],
  ["a home page of a card", surveyUrls({ version: "public", year: 2025 }).period()],
  ["a question of a draft that is closed", QUESTION.replace("/dashboard/", "/dashboard/draft/2024/")],
])("%s is the same as of one process", async (_, address) => {
  const [browser, other] = [await signedIn(pages, ADMIN), await signedIn(whole, ADMIN)];
  const expected = await mainOf(other, address);
  expect(String(expected[1]).length).toBeGreaterThan(100);
  expect(await mainOf(browser, address)).toEqual(expected);
});

test("the first page of a session asks who asks, and then what it shows; the next asks both at once", async () => {
  let browser = {} as Browser;
  const signingIn = await requestsOf(async () => (browser = await signedIn(pages, READER)));
  expect(signingIn[0]?.map(({ call }) => call)).toEqual(["user.info"]);
  const [first] = await requestsOf(() => browser.get(QUESTION));
  const asked = first?.map(({ call }) => call);
  expect(asked).toEqual(["report.peers", "survey.question", "user.info"]);
});

test("a person who may read nothing is asked nothing ahead, and no refusal is noted", async () => {
  const browser = await signedIn(pages, PROVIDER);
  for (let visit = 0; visit < 2; visit += 1) {
    const requests = await requestsOf(() => browser.get(urls.home()));
    expect(requests.flat().filter(({ status }) => status >= 400)).toEqual([]);
    // What everybody may ask is.
    const ofTheCompany = /^(scoring|survey|registry|report)\./;
    expect(requests.flat().filter(({ call }) => ofTheCompany.test(call))).toEqual([]);
  }
});

test("a page for administrators asks nothing ahead for those who are none", async () => {
  const [admin, reader] = [await signedIn(pages, ADMIN), await signedIn(pages, READER)];
  for (const browser of [admin, admin, reader, reader]) await browser.get(peopleUrls.list());
  const [ahead] = await requestsOf(() => admin.get(peopleUrls.list()));
  expect(ahead?.map(({ call }) => call)).toEqual(["user.info", "user.roles"]);
  const requests = await requestsOf(async () =>
    expect((await reader.get(peopleUrls.list())).status).toBe(403),
  );
  expect(requests.flat().map(({ call }) => call)).not.toContain("user.roles");
});

test("what an address asks is known to whoever comes after, and a page without more asks who asks alone", async () => {
  const [browser, other] = [await signedIn(pages, ADMIN), await signedIn(pages, READER)];
  const address = `${QUESTION}?da=elenco`;
  await browser.get(address);
  const [first] = await requestsOf(() => other.get(address));
  expect(first?.map(({ call }) => call)).toEqual(["report.peers", "survey.question", "user.info"]);
  const [settings] = await requestsOf(() => other.get(settingsUrls.details()));
  expect(settings?.map(({ call }) => call)).toEqual(["user.info"]);
});

test("pages that were begun early are of whoever asked, also over one connection", async () => {
  const cookies = await Promise.all(
    [ADMIN, READER].map(async (email) =>
      [...(await signedIn(pages, email)).cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    ),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 3 });
  const url = pages.url + settingsUrls.details();
  // The page of a reader names the administrator too.
  const isReaders = async (at: number) => {
    const { status, text } = await send({ url, agent, headers: { Cookie: cookies[at] ?? "" } });
    expect([status, text.includes(ADMIN)]).toEqual([200, true]);
    return text.includes(READER);
  };
  for (let turn = 0; turn < 4; turn += 1) expect(await isReaders(turn % 2)).toBe(turn % 2 === 1);
  const visits = Array.from({ length: 40 }, (_, visit) => visit % 2);
  expect(await Promise.all(visits.map(isReaders))).toEqual(visits.map((at) => at === 1));
  expect((await send({ url, agent })).status).toBe(303);
  agent.destroy();
});

test("a page of a person who may read no more is closed at once", async () => {
  const browser = await signedIn(pages, READER);
  expect((await browser.get(urls.benchmark())).status).toBe(200);
  const { call } = await signedInApi(api.url, ADMIN);
  const { usersRoles } = await call("user.roles", { query: {} });
  const { user_id: id = "" } = usersRoles.find(({ email }) => email === READER) ?? {};
  await call("user.disable", { params: { id } });
  const out = await browser.get(urls.benchmark());
  expect([out.path, out.text.includes("Benchmark")]).toEqual([urls.login(), false]);
});
