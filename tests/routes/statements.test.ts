import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DRIVER } from "~/platform/store/engines/better-sqlite";
import { attestationUrls } from "~/web/attestation-urls";
import { historyUrls, surveyUrls, urls } from "~/web/urls";
import { Browser } from "../pages/client";
import type { Page } from "../pages/page";
import { PERIODS } from "../pages/periods";
import { DEMO_POSITION } from "../pages/positions";
import { prepare, type Prepared } from "../pages/prepared";
import { nameOf, questionOfClass, STATES, VISITORS, withLink, type PageState } from "../pages/states";
import { startServer, temporaryFolder, type TestServer } from "../server";

/** SQL statements between a request and its answer, the session's look-up among them. */
const MOST = 10;

/** What was refused was looked at once, and its page is read after that. */
const MOST_REFUSED = 12;
/** The same of a page behind which a document of the whole survey begins to be made. */
const MOST_MADE = 12;
/** The same for a stranger: what each of a network asks is counted, and a first report keeps its comparison. */
const MOST_MADE_FOR_STRANGERS = 16;

const LOG = path.join(temporaryFolder(), "statements");

interface Logged {
  method: string;
  path: string;
  statements: string[];
}

let server: TestServer;
let prepared: Prepared;
beforeAll(async () => {
  const preloaded = `--require ${path.resolve("tests/statement-log.cjs")}`;
  const environment = { NODE_OPTIONS: preloaded, STATEMENT_LOG: LOG, SQLITE_DRIVER: DRIVER };
  server = await startServer({ demo: true, environment });
  prepared = await prepare(server);
});
afterAll(() => server.stop());

const browserOf = (says: string): Browser => prepared.browsers.get(says) ?? new Browser(server.url);

const logged = (): Logged[] =>
  readFileSync(LOG, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Logged);

/** The page a user reaches, and the requests that led to it. */
async function during(reach: () => Promise<Page>): Promise<{ page: Page; requests: Logged[] }> {
  const before = logged().length;
  const page = await reach();
  return { page, requests: logged().slice(before) };
}

const isMaking = (path: string) => /\/(report|report\/card|sheets\/\w+\/pdf)\/wait\b/.test(path);

function expectFew(requests: Logged[], most = MOST): void {
  expect(requests.length).toBeGreaterThan(0);
  const many = requests.filter(({ statements }) => statements.length > most);
  expect(many.map((one) => [one.method, one.path, one.statements.length, ...one.statements])).toEqual([]);
}

/** What the states of pages leave out for one of these two. */
const OF_BOTH: PageState[] = VISITORS.filter(({ says }) => says === "filled" || says === "enabled").flatMap(
  (visitor) =>
    [
      urls.home(),
      ...PERIODS,
      urls.survey(),
      urls.level("full"),
      urls.complete(),
      urls.scoring(),
      urls.scoring("start_small"),
      urls.plan({ classe: "master" }),
      urls.benchmark(),
      attestationUrls.all(),
      urls.history(),
      urls.publish(),
      historyUrls.verification(),
      historyUrls.compare("draft", DEMO_POSITION),
      historyUrls.restore("public"),
      surveyUrls({ version: "public", year: 2025 }).review("social"),
      questionOfClass("matrix"),
    ].map((at): PageState => ({ visitor, path: at, status: 200 })),
);

describe("between a request and its answer the store is asked at most ten times", () => {
  test.each([...STATES, ...OF_BOTH].map((state) => [nameOf(state), state] as const))(
    "%s",
    async (_, state) => {
      const { path: at, wrong, button, visitor } = withLink(state, prepared.links);
      const { page, requests } = await during(() => browserOf(visitor.says).get(at));
      const mostMade = visitor.says === "stranger" ? MOST_MADE_FOR_STRANGERS : MOST_MADE;
      const most = isMaking(state.path) ? mostMade : MOST;
      expectFew(requests, state.status === 422 && !wrong ? MOST_REFUSED : most);
      const form = () => page.form(button ? { button } : {});
      if (wrong) expectFew((await during(() => form().fill(wrong).submit(button))).requests, MOST_REFUSED);
    },
  );

  test.each(["empty", "enabled"])(
    "by a save of the %s company, and by the page that follows it",
    async (says) => {
      const form = (await browserOf(says).get(questionOfClass("boolean"))).form();
      const { page, requests } = await during(() => form.fill({ value: "yes" }).submit());
      expect(page.text).toContain("Salvat");
      expect(requests.map(({ method }) => method)).toEqual(["POST", "GET"]);
      expect(requests[0]?.statements.filter((one) => /^(insert|update)/.test(one))).toHaveLength(4);
      expectFew(requests);
    },
  );
});
