import type { Params } from "@remix-run/react";
import type { TextKey } from "~/texts/resources";
import type { PlaceAbove } from "~/ui/layout/page-handle";
import { periodIn } from "~/web/period";
import { surveyUrls } from "~/web/urls";

/** The period a page is in, where its address names one. */
export function abovePeriod(params: Params): PlaceAbove[] {
  const period = periodIn(params);
  if (period === null) return [];
  const { version, year } = period;
  const isCard = version !== "draft" && version !== "public";
  const words = isCard
    ? { words: version }
    : { key: `shell:period.${version}` as TextKey, params: { year: String(year) } };
  return [{ words: [words], to: surveyUrls(period).period() }];
}

/** The questionnaire of that period. */
export const aboveSurvey = (params: Params): PlaceAbove[] => [
  ...abovePeriod(params),
  { words: ["shell:menu.survey"], to: surveyUrls(periodIn(params)).survey() },
];

/** The levels a question is looked at in. */
export const aboveLevels = (params: Params): PlaceAbove[] => {
  const { levels = "" } = params;
  const words = levels.split(":").map((level) => `labels:level.${level}` as TextKey);
  return [...aboveSurvey(params), { words, to: surveyUrls(periodIn(params)).level(levels) }];
};
