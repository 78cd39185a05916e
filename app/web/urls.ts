import type { Period } from "./period";

/** One function per address of the product; nobody else puts paths together. */
const part = encodeURIComponent;

/** What the questionnaire shows of its questions; absent = all. */
export interface SurveyFilters {
  area?: string;
  level?: string;
  status?: string;
}

/** What the review shows of an area's answers; absent = all. */
export interface ReviewFilters {
  level?: string;
  /** "open", "answered", "na" or "closed". */
  answers?: string;
}

/** What the benchmark compares; absent = the first class, with the company's own kind. */
export interface BenchmarkFilters {
  /** A class, or "competitiveness_potential". */
  scheda?: string;
  /** A division, a section letter, or "tutti". */
  settore?: string;
  /** A size, or "tutte". */
  dimensione?: string;
}

/** Levels keep the colon that joins them. */
const colons = (encoded: string) => encoded.replaceAll("%3A", ":");

function queryOf(given: object): string {
  const asked = Object.entries(given).filter(([, value]) => value);
  return asked.length === 0
    ? ""
    : `?${asked.map(([name, value]) => `${name}=${colons(part(String(value)))}`).join("&")}`;
}

/**
 * The addresses of the questionnaire: those of the current draft, or, below a pair of version and year, those of
 * another period (D1).
 */
export function surveyUrls(period: Period | null) {
  const base = period === null ? "/dashboard" : `/dashboard/${part(period.version)}/${period.year}`;
  const level = (levels: string) => `${base}/esg/${colons(part(levels))}`;
  return {
    /** The home page of the period. */
    period: () => base,
    survey: (filters: SurveyFilters = {}) => `${base}/esg${queryOf(filters)}`,
    level,
    /** With `da`, filled in with what was answered in that year. */
    question: (levels: string, milestone: string, question: string, asked: { da?: number } = {}) =>
      `${level(levels)}/${part(milestone)}/${part(question)}${queryOf(asked)}`,
    /** What was completed of these levels, or is still open. */
    complete: (levels = "full") => `${base}/esg/complete${levels === "full" ? "" : queryOf({ levels })}`,
    /** All answers to read through: where that begins, and those of one area. */
    reviewAll: () => `${base}/esg/review`,
    review: (area: string, filters: ReviewFilters = {}) =>
      `${base}/esg/review/${part(area)}${queryOf(filters)}`,
    /** Every change of an answer, page by page. */
    changes: (question: string, page = 1) =>
      `${base}/esg/changes/${part(question)}${queryOf({ page: page === 1 ? "" : page })}`,
    /** The questionnaire as a workbook, with its answers or without. */
    workbookFile: (kind: "answers" | "questions") =>
      `/dashboard/esg/excel/file/${kind}${queryOf(period ?? {})}`,
    /** Where the points come from: of a class or, without one, where that begins. */
    scoring: (level?: string) => `${base}/scoring${level ? `/${part(level)}` : ""}`,
    benchmark: (filters: BenchmarkFilters = {}) => `${base}/benchmark${queryOf(filters)}`,
    pillar: (pillar: string, milestone = "") =>
      `${base}/${part(pillar)}${milestone && `/${part(milestone)}`}`,
  };
}

export type SurveyUrls = ReturnType<typeof surveyUrls>;

export const urls = {
  login: () => "/auth",
  /** Posts to the index route itself, not to its layout. */
  loginAction: () => "/auth?index",
  recovery: () => "/auth/password-recovery",
  signOut: () => "/auth/sign-out",
  lightVersion: () => "/auth/light-version",

  home: () => "/dashboard",
  /** Posts to the home page itself, not to the layout around it. */
  homeAction: () => "/dashboard?index",
  /** A step of the tour of the home page, 1 to 4. */
  tour: (step: number) => `/dashboard?tour=${step}#visita`,
  quickStart: (step: string) => `/dashboard/quick-start/${part(step)}`,
  registry: () => "/dashboard/registry",
  registrySection: (section: string) => `/dashboard/registry/${part(section)}`,
  history: () => "/dashboard/history",
  publish: () => "/dashboard/history/publish",
  scoringMethod: () => "/dashboard/scoring/method",
  /** The development plan: what gains most, or all that gains anything. */
  plan: (shown?: "all") => `/dashboard/plan${shown ? "?tutti=1" : ""}`,
  /** Leads on to a place elsewhere. */
  whitelabel: (id: string) => `/dashboard/places/${part(id)}`,
  file: (id: string) => `/dashboard/files/${part(id)}`,
  fileContent: (id: string) => `/dashboard/files/${part(id)}/content`,
  ...surveyUrls(null),
};
