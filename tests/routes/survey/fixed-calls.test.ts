import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import type { ApiVersion } from "~/domain/periods";
import { questionsOf } from "~/domain/survey/journey";
import type { Level } from "~/domain/question/question";
import { urls } from "~/web/urls";
import { bestTyped } from "../../answering";
import { Browser } from "../../pages/client";
import { answerEverything, completeRegistry } from "../../platform/answering";
import { makeWorld, type World } from "../../platform/world";
import { pagesOver, type Asked, type PagesOver } from "../../upstream";

/** One company has answered nothing, one everything, and one is asked a third of the questions. */
const COMPANIES = [
  { name: "empty", fiscalYear: 2025, apiVersion: "v3", level: "start_small", answered: false },
  { name: "full", fiscalYear: 2025, apiVersion: "v3", level: "start_small", answered: true },
  { name: "short", fiscalYear: 2024, apiVersion: "v2", level: "base", answered: false },
] as const;
type Company = (typeof COMPANIES)[number];

const emailOf = ({ name }: Company) => `${name}@prova.example`;

/** A question that is alone on its page and waits for no other. */
function questionOf(apiVersion: ApiVersion, level: Level) {
  const found = questionsOf(questionnaire(apiVersion), [level]).find(
    ({ dependencies, pageId, autofill }) => !dependencies && !pageId && !autofill,
  );
  if (!found) throw new Error(`No such question in ${apiVersion}`);
  return found;
}

let world: World;
let over: PagesOver;
const browsers = new Map<string, Browser>();
const browserOf = ({ name }: Company) => browsers.get(name) ?? new Browser(over.server.url);

beforeAll(async () => {
  world = await makeWorld();
  over = await pagesOver(world);
  for (const company of COMPANIES) {
    const companyId = await world.addCompany({ fiscalYear: company.fiscalYear });
    await world.addPerson({ email: emailOf(company), companyId, isAdmin: true });
    const admin = await world.as(emailOf(company));
    await completeRegistry(admin);
    if (company.answered) await answerEverything(admin);
    browsers.set(company.name, await over.enter(emailOf(company)));
  }
});
afterAll(() => world.close());

/** Question ids differ between the questionnaires. */
const withoutIds = ({ calls, statements }: Asked) => ({
  calls: calls.map((call) => call.replace(/v\d-[a-z]+-[\w-]+/, ":id")),
  statements,
});

async function askedBy(company: Company, address: string) {
  return withoutIds(
    await over.during(async () => {
      const page = await browserOf(company).get(address);
      expect([page.status, page.path]).toEqual([200, new URL(address, over.server.url).pathname]);
    }),
  );
}

const questionUrl = ({ apiVersion, level }: Company) => {
  const { milestone, guid } = questionOf(apiVersion, level);
  return urls.question(level, milestone, guid);
};

const PAGES: [string, (company: Company) => string][] = [
  ["the questionnaire", () => urls.survey()],
  ["the questionnaire filtered", () => urls.survey({ area: "social", status: "open" })],
  ["a level", ({ level }) => urls.level(level)],
  ["all levels", () => urls.level("full")],
  ["a question", questionUrl],
  ["the completion page", () => urls.complete()],
  ["the review of an area", () => urls.review("environment")],
  ["the changes of an answer", ({ apiVersion, level }) => urls.changes(questionOf(apiVersion, level).guid)],
];

describe("a page of the survey asks the API and the store as often", () => {
  const [empty, full, short] = COMPANIES;

  test.each(PAGES)("for many answers as for none, and for many questions as for few: %s", async (_, at) => {
    const asked = await askedBy(empty, at(empty));
    expect(asked.calls.length).toBeGreaterThan(0);
    expect(asked.calls.length).toBeLessThanOrEqual(3);
    expect(await askedBy(full, at(full))).toEqual(asked);
    expect(await askedBy(short, at(short))).toEqual(asked);
  });

  test("saving included", async () => {
    const saving = async (company: Company) => {
      const address = questionUrl(company);
      const form = (await browserOf(company).get(address)).form({ button: "Salva e continua" });
      const { guid } = questionOf(company.apiVersion, company.level);
      form.fill({ ...bestTyped(guid), explanation: "Visto con il consulente." });
      return withoutIds(await over.during(() => form.submit("Salva e torna all'elenco")));
    };
    const asked = await saving(empty);
    expect(asked.calls).toContain("POST /api/survey/v1/esg/questions/:id");
    expect(await saving(full)).toEqual(asked);
    expect(await saving(short)).toEqual(asked);
  });
});
