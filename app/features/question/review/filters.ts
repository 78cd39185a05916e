import type { AnsweredQuestion } from "~/api/contract/answers";
import { LEVELS } from "~/domain/survey/journey";
import type { T, TextKey } from "~/texts/resources";
import type { ReviewFilters } from "~/web/urls";
import { kindOf, KINDS } from "./kinds";

/** A link to another view of the same answers. */
export interface ReviewLink {
  words: string;
  href: string;
  isChosen: boolean;
}

export interface Filter {
  name: keyof ReviewFilters;
  links: ReviewLink[];
}

export const isShown = (question: AnsweredQuestion, { answers, level }: ReviewFilters): boolean =>
  (!answers || kindOf(question) === answers) && (!level || question.definition.level === level);

/** The filters of the address; a value that does not exist is ignored. */
export function filtersOf(search: URLSearchParams, questions: readonly AnsweredQuestion[]): ReviewFilters {
  const answers = KINDS.find((kind) => kind === search.get("answers"));
  const level = levelsIn(questions).find((one) => one === search.get("level"));
  return { ...(answers && { answers }), ...(level && { level }) };
}

/** Links that keep the other filters; each shows its number of questions. */
export function filterLinks(
  t: T,
  questions: readonly AnsweredQuestion[],
  chosen: ReviewFilters,
  { isCurrent, hrefOf }: { isCurrent: boolean; hrefOf: (filters: ReviewFilters) => string },
): Filter[] {
  const link = (name: keyof ReviewFilters, value: string, label: string): ReviewLink => {
    const filters = { ...chosen, [name]: value };
    const count = questions.filter((question) => isShown(question, filters)).length;
    return { words: `${label} (${count})`, href: hrefOf(filters), isChosen: (chosen[name] ?? "") === value };
  };
  const kinds = KINDS.map((kind) => {
    const label = kind === "open" && !isCurrent ? "left_open" : kind;
    return link("answers", kind, t(`review:answers.${label}`));
  });
  const levels = levelsIn(questions).map((level) =>
    link("level", level, t(`labels:level.${level}` as TextKey)),
  );
  const filters: Filter[] = [
    { name: "answers", links: [link("answers", "", t("review:answers.all")), ...kinds] },
    { name: "level", links: [link("level", "", t("review:levels.all")), ...levels] },
  ];
  return filters.filter(({ links }) => links.length > 2);
}

const levelsIn = (questions: readonly AnsweredQuestion[]) =>
  LEVELS.filter((level) => questions.some(({ definition }) => definition.level === level));
