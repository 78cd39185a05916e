import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { precedences as environmentOrder } from "~/content/v3/environment/importance";
import { precedences as governanceOrder } from "~/content/v3/governance/importance";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { precedences as socialOrder } from "~/content/v3/social/importance";
import { weights } from "~/content/v3/weights";
import type { Answers, CompanySize, RegistryFacts } from "~/domain/question/answer";
import { COMPANY_SIZES } from "~/domain/question/answer";
import { CLASSES, type Question, SCORED_AREAS, type ScoredClass } from "~/domain/question/question";
import { scoredTree, sharePoints, type Sharing, sharingFor } from "~/domain/scoring/declared-weights";
import { brokenPrecedences } from "~/domain/scoring/importance";
import { kindOf } from "~/domain/scoring/kind";
import { crossedLines } from "~/domain/scoring/red-lines";
import { type LevelScore, scoreSurvey } from "~/domain/scoring/score";
import { areaWeights } from "~/domain/scoring/weights";
import { MEASURED_AT_MOST_PERCENT } from "~/domain/survey/earning";
import { surveyStates } from "~/domain/survey/status";
import { answer, notApplicable } from "../domain/build";
import { runs } from "../runs";
import { bestCompany, worstCompany } from "./companies/companies";
import { chance, randomAnswers, randomFacts } from "./method/random-company";

/** Heads and turnover within the limits of each size. */
const HEADS: Record<CompanySize, Pick<RegistryFacts, "employees" | "workforce" | "turnover">> = {
  micro: { employees: 6, workforce: 7, turnover: 700_000 },
  small: { employees: 40, workforce: 41, turnover: 8_000_000 },
  medium: { employees: 180, workforce: 181, turnover: 40_000_000 },
  large: { employees: 600, workforce: 601, turnover: 200_000_000 },
};

const SECTIONS = [..."ABCDEFGHIJKLMNOPQRSTUV"];
const { questions } = questionnaireV3;

const NO_SANCTION = { numero: "0", importo: "0", condanne: "0", chiusure: "0" };
/** The answers with which a company admits each red line, and crosses no other. */
const CROSSING: Readonly<Record<string, Answers>> = {
  "env-condanna": { "v3-env-clima-e-rischi-sanzioni": answer({ ...NO_SANCTION, condanne: "1" }) },
  "env-chiusura": { "v3-env-clima-e-rischi-sanzioni": answer({ ...NO_SANCTION, chiusure: "1" }) },
  "env-fossili": { "v3-gov-strategia-settori": answer({ "fossili-oltre": "on" }) },
  "soc-senza-dvr": { "v3-soc-salute-e-sicurezza-dvr": answer({ value: "manca" }) },
  "soc-piu-decessi": { "v3-soc-salute-e-sicurezza-decessi": answer({ numero: "2" }) },
  "soc-decesso": { "v3-soc-salute-e-sicurezza-decessi": answer({ numero: "1" }) },
  "soc-sotto-il-minimo": { "v3-soc-retribuzione-e-contratti-minimo": answer({ value: "no" }) },
  "soc-discriminazione": {
    "v3-soc-retribuzione-e-contratti-incidenti": answer({ "discriminazione-definitiva": "on" }),
  },
  "soc-diritti-fondamentali": {
    "v3-soc-retribuzione-e-contratti-incidenti": answer({ "lavoro-forzato": "on" }),
  },
  "gov-corruzione": { "v3-gov-legalita-condanne": answer({ value: "yes" }) },
  "gov-altri-reati": { "v3-gov-legalita-condanne": answer({ value: "altri-reati" }) },
  "gov-antiriciclaggio": {
    "v3-gov-strategia-settori": answer({ antiriciclaggio: "on" }),
    "v3-gov-responsabilita-antiriciclaggio": answer({ nessuna: "on" }),
  },
  "gov-armi": { "v3-gov-strategia-settori": answer({ armi: "on" }) },
  "gov-tabacco": { "v3-gov-strategia-settori": answer({ tabacco: "on" }) },
};

