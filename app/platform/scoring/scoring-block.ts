import { referenceWords } from "~/domain/references/words";
import type { CallOutput } from "~/api/contract";
import type { ScoreDepth } from "~/api/contract/scoring";
import type { Question } from "~/domain/question/question";
import type { CrossedLine } from "~/domain/scoring/red-lines";
import { topicProgress } from "~/domain/scoring/heat-map";
import type { LevelScore, SurveyScore } from "~/domain/scoring/score";
import type { Survey } from "../survey/survey";
import { scoreOf } from "../survey/survey-score";
import { potentialOf } from "./potential";

type Versioned = CallOutput<"scoring.homePage">["survey"]["versioned"];
type WireLevel = Versioned["scoring"]["levels"]["start_small"];

/** The scoring as the wire carries it and as a version stores it: down to each question, with its words. */
export function scoringBlock(survey: Survey): Versioned {
  const { score, weights, crossed } = scoreOf(survey);
  const redLines = crossed.map((one) => wireLine(survey, one));
  const block = (level: keyof SurveyScore["levels"]) => ({
    ...wireLevel(score.levels[level], level, survey),
    redLines,
  });
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
  const { caps: _caps, areas: _areas, completeness: _completeness, undeclared, ...figures } = score;
  return {
    ...figures,
    undeclared: undeclared.map(({ question: { guid: id, level: asked, milestone, prompt }, lines }) => ({
      ...{ id, level: asked, milestone, prompt },
      lines: lines.map((line) => line.label),
      cap: Math.min(...lines.map(({ cap }) => cap * 100)),
    })),
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

/** The same, told no further down than asked; with the potential only if that is asked for too. */
export function downTo(
  depth: ScoreDepth,
  { scoring, ...versioned }: Versioned,
  hasPotential: boolean,
): Versioned {
  const { levels, competitiveness } = scoring;
  const told = (level: WireLevel): WireLevel => ({ ...level, areas: AREAS_TOLD[depth](level) });
  return {
    ...versioned,
    scoring: {
      levels: {
        start_small: told(levels.start_small),
        graduate: told(levels.graduate),
        master: told(levels.master),
      },
      ...(hasPotential && { competitiveness }),
    },
  };
}

type Areas = WireLevel["areas"];
type Milestone = Areas[number]["milestones"][number];

const AREAS_TOLD: Record<ScoreDepth, (level: WireLevel) => Areas> = {
  classes: () => [],
  areas: ({ areas }) => areas.map((area) => ({ ...area, milestones: [] })),
  milestones: ({ areas }) =>
    areas.map((area) => ({ ...area, milestones: area.milestones.map(withoutQuestions) })),
  questions: ({ areas }) => areas,
};

const withoutQuestions = ({ questions, ...milestone }: Milestone): Milestone => ({
  ...milestone,
  questions: [],
  progress: topicProgress(questions) ?? undefined,
});

const wireLine = ({ questionnaire }: Survey, { line, explanation }: CrossedLine) => ({
  id: line.id,
  label: line.label,
  cap: line.cap * 100,
  reason: line.reason,
  source: referenceWords(line.source),
  wayOut: line.wayOut,
  ...placeOf(questionnaire.questions.find(({ guid }) => guid === line.question)),
  explanation,
});

const placeOf = (question: Question | undefined) => ({
  question: question ? { id: question.guid, level: question.level, milestone: question.milestone } : null,
});

const UNAVAILABLE: WireLevel = { actual: -1, max: -1, flagged: false, blocksIssuing: false, areas: [] };

/** The scoring of a survey in which no question is scored (D3). */
export const noScoring = (survey: Survey): Versioned => ({
  ...scoringBlock(survey),
  scoring: { levels: { start_small: UNAVAILABLE, graduate: UNAVAILABLE, master: UNAVAILABLE } },
});
