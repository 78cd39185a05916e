import { z } from "zod";
import { EFFORTS } from "~/domain/scoring/plan/effort";
import { SCORE_REASONS } from "~/domain/scoring/score";
import { extension, extensionOr, extensions, revision } from "../extension";
import { row } from "../row";
import { shownBasis } from "./card-basis";
import { progress } from "./overview";
import { points } from "./points";
import { QUICK_START_STEPS } from "./quickstart";
import { companySize, instant, yearQuery } from "./wire";

/** How far down the scores are told: areas, milestones and questions below the depth are left out. */
const SCORE_DEPTHS = ["classes", "areas", "milestones", "questions"] as const;

export type ScoreDepth = (typeof SCORE_DEPTHS)[number];

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
  cap: points,
  reason: z.string(),
  source: z.string(),
  wayOut: z.string(),
  /** Whose answer crosses it, and carries the explanation. */
  question: z.object({ id: z.string(), level: z.string(), milestone: z.string() }).nullable(),
  explanation: z.string().nullable(),
});

/**
 * -1 = not available (D3). An area and a milestone are the sums of their parts without the -1 of parts that do not
 * apply: a plain sum of the numbers is one too low for each of those.
 */
export const levelScore = z.object({
  actual: points,
  max: points,
  /** The sum of the areas, before any red line; absent in versions issued before 2026-11-23. */
  sum: extension(points),
  redLines: extension(z.array(crossedLine)),
  /** The most the class can still reach. */
  reachable: extension(points),
  /** Hundredths of a percent of the declared points, and the part that the company declared itself. */
  notApplicableShare: extension(z.number()),
  chosenShare: extension(z.number()),
  /**
   * The questions of red lines that this class and those before it leave without an answer, and what each line is about;
   * absent in versions issued before 2026-11-25.
   */
  undeclared: extension(
    z.array(
      z.object({
        ...{ id: z.string(), level: z.string(), milestone: z.string(), prompt: z.string() },
        lines: z.array(z.string()),
        /** The lowest cap of these lines, which silence has too; absent in versions issued before 2026-11-27. */
        cap: points.optional(),
      }),
    ),
  ),
  /** The most that the class has until these questions are answered; null = all are, absent as above. */
  held: extension(points.nullable()),
  flagged: extensionOr(z.boolean(), false),
  blocksIssuing: extensionOr(z.boolean(), false),
  areas: z.array(
    z.object({
      id: z.string(),
      actual: points,
      max: points,
      milestones: z.array(
        z.object({
          id: z.string(),
          label: extensionOr(z.string(), ""),
          actual: points,
          max: points,
          questions: extensionOr(z.array(questionScore), []),
          /** What the questions come to, where a depth leaves them out. */
          progress: extension(z.object({ begun: z.boolean(), open: z.number().int() })),
        }),
      ),
    }),
  ),
});

/** `link` says how the milestone affects its category. */
export const milestonePotential = z.object({
  id: z.string(),
  label: extensionOr(z.string(), ""),
  link: extensionOr(z.string(), ""),
  actual: extensionOr(points, -1),
});

export const sectionPotential = z.object({
  label: extensionOr(z.string(), ""),
  summary: extensionOr(z.string(), ""),
  actual: points,
  categories: z.array(
    z.object({
      id: z.string(),
      label: extensionOr(z.string(), ""),
      summary: extensionOr(z.string(), ""),
      actual: extensionOr(points, -1),
      /** Best first. */
      top_milestones: z.array(milestonePotential),
      /** Worst first; no milestone is in both lists. */
      bottom_milestones: z.array(milestonePotential),
      /** Questions that weigh in it by themselves; absent in versions issued before 2026-11-23. */
      questions: extension(z.array(milestonePotential)),
    }),
  ),
});

/** The competitiveness potential, with the words it was issued with. */
const competitiveness = z.object({
  actual: points,
  sections: z.object({ costs: sectionPotential, revenues: sectionPotential, resources: sectionPotential }),
});
export type WireCompetitiveness = z.infer<typeof competitiveness>;

const card = z.object({
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
  /** The label of the sector. */
  sectorLabel: extension(z.string().nullable()),
  size: companySize.nullable(),
});

