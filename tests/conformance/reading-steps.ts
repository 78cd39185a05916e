import type { CallOutput } from "~/api/contract";
import { needing, type Step, textOf } from "./step";

const ofYear = needing(["year"], (known) => ({ query: { year: textOf(known, "year") } }));

/** A pillar of the years before 2024; later ones have none, and say "Invalid area for version" (§8). */
const PILLAR = "planet";

/** The single documents of the configuration. */
const documents = [
  "config.nations",
  "config.nationsIdentifiers",
  "config.locales",
  "config.sectors",
  "config.surveyLevels",
  "config.milestones",
  "config.milestonesMapping",
  "config.questionStatus",
] as const;

/** The calls of §7 that only read, in an order in which each finds what it needs. */
export const READING_STEPS: readonly Step[] = [
  {
    call: "user.info",
    input: () => ({}),
    learn: (info: CallOutput<"user.info">, known) => {
      known["year"] = info.currentFiscalYear;
      known["me"] = info.email;
      known["info"] = info;
    },
  },
  { call: "user.whitelabels", input: () => ({}), learn: learnWhitelabel },
  { call: "user.popup", input: () => ({}) },
  { call: "user.roles", input: () => ({ query: { pageId: "1" } }), learn: learnPeople, mayRefuse: [403] },
  { call: "user.rolesCount", input: () => ({}), mayRefuse: [403] },
  ...documents.map((call): Step => ({ call, input: () => ({}) })),
  {
    call: "survey.config",
    input: ofYear,
    learn: ({ areas }: CallOutput<"survey.config">, known) => void (known["area"] = areas[0]?.id),
  },
  {
    call: "config.esgArea",
    input: needing(["area", "year"], (known) => ({
      params: { area: textOf(known, "area") },
      query: { year: textOf(known, "year"), version: "v3" },
    })),
  },
  {
    call: "registry.company",
    input: () => ({}),
    learn: (company: CallOutput<"registry.company">, known) => void (known["company"] = company),
  },
  { call: "registry.naceDropdown", input: () => ({ query: { tipology: "nace_sectors" } }) },
  { call: "quickstart.data", input: () => ({}) },
  {
    call: "scoring.homePage",
    input: needing(["year"], (known) => ({
      params: { version: "draft" },
      query: { year: textOf(known, "year") },
    })),
  },
  { call: "survey.overview", input: () => ({}), learn: learnQuestion },
  {
    call: "survey.pillarOverview",
    input: () => ({ params: { pillar: PILLAR } }),
    mayRefuse: [404],
  },
  { call: "survey.question", input: needing(["question"], ofQuestion), learn: learnAnswer },
  { call: "survey.history", input: ofYear, learn: learnVersion },
  { call: "survey.historyVersion", input: needing(["version", "year"], ofVersion) },
  {
    call: "survey.historyPillar",
    input: needing(["version", "year"], (known) => ({
      params: { version: textOf(known, "version"), pillar: PILLAR },
      query: { year: textOf(known, "year") },
    })),
    mayRefuse: [404],
  },
  { call: "report.benchmark", input: ofYear },
  {
    call: "scoring.report",
    input: needing(["year"], (known) => ({
      params: { version: "draft" },
      query: { format: "pdf", year: textOf(known, "year") },
    })),
  },
  {
    call: "survey.downloadAnswers",
    input: needing(["year"], (known) => ({
      params: { version: "draft" },
      query: { year: textOf(known, "year") },
    })),
  },
  {
    call: "survey.downloadQuestions",
    input: ofYear,
    learn: ({ filename }: CallOutput<"survey.downloadQuestions">, known) =>
      void (known["filename"] = filename),
  },
  {
    call: "survey.download",
    input: needing(["filename"], (known) => ({
      params: { type: "questions" },
      query: { filename: textOf(known, "filename") },
    })),
  },
];

function ofQuestion(known: Parameters<typeof textOf>[0]) {
  return { params: { id: textOf(known, "question") } };
}

function ofVersion(known: Parameters<typeof textOf>[0]) {
  return { params: { version: textOf(known, "version") }, query: { year: textOf(known, "year") } };
}

function learnWhitelabel([first]: CallOutput<"user.whitelabels">, known: Record<string, unknown>): void {
  known["whitelabel"] = first?.id;
}

function learnPeople({ usersRoles }: CallOutput<"user.roles">, known: Record<string, unknown>): void {
  const other = usersRoles.find(
    ({ email, enabled, roles }) => enabled && email !== known["me"] && !roles.company_admin,
  );
  known["colleague"] = other?.user_id;
  known["roles"] = other?.roles;
}

/** A question that is answered, so that its answer can be saved as it is. */
function learnQuestion({ questions }: CallOutput<"survey.overview">, known: Record<string, unknown>): void {
  known["question"] = questions.find(({ status }) => status === "self-declared")?.id ?? questions[0]?.id;
}

function learnAnswer({ questions }: CallOutput<"survey.question">, known: Record<string, unknown>): void {
  const id = known["question"];
  known["answer"] = questions.find(({ definition }) => definition.guid === id)?.answer;
}

function learnVersion({ versions }: CallOutput<"survey.history">, known: Record<string, unknown>): void {
  known["version"] = versions.public?.id ?? versions.other[0]?.id;
}
