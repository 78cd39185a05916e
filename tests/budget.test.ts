import { profilesUrls } from "~/web/profiles-urls";
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import { CLASSES } from "~/domain/question/question";
import { glossaryUrls } from "~/web/glossary-urls";
import { sourcesUrls } from "~/web/sources-urls";
import { invitationUrls, registrationUrls } from "~/web/registration-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { historyUrls, surveyUrls, urls } from "~/web/urls";
import { PERIODS } from "./pages/periods";
import { COMPANY_PAGES } from "./pages/company";
import { DEMO_CERTIFICATES } from "./pages/certificates";
import { OWNER_PAGES } from "./pages/owner-states";
import { PEOPLE_PAGES } from "./pages/people";
import { VERIFIER_EMAIL, VERIFIER_PAGES } from "./pages/verifier";
import { PATH_PAGES } from "./pages/path-states";
import { PLAN_PAGES } from "./pages/plan-states";
import { REGISTER_PAGES } from "./pages/register-states";
import { TASK_PAGES } from "./pages/task-states";
import { SETTINGS_PAGES } from "./pages/settings-states";
import { gluedWords } from "./pages/glued-words";
import { signedIn } from "./pages/sign-in";
import type { Browser } from "./pages/client";
import type { TestServer } from "./server";
import { demoServer } from "./shared-servers";

const KB = 1024;
const gzip = (bytes: Buffer | string) => gzipSync(bytes, { level: 6 }).length;

/** What the server sends before the body: status line and headers, as they travel. */
const headBytes = (headers: Record<string, string | string[] | undefined>) =>
  Object.entries(headers).reduce(
    (sum, [name, value]) => sum + [value ?? ""].flat().reduce((s, v) => s + name.length + v.length + 4, 0),
    "HTTP/1.1 200 OK\r\n\r\n".length,
  );

