import { z } from "zod";
import { EFFORTS } from "~/domain/scoring/plan/effort";
import { SCORE_REASONS } from "~/domain/scoring/score";
import { row } from "../row";
import { shownBasis } from "./card-basis";
import { progress } from "./overview";
import { QUICK_START_STEPS } from "./quickstart";
import { companySize, instant, yearQuery } from "./wire";

/** Hundredths of a point, or -1 = not available (D3). */
export const points = z.number().int();

/** A question that does not apply is -1 of -1 and has no weight: leave it out of any sum. */
const questionScore = z.object({
  guid: z.string(),
  prompt: z.string(),
  level: z.string(),
  actual: points,
  max: points,
  earned: z.number(),
  why: z.enum(SCORE_REASONS),
});

/** A red line that caps the points of every class, with the words the version was issued with. */
export const crossedLine = z.object({
  id: z.string(),
  label: z.string(),
  /** In hundredths of a point. */
  cap: z.number(),
  reason: z.string(),
  source: z.string(),
  wayOut: z.string(),
  /** Whose answer crosses it, and carries the explanation. */
  question: z.object({ id: z.string(), level: z.string(), milestone: z.string() }).nullable(),
  explanation: z.string().nullable(),
});

/**
 * All points in hundredths; -1 = not available (D3). An area and a milestone are the sums of their parts without the -1
 * of parts that do not apply: a plain sum of the numbers is one too low for each of those.
 */
export const levelScore = z.object({
  actual: points,
  max: points,
  /** The sum of the areas, before any red line; extensions, absent in versions issued before 2026-11-23. */
  sum: points.optional(),
  redLines: z.array(crossedLine).optional(),
  /** The most the class can still reach. */
  reachable: points.optional(),
  /** Hundredths of a percent of the declared points, and the part that the company declared itself. */
  notApplicableShare: z.number().optional(),
  chosenShare: z.number().optional(),
  /**
   * The questions of red lines that this class and those before it leave without an answer, and what each line is about;
   * an extension, absent in versions issued before 2026-11-25.
   */
  undeclared: z
    .array(
      z.object({
        ...{ id: z.string(), level: z.string(), milestone: z.string(), prompt: z.string() },
        lines: z.array(z.string()),
        /** The lowest cap of these lines, which silence has too; absent in versions issued before 2026-11-27. */
        cap: points.optional(),
      }),
    )
    .optional(),
  /** The most that the class has until these questions are answered; null = all are, absent as above. */
  held: points.nullable().optional(),
  flagged: z.boolean(),
  blocksIssuing: z.boolean(),
  areas: z.array(
    z.object({
      id: z.string(),
      actual: points,
      max: points,
      milestones: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          actual: points,
          max: points,
          questions: z.array(questionScore),
        }),
      ),
    }),
  ),
});

/** Hundredths of a percent (0–10,000), or -1 = not available; `link` says how the milestone affects its category. */
export const milestonePotential = z.object({
  id: z.string(),
  label: z.string(),
  link: z.string(),
  actual: points,
});

export const sectionPotential = z.object({
  label: z.string(),
  summary: z.string(),
  actual: points,
  categories: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      summary: z.string(),
      actual: points,
      /** Best first. */
      top_milestones: z.array(milestonePotential),
      /** Worst first; no milestone is in both lists. */
      bottom_milestones: z.array(milestonePotential),
      /** Questions that weigh in it by themselves; absent in versions issued before 2026-11-23. */
      questions: z.array(milestonePotential).optional(),
    }),
  ),
});

/** The competitiveness potential, with the words it was issued with. */
const competitiveness = z.object({
  actual: points,
  sections: z.object({ costs: sectionPotential, revenues: sectionPotential, resources: sectionPotential }),
});
export type WireCompetitiveness = z.infer<typeof competitiveness>;

export const card = z.object({
  id: z.string().nullable(),
  status: z.enum(["draft", "valid", "expired", "replaced"]),
  issuedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  certification: z
    .object({ level: z.number(), date: instant, body: z.string().nullable(), dataAsOf: instant.optional() })
    .nullable(),
});
export const openQuestion = z.object({
  id: z.string(),
  level: z.string(),
  milestone: z.string(),
  prompt: z.string(),
});

const nextQuestion = openQuestion.extend({ gain: points.optional(), minutes: z.number().optional() });

export const homeCompany = z.object({
  name: z.string(),
  sector: z.string().nullable(),
  /** The label of the sector; an extension. */
  sectorLabel: z.string().nullable().optional(),
  size: companySize.nullable(),
});

/** A class of an issued card: its score, without the questions behind it. */
export const issuedLevel = levelScore.omit({ areas: true, blocksIssuing: true });