/** Every kind of company that the weights tell apart. */
const kinds: { macrosector: string; size: CompanySize; sharing: Sharing; facts: RegistryFacts }[] =
  SECTIONS.flatMap((macrosector) =>
    COMPANY_SIZES.map((size) => ({
      macrosector,
      size,
      sharing: sharingFor(weights, { macrosector, size }),
      facts: { ...HEADS[size], size, macrosector },
    })),
  );

function declared(scoredClass: ScoredClass, sharing: Sharing): Map<string, number> {
  return sharePoints(scoredTree(questionnaireV3, scoredClass), scoredClass, sharing, () => true);
}

function scored(answers: Answers, facts: RegistryFacts, sharing: Sharing): Record<ScoredClass, LevelScore> {
  const states = surveyStates(questionnaireV3, answers, facts);
  const crossed = crossedLines(questionnaireV3, states, answers, facts);
  return scoreSurvey(questionnaireV3, states, sharing, crossed).levels;
}

/** The question as a company reads it that declares nothing not applicable. */
const honest = (question: Question): Question => ({ ...question, notApplicableEnabled: false });

/** Every share that an answer to the question can earn. */
function sharesOf(question: Question): number[] {
  if (question.questionClass === "boolean") return Object.values(question.shares);
  if (question.questionClass === "radio") return question.choices.map(({ share = 0 }) => share);
  if (question.questionClass === "checkbox") {
    const whole = question.choices.reduce((sum, { share = 0 }) => sum + share, 0);
    return [...question.choices.map(({ share = 0 }) => share), Math.min(100, whole)];
  }
  if (question.earning.kind === "options" && question.questionClass === "dropdown") {
    const lists = question.fields.map(({ options = [] }) => options.map(({ share = 0 }) => share));
    return [
      lists.every((list) => list.includes(100)) ? 100 : -1,
      lists.every((list) => list.includes(0)) ? 0 : -1,
    ];
  }
  const tables =
    question.earning.kind === "indicator"
      ? question.earning.tables.map(({ steps }) => steps)
      : question.earning.kind === "thresholds"
        ? [question.earning.steps]
        : [];
  const whole = (share: number) =>
    tables.length > 0 && tables.every((steps) => steps.some((step) => step.share === share));
  return [whole(100) ? 100 : -1, whole(0) ? 0 : -1];
}

describe("the weights of v3", () => {
  test("of an area move by at most 5 from one size to the next", () => {
    const jumps = SECTIONS.flatMap((macrosector) =>
      COMPANY_SIZES.slice(1).flatMap((size, index) =>
        SCORED_AREAS.map((area) => {
          const [here, before] = [size, COMPANY_SIZES[index] ?? size].map(
            (one) => areaWeights(weights, macrosector, one).weights[area],
          );
          return { macrosector, size, area, jump: Math.abs((here ?? 0) - (before ?? 0)) };
        }),
      ),
    );
    expect(jumps.filter(({ jump }) => jump > 5)).toEqual([]);
  });

  test.each(CLASSES)("give figures that earn by being there at most a tenth of %s", (scoredClass) => {
    const measured = new Set(
      questions.filter((question) => kindOf(question) === "measured").map(({ guid }) => guid),
    );
    for (const { macrosector, size, sharing } of kinds) {
      const points = [...declared(scoredClass, sharing)].filter(([guid]) => measured.has(guid));
      const total = points.reduce((sum, [, of]) => sum + of, 0);
      expect(total, `${macrosector} ${size}`).toBeLessThanOrEqual(MEASURED_AT_MOST_PERCENT * 100);
    }
  });

  test.each(CLASSES)(
    "let a company declare at most 10 points of %s not applicable, and no area",
    (scoredClass) => {
      const chosen: Answers = Object.fromEntries(
        questions.filter((one) => one.notApplicableEnabled).map(({ guid }) => [guid, notApplicable()]),
      );
      for (const { macrosector, size, sharing, facts } of kinds) {
        const level = scored(chosen, facts, sharing)[scoredClass];
        expect(level.chosenShare, `${macrosector} ${size}`).toBeLessThanOrEqual(1000);
        expect(
          level.areas.filter(({ max }) => max < 0).map(({ id }) => id),
          `${macrosector} ${size}`,
        ).toEqual([]);
      }
    },
  );

  test.each(CLASSES)("let nothing outweigh what matters more in %s", (scoredClass) => {
    const order = [...environmentOrder, ...socialOrder, ...governanceOrder];
    for (const { macrosector, size, sharing } of kinds) {
      const broken = brokenPrecedences(questionnaireV3, scoredClass, sharing, order);
      expect(broken, `${macrosector} ${size}`).toEqual([]);
    }
  });

  test("name no precedence of a question that does not exist", () => {
    const guids = new Set(questions.map(({ guid }) => guid));
    const named = [...environmentOrder, ...socialOrder, ...governanceOrder].flatMap(({ more, less }) => [
      more,
      ...less,
    ]);
    expect(named.filter((guid) => !guids.has(guid))).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });
});

