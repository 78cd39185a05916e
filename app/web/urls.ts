import type { Period } from "./period";

/** One function per address of the product; nobody else puts paths together. */
const part = encodeURIComponent;

/** What the questionnaire shows of its questions; absent = all. */
export interface SurveyFilters {
  area?: string;
  level?: string;
  status?: string;
}

function queryOf(given: object): string {
  const asked = Object.entries(given).filter(([, value]) => value);
  return asked.length === 0
    ? ""
    : `?${asked.map(([name, value]) => `${name}=${part(String(value))}`).join("&")}`;
}

/**
 * The addresses of the questionnaire: those of the current draft, or, below a pair of version and year, those of
 * another period (D1).
 */
export function surveyUrls(period: Period | null) {
  const base = period === null ? "/dashboard" : `/dashboard/${part(period.version)}/${period.year}`;
  const level = (levels: string) => `${base}/esg/${part(levels).replaceAll("%3A", ":")}`;
  return {
    survey: (filters: SurveyFilters = {}) => `${base}/esg${queryOf(filters)}`,
    level,
    question: (levels: string, milestone: string, question: string) =>
      `${level(levels)}/${part(milestone)}/${part(question)}`,
    complete: () => `${base}/esg/complete`,
    /** All answers to read through, of one area. */
    review: (area: string) => `${base}/esg/review/${part(area)}`,
    pillar: (pillar: string) => `${base}/${part(pillar)}`,
  };
}

export const urls = {
  login: () => "/auth",
  /** Posts to the index route itself, not to its layout. */
  loginAction: () => "/auth?index",
  registration: () => "/auth/registration",
  registrationSent: () => "/auth/registration?sent=1",
  registrationConfirmed: () => "/auth/registration-confirmed",
  emailConfirmed: () => "/auth/registration-confirmed?done=1",
  recovery: () => "/auth/password-recovery",
  reset: (token: string) => `/auth/reset/${part(token)}`,
  createPassword: (token: string) => `/auth/create-password/${part(token)}`,
  signOut: () => "/auth/sign-out",
  lightVersion: () => "/auth/light-version",

  home: () => "/dashboard",
  /** Posts to the home page itself, not to the layout around it. */
  homeAction: () => "/dashboard?index",
  quickStart: (step: string) => `/dashboard/quick-start/${part(step)}`,
  registry: () => "/dashboard/registry",
  registrySection: (section: string) => `/dashboard/registry/${part(section)}`,
  history: () => "/dashboard/history",
  publish: () => "/dashboard/history/publish",
  ...surveyUrls(null),
};
