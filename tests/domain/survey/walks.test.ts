import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import type { Answers, Elements, RegistryFacts } from "~/domain/question/answer";
import { neighbours, questionsOf } from "~/domain/survey/journey";
import { isComplete, isOpen, isReportingOpen, progressOf } from "~/domain/survey/progress";
import type { Question, Questionnaire } from "~/domain/question/question";
import { dependencyIssues } from "~/domain/survey/reference-check";
import { surveyStates, type QuestionState, type SurveyStates } from "~/domain/survey/status";
import { runs } from "../../runs";
import { facts, tangledQuestionnaires, wholeQuestionnaires } from "../arbitraries";
import { answer } from "../build";
import { companyAnswer, legalAnswers } from "../legal-answers";
import { walk, type Company } from "../walk";

/** An answer ready for every question, in case it is asked. */
const companies = (asking: Questionnaire): fc.Arbitrary<Company> =>
  fc.tuple(...asking.questions.map(companyAnswer)).map((given) => {
    const ready = new Map(asking.questions.map(({ guid }, index) => [guid, given[index]]));
    return ({ guid }) => ready.get(guid) ?? answer({});
  });

const withCompany = (content: fc.Arbitrary<Questionnaire>) =>
  content.chain((asking) => fc.tuple(fc.constant(asking), companies(asking), facts));

const answersOf = ({ questions }: Questionnaire, company: Company): Answers =>
  Object.fromEntries(questions.map((question) => [question.guid, company(question)]));

/** The guids of the pages from the first to the last, for a user who only presses "next". */
function passed(
  asking: Questionnaire,
  states: SurveyStates,
  way: "next" | "previous",
  from: string,
): string[] {
  const ordered = questionsOf(asking, "full");
  const seen: string[] = [];
  for (let here: string | null = from; here !== null; here = neighbours(ordered, states, here)[way]) {
    seen.push(here);
    if (seen.length > ordered.length) throw new Error("The journey goes round in circles");
  }
  return seen;
}

function expectFinished(asking: Questionnaire, { states, steps }: ReturnType<typeof walk>) {
  expect([...states.values()].filter(({ done }) => !done).map(({ guid, status }) => [guid, status])).toEqual(
    [],
  );
  const ordered = questionsOf(asking, "full");
  const counted = ordered.filter(({ level }) => level !== "reporting").length;
  expect(progressOf(ordered, states)).toEqual({ done: counted, total: counted, percent: 100 });
  expect(isReportingOpen(ordered, states)).toBe(true);
  expect(steps).toBeLessThanOrEqual(3 * ordered.length);
}

describe("fault 14: no content of whatever kind makes a survey unfinishable", () => {
  test("who answers what is asked, page after page, gets everything done", () => {
    fc.assert(
      fc.property(withCompany(wholeQuestionnaires), ([asking, company, registry]) => {
        expectFinished(asking, walk(asking, registry, company));
      }),
    );
  });

  test("so does who begins with any answers and changes nothing of them", () => {
    fc.assert(
      fc.property(withCompany(wholeQuestionnaires), fc.nat(), ([asking, company, registry], pick) => {
        const all = Object.entries(answersOf(asking, company));
        const begun = Object.fromEntries(all.filter((_, index) => (pick >> (index % 30)) % 2 === 0));
        expectFinished(asking, walk(asking, registry, company, begun));
      }),
    );
  });

  describe.each(["v1", "v2", "v3"] as const)("the questionnaire %s", (apiVersion) => {
    const asking = questionnaire(apiVersion);

    test("is finished by every company in at most three rounds", () => {
      fc.assert(
        fc.property(companies(asking), facts, (company, registry) => {
          expectFinished(asking, walk(asking, registry, company));
        }),
        { numRuns: runs(8) },
      );
    });
  });
});