/** An extension: what a draft still asks for. */
const left = z.object({
  /** Whether the classes are complete. */
  complete: z.boolean(),
  /** The first open questions of the classes and of reporting, with the points they can still earn and their minutes. */
  firstOpen: nextQuestion.nullable(),
  reporting: nextQuestion.nullable(),
  /** Questions of the classes that ask for something now, and of these the ones with a proposal to confirm. */
  open: z.number().optional(),
  toConfirm: z.number().optional(),
  /** The class of the first open question: its open questions, and their minutes. */
  level: z.object({ id: z.string(), open: z.number(), minutes: z.number() }).nullable().optional(),
  /**
   * The questions of the first score: how many, how many of them have an answer, the minutes to answer them from memory,
   * and the first that is open. Null where the year has none.
   */
  firstScore: z
    .object({
      questions: z.number().int(),
      done: z.number().int(),
      minutes: z.number().int(),
      next: z.object({ id: z.string(), milestone: z.string() }).nullable(),
    })
    .nullable()
    .optional(),
});

/** A question that would gain points, with what it takes. */
const move = openQuestion.extend({
  effort: z.enum(EFFORTS),
  /** Hundredths of a point of its class. */
  gain: points,
  minutes: z.number().optional(),
});

/** The further data of a home page, so that it needs no other call; all of them extensions. */
const homeExtensions = {
  /** The day in Italy. */
  today: z.string().optional(),
  /** What the newest card was issued with; of the current draft only, and null before the first card. */
  issued: z
    .object({
      company: homeCompany,
      basis: shownBasis.optional(),
      progress,
      levels: z.object({ start_small: issuedLevel, graduate: issuedLevel, master: issuedLevel }),
    })
    .nullable()
    .optional(),
  /** The first moves of the development plan, and how many there are in all; of the current draft only. */
  plan: z
    .object({ moves: z.array(move), total: z.number() })
    .nullable()
    .optional(),
  /** What the scores rest on; absent for a version that was issued before this was sealed. */
  basis: shownBasis.optional(),
  /** The progress of the draft, or of the version. */
  progress: progress.optional(),
  /** The quick start's steps; null if it can no longer be started: in closed years and issued versions. */
  onboarding: z
    .array(z.object({ id: z.enum(QUICK_START_STEPS), done: z.boolean() }))
    .nullable()
    .optional(),
};

const homePage = z.object({
  ...homeExtensions,
  /** How many points of the document of banks the draft of the current year can answer. An extension. */
  bank: z.object({ ready: z.number().int(), total: z.number().int() }).nullish(),
  year: z.number(),
  /** The present data or, for an issued version, those of that time. */
  company: homeCompany,
  card: card.extend({
    /** The year of its data; null until it is issued. An extension. */
    year: z.number().nullable().optional(),
    /** SHA-256 over the canonical JSON of the version; null until it is issued. An extension. */
    sha256: z.string().nullable().optional(),
  }),
  survey: z.object({
    draft: z.object({
      /** 0 ready … 6 block 24h (§4). */
      status: z.number(),
      revision: z.number(),
      updatedAt: instant.nullable(),
      progress: z.object({ completed: z.number(), done: z.number(), total: z.number() }),
      /** Whether any question was answered: questions not asked of the company count as done before that. */
      started: z.boolean(),
      left: left.optional(),
      /** Why the draft cannot be issued now, as keys; empty = it can (D4). */
      refusals: z.array(z.string()).default([]),
      /** When the 24 hours after a version was issued end; null otherwise. */
      nextIssueAt: instant.nullable().default(null),
      /** An extension: the sentences of the history about the verification; null = none. */
      usefulInfo: z.string().nullable().optional(),
      /** An extension: comments of a verifier without a reply. */
      openComments: z.number().optional(),
    }),
    versioned: z.object({
      scoring: z.object({
        levels: z.object({ start_small: levelScore, graduate: levelScore, master: levelScore }),
        /** Absent where the year has none, and in versions issued before it was computed. */
        competitiveness: competitiveness.optional(),
      }),
      weights: z.object({
        environment: z.number(),
        social: z.number(),
        governance: z.number(),
        reason: z.string(),
        isDefault: z.boolean(),
      }),
      referenceSector: z.string().nullable(),
      companySize: companySize.nullable(),
    }),
  }),
});
export type HomePage = z.infer<typeof homePage>;

export const scoring = {
  "scoring.homePage": row({
    service: "scoring",
    method: "GET",
    path: "/home_page/:version",
    query: yearQuery,
    response: homePage,
  }),
  "scoring.report": row({
    service: "scoring",
    method: "GET",
    path: "/report/:version",
    /** `page`, an extension: the card alone, on one page. */
    query: yearQuery.extend({ format: z.literal("pdf").optional(), page: z.literal("card").optional() }),
    /** The name by which `download` has the file, of type "report" or "card". */
    response: z.object({ filename: z.string() }),
  }),
};
