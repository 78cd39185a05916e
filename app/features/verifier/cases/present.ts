import type { CallOutput } from "~/api/contract";
import type { VerifierCase } from "~/api/contract/verifier-desk";
import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";
import { verifierUrls } from "~/web/verifier-urls";
import { endedWords } from "../outcome";

const ON_A_PAGE = 25;

export interface CaseRow {
  id: string;
  href: string;
  company: string;
  /** "Carta 2025, livello 2". */
  about: string;
  /** The phase, or how it ended. */
  phase: string;
  opened: string;
  /** The day it lapses and the days left; "" once it has ended. */
  term: string;
  isUrgent: boolean;
  progress: string;
  news: string[];
}

export function presentCases(t: T, { cases, count, open }: CallOutput<"survey.verifierCases">, page: number) {
  const rows = cases.map((one) => ({ isOpen: one.ended === null, ...caseRow(t, one) }));
  return {
    rows,
    open: rows.filter(({ isOpen }) => isOpen),
    ended: rows.filter(({ isOpen }) => !isOpen),
    count,
    openCount: open,
    page,
    pages: Math.max(1, Math.ceil(count / ON_A_PAGE)),
  };
}

/** Fewer days than these make a term urgent. */
const URGENT_DAYS = 10;

function caseRow(t: T, one: VerifierCase): CaseRow {
  const { id, companyName: company, year, level, ended, daysLeft, items } = one;
  const done = one.lookedAgain ?? one.judged;
  return {
    id,
    href: verifierUrls.case(id),
    company,
    about: t("verifier:about", { year, level }),
    phase: ended ? endedWords(t, one) : t(`verification:phase.${one.phase}`),
    opened: formatDate(one.openedAt),
    term: ended ? "" : t("verifier:term", { day: formatDate(one.lapsesAt), count: daysLeft }),
    isUrgent: ended === null && daysLeft < URGENT_DAYS,
    progress: t("verifier:progress", { done, items }),
    news: newsOf(t, one),
  };
}

function newsOf(t: T, { news, replied }: VerifierCase): string[] {
  return [
    ...(news.isNew ? [t("verifier:news.new")] : []),
    ...(news.hasEnded ? [t("verifier:news.ended")] : []),
    ...(news.replies > 0 ? [t("verifier:news.replies", { count: news.replies })] : []),
    ...(news.replies === 0 && replied > 0 ? [t("verifier:news.waiting", { count: replied })] : []),
  ];
}