/** A class of an issued card: its score, without the questions behind it. */
export const issuedLevel = levelScore.omit({ areas: true, blocksIssuing: true });

/** What a draft still asks for. */
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
  /** In points of its class. */
  gain: points,
  minutes: z.number().optional(),
});

/** The further data of a home page, so that it needs no other call. */
const homeExtensions = extensions({
  /** The day in Italy. */
  today: z.string(),
  /** What the newest card was issued with; of the current draft only, and null before the first card. */
  issued: z
    .object({
      company: homeCompany,
      basis: shownBasis.optional(),
      progress,
      levels: z.object({ start_small: issuedLevel, graduate: issuedLevel, master: issuedLevel }),
    })
    .nullable(),
  /** The first moves of the development plan, and how many there are in all; of the current draft only. */
  plan: z.object({ moves: z.array(move), total: z.number() }).nullable(),
  /** What the scores rest on; absent for a version that was issued before this was sealed. */
  basis: shownBasis,
  /** The progress of the draft, or of the version. */
  progress,
  /** The quick start's steps; null if it can no longer be started: in closed years and issued versions. */
  onboarding: z.array(z.object({ id: z.enum(QUICK_START_STEPS), done: z.boolean() })).nullable(),
  /** How many points of the document of banks the draft of the current year can answer. */
  bank: z.object({ ready: z.number().int(), total: z.number().int() }).nullable(),
  year: z.number(),
  /** The present data or, for an issued version, those of that time. */
  company: homeCompany,
  card: card.extend({
    /** The year of its data; null until it is issued. */
    year: z.number().nullable().optional(),
    /** SHA-256 over the canonical JSON of the version; null until it is issued. */
    sha256: z.string().nullable().optional(),
  }),
});

export const homePage = z.object({
  ...homeExtensions,
  survey: z.object({
    draft: z.object({
      /** 0 ready … 6 block 24h (§4). */
      status: z.number(),
      revision,
      updatedAt: instant.nullable(),
      progress: z.object({
        /**
         * Whole percent. Of the first questionnaire a server may tell that of each theme: the map of completion, which is empty
         * until the year was counted (§7).
         */
        completed: z.union([z.number(), z.record(z.string(), z.number())]),
        done: extension(z.number()),
        total: extension(z.number()),
      }),
      /** Whether any question was answered: questions not asked of the company count as done before that. */
      started: extension(z.boolean()),
      left: extension(left),
      /** Why the draft cannot be issued now, as keys; empty = it can (D4). */
      refusals: extension(z.array(z.string())),
      /** When the 24 hours after a version was issued end; null otherwise. */
      nextIssueAt: extensionOr(instant.nullable(), null),
      /** The sentences of the history about the verification; null = none. */
      usefulInfo: extension(z.string().nullable()),
      /** Comments of a verifier without a reply. */
      openComments: extension(z.number()),
    }),
    versioned: z.object({
      scoring: z.object({
        levels: z.object({ start_small: levelScore, graduate: levelScore, master: levelScore }),
        /** Absent where the year has none, in versions issued before it was computed, and where a depth leaves it out. */
        competitiveness: competitiveness.optional(),
      }),
      weights: extension(
        z.object({
          environment: z.number(),
          social: z.number(),
          governance: z.number(),
          reason: z.string(),
          isDefault: z.boolean(),
        }),
      ),
      referenceSector: z.string().nullable(),
      companySize: companySize.nullable(),
    }),
  }),
});

export const scoring = {
  "scoring.homePage": row({
    service: "scoring",
    method: "GET",
    path: "/home_page/:version",
    query: yearQuery.extend({
      depth: extension(z.enum(SCORE_DEPTHS)),
      /** The competitiveness potential too, which an answer with a depth leaves out. */
      potential: extension(z.literal("yes")),
    }),
    response: homePage,
  }),
  "scoring.report": row({
    service: "scoring",
    method: "GET",
    path: "/report/:version",
    /** `page`: the card alone, on one page. */
    query: yearQuery.extend({ format: z.literal("pdf").optional(), page: extension(z.literal("card")) }),
    /** The name by which `download` has the file, of type "report" or "card". */
    response: z.object({ filename: z.string() }),
  }),
};
