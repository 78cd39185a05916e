import { expect, test } from "vitest";
import { FIRST_SCORE } from "~/domain/survey/paths";
import { surveyUrls, urls } from "~/web/urls";
import { bestAlone } from "../answering";
import { signedInApi } from "../api-client";
import type { Page } from "../pages/page";
import { signedIn } from "../pages/sign-in";
import { eachTextBrowser } from "./each-browser";
import type { Keys } from "./keys";

const NEWCOMER = "admin@azienda-nuova.example";
const FACTS = { sector: "25", workforce: "12", numberOfEmployees: "11", annualTurnover: "1900000" };
const QUESTIONS = 12;

/** Fills the form of a freshly opened page in, in the order of the page, and presses the button. */
function filling(keys: Keys, page: Page, typed: Record<string, string>, button: string): Keys {
  let from: string | undefined;
  const go = (selector: string) => {
    keys.to(page, selector, from);
    from = selector;
  };
  for (const name of namesIn(page)) {
    const value = typed[name];
    if (value === undefined) continue;
    const field = page.document.querySelector(`main [name="${name}"]`);
    const type = field?.getAttribute("type") ?? "";
    if (field?.rawTagName === "select") {
      go(`main [name="${name}"]`);
      keys.option(belowSelected(page, name, value));
    } else if (["radio", "checkbox"].includes(type)) {
      go(type === "radio" ? `main [name="${name}"][value="${value}"]` : `main [name="${name}"]`);
      keys.enter();
    } else {
      go(`main [name="${name}"]`);
      keys.type(value);
    }
  }
  go(button);
  return keys.enter();
}

const namesIn = (page: Page) =>
  new Set(page.document.querySelectorAll("main form [name]").map((one) => one.getAttribute("name") ?? ""));

/** How many places an option stands below the one that is selected, or the first. */
function belowSelected(page: Page, name: string, value: string): number {
  const options = page.document.querySelectorAll(`main [name="${name}"] option`);
  const selected = options.findIndex((one) => one.getAttribute("selected") !== undefined);
  return options.findIndex((one) => one.getAttribute("value") === value) - Math.max(0, selected);
}

eachTextBrowser((seat) => {
  test("gives the facts about the company, answers the twelve questions and reads the first score", async () => {
    const { server, press, signIn } = seat();
    const person = await signedIn(server, NEWCOMER);
    const facts = await person.get(urls.firstScoreCompany());
    const signedInKeys = await signIn(NEWCOMER);
    await press(filling(signedInKeys.open(facts.url), facts, FACTS, "main form button"));
    expect((await person.get(urls.firstScoreCompany())).path).toBe(urls.firstScore());

    const { call } = await signedInApi(server.url, NEWCOMER);
    const { questions } = await call("survey.overview", { query: {} });
    const twelve = questions
      .filter(({ firstScorePlace }) => firstScorePlace !== undefined)
      .toSorted((one, other) => (one.firstScorePlace ?? 0) - (other.firstScorePlace ?? 0));
    expect(twelve).toHaveLength(QUESTIONS);
    let keys = await signIn(NEWCOMER);
    for (const { id, milestone } of twelve) {
      const page = await person.get(surveyUrls(null, FIRST_SCORE).question("full", milestone, id));
      keys = filling(keys.open(page.url), page, bestAlone(id), 'main button[value="continue"]');
    }
    await press(keys);
    const score = await person.get(urls.firstScore());
    expect(score.heading).toMatch(/^Finora \d+ di 100$/);
    expect(score.text).toMatch(/finora \d+ di 100, con 1[2-9] di \d+ domande/);
  });
});
