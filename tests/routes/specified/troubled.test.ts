import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import type { SpecifiedServer } from "../../specified-server";
import { overSpecification } from "./over";

/** Servers that are not as ours, and servers in trouble: a page works, or says what is wrong, within ten seconds. */

const TIMEOUT_S = 2;
const over = overSpecification({ UPSTREAM_TIMEOUT: String(TIMEOUT_S) });

let browser: Browser;
beforeAll(async () => void (browser = await over.enter("admin@azienda-demo.example")));
beforeEach(() => void (over.api.change = (_, answer) => answer));

type Change = SpecifiedServer["change"];

const at =
  (place: string, change: (answer: Response) => Promise<Response> | Response): Change =>
  (path, answer) =>
    path.includes(place) ? change(answer) : answer;

const json =
  (edit: (value: never) => unknown) =>
  async (answer: Response): Promise<Response> =>
    Response.json(edit((await answer.json()) as never));

interface Levels {
  survey: { versioned: { scoring: { levels: Record<string, { actual: number; max: number }> } } };
}

const withDecimals = json((home: Levels) => {
  for (const level of Object.values(home.survey.versioned.scoring.levels)) level.actual += 0.256;
  return home;
});

const silent = () => new Promise<Response>(() => undefined);
const slow = async (answer: Response) => {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return answer;
};
const broken = (status: number) => () => new Response("", { status });
const garbage = () => new Response("<<<{", { status: 200, headers: { "Content-Type": "application/json" } });
const half = json((info: object) => ({ ...info, survey: undefined }));

describe("a server", () => {
  test.each<[string, string, Change, number, RegExp]>([
    ["with the fields of the specification alone", urls.home(), (_, answer) => answer, 200, /emettere/],
    ["whose scores have decimals", urls.scoring(), at("/home_page", withDecimals), 200, /Scoring 2025/],
    [
      "that counts companies as a number",
      urls.benchmark(),
      at(
        "/benchmark",
        json((told: { gapAnalysis: Record<string, { average: number | null }> }) => {
          for (const gap of Object.values(told.gapAnalysis)) gap.average = 41;
          return { ...told, numberOfCompanies: 14 };
        }),
      ),
      200,
      /Confronto|confronto/,
    ],
    [
      "with fields that nobody knows",
      urls.home(),
      at(
        "/info",
        json((info: object) => ({ ...info, more: { a: 1 } })),
      ),
      200,
      /emettere/,
    ],
    ["that is slow", urls.home(), at("/home_page", slow), 200, /emettere/],
    ["that never answers", urls.scoring(), at("/home_page", silent), 503, /./],
    ["that never says who the user is", urls.survey(), at("/info", silent), 503, /./],
    ["that fails", urls.scoring(), at("/home_page", broken(500)), 500, /./],
    ["that sends no JSON", urls.benchmark(), at("/benchmark", garbage), 502, /./],
    ["that sends half an answer", urls.scoring(), at("/home_page", half), 502, /./],
  ])("%s gives a page (fault 45)", async (_, path, change, status, words) => {
    over.api.change = change;
    const begun = Date.now();
    const page = await browser.get(path);
    expect([page.status, page.heading !== ""]).toEqual([status, true]);
    expect(page.text).toMatch(words);
    expect(Date.now() - begun).toBeLessThan(10_000);
  });

  test("that was not reached is asked once more where the call only reads", async () => {
    let asked = 0;
    over.api.change = at("/home_page", (answer) => ((asked += 1) === 1 ? broken(502)() : answer));
    expect((await browser.get(urls.scoring())).status).toBe(200);
    expect(asked).toBe(2);
  });

  test("that does not answer is in the log under the reference that the page names", async () => {
    over.api.change = at("/home_page", silent);
    const page = await browser.get(urls.scoring());
    const [reference = ""] = /[0-9a-f]{8}(?=\D|$)/.exec(page.text) ?? [];
    expect(reference).not.toBe("");
    const lines = over.server.output().split("\n");
    expect(lines.some((line) => line.includes(reference) && line.includes("does not answer"))).toBe(true);
  });

  test("whose notices fail has a home page: what fails is left out and logged", async () => {
    over.api.change = at("/popup", broken(500));
    expect((await browser.get(urls.home())).status).toBe(200);
    expect(over.server.output()).toContain("Popup not initizialized");
  });

  test("that answers 401 signs the user out (fault 45)", async () => {
    over.api.change = at("/info", broken(401));
    const page = await browser.get(urls.home());
    expect(page.path).toBe(urls.login());
  });
});