describe("a scored question of v3", () => {
  const scoredQuestions = questions.filter(({ weight }) => weight > 0);

  test.each(scoredQuestions.map((question) => [question.guid, question] as const))(
    "%s can earn everything, and nothing",
    (_, question) => {
      if (kindOf(question) === "measured") return;
      expect(sharesOf(question)).toEqual(expect.arrayContaining([0, 100]));
    },
  );

  test.each(
    scoredQuestions
      .filter(({ proof }) => proof?.limitsUntilAttached)
      .map(({ guid, evidence }) => [guid, evidence]),
  )("%s takes the document that it names", (_, evidence) => {
    expect(evidence).toBeDefined();
  });
});

describe("the worst company that the questions can describe", () => {
  test.each(CLASSES)("scores at most 10 in %s, whatever its sector and size", (scoredClass) => {
    for (const { macrosector, size, sharing, facts } of kinds) {
      const level = scored(worstCompany(questions, facts), facts, sharing)[scoredClass];
      const earning = level.areas
        .flatMap((area) => area.milestones.flatMap((milestone) => milestone.questions))
        .filter(({ actual }) => actual > 0);
      expect(level.sum, `${macrosector} ${size}: ${JSON.stringify(earning)}`).toBeLessThanOrEqual(1000);
      expect(level.completeness.percent, `${macrosector} ${size}`).toBe(100);
    }
  });

  test("crosses red lines, and is capped by them", () => {
    const [kind] = kinds;
    if (!kind) throw new Error("No kind of company");
    expect(
      scored(worstCompany(questions, kind.facts), kind.facts, kind.sharing).start_small.caps.length,
    ).toBeGreaterThan(2);
  });
});

describe("the best company that the questions can describe", () => {
  test.each(CLASSES)("scores 100 in %s, whatever its sector and size", (scoredClass) => {
    for (const { macrosector, size, sharing, facts } of kinds) {
      const level = scored(bestCompany(questions, facts), facts, sharing)[scoredClass];
      const lost = level.areas
        .flatMap((area) => area.milestones.flatMap((milestone) => milestone.questions))
        .filter(({ actual, max }) => actual !== max);
      expect(lost, `${macrosector} ${size}`).toEqual([]);
      expect(level, `${macrosector} ${size}`).toMatchObject({ actual: 10_000, caps: [], flagged: false });
    }
  });
});

describe("a company that says nothing", () => {
  test.each(CLASSES)("has filled in nothing of %s", (scoredClass) => {
    for (const { sharing, facts } of kinds) {
      const level = scored({}, facts, sharing)[scoredClass];
      expect(level).toMatchObject({ actual: 0, flagged: true });
      expect(level.completeness.answered).toBe(0);
    }
  });
});

describe("what may be declared not applicable", () => {
  const declarable = questions.filter(({ notApplicableEnabled }) => notApplicableEnabled);

  test("is little, and each question offers the reasons that only a company can know", () => {
    expect(declarable.length).toBeLessThanOrEqual(12);
    expect(declarable.filter(({ notApplicableReasons = [] }) => notApplicableReasons.length === 0)).toEqual(
      [],
    );
  });

  test("is nothing that a red line reads: no line is escaped by a reason", () => {
    const read = questionnaireV3.redLines.flatMap(({ when, question }) => [
      question,
      ...when.flatMap((condition) => ("question" in condition ? [condition.question] : [])),
    ]);
    expect(new Set(read).size).toBeGreaterThanOrEqual(8);
    expect(declarable.filter(({ guid }) => read.includes(guid))).toEqual([]);
  });
});

