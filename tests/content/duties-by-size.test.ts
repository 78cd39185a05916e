import { describe, expect, test } from "vitest";
import { effortsV3 } from "~/content/v3/effort";
import { lastingFactsV3 } from "~/content/v3/plan/lasting-facts";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { weights } from "~/content/v3/weights";
import { NO_ANSWER } from "~/domain/question/answer";
import type { Answers, RegistryFacts } from "~/domain/question/answer";
import { COMPANY_SIZES } from "~/domain/question/answer";
import { sharingFor } from "~/domain/scoring/declared-weights";
import { surveyStates } from "~/domain/survey/status";
import { answer } from "../domain/build";
import { planning } from "../domain/scoring/plan/company";
import { worstCompany } from "./companies/companies";

const { questions } = questionnaireV3;
const FORM = "v3-gov-identita-e-sedi-forma-giuridica";
const INSURANCE = "v3-env-clima-e-rischi-assicurazione";
const SECTIONS = [..."ABCDEFGHIJKLMNOPQRSTUV"];

/** A limited company of trade, with an answer that says its form. */
const facts = (given: Partial<RegistryFacts>): RegistryFacts => ({
  ...{ employees: 60, workforce: 60, turnover: 12_000_000, size: "medium", macrosector: "G" },
  ...given,
});
const ofForm = (forma: string): Answers => ({ [FORM]: answer({ forma }) });

type Asking = "asked" | "voluntary" | "not asked";

function askingOf(guid: string, company: RegistryFacts, answers: Answers = ofForm("srl")): Asking {
  const state = surveyStates(questionnaireV3, answers, company).get(guid);
  if (!state) throw new Error(`No question ${guid}`);
  if (state.status === "na-blocked") return "not asked";
  return state.voluntary ? "voluntary" : "asked";
}

interface Threshold {
  question: string;
  below: Partial<RegistryFacts>;
  from: Partial<RegistryFacts>;
  belowIs: Asking;
  /** The number that its page tells, and the law or standard that sets it. */
  told: RegExp;
  source: string;
}

/** Each rule by size: what is asked just below its threshold, and at it. */
const BY_SIZE: Threshold[] = [
  {
    question: "v3-soc-salute-e-sicurezza-dvr",
    ...{ below: { employees: 0 }, from: { employees: 1 }, belowIs: "not asked" },
    ...{ told: /dipendente/, source: "D.Lgs. 81/2008" },
  },
  {
    question: "v3-gov-legalita-segnalazioni",
    ...{ below: { employees: 49 }, from: { employees: 50 }, belowIs: "voluntary" },
    ...{ told: /media di 50 dipendenti/, source: "D.Lgs. 24/2023" },
  },
  {
    question: "v3-soc-composizione-del-personale-categorie-protette",
    ...{ below: { employees: 14 }, from: { employees: 15 }, belowIs: "voluntary" },
    ...{ told: /15 dipendenti/, source: "L. 68/1999" },
  },
  {
    question: "v3-soc-retribuzione-e-contratti-divario",
    ...{ below: { employees: 149 }, from: { employees: 150 }, belowIs: "voluntary" },
    ...{ told: /da 150 dipendenti/, source: "VSME" },
  },
  {
    question: "v3-soc-retribuzione-e-contratti-divario-inquadramento",
    ...{ below: { employees: 50 }, from: { employees: 51 }, belowIs: "voluntary" },
    ...{ told: /per qualifica/, source: "D.Lgs. 198/2006" },
  },
  {
    question: "v3-soc-composizione-del-personale-uscite",
    ...{ below: { employees: 49 }, from: { employees: 50 }, belowIs: "voluntary" },
    ...{ told: /50 dipendenti/, source: "VSME" },
  },
  {
    question: "v3-soc-composizione-del-personale-esterni",
    ...{ below: { employees: 49 }, from: { employees: 50 }, belowIs: "voluntary" },
    ...{ told: /50 dipendenti/, source: "VSME" },
  },
  {
    question: "v3-soc-composizione-del-personale-dirigenza",
    ...{ below: { employees: 49 }, from: { employees: 50 }, belowIs: "voluntary" },
    ...{ told: /50 dipendenti/, source: "VSME" },
  },
  {
    question: "v3-soc-composizione-del-personale-parita",
    ...{ below: { employees: 9 }, from: { employees: 10 }, belowIs: "voluntary" },
    ...{ told: /./, source: "VSME" },
  },
  {
    question: "v3-env-rifiuti-e-materiali-circolare",
    ...{ below: { employees: 10 }, from: { employees: 11 }, belowIs: "voluntary" },
    ...{ told: /Fino a 10 dipendenti/, source: "VSME" },
  },
  {
    question: "v3-env-energia-diagnosi",
    ...{ below: { size: "small" }, from: { size: "medium" }, belowIs: "voluntary" },
    ...{ told: /Per micro e piccole imprese qui è facoltativa/, source: "D.Lgs. 102/2014" },
  },
  {
    question: "v3-gov-responsabilita-revisione",
    ...{ below: { turnover: 3_999_999 }, from: { turnover: 4_000_000 }, belowIs: "voluntary" },
    ...{ told: /Sotto i 4 milioni/, source: "art. 2477" },
  },
  {
    question: "v3-env-clima-e-rischi-tassonomia",
    below: { employees: 1_000, turnover: 450_000_001 },
    from: { employees: 1_001, turnover: 450_000_001 },
    ...{ belowIs: "voluntary", told: /1\.000 dipendenti/, source: "Direttiva (UE) 2026/470" },
  },
  {
    question: "v3-env-clima-e-rischi-tassonomia",
    below: { employees: 1_001, turnover: 450_000_000 },
    from: { employees: 1_001, turnover: 450_000_001 },
    ...{ belowIs: "voluntary", told: /450 milioni/, source: "Direttiva (UE) 2026/470" },
  },
];

