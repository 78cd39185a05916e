import { describe, expect, test } from "vitest";
import { effortsV3 } from "~/content/v3/effort";
import { lastingFactsV3 } from "~/content/v3/plan/lasting-facts";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { weights } from "~/content/v3/weights";
import type { Answers, RegistryFacts } from "~/domain/question/answer";
import { CLASSES } from "~/domain/question/question";
import { sharingFor } from "~/domain/scoring/declared-weights";
import { planOf } from "~/domain/scoring/plan/development-plan";
import type { Move } from "~/domain/scoring/plan/moves";
import { pointsOnceSaid } from "~/domain/scoring/score";
import { planning } from "../domain/scoring/plan/company";
import { worstCompany } from "./companies/companies";
import { chance, randomAnswers, randomFacts } from "./method/random-company";

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

const isSettled = ({ why }: Move) => why === "partly_earned" || why === "earns_nothing";

const company = (answers: Answers, facts: RegistryFacts) =>
  planning(questionnaireV3, answers, facts, {
    ...{ efforts: effortsV3, lasting: lastingFactsV3, sharing: sharingFor(weights, facts) },
  });

/** Companies that say whatever is legal, one in three of them little. */
const COMPANIES = SEEDS.map((seed) => {
  const draws = chance(seed);
  const facts = randomFacts(draws);
  const all = randomAnswers(questionnaireV3.questions, draws);
  const kept = Object.entries(all).filter(() => seed % 3 !== 0 || draws.yes(0.2));
  return [seed, company(Object.fromEntries(kept), facts)] as const;
});

describe("a simulation of v3", () => {
  test.each(COMPANIES)("of nothing is today's score (company %i)", (_, { after, points }) => {
    expect(after([]).points).toEqual(points);
    expect(after(["v3-unknown"]).points).toEqual(points);
  });

  test.each(COMPANIES)(
    "of one move gains what the plan says, and takes from no class (company %i)",
    (_, plan) => {
      const { source, moves, after, points } = plan;
      for (const id of CLASSES) {
        for (const { guid, gain, why } of planOf(source, id, moves).flatMap((group) => group.moves)) {
          const simulated = after([guid]);
          const gained = simulated.points.map((value, index) => value - (points[index] ?? 0));
          expect([guid, gained[CLASSES.indexOf(id)]]).toEqual([guid, gain]);
          expect([guid, Math.min(...gained)]).toEqual([guid, 0]);
          expect([guid, simulated.reached.has(guid)]).toEqual([guid, why !== "blocked"]);
        }
      }
    },
  );

  test.each(COMPANIES)("of more moves is never less (company %i)", (seed, { moves, after, points }) => {
    const draws = chance(seed + 100);
    let chosen: string[] = [];
    let before = points;
    for (const { guid } of moves.filter(() => draws.yes(0.15))) {
      chosen = [...chosen, guid];
      const now = after(chosen).points;
      for (const [index, value] of now.entries()) expect(value).toBeGreaterThanOrEqual(before[index] ?? 0);
      before = now;
    }
  });

  test.each(COMPANIES)(
    "of all that is not settled in a class reaches what the score says (company %i)",
    (_, plan) => {
      const { moves, score, after } = plan;
      for (const id of CLASSES) {
        const open = moves.filter((move) => move.scoredClass === id && !isSettled(move));
        const { levels, reached, crossed } = after(open.map(({ guid }) => guid));
        const closed = open.filter(({ guid }) => !reached.has(guid));
        const freed = levels[id].completeness.applicable !== score.levels[id].completeness.applicable;
        // It reaches less where a question stays closed, more where a red line falls, and where the best answers leave
        // out or ask for another question, its points are shared out anew.
        if (closed.length === 0 && crossed.length === plan.crossed.length && !freed) {
          expect([id, pointsOnceSaid(levels[id])]).toEqual([id, score.levels[id].reachable]);
        } else if (!freed) {
          const gaps = closed.reduce((sum, { gap }) => sum + gap, 0);
          const caps = crossed.map(({ line }) => line.cap * 100);
          const all = open.reduce((sum, { gap }) => sum + gap, score.levels[id].sum);
          expect([id, pointsOnceSaid(levels[id])]).toEqual([id, Math.min(all - gaps, ...caps)]);
        }
      }
    },
  );

  test.each(COMPANIES)(
    "of every move fills a class, but for facts and closed questions (company %i)",
    (_, plan) => {
      const { moves, after } = plan;
      const { levels, reached } = after(moves.map(({ guid }) => guid));
      for (const id of CLASSES) {
        const left = levels[id].areas.flatMap(({ milestones }) =>
          milestones.flatMap(({ questions }) => questions),
        );
        const short = left.filter(({ actual, max }) => actual < max).map(({ guid }) => guid);
        const isLeft = (guid: string) => lastingFactsV3.has(guid) || isNewlyAsked(guid);
        const isNewlyAsked = (guid: string) =>
          !moves.some((move) => move.guid === guid) || !reached.has(guid);
        expect(short.filter((guid) => !isLeft(guid))).toEqual([]);
      }
    },
  );
});

describe("a simulation under red lines", () => {
  const facts: RegistryFacts = {
    ...{ employees: 60, workforce: 60, turnover: 4_500_000, size: "medium", macrosector: "C" },
  };
  const plan = company(worstCompany(questionnaireV3.questions, facts), facts);
  const [id] = CLASSES;

  test("says of a move that it gains nothing while another line holds the class", () => {
    expect(plan.crossed.length).toBeGreaterThan(1);
    const groups = planOf(plan.source, id, plan.moves);
    const line = groups.flatMap(({ moves }) => moves).find(({ liftsLine }) => liftsLine);
    expect(line?.horizon).toBe("now");
    const { crossed } = plan.after([line?.guid ?? ""]);
    expect(crossed.length).toBe(plan.crossed.length - 1);
  });

  test("keeps the caps of lines that no chosen answer crosses", () => {
    const all = plan.after(plan.moves.map(({ guid }) => guid));
    const lowest = Math.min(...all.crossed.map(({ line }) => line.cap * 100));
    for (const level of CLASSES) {
      expect(all.levels[level].actual).toBe(lowest);
      expect(all.levels[level].sum).toBeGreaterThan(lowest);
    }
  });
});
