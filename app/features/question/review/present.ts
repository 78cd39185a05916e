import type { CallOutput } from "~/api/contract";
import type { T, TextKey } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";
import type { Period } from "~/web/period";
import { surveyUrls, type ReviewFilters } from "~/web/urls";
import { filterLinks, filtersOf, isShown, type Filter, type ReviewLink } from "./filters";
import { openFirst } from "./kinds";
import { rowOf, type ReviewRow } from "./rows";

type Answers = CallOutput<"survey.answers">;

export interface ReviewPage {
  title: string;
  eyebrow: string;
  lead: string;
  areas: ReviewLink[];
  filters: Filter[];
  shown: number;
  total: number;
  /** Link to the whole area, where a filter leaves something out. */
  all: string | null;
  milestones: { id: string; label: string; rows: ReviewRow[] }[];
  isCurrent: boolean;
  /** For a user who may issue a card. */
  leadsToIssue: boolean;
}

interface ReviewContext {
  area: string;
  period: Period | null;
  search: URLSearchParams;
  /** The company's current draft. */
  isCurrent: boolean;
  canWrite: boolean;
  company: string;
}

export function reviewPage(t: T, answers: Answers, context: ReviewContext): ReviewPage {
  const { area, isCurrent } = context;
  const urls = surveyUrls(context.period);
  const { questions } = answers;
  const filters = filtersOf(context.search, questions);
  const shown = questions.filter((question) => isShown(question, filters));
  const canWrite = isCurrent && context.canWrite;
  const reading = { urls, canWrite, isIssued: answers.issuedAt !== null };
  const hrefOf = (chosen: ReviewFilters) => urls.review(area, chosen);
  const name = (id: string) => t(`labels:area.${id}` as TextKey);
  return {
    title: t("review:title_of_area", { area: name(area) }),
    eyebrow: t("review:year", { company: context.company, year: answers.year }),
    lead: leadOf(t, answers, isCurrent),
    areas: answers.areas.map((id) => ({ words: name(id), href: urls.review(id), isChosen: id === area })),
    filters: filterLinks(t, questions, filters, { isCurrent, hrefOf }),
    shown: shown.length,
    total: questions.length,
    all: shown.length < questions.length ? urls.review(area) : null,
    milestones: answers.milestones
      .map(({ id, label }) => ({
        id,
        label,
        rows: openFirst(shown.filter(({ definition }) => definition.milestone === id)).map((question) =>
          rowOf(t, question, reading),
        ),
      }))
      .filter(({ rows }) => rows.length > 0),
    isCurrent,
    leadsToIssue: canWrite,
  };
}

function leadOf(t: T, { issuedAt, year }: Answers, isCurrent: boolean): string {
  if (issuedAt) return t("review:lead.issued", { at: formatDateTime(issuedAt) });
  return isCurrent ? t("review:lead.draft") : t("review:lead.closed_year", { year });
}
