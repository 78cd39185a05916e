import { z } from "zod";
import { CLASSES } from "~/domain/question/question";
import { EFFORTS } from "~/domain/scoring/plan/effort";
import { HORIZONS } from "~/domain/scoring/plan/moves";
import { SCORE_REASONS } from "~/domain/scoring/score";
import { row } from "../row";
import { registryFact } from "./question";
import { points } from "./points";
import { openQuestion } from "./scoring";
import { companySize, yearQuery } from "./wire";

const scoredClass = z.enum(CLASSES);

/** Who makes a move, and by when: the task about its question that waits for a colleague (D6). */
const owner = z.object({
  task: z.string(),
  /** Null when the person is no longer of the company. */
  colleague: z.string().nullable(),
  dueOn: z.string().nullable(),
  timing: z.enum(["overdue", "today", "later"]).nullable(),
  /** The colleague may no longer answer. */
  isReturned: z.boolean(),
  /** The caller may open the task: asked, asking, or an administrator. */
  isVisible: z.boolean(),
});

/** One question that would gain points; its points as in the scoring. */
const planMove = openQuestion.extend({
  area: z.string(),
  milestoneLabel: z.string(),
  /** What its class gains by this move alone, as the simulation says; 0 under a red line. */
  gain: points,
  /** The points of the whole answer minus those of the present one. */
  gap: points,
  actual: points,
  max: points,
  /** Whole percent earned now (0–100). */
  earned: z.number(),
  why: z.enum(SCORE_REASONS).exclude(["earned", "voluntary", "not_applicable"]),
  effort: z.enum(EFFORTS),
  isDuty: z.boolean(),
  liftsLine: z.boolean(),
  isOfNextYear: z.boolean(),
  /** What to do first, in one sentence of the content. */
  firstStep: z.string().nullable(),
  /** The document that a practice on paper lacks. */
  document: z.string().nullable(),
  /** The questions, or the datum of the registry, that a blocked one waits for. */
  waitsFor: z.array(openQuestion),
  waitsForRegistry: registryFact.nullable(),
  owner: owner.nullable(),
});
export type PlanMove = z.infer<typeof planMove>;

const range = z.object({ from: z.number(), to: z.number() });

const redLine = z.object({ id: z.string(), label: z.string(), cap: points, wayOut: z.string() });

const developmentPlan = z.object({
  year: z.number(),
  /** Whether any question was answered; the first open one leads those who have not begun. */
  started: z.boolean(),
  firstOpen: openQuestion.nullable(),
  /** None if the year has no scored classes. `reachable`: the most that what is not settled yet can still give. */
  classes: z.array(
    z.object({
      id: scoredClass,
      actual: points,
      max: points,
      reachable: points,
      moves: z.number().int(),
    }),
  ),
  /** The class being completed, and the one that the moves are of; null: no class has a move, or none is scored. */
  inHand: scoredClass.nullable(),
  shown: scoredClass.nullable(),
  /** The moves of that class; `gain`: what it gains by all moves of a group together. */
  groups: z.array(z.object({ horizon: z.enum(HORIZONS), gain: points, moves: z.array(planMove) })),
  /** The first moves that wait for nothing, and the points of the class after them. */
  first: z.object({ moves: z.array(z.string()), actual: points }).nullable(),
  redLines: z.array(redLine),
  /** Questions of red lines that the class lacks an answer to: gains are told as if the answers crossed none. */
  undeclared: z.array(openQuestion).default([]),
  /** Declared facts that cost points and that the year keeps. */
  lasting: z.array(openQuestion),
  /** Estimates of our own: hours in the company, euro outside it. `size`: the one that the moves are reckoned for. */
  costs: z.object({
    size: companySize,
    rows: z.array(z.object({ size: companySize, effort: z.enum(EFFORTS), hours: range, euro: range })),
  }),
});

/** More than the ids of all questions of a year together. */
const MOST_CHOSEN = 16_000;

/** A class before and after. */
const simulatedPoints = z.object({
  actual: points,
  max: points,
  answered: z.number(),
  done: z.number(),
  applicable: z.number(),
  percent: z.number().nullable(),
  flagged: z.boolean(),
});

const simulation = z.object({
  year: z.number(),
  company: z.object({
    name: z.string(),
    sectorLabel: z.string().nullable(),
    size: companySize.nullable(),
  }),
  /** None if the year has no scored classes. */
  classes: z.array(
    z.object({
      id: scoredClass,
      before: simulatedPoints,
      /** `sum`: what a red line holds back is the difference to `actual`. */
      after: simulatedPoints.extend({ sum: points }),
    }),
  ),
  /** Questions of red lines that stay without an answer: `after` is told as if the answers crossed none. */
  undeclared: z.array(openQuestion).default([]),
  /** The chosen moves; one that stays closed waits for these, and changes nothing. */
  moves: z.array(
    openQuestion.extend({
      gain: points,
      isClosed: z.boolean(),
      waitsFor: z.array(openQuestion),
      waitsForRegistry: registryFact.nullable(),
    }),
  ),
  /** Ids that are no move of this company. */
  ignored: z.number().int(),
  /** The red lines that stay, and those that fall. */
  redLines: z.array(redLine.extend({ explanation: z.string().nullable() })),
  lifted: z.array(redLine),
});

export const plan = {
  "scoring.developmentPlan": row({
    service: "scoring",
    method: "GET",
    path: "/development_plan",
    extension: true,
    /** The class whose moves are asked for; absent: the one being completed. */
    query: yearQuery.extend({ level: scoredClass.optional() }),
    response: developmentPlan,
  }),
  "scoring.simulation": row({
    service: "scoring",
    method: "GET",
    path: "/simulation",
    extension: true,
    /** Ids of questions, with commas between them. */
    query: yearQuery.extend({ moves: z.string().max(MOST_CHOSEN).optional() }),
    response: simulation,
  }),
};
