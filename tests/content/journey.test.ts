import { describe, expect, test } from "vitest";
import { firstScoreV3 } from "~/content/v3/first-score";
import { atHandV3 } from "~/content/v3/at-hand";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { COMPANY_SIZES, type RegistryFacts } from "~/domain/question/answer";
import { CLASSES, type Question } from "~/domain/question/question";
import { neighbours, pageOf, questionsOf } from "~/domain/survey/journey";
import { alongPath, mayBeAsked, pathsOf } from "~/domain/survey/paths";
import { servedSheets } from "~/platform/survey/sheets/served";
import { type SurveyStates, surveyStates } from "~/domain/survey/status";

const byGuid = new Map(questionnaireV3.questions.map((question) => [question.guid, question]));
const declared = atHandV3.flatMap((guid) => byGuid.get(guid) ?? []);
const isAtHand = ({ guid }: Question) => atHandV3.includes(guid);
const isChoice = ({ questionClass }: Question) => ["boolean", "radio", "checkbox"].includes(questionClass);
const ordered = questionsOf(questionnaireV3, "full");

describe("the questions that need no document", () => {
  test("exist, once each, and those of the first score are among them", () => {
    expect(new Set(atHandV3).size).toBe(atHandV3.length);
    expect(declared).toHaveLength(atHandV3.length);
    expect(firstScoreV3.filter((guid) => !atHandV3.includes(guid))).toEqual([]);
  });

  test("ask for a choice, or are among the counts that nobody forgets", () => {
    const others = declared.filter(
      (question) => !isChoice(question) && question.questionClass !== "dropdown",
    );
    expect(others.map(({ guid }) => guid)).toEqual([
      "v3-env-clima-e-rischi-sanzioni",
      "v3-soc-salute-e-sicurezza-decessi",
    ]);
    expect(declared.filter(({ minutes = 99 }) => minutes > 4)).toEqual([]);
  });

  test("are all choices but those to be looked up: on a map, in a contract, on a portal, in last year's report", () => {
    const lookedUp = questionnaireV3.questions.filter(
      (question) => isChoice(question) && !isAtHand(question),
    );
    expect(new Set(lookedUp.map(({ guid }) => guid))).toEqual(
      new Set([
        "v3-env-acqua-zona",
        "v3-env-emissioni-inquinanti-comunicazione",
        "v3-env-emissioni-verifica",
        "v3-soc-retribuzione-e-contratti-ccnl-firmatari",
        "v3-soc-retribuzione-e-contratti-costo-vita",
        "v3-soc-salute-e-sicurezza-patente",
        "v3-gov-identita-e-sedi-invariate",
        // Its page asks for a figure as well.
        "v3-gov-catena-di-fornitura-valutazione",
      ]),
    );
  });

  test("share no page with one that needs a document", () => {
    const mixed = declared.filter(({ guid }) => !pageOf(questionnaireV3, guid).every(isAtHand));
    expect(mixed.map(({ guid }) => guid)).toEqual([]);
  });
});

const PEOPLE = { micro: 4, small: 30, medium: 120, large: 400 } as const;
const KINDS: RegistryFacts[] = [..."ABCDEFGHIJKLMNOPQRSTUV"].flatMap((macrosector) => [
  ...COMPANY_SIZES.map((size) => ({
    ...{ macrosector, size, turnover: 1_000_000 },
    ...{ workforce: PEOPLE[size], employees: PEOPLE[size] },
  })),
  { macrosector, size: "micro" as const, turnover: 60_000, workforce: 1, employees: 0 },
]);

/** The first questions of the pages that "next" leads through, from the first that asks something. */
function walk(questions: readonly Question[], states: SurveyStates): Question[] {
  const start = questions.find(({ guid }) => {
    const state = states.get(guid);
    return state && mayBeAsked(state);
  });
  const passed: Question[] = [];
  for (let here = start; here;) {
    passed.push(here);
    const { next } = neighbours(questions, states, here.guid);
    here = next === null ? undefined : byGuid.get(next);
  }
  return passed;
}

/** What needs a document and stands before something that needs none. */
const tooEarly = (questions: readonly Question[]) =>
  questions.slice(0, Math.max(0, questions.findLastIndex(isAtHand))).filter((one) => !isAtHand(one));

describe("the order of each class", () => {
  test.each(KINDS.map((facts) => ({ facts, name: `${facts.macrosector} ${facts.size} ${facts.employees}` })))(
    "starts with what needs no document, on every path, for $name",
    ({ facts }) => {
      const states = surveyStates(questionnaireV3, {}, facts);
      const paths = [...pathsOf(questionnaireV3, facts, servedSheets(questionnaireV3)).values()];
      expect(paths).toHaveLength(5);
      for (const level of CLASSES) {
        const ofClass = questionsOf(questionnaireV3, [level]);
        const along = paths.map((path) => alongPath(ofClass, states, path, []));
        for (const questions of [ofClass, ...along]) {
          const passed = walk(questions, states);
          expect(tooEarly(passed).map(({ guid }) => guid)).toEqual([]);
          const asksWithout = questions.some((one) => isAtHand(one) && mayBeAskedIn(states, one));
          if (asksWithout) expect(passed.slice(0, 1).every(isAtHand)).toBe(true);
        }
        expect(isAtHand(walk(ofClass, states)[0] as Question)).toBe(true);
      }
    },
  );

  test("asks no question before one of its class that opens it", () => {
    const early = ordered.flatMap(({ guid, level, dependencies = [] }, place) =>
      dependencies.flatMap((given) => {
        const opener = "question" in given ? byGuid.get(given.question) : undefined;
        return opener?.level === level && ordered.indexOf(opener) > place ? [guid] : [];
      }),
    );
    expect(early).toEqual([]);
  });

  test("begins Fondamentali, Maturità and Master with a practice, and keeps levels together", () => {
    const levels = ordered.map(({ level }) => level);
    expect([...new Set(levels)]).toEqual(["start_small", "graduate", "master", "reporting"]);
    expect(levels.filter((level, place) => level !== levels[place - 1])).toHaveLength(4);
    expect(CLASSES.map((level) => questionsOf(questionnaireV3, [level])[0]?.guid)).toEqual([
      "v3-env-rifiuti-e-materiali-circolare",
      "v3-env-energia-monitoraggio",
      "v3-env-energia-obiettivo",
    ]);
  });
});

function mayBeAskedIn(states: SurveyStates, { guid }: Question): boolean {
  const state = states.get(guid);
  return state !== undefined && mayBeAsked(state);
}
