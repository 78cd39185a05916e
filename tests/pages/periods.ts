import { surveyUrls, urls } from "~/web/urls";

/** The years of the demo company: the current one, one with the questionnaire of 2024, and one with pillars. */
const current = surveyUrls({ version: "draft", year: 2025 });
const published = surveyUrls({ version: "public", year: 2025 });
const closed = surveyUrls({ version: "draft", year: 2024 });
const older = surveyUrls({ version: "draft", year: 2023 });

const CLASS = ["start_small", "energia", "v3-env-energia-classe"] as const;
const REPORTING = ["reporting", "strategia", "v3-gov-strategia-modello"] as const;

/** Pages of other levels and periods, for users of the demo company. */
export const PERIODS = [
  urls.level("start_small:master"),
  urls.level("reporting"),
  urls.complete("start_small"),
  urls.complete("reporting"),
  urls.survey({ level: "reporting", status: "open" }),
  urls.question(...REPORTING),
  current.period(),
  current.survey(),
  current.question(...CLASS),
  published.period(),
  published.survey(),
  published.level("graduate"),
  published.complete(),
  published.question(...CLASS),
  closed.period(),
  closed.survey(),
  closed.level("base:intermediate"),
  closed.question("full", "emissioni", "v2-env-emissioni-scope-3"),
  older.period(),
  older.survey(),
  older.pillar("people"),
  older.pillar("planet", "energia-e-clima"),
  older.question("full", "energia-e-clima", "v1-planet-energia-e-clima-scope-3"),
];

/** What differs there for users who may only read. */
export const PERIODS_TO_READ = [
  urls.level("reporting"),
  urls.question(...REPORTING),
  urls.complete("start_small"),
  current.question(...CLASS),
];

/** The same for a company that has just begun. */
export const PERIODS_OF_A_NEW_COMPANY = [
  published.period(),
  urls.level("reporting"),
  urls.complete("start_small"),
];

/** Not found, each for a reason of its own. */
export const NO_PERIODS = [
  "/dashboard/2025",
  "/dashboard/bozza/2025",
  closed.level("graduate"),
  closed.pillar("planet"),
];

/** A year without data of the company: refused to users who may only read. */
export const CLOSED_TO_READERS = [surveyUrls({ version: "draft", year: 2022 }).survey()];