describe("a question that size decides about", () => {
  test.each(BY_SIZE)("$question is asked from its threshold on", ({ question, below, from, belowIs }) => {
    expect(askingOf(question, facts(below))).toBe(belowIs);
    expect(askingOf(question, facts(from))).toBe("asked");
  });

  test.each(BY_SIZE)("$question tells its threshold, and who sets it", ({ question, told, source }) => {
    const { why, references } = questions.find(({ guid }) => guid === question) ?? {};
    expect(why).toMatch(told);
    expect(references?.map((one) => `${one.source} ${one.point}`).join("; ")).toContain(source);
  });

  test("has a row here, whichever fact of size it reads", () => {
    const rows = new Set(BY_SIZE.map(({ question }) => question));
    const bySize = questions.filter(({ dependencies = [] }) =>
      dependencies.some(
        (one) => "registry" in one && one.effect === "voluntary" && one.registry !== "macrosector",
      ),
    );
    // A person who works alone appoints no one: tests/content/sole-traders has that table.
    const known = new Set([...rows, "v3-gov-responsabilita-chi-segue"]);
    expect(bySize.map(({ guid }) => guid).filter((guid) => !known.has(guid))).toEqual([]);
    expect(bySize.length).toBeGreaterThan(10);
  });

  test("a model under decree 231 asks for whistleblowing below its threshold too", () => {
    const rules = { "v3-gov-legalita-regole": answer({ "modello-231": "on" }) };
    expect(askingOf("v3-gov-legalita-segnalazioni", facts({ employees: 3 }), rules)).toBe("asked");
  });
});

describe("the insurance against natural events", () => {
  /** Agriculture is exempt by law; the professions do not stand in the register of enterprises. */
  const exempt = (section: string) => section === "A";
  const rows = COMPANY_SIZES.flatMap((size) => SECTIONS.map((section) => ({ size, section })));

  test.each(rows)("is asked of an enterprise of size $size in section $section by its law", (row) => {
    const company = facts({ size: row.size, macrosector: row.section });
    const expected = exempt(row.section) ? "voluntary" : "asked";
    for (const forma of ["srl", "spa", "impresa-individuale", "snc", "cooperativa"]) {
      expect(askingOf(INSURANCE, company, ofForm(forma)), forma).toBe(expected);
    }
    for (const forma of ["libero-professionista", "studio-associato"]) {
      expect(askingOf(INSURANCE, company, ofForm(forma)), forma).toBe("not asked");
    }
    expect(askingOf(INSURANCE, company, {}), "no form yet").toBe(expected);
  });

  test.each([
    "dal 31 marzo 2025 per le grandi",
    "dal 1° ottobre 2025 per le medie",
    "dal 31 dicembre 2025 per piccole e micro",
    "dal 31 marzo 2026 per ristorazione, alloggi turistici e pesca",
    "escluse quelle agricole",
  ])("tells of whom the law asks it and since when: %s", (words) => {
    expect(questions.find(({ guid }) => guid === INSURANCE)?.why).toContain(words);
  });
});

describe("a duty of law in the plan", () => {
  const planOf = (answers: Answers, company: RegistryFacts) =>
    planning(questionnaireV3, answers, company, {
      ...{ efforts: effortsV3, lasting: lastingFactsV3, sharing: sharingFor(weights, company) },
    }).moves;

  test.each(BY_SIZE.filter(({ belowIs, source }) => belowIs === "voluntary" && source !== "VSME"))(
    "is none below the threshold of $question, even where the company answered it",
    ({ question, below, from }) => {
      const dutyWith = (given: Partial<RegistryFacts>) => {
        const company = facts(given);
        const worst = worstCompany(questions, company)[question] ?? NO_ANSWER;
        const move = planOf({ ...ofForm("srl"), [question]: worst }, company).find(
          ({ guid }) => guid === question,
        );
        return move?.isDuty ?? null;
      };
      expect(dutyWith(below)).not.toBe(true);
      expect([true, null]).toContain(dutyWith(from));
    },
  );

  test.each<[string, string, boolean]>([
    ["A", "impresa-individuale", false],
    ["A", "srl", false],
    ["C", "srl", true],
    ["I", "snc", true],
  ])("to insure against natural events in section %s for %s: %s", (macrosector, forma, isDuty) => {
    const company = facts({ macrosector });
    const answers = { ...ofForm(forma), [INSURANCE]: answer({ value: "nessuna" }) };
    const move = planOf(answers, company).find(({ guid }) => guid === INSURANCE);
    expect(move?.isDuty).toBe(isDuty);
  });
});