describe("content that waits for itself or for what is not there", () => {
  test("never makes the statuses loop: every question has one, and those it closes are blocked", () => {
    fc.assert(
      fc.property(withCompany(tangledQuestionnaires), ([asking, company, registry]) => {
        const states = surveyStates(asking, answersOf(asking, company), registry);
        expect([...states.keys()]).toEqual(asking.questions.map(({ guid }) => guid));
        for (const { guid, dependencies = [], dependencyMode } of asking.questions) {
          const waits = dependencies.some((one) => "question" in one && one.question === guid);
          if (waits && dependencyMode !== "any") {
            expect(["blocked", "na-blocked"]).toContain(states.get(guid)?.status);
          }
        }
      }),
    );
  });

  test("never makes the journey loop: every page is passed once, and back again", () => {
    fc.assert(
      fc.property(withCompany(tangledQuestionnaires), ([asking, company, registry]) => {
        const states = surveyStates(asking, answersOf(asking, company), registry);
        const [first] = questionsOf(asking, "full");
        const onward = passed(asking, states, "next", first?.guid ?? "");
        expect(new Set(onward).size).toBe(onward.length);
        const back = passed(asking, states, "previous", onward.at(-1) ?? "");
        // The first page may be one that is skipped.
        expect(onward.slice(-back.length)).toEqual([...back].reverse());
        expect(onward.length - back.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("is never served: its check names each such question", () => {
    fc.assert(
      fc.property(tangledQuestionnaires, (asking) => {
        const byGuid = new Map(asking.questions.map((question) => [question.guid, question]));
        for (const question of asking.questions) {
          const parents = (question.dependencies ?? []).flatMap((one) =>
            "question" in one ? [one.question] : [],
          );
          const isBad = parents.some((parent) => parent === question.guid || !byGuid.has(parent));
          if (isBad) expect(dependencyIssues(question, byGuid)).not.toEqual([]);
        }
      }),
    );
  });

  test("does not keep a walk from ending", () => {
    fc.assert(
      fc.property(withCompany(tangledQuestionnaires), ([asking, company, registry]) => {
        const { states, steps } = walk(asking, registry, company);
        expect([...states.values()].filter(isOpen)).toEqual([]);
        expect(steps).toBeLessThanOrEqual(3 * asking.questions.length);
      }),
    );
  });
});

describe("fault 13: a completed section reopens at once when a route opens", () => {
  /** A company that is asked what large ones are, one that is not, one whose sector has a duty of its own, a person alone. */
  const REGISTRIES: RegistryFacts[] = [
    { employees: 300, workforce: 300, turnover: 60_000_000, size: "large", macrosector: "C" },
    { employees: 9, workforce: 9, turnover: 900_000, size: "micro", macrosector: "C" },
    { employees: 60, workforce: 60, turnover: 9_000_000, size: "medium", macrosector: "M" },
    { employees: 0, workforce: 1, turnover: 48_000, size: "micro", macrosector: "T" },
  ];

  describe.each(["v1", "v2", "v3"] as const)("in the questionnaire %s", (apiVersion) => {
    const asking = questionnaire(apiVersion);
    const [company = () => answer({})] = fc.sample(companies(asking), { numRuns: 1, seed: 2025 });
    const finished = REGISTRIES.map((registry) => ({ registry, ...walk(asking, registry, company) }));

    /**
     * For each question that other answers can close or leave to the company: a survey finished without it, and the
     * answer that asks it.
     */
    function routeTo(child: Question) {
      for (const { registry, answers } of finished) {
        const { [child.guid]: _, ...others } = answers;
        for (const parent of asking.questions.filter((one) => dependsOn(child, one))) {
          const drawn = drawnAnswers(parent).map((elements) => {
            const changed: Answers = { ...others, [parent.guid]: answer(elements) };
            return { changed, state: surveyStates(asking, changed, registry).get(child.guid) };
          });
          const closed = drawn.find(({ state }) => state?.done === true && !isAsked(state));
          const opened = drawn.find(({ state }) => state && isAsked(state));
          const opening = opened?.changed[parent.guid];
          if (closed && opening)
            return { registry, closed: closed.changed, opening: { [parent.guid]: opening } };
        }
      }
      throw new Error(`No answer closes ${child.guid} and another opens it`);
    }

    const routes = asking.questions
      .filter(({ dependencies = [] }) => dependencies.some((one) => "question" in one))
      .map((child) => [child.guid, child] as const);

    test.each(routes)("to %s", (guid, child) => {
      const { registry, closed, opening } = routeTo(child);
      const complete = walk(asking, registry, company, closed);
      expectFinished(asking, complete);
      const reopened = { ...complete.answers, ...opening };
      const states = surveyStates(asking, reopened, registry);
      expect(isOpen(states.get(guid) ?? CLOSED)).toBe(true);
      expect(states.get(guid)?.done).toBe(false);
      if (child.level !== "reporting") {
        expect(isComplete(questionsOf(asking, [child.level]), states)).toBe(false);
        expect(isComplete(questionsOf(asking, "full"), states)).toBe(false);
        expect(progressOf(asking.questions, states).percent).toBeLessThan(100);
        expect(isReportingOpen(asking.questions, states)).toBe(false);
      }
      expectFinished(asking, walk(asking, registry, company, reopened));
    });
  });
});

const CLOSED = { status: "na-blocked", obsolete: false } as const;

/** With the least figure of each, which is seldom drawn. */
const drawnAnswers = (parent: Question): Elements[] => {
  const drawn = fc.sample(legalAnswers(parent), { numRuns: 100, seed: 7 });
  if (parent.questionClass !== "text") return drawn;
  const least = Object.fromEntries(parent.fields.flatMap(({ id, min }) => (min ? [[id, min] as const] : [])));
  return [...drawn, { ...drawn[0], ...least }];
};

const isAsked = ({ blockedBy, voluntary }: Pick<QuestionState, "blockedBy" | "voluntary">) =>
  blockedBy === null && !voluntary;

const dependsOn = ({ dependencies = [] }: Question, { guid }: Question) =>
  dependencies.some((one) => "question" in one && one.question === guid);
