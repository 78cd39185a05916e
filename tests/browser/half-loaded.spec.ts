import { expect, test, type BrowserContext, type Page, type Route } from "@playwright/test";
import { ISLANDS } from "~/islands/islands";
import { signedInApi } from "../api-client";
import { answerEverything } from "../platform/answering";
import { startServer, type TestServer } from "../server";
import { scriptsRun } from "./ax-tree";
import { DEMO, hinder, ISLAND_PAGES, type IslandPage } from "./half-loaded-pages";
import { letIn } from "./sign-in";

const SCRIPT = /\/build\/.*\.js$/;
const script = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });

/** What may become of one file of the script on its way. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  "is blocked": (route) => route.abort(),
  throws: script('throw new Error("proxy")'),
  "comes empty": script(""),
  "is a page of a proxy": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Bloccato</h1>" }),
};

let server: TestServer;
const contexts = new Map<string | null, BrowserContext>();
test.beforeAll(async ({ browser }) => {
  server = await startServer({ demo: true });
  await answerEverything((await signedInApi(server.url, DEMO)).call);
  await hinder(server);
  for (const email of new Set(ISLAND_PAGES.map((one) => one.email))) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    if (email !== null) await letIn(context, server.url, email);
    contexts.set(email, context);
  }
});
test.afterAll(async () => {
  for (const context of contexts.values()) await context.close();
  await server.stop();
});

const open = async ({ email, path }: IslandPage, page?: Page): Promise<Page> => {
  const context = contexts.get(email);
  const opened = page ?? (await context?.newPage());
  if (!opened) throw new Error("No window");
  await opened.goto(server.url + path);
  await scriptsRun(opened);
  return opened;
};

/** Names of islands, and of the files that a page asks for when it opens and while it is used. */
async function filesOf(one: IslandPage): Promise<{ files: string[]; islands: string[] }> {
  const page = await contexts.get(one.email)?.newPage();
  if (!page) throw new Error("No window");
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPT.test(pathname)) files.add(pathname);
  });
  await open(one, page);
  const islands = await page
    .locator("[data-island]")
    .evaluateAll((places) => places.map((place) => (place as HTMLElement).dataset.island ?? ""));
  await one.works(page);
  await page.close();
  return { files: [...files], islands };
}

/**
 * The server's words of the page, without the places that script fills, the number of the request that failed, and
 * the notice of a jotting, which a slow use of the page keeps and a quick one does not.
 */
const words = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    const changing = "[data-island], .error-detail, .notice:has([name=next][value=discard])";
    for (const place of copy.querySelectorAll(changing)) place.remove();
    return copy.textContent
      ?.replace(/\s+/g, " ")
      .replace(/(richiesta: )[0-9a-f]{8}/, "$1")
      .trim();
  });

/** Opens a page with one file spoilt, and uses it. */
async function expectWorking(one: IslandPage, file: string, fulfil: (route: Route) => Promise<void>) {
  const page = await contexts.get(one.email)?.newPage();
  if (!page) throw new Error("No window");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.route(`**${file}`, fulfil);
  await open(one, page);
  const kept = await words(page);
  await one.works(page);
  await page.close();
  return { errors: errors.filter((message) => !/proxy/.test(message)), kept };
}

const seen = new Set<string>();
const found = new Set<string>();

/** Tries each of these files with each of its faults. */
async function tries(
  one: IslandPage,
  filesToTry: (files: string[]) => string[],
  faultsOf: (file: string, index: number) => string[],
): Promise<void> {
  const { files, islands } = await filesOf(one);
  islands.forEach((island) => found.add(island));
  expect(files.length).toBeGreaterThan(2);
  const page = await open(one);
  const whole = await words(page);
  await page.close();
  for (const [index, file] of filesToTry(files).entries()) {
    for (const says of faultsOf(file, index)) {
      const fulfil = FAULTS[says];
      if (!fulfil) throw new Error(says);
      const left = await test.step(`${file} ${says}`, () => expectWorking(one, file, fulfil));
      expect.soft(left, `${file} ${says}`).toEqual({ errors: [], kept: whole });
    }
  }
}

const NAMES = Object.keys(FAULTS);

/** A module that is empty loads without an error; a chunk does not, since another file names what it wants of it. */
const isChunk = (file: string) => file.includes("/chunk-");
const EMPTY = "comes empty";

for (const one of ISLAND_PAGES) {
  test(`${one.says}: a page works whichever file fails that no page before it has`, async () => {
    const firstSeen = (files: string[]) => files.filter((file) => !seen.has(file) && seen.add(file));
    await tries(one, firstSeen, (file, index) => [
      isChunk(file) ? (NAMES[index % NAMES.length] ?? "") : EMPTY,
    ]);
  });

  test(`${one.says}: a page works whichever file of its script fails in whatever way @matrix`, async () => {
    test.setTimeout(900_000);
    await tries(
      one,
      (files) => files,
      () => NAMES,
    );
  });
}

test("these pages have every island", () => {
  expect([...found].sort()).toEqual(Object.keys(ISLANDS).sort());
});