const built = (name: string) => readFileSync(path.resolve("public", name.replace(/^\//, "")));

const CLASSES_OF_QUESTIONS = ["boolean", "text", "checkbox", "radio", "matrix", "dropdown"];

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
});

const questions = questionsOf(questionnaire("v3"), ["start_small", "graduate"]);
const ofClass = (questionClass: string) => {
  const found = questions.find(
    (question) => question.questionClass === questionClass && !question.dependencies,
  );
  if (!found) throw new Error(`No question of class ${questionClass}`);
  return urls.question(found.level, found.milestone, found.guid);
};

const WITH_REGISTER = urls.question("graduate", "identita-e-sedi", "v3-gov-identita-e-sedi-certificazioni");

const stylesheets = (html: string) =>
  [...html.matchAll(/href="(\/build\/[^"]+\.css)"/g)].map(([, href = ""]) => href);
/** The sheets of a page together, packed. */
const styleBytes = (html: string) => weight(stylesheets(html));

const scripts = (html: string) => [
  ...new Set([...html.matchAll(/(\/build\/[^"'\s]+\.js)/g)].map(([, src = ""]) => src)),
];

/** A script with everything it imports at once, and the files it may import later. */
function imported(src: string, seen = new Set<string>()): { now: Set<string>; later: Set<string> } {
  const later = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const text = built(name).toString();
    const at = (found: RegExpMatchArray) => path.posix.resolve(path.posix.dirname(name), found[1] ?? "");
    for (const found of text.matchAll(/(?:from|^import|;import)\s*"([^"]+\.js)"/g)) visit(at(found));
    for (const found of text.matchAll(/import\("([^"]+\.js)"\)/g)) later.add(at(found));
  };
  visit(src);
  return { now: seen, later };
}

const weight = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzip(built(name)), 0);

/** What the browser loads before any island of the page can start: the entry, React, the list of the islands. */
function firstScript(html: string): { now: Set<string>; islands: Set<string> } {
  const [entry] = scripts(html);
  if (!entry) return { now: new Set(), islands: new Set() };
  const { now, later } = imported(entry);
  const islands = new Set<string>();
  for (const name of later) for (const one of imported(name, now).later) islands.add(one);
  return { now, islands };
}

/** The weight that one more file adds to those already loaded. */
function ownWeight(name: string, there: Set<string>) {
  const { now, later } = imported(name);
  return { bytes: weight([...now].filter((file) => !there.has(file))), later };
}

describe("the weight of the question page", () => {
  test.each([
    ...CLASSES_OF_QUESTIONS.map((name) => [name, ofClass(name)]),
    ["with a register behind its answer:", WITH_REGISTER],
  ])(
    "is at most 12,500 bytes with its styles and response headers, packed, of a %s question",
    async (_, address) => {
      const { html, headers } = await browser.get(address ?? "");
      const css = styleBytes(html);
      const total = gzip(html) + css + headBytes(headers);
      if (address === WITH_REGISTER) expect(html).toContain("Viene dai certificati");
      expect({ total, css, html: gzip(html) }).toSatisfy(() => total <= 12_500);
    },
  );

  test("is at most 52 KB of script at first, in every class alike, and each island brings at most 5 KB, a part of Headless UI 50 KB", async () => {
    for (const questionClass of CLASSES_OF_QUESTIONS) {
      const { html } = await browser.get(ofClass(questionClass));
      const { now, islands } = firstScript(html);
      const asked = new Set<string>();
      expect([questionClass, scripts(html).length]).toEqual([questionClass, 1]);
      expect(weight(now)).toBeLessThanOrEqual(52 * KB);
      for (const name of islands) {
        const { bytes, later } = ownWeight(name, now);
        expect({ name, bytes }).toSatisfy(() => bytes <= 5 * KB);
        for (const chunk of later) asked.add(chunk);
      }
      for (const chunk of asked) {
        const { bytes, later } = ownWeight(chunk, now);
        expect({ chunk, bytes }).toSatisfy(() => bytes <= 50 * KB);
        expect([...later]).toEqual([]);
      }
    }
  });

  test("is no script at all in the light version", async () => {
    const light = await signedIn(server, "lettura@azienda-demo.example");
    light.cookies.set("leggera", Buffer.from(JSON.stringify("1")).toString("base64"));
    expect(scripts((await light.get(ofClass("radio"))).html)).toEqual([]);
  });
});

describe("the weight of any page", () => {
  test.each([
    urls.login(),
    registrationUrls.form(),
    urls.home(),
    urls.survey(),
    urls.survey({ area: "environment" }),
    urls.survey({ status: "all" }),
    urls.survey({ status: "self-declared", cerca: "a" }),
    ...["start_small", "graduate:master", "reporting", "full"].map((levels) => urls.level(levels)),
    urls.benchmark(),
    urls.complete(),
    ...PERIODS,
    surveyUrls({ version: "public", year: 2025 }).level("full"),
    ...["master", "competitiveness_potential"].map((scheda) => urls.benchmark({ scheda })),
    urls.scoring(),
    ...CLASSES.map((level) => urls.scoring(level)),
    ...["printed", "scoring"].map((page) =>
      surveyUrls({ version: "public", year: 2025 })[page as "printed" | "scoring"](),
    ),
    urls.scoringMethod(),
    ...CLASSES.map((level) => urls.methodClass(level)),
    urls.checks(),
    sourcesUrls.page(),
    glossaryUrls.page(),
    glossaryUrls.page({ cerca: "sicurezza" }),
    urls.plan(),
    ...PLAN_PAGES,
    urls.tour(3),
    attestationUrls.all(),
    attestationUrls.add(),
    ...[attestationUrls.one, attestationUrls.remove].map((url) => url(DEMO_CERTIFICATES[0])),
    urls.registry(),
    invitationUrls.form(),
    invitationUrls.many(),
    profilesUrls.page(),
    ...["identity", "essential", "other", "contacts"].map(urls.registrySection),
    urls.history(),
    historyUrls.compare(),
    ...PEOPLE_PAGES,
    ...COMPANY_PAGES,
    ...OWNER_PAGES,
    ...PATH_PAGES,
    ...TASK_PAGES,
    ...REGISTER_PAGES,
    ...SETTINGS_PAGES,
    urls.publish(),
    ...["registry", "economic", "general", "survey"].map(urls.quickStart),
    ...["boolean", "text", "checkbox", "matrix", "dropdown"].map(ofClass),
  ])("%s is at most 14 KB of HTML and 8 KB of styles, packed, and no words of it touch", async (url) => {
    const { html, document } = await browser.get(url);
    expect(gzip(html)).toBeLessThanOrEqual(14 * KB);
    expect(styleBytes(html)).toSatisfy((bytes: number) => bytes > 0 && bytes <= 8 * KB);
    expect(gluedWords(document)).toEqual([]);
  });

  test.each(VERIFIER_PAGES)("%s is as light for a verifier", async (url) => {
    const { html, document } = await (await signedIn(server, VERIFIER_EMAIL)).get(url);
    expect(gzip(html)).toBeLessThanOrEqual(14 * KB);
    expect(styleBytes(html)).toBeLessThanOrEqual(8 * KB);
    expect(gluedWords(document)).toEqual([]);
  });

  test.each([
    urls.home(),
    urls.survey(),
    urls.survey({ status: "all" }),
    urls.level("full"),
    urls.complete(),
    urls.scoring("start_small"),
    urls.plan(),
    ...PLAN_PAGES,
    ...PATH_PAGES,
  ])("%s is at most 14 KB too for a company that has answered nothing yet", async (url) => {
    const { html } = await (await signedIn(server, "admin@azienda-nuova.example")).get(url);
    expect(gzip(html)).toBeLessThanOrEqual(14 * KB);
  });
});
