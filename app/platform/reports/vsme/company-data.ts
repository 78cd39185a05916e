import { nations } from "~/content/nations";
import type { AnswerStatus } from "~/domain/question/answer";
import { valuesOf } from "~/domain/answers/labels";
import { remembering } from "~/domain/survey/plausibility";
import { questionsByGuid } from "~/domain/question/questions-by-guid";
import type { CompanyData, Silence } from "~/domain/vsme/company-data";
import { sameWords } from "~/domain/workbook/read-cell";
import type { Survey } from "../../survey/survey";

/** A value counts once the company has saved it and nothing speaks against it; a proposal is none yet. */
const COUNTING: ReadonlySet<AnswerStatus> = new Set<AnswerStatus>(["self-declared", "incomplete"]);

const CODES = new Map(nations().map(({ name, code }) => [sameWords(name), code]));

/** What the answers and the registry of a survey say, as the VSME report reads it. */
export function companyDataOf(survey: Survey): CompanyData {
  const { questionnaire, states, answers, facts, company } = survey;
  const questions = questionsByGuid(questionnaire.questions);
  const elementsOf = (guid: string) => {
    const state = states.get(guid);
    const counts = state && !state.notApplicable && !state.obsolete && COUNTING.has(state.status);
    return counts ? state.elements : null;
  };
  return {
    question: (guid) => questions.get(guid) ?? null,
    element: (guid, element) => elementsOf(guid)?.[element] ?? null,
    figures: {
      inForce: remembering((guid) => {
        const [question, elements] = [questions.get(guid), elementsOf(guid)];
        return question && elements ? valuesOf(question, elements) : null;
      }),
      earlier: () => null,
      facts,
    },
    silence(guid): Silence {
      const state = states.get(guid);
      if (!state) return { kind: "missing" };
      if (state.notApplicable)
        return { kind: "not_material", reason: answers[guid]?.notApplicableReason ?? null };
      if (state.status === "na-blocked" || state.blockedByGivenAnswer)
        return { kind: "not_material", reason: null };
      return { kind: "missing" };
    },
    turnover: facts.turnover === null ? null : (company.annual_turnover ?? String(facts.turnover)),
    nace: naceOf(company),
    country: `country:${company.country}`,
    countryCode: (name) => CODES.get(sameWords(name)) ?? null,
  };
}

/** ATECO 2025 follows NACE Rev. 2.1 to the fourth digit. */
function naceOf({ macrosector, sector }: Survey["company"]): string[] {
  const digits = sector?.replace(/\D/g, "").slice(0, 4) ?? "";
  return macrosector === null || digits === "" ? [] : [`nace:NACE_${macrosector}${digits}`];
}
