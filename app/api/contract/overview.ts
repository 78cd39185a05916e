import { z } from "zod";
import { API_VERSIONS } from "~/domain/periods";
import { extension, revision } from "../extension";
import { row } from "../row";
import { points } from "./points";
import { registryFact } from "./question";
import { instant, year, yearQuery } from "./wire";

export const answerStatus = z.enum([
  "na-blocked",
  "blocked",
  "autofilled",
  "not-answered",
  "incomplete",
  "incompatible",
  "self-declared",
]);
export const progress = z.object({ done: z.number(), total: z.number(), percent: z.number() });
const level = z.string();

/** One line of the questions table. */
const questionRow = z.object({
  id: z.string(),
  prompt: z.string(),
  area: z.string(),
  milestone: z.string(),
  level,
  /** The most points the question can earn this company now; 0 for a disclosure, -1 not applicable. */
  coins: points,
  /** Points earned. */
  scores: points,
  status: answerStatus,
  displayStatus: answerStatus.nullable(),
  notApplicableChosen: z.boolean(),
  isObsolete: z.boolean(),
  /** Counts as done in the progress (D2). */
  isDone: extension(z.boolean()),
  /** Below a legal threshold: it may stay empty without cost. */
  isVoluntary: extension(z.boolean()),
  /** The paths through the questionnaire it is on (D1), and the minutes it is estimated to take. */
  paths: extension(z.array(z.string())),
  minutes: extension(z.number()),
  /** Its place among the questions of the first score, from 1; absent where it is not one of them. */
  firstScorePlace: extension(z.number().int()),
  /** What closes it: the guid of a question, or a datum of the registry. */
  closedBy: extension(
    z.object({ question: z.string().nullable(), registry: registryFact.nullable() }).nullable(),
  ),
});
export type QuestionRow = z.infer<typeof questionRow>;

/** The questionnaire of a year as a whole, in its draft or in an issued version. */
export const surveyOverview = z.object({
  year: extension(year),
  revision,
  progress: extension(progress),
  /** Whether any question was answered: questions not asked of the company count as done before that. */
  started: extension(z.boolean()),
  complete: extension(z.boolean()),
  reportingOpen: extension(z.boolean()),
  /** Levels that have questions this year, in order. */
  levels: extension(
    z.array(
      z.object({ id: level, order: z.number(), questions: z.number(), progress, started: z.boolean() }),
    ),
  ),
  milestones: extension(
    z.array(z.object({ id: z.string(), area: z.string(), label: z.string(), summary: z.string() })),
  ),
  questions: z.array(questionRow),
  /** When the version was issued; null for a draft. */
  issuedAt: extension(instant.nullable()),
  /** Answers whose question was revised or withdrawn since, which the company confirms or removes. */
  obsoleteAnswers: extension(z.number()),
});

export const overview = {
  "survey.overview": row({
    service: "survey",
    method: "GET",
    path: "/esg/overview",
    query: yearQuery,
    response: surveyOverview,
  }),
  "survey.pillarOverview": row({
    service: "survey",
    method: "GET",
    path: "/esg/overview/pillars/:pillar",
    query: yearQuery,
    response: surveyOverview,
  }),
  "survey.config": row({
    service: "survey",
    method: "GET",
    path: "/esg/config",
    query: yearQuery,
    response: z.object({
      apiVersion: z.enum(API_VERSIONS),
      milestones: z.array(z.object({ id: z.string(), label: z.string(), area: z.string() })).optional(),
      /** Of competitiveness, each with the section it belongs to; none before v3. */
      categories: z.array(z.object({ id: z.string(), label: z.string(), section: z.string() })).optional(),
      areas: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          milestones: z.array(z.object({ id: z.string(), label: z.string() })),
        }),
      ),
    }),
  }),
};
