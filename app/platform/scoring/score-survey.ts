import type { CallOutput } from "~/api/contract";
import { weights as weightRows } from "~/content/v3/weights";
import { scoreSurvey, type LevelScore, type QuestionScore, type SurveyScore } from "~/domain/scoring/score";
import { areaWeights } from "~/domain/scoring/weights";
import { CLASSES } from "~/domain/survey/question";
import type { Survey } from "../survey/load-survey";
import { potentialOf } from "./potential";

type Versioned = CallOutput<"scoring.homePage">["survey"]["versioned"];
type WireLevel = Versioned["scoring"]["levels"]["start_small"];

/** All that a score is made from. */
type Scored = Pick<Survey, "questionnaire" | "states" | "facts">;

const scored = new WeakMap<Scored, ReturnType<typeof computed>>();

/** The weights of the company's sector and size, and what the draft scores with them; computed once. */
export function scoreOf(survey: Scored) {
  const known = scored.get(survey) ?? computed(survey);
  scored.set(survey, known);
  return known;
}

function computed({ questionnaire, states, facts }: Scored) {
  const { weights, reason, isDefault } = areaWeights(weightRows, facts.macrosector, facts.size);
  const score = scoreSurvey(questionnaire, states, weights);
  return { score, weights: { ...weights, reason, isDefault } };
}

/** Points of every question by guid: computed now, or as the version was issued with. */
export function pointsIn(
  survey: Survey,
): ReadonlyMap<string, Pick<QuestionScore, "guid" | "actual" | "max">> {
  const levels = survey.issued?.versioned.scoring.levels ?? scoreOf(survey).score.levels;
  const questions = CLASSES.flatMap((level) =>
    levels[level].areas.flatMap((area) => area.milestones.flatMap((milestone) => milestone.questions)),
  );
  return new Map(questions.map((question) => [question.guid, question]));
}

/** The scoring as the wire carries it and as a version keeps it: down to each question, with its words. */
export function scoringBlock(survey: Survey): Versioned {
  const { score, weights } = scoreOf(survey);
  const block = (level: keyof SurveyScore["levels"]) => wireLevel(score.levels[level], level, survey);
  return {
    scoring: {
      levels: { start_small: block("start_small"), graduate: block("graduate"), master: block("master") },
      ...potentialOf(survey.questionnaire, score),
    },
    weights,
    referenceSector: survey.company.sector,
    companySize: survey.facts.size,
  };
}

function wireLevel(score: LevelScore, level: string, { questionnaire }: Survey): WireLevel {
  const prompts = new Map(questionnaire.questions.map(({ guid, prompt }) => [guid, prompt]));
  const labels = new Map(questionnaire.milestones.map(({ id, label }) => [id, label]));
  const { actual, max, flagged, blocksIssuing } = score;
  return {
    actual,
    max,
    flagged,
    blocksIssuing,
    areas: score.areas.map((area) => ({
      id: area.id,
      actual: area.actual,
      max: area.max,
      milestones: area.milestones.map((milestone) => ({
        id: milestone.id,
        label: labels.get(milestone.id) ?? milestone.id,
        actual: milestone.actual,
        max: milestone.max,
        questions: milestone.questions.map((question) => ({
          guid: question.guid,
          prompt: prompts.get(question.guid) ?? question.guid,
          level,
          actual: question.actual,
          max: question.max,
          earned: question.earned,
          why: question.why,
        })),
      })),
    })),
  };
}

const UNAVAILABLE: WireLevel = { actual: -1, max: -1, flagged: false, blocksIssuing: false, areas: [] };

/** What stands where there is nothing to score (D3). */
export const noScoring = (survey: Survey): Versioned => ({
  ...scoringBlock(survey),
  scoring: { levels: { start_small: UNAVAILABLE, graduate: UNAVAILABLE, master: UNAVAILABLE } },
});
