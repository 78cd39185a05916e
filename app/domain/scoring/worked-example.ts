import { CLASSES, type Question, type Questionnaire } from "../question/question";
import { milestoneShare, QUESTION_AT_MOST_POINTS, scoredTree, sharePoints } from "./declared-weights";
import type { WeightRow } from "./weights";

/** One answer followed from the weight of its area to its points, all in hundredths of a point. */
interface WorkedExample {
  area: string;
  areaPoints: number;
  topic: string;
  share: number;
  /** Of all topics of the area. */
  shares: number;
  topicPoints: number;
  prompt: string;
  weight: number;
  /** Of all questions of the topic. */
  weights: number;
  points: number;
  /** What the chosen option earns, in percent. */
  percent: number;
  earned: number;
}

/** The heaviest question of the first class of which an option earns a part; null where there is none. */
export function workedExample(questionnaire: Questionnaire, row: WeightRow): WorkedExample | null {
  const [scoredClass] = CLASSES;
  const tree = scoredTree(questionnaire, scoredClass);
  const sharing = { weights: row.weights, macrosector: null, atMost: QUESTION_AT_MOST_POINTS };
  const points = sharePoints(tree, scoredClass, sharing, () => true);
  const candidates = tree.flatMap(({ id, milestones }) =>
    milestones.flatMap(({ milestone, questions }) =>
      questions.flatMap((question) => {
        const percent = partlyEarned(question);
        return percent === null ? [] : [{ area: id, milestones, milestone, questions, question, percent }];
      }),
    ),
  );
  const pointsOf = ({ guid }: Question) => points.get(guid) ?? 0;
  const [example] = candidates.sort((a, b) => pointsOf(b.question) - pointsOf(a.question));
  if (!example) return null;
  const { area, milestones, milestone, questions, question, percent } = example;
  const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const shareOf = (one: typeof milestone) => milestoneShare(one, scoredClass, null);
  return {
    area,
    areaPoints: row.weights[area] * 100,
    topic: milestone.label,
    share: shareOf(milestone),
    shares: total(milestones.map((one) => shareOf(one.milestone))),
    topicPoints: total(questions.map(pointsOf)),
    prompt: question.prompt,
    weight: question.weight,
    weights: total(questions.map(({ weight }) => weight)),
    points: pointsOf(question),
    percent,
    earned: Math.floor((pointsOf(question) * percent + 50) / 100),
  };
}

function partlyEarned(question: Question): number | null {
  if (question.questionClass !== "radio") return null;
  return question.choices.find(({ share = 0 }) => share > 0 && share < 100)?.share ?? null;
}
