import { questionnaire } from "~/content/questionnaires";
import { figuresOfYears } from "~/content/v3/figures-of-years";
import { apiVersionOf } from "~/domain/periods";
import type { Elements } from "~/domain/question/answer";
import { questionsOfFigures } from "~/domain/survey/figures-of-years";
import { type QuestionMapping, offeredElements } from "~/domain/survey/last-year";
import { type EarlierAnswers, questionsOfEarlier } from "~/domain/survey/plausibility";
import { ownAnswers } from "~/domain/survey/unconfirmed-copies";
import type { StoredAnswers } from "../store/answers";
import { mappingBetween, takenInBetween } from "./mapping-between";

/** A question whose answer of the year before a rule or the register of figures reads, with its successor of the year. */
type Compared = Pick<QuestionMapping, "from" | "to"> & { elements: QuestionMapping["elements"] | null };

const compared = new Map<string, Compared[]>();

/** What the rules of a year, and its register of figures, read of the year before; content never changes, so it is found once. */
export function comparedWithBefore(year: number): Compared[] {
  const versions = `${apiVersionOf(year - 1)} ${apiVersionOf(year)}`;
  const found = compared.get(versions) ?? findCompared(year);
  compared.set(versions, found);
  return found;
}

function findCompared(year: number): Compared[] {
  const apiVersion = apiVersionOf(year);
  const { questions, plausibility } = questionnaire(apiVersion);
  const read = new Set([...questionsOfEarlier(plausibility), ...questionsOfFigures(figuresOfYears)]);
  const guids = questions.map(({ guid }) => guid).filter((guid) => read.has(guid));
  const mapping = guids.length === 0 ? null : mappingBetween(apiVersionOf(year - 1), apiVersion);
  return mapping === null
    ? guids.map((guid) => ({ from: guid, to: guid, elements: null }))
    : [...mapping, ...takenInBetween(apiVersionOf(year - 1), apiVersion)].filter(({ to }) =>
        guids.includes(to),
      );
}

const kept = new WeakMap<StoredAnswers, Map<number, EarlierAnswers>>();

/**
 * The answers of the closed year before, by the questions of this year. A closed year's answers change no more, so that
 * a frozen candidate may be compared with them at any time. They are found once for answers that stay the same.
 */
export function earlierAnswers(year: number, before: StoredAnswers): EarlierAnswers {
  const ofYears = kept.get(before) ?? new Map<number, EarlierAnswers>();
  const earlier = ofYears.get(year) ?? findEarlier(year, before);
  kept.set(before, ofYears.set(year, earlier));
  return earlier;
}

function findEarlier(year: number, before: StoredAnswers): EarlierAnswers {
  const { questions } = questionnaire(apiVersionOf(year));
  const own = ownAnswers(before);
  const earlier: Record<string, Elements> = {};
  for (const { from, to, elements } of comparedWithBefore(year)) {
    const answer = own[from];
    const question = questions.find(({ guid }) => guid === to);
    if (!answer || !question || answer.notApplicableChosen) continue;
    const read = elements ? offeredElements(question, { elements }, answer.elements) : answer.elements;
    earlier[to] = { ...earlier[to], ...read };
  }
  return earlier;
}