describe("declaring not applicable all that may be declared", () => {
  const gains: number[] = [];

  test("raises no class by more than 10 points, keeps the areas' maxima, and is flagged above 5 %", () => {
    for (let seed = 1; seed <= runs(1000); seed += 1) {
      const draws = chance(seed);
      const size = draws.one([...COMPANY_SIZES]);
      const facts = { ...randomFacts(draws), ...HEADS[size], size, macrosector: draws.one(SECTIONS) };
      const sharing = sharingFor(weights, facts);
      const said = randomAnswers(questions.map(honest), draws);
      const evasive = Object.fromEntries(
        questions.filter((one) => one.notApplicableEnabled).map(({ guid }) => [guid, notApplicable()]),
      );
      const [before, after] = [said, { ...said, ...evasive }].map((answers) =>
        scored(answers, facts, sharing),
      );
      for (const id of CLASSES) {
        const gain = ((after?.[id].sum ?? 0) - (before?.[id].sum ?? 0)) / 100;
        gains.push(gain);
        expect(gain, `seed ${seed}, ${id}`).toBeLessThanOrEqual(10);
        expect(after?.[id].areas.map(({ max }) => max)).toEqual(before?.[id].areas.map(({ max }) => max));
        if ((after?.[id].chosenShare ?? 0) > 500) expect(after?.[id].flagged).toBe(true);
      }
    }
  });

  test("raises a class by at most 2 points at the median", () => {
    const sorted = gains.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(2);
  });
});

describe("silence about a red line", () => {
  const { redLines } = questionnaireV3;
  const read = new Set(
    redLines.flatMap(({ when }) => when.flatMap((one) => ("question" in one ? [one.question] : []))),
  );
  const decisive = questions.filter(({ guid }) => read.has(guid));

  test("is told on each page that decides a line, and on the page that opens it", () => {
    const opening = decisive.flatMap(({ dependencies = [] }) =>
      dependencies.flatMap((one) => ("question" in one ? [one.question] : [])),
    );
    const asked = questions.filter(({ guid }) => read.has(guid) || opening.includes(guid));
    const silent = asked.filter(({ why }) => !why.endsWith("Finché non rispondi, il limite vale lo stesso."));
    expect(silent.map(({ guid }) => guid)).toEqual([]);
    expect(asked.length).toBeGreaterThanOrEqual(8);
  });

  test("holds every class: each line is decided in Fondamentali alone", () => {
    expect(decisive.filter(({ level }) => level !== "start_small").map(({ guid }) => guid)).toEqual([]);
    const opening = decisive.flatMap(({ dependencies = [] }) =>
      dependencies.flatMap((one) => ("question" in one ? [one.question] : [])),
    );
    expect(opening.filter((guid) => !read.has(guid))).toEqual([]);
    expect(redLines.every(({ when }) => when.some((one) => "question" in one))).toBe(true);
  });

  test("cannot be declared: none of its questions may be not applicable by choice", () => {
    expect(decisive).toHaveLength(read.size);
    expect(decisive.filter(({ notApplicableEnabled }) => notApplicableEnabled)).toEqual([]);
  });

  test.each(kinds.map((kind) => ({ ...kind, name: `${kind.macrosector} ${kind.size}` })))(
    "flags the best company of $name for each question that it leaves out, and for no other reason",
    ({ sharing, facts }) => {
      const best = bestCompany(questions, facts);
      const whole = scored(best, facts, sharing);
      expect(CLASSES.map((id) => [whole[id].flagged, whole[id].undeclared])).toEqual(
        CLASSES.map(() => [false, []]),
      );
      const states = surveyStates(questionnaireV3, best, facts);
      const asked = decisive.filter(({ guid }) => states.get(guid)?.status === "self-declared");
      expect(asked.length).toBeGreaterThan(4);
      for (const { guid } of asked) {
        const { [guid]: _left, ...rest } = best;
        const levels = scored(rest, facts, sharing);
        for (const id of CLASSES) {
          expect(
            levels[id].undeclared.map(({ question }) => question.guid),
            `${guid} ${id}`,
          ).toContain(guid);
          expect(levels[id].flagged).toBe(true);
          const caps = levels[id].undeclared.flatMap(({ lines }) => lines.map(({ cap }) => cap * 100));
          expect(levels[id]).toMatchObject({ actual: Math.min(...caps), held: Math.min(...caps), caps: [] });
        }
      }
    },
  );
});

