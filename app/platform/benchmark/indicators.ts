import type { IndicatorView } from "~/api/contract/indicators";
import { indicatorsOf } from "~/content/indicators/indicators";
import { questionnaire } from "~/content/questionnaires";
import { ladder } from "~/domain/benchmark/cells";
import { spreadOf } from "~/domain/benchmark/indicator-spread";
import { itemsOf, NO_TALLIES, withoutShares } from "~/domain/benchmark/question-tallies";
import { romeDay } from "~/domain/calendar-date";
import type { Indicator } from "~/domain/indicators/indicator";
import { type IndicatorSources, inputsOf, outcomeOfIndicator } from "~/domain/indicators/outcome";
import { sourcesOfDeclared } from "~/domain/indicators/sources-of-declared";
import { sourcesOfSurvey } from "~/domain/indicators/sources-of-survey";
import { apiVersionOf } from "~/domain/periods";
import type { SignedInScope } from "../scope";
import { countsWithEntry } from "../store/benchmark/questions";
import { readBehind } from "../store/engines/replica";
import { citedReferences } from "../survey/cited-question";
import { factsThen } from "../survey/issued-survey";
import type { Survey } from "../survey/survey";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { indicatorInput } from "./indicator-inputs";
import { namedPopulation } from "./named-population";
import { ifSound } from "./sound";

/** As many years before as the page shows beside the year. */
const MOST_EARLIER = 2;

type Others = IndicatorView["others"];

/** The figures of a draft or a version, those of earlier cards, and where other companies lie (D10). */
export const indicators: UseCase<"report.indicators"> = async ({ query }, scope) => {
  const survey = await readerOf(scope).requested(query);
  const { year, apiVersion, questionnaire: asked } = survey;
  const declared = indicatorsOf(apiVersion);
  if (declared.length === 0) return { year, issuedAt: survey.issued?.issuedAt ?? null, indicators: [] };
  const sources = sourcesOfSurvey(survey);
  const earlier = await earlierYears(scope, year);
  const othersOf = await othersIn(scope, survey);
  return {
    year,
    issuedAt: survey.issued?.issuedAt ?? null,
    indicators: declared.map((indicator) => {
      const { id, area, name, formula, unit, exception = null } = indicator;
      const outcome = outcomeOfIndicator(indicator, sources);
      return {
        ...{ id, area, name, formula, unit, exception },
        sources: citedReferences(indicator.sources, year, scope.now()),
        state: outcome.state,
        value: outcome.state === "computed" ? outcome.value : null,
        inputs: inputsOf(indicator).map((term) => indicatorInput(term, asked.questions, sources)),
        earlier: earlier.flatMap((one) => {
          const then = outcomeOfIndicator(indicator, one.sources);
          return then.state === "computed" ? [{ year: one.year, value: then.value }] : [];
        }),
        others: othersOf(indicator),
      };
    }),
  };
};

/** What the newest card of each year before says. */
async function earlierYears(
  scope: SignedInScope,
  year: number,
): Promise<{ year: number; sources: IndicatorSources }[]> {
  const reader = readerOf(scope);
  const { openYears } = scope.session;
  const heads = (await reader.issued()).filter(
    (one) =>
      one.year < year &&
      indicatorsOf(apiVersionOf(one.year)).length > 0 &&
      (openYears?.includes(one.year) ?? true),
  );
  const newest = [...new Map(heads.toReversed().map((head) => [head.year, head])).values()]
    .sort((a, b) => b.year - a.year)
    .slice(0, MOST_EARLIER);
  const found = [];
  for (const { id, year: then } of newest) {
    const issued = await reader.snapshot(id);
    if (!issued) continue;
    const { questions } = questionnaire(apiVersionOf(then));
    found.push({
      year: then,
      sources: sourcesOfDeclared(questions, issued.answers, factsThen(issued.registry)),
    });
  }
  return found;
}

/** The others as they were when the day began in Italy, without the company's own card. */
async function othersIn(
  { now, session, ...parts }: SignedInScope,
  { year, company, facts, issued }: Survey,
): Promise<(indicator: Indicator) => Others> {
  const { sector, macrosector } = issued?.registry ?? company;
  const wanted = { sector, macrosector, size: facts.size };
  const cells = ladder(wanted).map(({ key }) => key);
  const place = { year, today: romeDay(now()), companyId: session.companyId, cells } as const;
  const { counts, own } = await readBehind(parts, (handle) =>
    countsWithEntry(handle, { ...place, counted: "indicators" }),
  );
  const ownCells = own ? ladder(own.profile).map(({ key }) => key) : [];
  const talliesOf = new Map(counts.map((row) => [row.cell, row.tallies()]));
  const others = (cell: string) => {
    const tallies = talliesOf.get(cell) ?? NO_TALLIES;
    return own && ownCells.includes(cell) ? withoutShares(tallies, itemsOf(own, "indicators")) : tallies;
  };
  return ({ id, steps }) => {
    const spread = steps ? ifSound(() => spreadOf(id, steps, wanted, others)) : null;
    if (!spread) return null;
    const { population, median, middle } = spread;
    return {
      population: namedPopulation(population),
      numberOfCompanies: population.companies,
      median,
      middle,
    };
  };
}
