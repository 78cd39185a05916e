import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTENT_HEADER } from "~/api/kept-answers";
import type { CallAnswer } from "~/api/several-calls";
import { companyUrls } from "~/web/company-urls";
import { historyUrls, peopleUrls, urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import type { Browser } from "../pages/client";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { pdf } from "../platform/files/samples";
import { png } from "../platform/registry/logo/pictures";
import { startServer, startTiers, temporaryFolder, type TestServer } from "../server";
import { linesIn } from "../server-log";

/** Pages over our own API in another process: what a page costs in requests, and how the two find each other's lines. */

const ADMIN = "admin@azienda-demo.example";
const WATER = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");
const FILE = "Scegli uno o più file";

interface Line {
  id: string;
  msg: string;
  route?: string;
  calls?: { call: string }[];
  status?: number;
  account?: string | null;
}

let api: TestServer;
let pages: TestServer;
let browser: Browser;
beforeAll(async () => {
  ({ api, pages } = await startTiers({ demo: true }));
  browser = await signedIn(pages, ADMIN);
});
afterAll(async () => {
  await pages.stop();
  await api.stop();
});

/** How often the pages were asked for each path; a sign-in ends on the home page. */
const visits = new Map([[urls.home(), 1]]);

const logosIn = async (someone: Browser) =>
  [...(await someone.get(urls.registry())).document.querySelectorAll("main img")].map((one) =>
    one.getAttribute("src"),
  );

describe("a file of an API that no browser reaches", () => {
  let hidden: { api: TestServer; pages: TestServer };
  let admin: Browser;
  beforeAll(async () => {
    hidden = await startTiers({ demo: true, environment: { PUBLIC_URL: "http://carta.example" } });
    admin = await signedIn(hidden.pages, ADMIN);
  });
  afterAll(async () => {
    await hidden.pages.stop();
    await hidden.api.stop();
  });

  test("comes by the address of its page", async () => {
    const answer = await admin.once({ url: urls.workbookFile("questions"), method: "GET" });
    expect([answer.status, answer.headers["content-disposition"]]).toEqual([
      200,
      expect.stringMatching(/^attachment; .*xlsx/),
    ]);
    expect(answer.bytes.subarray(0, 2).toString()).toBe("PK");
  });

  test("is sent by the pages, a logo too", async () => {
    const [before] = await logosIn(admin);
    const given = { fileName: "marchio.png", content: png(60, 30) };
    const form = (await admin.get(companyUrls.logo())).form({ button: "Sostituisci il logo" });
    const sent = await form.fill({ logo: given }).submit("Sostituisci il logo");
    expect([sent.status, sent.title]).toEqual([200, expect.not.stringMatching(/^Errore/)]);
    const [logo] = await logosIn(admin);
    expect(logo).not.toBe(before);
    const { headers } = await admin.once({ url: logo ?? "", method: "GET" });
    expect(headers["content-type"]).toMatch(/^image\//);
  });

  test("that cannot be sent says so in a page", async () => {
    const question = await admin.get(WATER);
    const given = { fileName: "bolletta.pdf", content: pdf("bolletta") };
    const saved = await question
      .form({ button: "Allega" })
      .fill({ [FILE]: given })
      .submit("Allega");
    const link = saved.document.querySelector("main fieldset li a")?.getAttribute("href") ?? "";
    const content = `${link}/content`;
    expect((await admin.once({ url: content, method: "GET" })).bytes).toEqual(pdf("bolletta"));
    rmSync(path.join(hidden.api.dataDir, "files", link.split("/").at(-1) ?? ""));
    const page = await admin.get(content);
    expect([page.status, page.heading]).toEqual([500, "Il file non si può scaricare"]);
    expect(page.text).toContain("Il file non si può scaricare: nel nostro archivio manca.");
  });
});

test("the logo comes from the pages where they and the API have one public address, and not from elsewhere", async () => {
  expect(await logosIn(browser)).toEqual([]);
  visits.set(urls.registry(), 1);
  const one = await startTiers({ demo: true, environment: { PUBLIC_URL: "http://carta.example" } });
  try {
    const [logo, ...others] = await logosIn(await signedIn(one.pages, ADMIN));
    expect([logo?.replace(/[^/]+$/, "…"), others]).toEqual(["/logo/…", []]);
    const { headers, bytes } = await send({ url: one.pages.url + logo });
    expect([headers["content-type"], headers["cache-control"]]).toEqual([
      expect.stringMatching(/^image\//),
      "private, max-age=604800, immutable",
    ]);
    const own = await send({ url: `${one.api.url}/api/registry/v1/companies${logo}` });
    expect(bytes.equals(own.bytes)).toBe(true);
    expect((await send({ url: `${one.pages.url}/logo/nulla` })).status).toBe(404);
  } finally {
    await one.pages.stop();
    await one.api.stop();
  }
});

async function visit(address: string) {
  const [path = ""] = address.split("?");
  expect((await browser.get(address)).status).toBe(200);
  visits.set(path, (visits.get(path) ?? 0) + 1);
  const lines = () => linesIn<Line>(pages).filter(({ msg, route }) => msg === "request" && route === path);
  await expect.poll(() => lines().length).toBe(visits.get(path));
  return lines().at(-1) as Line;
}

/** What both logs have of a new request for a page, which makes one at the API. */
async function linesOfPage(address: string) {
  const { id, account } = await visit(address);
  const there = () => linesIn<Line>(api).filter((line) => line.id === id);
  await expect.poll(() => there().filter(({ msg }) => msg === "request").length).toBe(1);
  return { id, account, there: there() };
}

/** Each makes one request once the pages know that the person may read. */
const PAGES: [string, string][] = [
  ["a question", questionOfClass("radio")],
  ["the home page", urls.home()],
  ["the list of questions", urls.survey()],
  ["the scoring", urls.scoring()],
  ["the benchmark", urls.benchmark()],
  ["the history", urls.history()],
  ["the question before a restore", historyUrls.restore("public")],
  ["the registry", urls.registry()],
  ["the people", peopleUrls.list()],
];

describe("a page makes one request: who asks, and all that it shows", () => {
  test.each(PAGES)("%s", async (_, address) => {
    // What never changes is asked for by the first page that needs it.
    await visit(address);
    const { there, account } = await linesOfPage(address);
    const requests = there.filter(({ msg }) => msg === "request");
    const calls = there.flatMap((line) => line.calls ?? []);
    expect(requests.map(({ route, status, account: by }) => [route, status, by])).toEqual([
      ["/api/calls", 200, account],
    ]);
    expect(calls.map(({ call }) => call).filter((call) => call === "user.info")).toHaveLength(1);
    expect(calls.length).toBeGreaterThan(1);
    // Nothing that was asked ahead is asked once more.
    expect(new Set(calls.map(({ call }) => call)).size).toBe(calls.length);
  });
});

describe("the number of a request", () => {
  test("is one in the logs of both", async () => {
    await visit(urls.registry());
    const { id, there } = await linesOfPage(urls.registry());
    expect(id).toMatch(/^[\da-f]{8}$/);
    expect(there.flatMap(({ calls = [] }) => calls.map(({ call }) => call))).toEqual([
      "user.info",
      "registry.company",
    ]);
  });

  const numberOf = async (sent: string | string[]) => {
    const url = `${api.url}/api/config/v1/nations`;
    const { headers } = await send({ url, headers: { "X-Request-Id": sent } });
    const number = String(headers["x-request-id"]);
    await expect.poll(() => linesIn<Line>(api).some(({ id }) => id === number)).toBe(true);
    return number;
  };

  test.each(["abc123", "0f8fad5b-d9cb-469f-a165-70867728950e", "web_7.42", "x".repeat(64)])(
    "that a stranger has given stands behind ours, which no client chooses: %s",
    async (sent) => {
      const [one, other] = [await numberOf(sent), await numberOf(sent)];
      for (const number of [one, other]) {
        expect(number).toMatch(/^[\da-f]{8}~/);
        expect(number.slice(9)).toBe(sent);
      }
      expect(one).not.toBe(other);
    },
  );

  test.each([
    ["empty", ""],
    ["too short", "abc"],
    ["too long", "x".repeat(65)],
    ["with other signs", 'a"b{c}d,e'],
    ["with our own sign", "0123abcd~abc123"],
    ["twice", ["abc123", "def456"]],
  ])("is ours alone where the one that was sent is %s", async (_, sent) => {
    expect(await numberOf(sent)).toMatch(/^[\da-f]{8}$/);
  });

  test("of a page is never what a browser sends", async () => {
    await send({ url: `${pages.url}/auth`, headers: { "X-Request-Id": "scelto-da-fuori" } });
    await visit(urls.registry());
    expect(pages.output()).not.toContain("scelto-da-fuori");
  });
});

describe("several calls in one request", () => {
  const address = "/api/calls?call=/user/v1/info&call=/user/v1/nothing";

  test("are answered alike with and without compression", async () => {
    const { token } = await signedInApi(api.url, ADMIN);
    const ask = (encoding: string) =>
      send({
        url: api.url + address,
        headers: { Authorization: `Bearer ${token}`, "Accept-Encoding": encoding },
      });
    const [plain, other] = [await ask("identity"), await ask("br;q=0")];
    expect(JSON.parse(other.text)).toEqual(JSON.parse(plain.text));
    const { answers } = JSON.parse(plain.text) as { answers: CallAnswer[] };
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect([plain.headers["cache-control"], plain.headers["content-type"]]).toEqual([
      "no-store",
      "application/json",
    ]);
    for (const name of ["x-content-type-options", "content-security-policy", "x-content-id"])
      expect([name, plain.headers[name]]).toEqual([name, other.headers[name]]);
  });

  test("are refused as a whole with an error like any other", async () => {
    const { status, text } = await send({ url: `${api.url}/api/calls?call=` });
    expect([status, JSON.parse(text)]).toMatchObject([422, { code: "internal/invalid_input" }]);
  });

  test("are not there where another server is the API", async () => {
    expect((await send({ url: pages.url + address })).status).toBe(404);
  });
});

test("processes of one build and the same settings have one name for their content, and others another", async () => {
  const file = path.join(temporaryFolder(), "altrove.json");
  writeFileSync(
    file,
    JSON.stringify([{ id: "portale", label: "Portale", logo: null, url: "https://portale.example" }]),
  );
  const same = await startServer();
  const other = await startServer({ environment: { WHITELABELS: file } });
  try {
    const nameAt = async ({ url }: TestServer) =>
      (await send({ url: `${url}/api/config/v1/nations` })).headers[CONTENT_HEADER.toLowerCase()];
    const names = [await nameAt(api), await nameAt(same), await nameAt(other)];
    expect(names).toEqual(Array(3).fill(expect.stringMatching(/^[\w-]{22}$/)));
    expect([names[1] === names[0], names[2] === names[0]]).toEqual([true, false]);
  } finally {
    await same.stop();
    await other.stop();
  }
});
