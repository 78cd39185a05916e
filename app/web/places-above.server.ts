import type { LoaderFunctionArgs } from "@remix-run/node";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import { periodIn } from "./period";
import { surveyUrls } from "./urls";

/** A page between the dashboard and this one in the breadcrumb. */
interface Place {
  label: string;
  to: string;
}

type Params = LoaderFunctionArgs["params"];

/** The period a page is in, where its address names one. */
export function abovePeriod(params: Params): Place[] {
  const period = periodIn(params);
  if (period === null) return [];
  const { version, year } = period;
  const isCard = version !== "draft" && version !== "public";
  const label = isCard ? version : t(`survey:period.crumb_${version}` as TextKey, { year: String(year) });
  return [{ label, to: surveyUrls(period).period() }];
}

/** The questionnaire of that period. */
export const aboveSurvey = (params: Params): Place[] => [
  ...abovePeriod(params),
  { label: t("survey:crumb"), to: surveyUrls(periodIn(params)).survey() },
];

/** The levels a question is looked at in. */
export const aboveLevels = (params: Params): Place[] => {
  const { levels = "" } = params;
  const names = levels.split(":").map((level) => t(`labels:level.${level}` as TextKey));
  return [
    ...aboveSurvey(params),
    { label: names.join(", "), to: surveyUrls(periodIn(params)).level(levels) },
  ];
};