describe("a company that crosses one red line, a thousand at random", () => {
  const { redLines } = questionnaireV3;
  const asked = ({ when }: (typeof redLines)[number]) =>
    when.flatMap((one) => ("question" in one ? [one.question] : []));
  const read = new Set(redLines.flatMap(asked));
  /** How often silence was compared with the honest answer, by line. */
  const compared = new Map(redLines.map(({ id }) => [id, 0]));

  test("earns nothing in any class by silence over the honest answer, whichever the line", async () => {
    for (let seed = 1; seed <= runs(1000); seed += 1) {
      if (seed % 20 === 0) await setImmediate();
      const draws = chance(seed);
      const facts = randomFacts(draws);
      const sharing = sharingFor(weights, facts);
      const best = bestCompany(questions, facts);
      // It crosses no other line, so that this one decides; half of the others do well in everything else.
      const others = draws.yes(0.5) ? best : randomAnswers(questions, draws);
      const clean = Object.fromEntries(Object.entries(best).filter(([guid]) => read.has(guid)));
      // Each line has its turn, and one more at random.
      const turns = new Set([redLines[seed % redLines.length], draws.one(redLines)]);
      for (const line of turns) {
        if (!line) continue;
        const admitting: Answers = { ...others, ...clean, ...CROSSING[line.id] };
        const admitted = scored(admitting, facts, sharing);
        if (!admitted.start_small.caps.some((cap) => cap.line === line.id)) continue;
        for (const guid of asked(line)) {
          const { [guid]: _left, ...rest } = admitting;
          const silent = scored(rest, facts, sharing);
          for (const id of CLASSES) {
            const gain = silent[id].actual - admitted[id].actual;
            expect(gain, `seed ${seed}, ${line.id}, ${guid}, ${id}`).toBeLessThanOrEqual(0);
          }
          compared.set(line.id, (compared.get(line.id) ?? 0) + 1);
        }
      }
    }
    expect([...compared].filter(([, times]) => times < runs(1000) / 25)).toEqual([]);
  });

  test("can cross each of them by one answer", () => {
    expect(Object.keys(CROSSING).sort()).toEqual(redLines.map(({ id }) => id).sort());
  });
});

describe("a pay gap between women and men", () => {
  const facts = { ...HEADS.large, size: "large" as const, macrosector: "C" };
  const gaps = [
    "v3-soc-retribuzione-e-contratti-divario",
    "v3-soc-retribuzione-e-contratti-divario-inquadramento",
  ];
  const statusWith = (elements: Record<string, string>) => {
    const answers = { "v3-soc-composizione-del-personale-contratti": answer(elements) };
    const states = surveyStates(questionnaireV3, answers, facts);
    return gaps.map((guid) => states.get(guid)?.status);
  };
  const table = (women: string, men: string) => ({
    ...{ "indeterminato.donne": women, "indeterminato.uomini": men, "indeterminato.altro": "0" },
    ...{ "determinato.donne": "0", "determinato.uomini": "0", "determinato.altro": "0" },
  });

  test("is not applicable by rule where the table of contracts knows no women, or no men", () => {
    expect(statusWith(table("0", "12"))).toEqual(["na-blocked", "na-blocked"]);
    expect(statusWith(table("12", "0"))).toEqual(["na-blocked", "na-blocked"]);
    expect(statusWith(table("1", "11"))).toEqual(["not-answered", "not-answered"]);
  });

  test("is asked while the table is empty or half filled in: a cell left out takes nothing away", () => {
    const { "determinato.donne": _left, ...half } = table("0", "12");
    expect(statusWith({})).toEqual(["not-answered", "not-answered"]);
    expect(statusWith(half)).toEqual(["not-answered", "not-answered"]);
  });
});
