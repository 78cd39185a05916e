import {
  CLASSES,
  type Question,
  type Questionnaire,
  SCORED_AREAS,
  type ScoredClass,
} from "../question/question";
import { listed, questionIssues } from "./question-check";
import { autofillIssues, type Catalogue, dependencyIssues } from "./reference-check";
import { ruleIssues } from "./rule-check";

/** Every contradiction in a questionnaire, each as a sentence for its authors; none = sound. */
export function contentIssues(questionnaire: Questionnaire): string[] {
  const { questions } = questionnaire;
  const byGuid = new Map(questions.map((question) => [question.guid, question]));
  return [
    ...repeated(questions.map(({ guid }) => guid)).map((guid) => `${guid}: the guid is used twice`),
    ...repeated(questions.map(({ prompt }) => prompt)).map(
      (prompt) => `"${prompt}": the prompt is used twice`,
    ),
    ...questions.flatMap((question) =>
      [
        ...questionIssues(question),
        ...placeIssues(question, questionnaire),
        ...dependencyIssues(question, byGuid),
        ...autofillIssues(question, byGuid),
      ].map((issue) => `${question.guid}: ${issue}`),
    ),
    ...plausibilityIssues(questionnaire, byGuid),
    ...weightIssues(questionnaire),
  ];
}

function placeIssues(question: Question, { apiVersion, milestones, questions }: Questionnaire): string[] {
  const milestone = milestones.find(({ id }) => id === question.milestone);
  const samePage = questions.filter(({ pageId }) => pageId !== undefined && pageId === question.pageId);
  return listed([
    [!milestone, `the milestone ${question.milestone} does not exist`],
    [milestone !== undefined && milestone.area !== question.area, "its milestone lies in another area"],
    [
      listing(CLASSES).includes(question.level) && !listing(SCORED_AREAS).includes(question.area),
      "a scored class has no themes",
    ],
    [question.apiVersion !== apiVersion, "it belongs to another API version"],
    [
      samePage.some(({ milestone, level }) => milestone !== question.milestone || level !== question.level),
      "its page spreads over several milestones or levels",
    ],
    [
      question.autofill !== undefined && samePage.length > 1,
      "it proposes a value and shares its page: saving the other question would confirm it unasked",
    ],
  ]);
}

function plausibilityIssues({ plausibility }: Questionnaire, byGuid: Catalogue): string[] {
  return [
    ...repeated(plausibility.map(({ id }) => id)).map((id) => `rule ${id}: the id is used twice`),
    ...plausibility.flatMap((rule) => ruleIssues(rule, byGuid).map((issue) => `rule ${rule.id}: ${issue}`)),
  ];
}

/** Every class has points to earn in every area, and shares exactly for the milestones with points to earn. */
function weightIssues({ questions, milestones }: Questionnaire): string[] {
  const classes = CLASSES.filter((scoredClass) => questions.some(({ level }) => level === scoredClass));
  const scored = (scoredClass: ScoredClass) =>
    questions.filter(({ level, weight }) => level === scoredClass && weight > 0);
  return classes.flatMap((scoredClass) => [
    ...SCORED_AREAS.filter((area) => !scored(scoredClass).some((question) => question.area === area)).map(
      (area) => `${scoredClass}: nothing to earn in ${area}`,
    ),
    ...milestones.flatMap(({ id, shares }) => {
      const share = shares[scoredClass] ?? 0;
      const isScored = scored(scoredClass).some(({ milestone }) => milestone === id);
      return listed([
        [!Number.isInteger(share) || share < 0, `${scoredClass}: the share of ${id} is not a whole number`],
        [isScored && share === 0, `${scoredClass}: ${id} has questions to score and no share`],
        [!isScored && share > 0, `${scoredClass}: ${id} has a share and nothing to score`],
      ]);
    }),
  ]);
}

const listing = (ids: readonly string[]) => ids;

function repeated(ids: string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
