import type { CallOutput } from "~/api/contract";
import type { AnswerDifferenceView } from "~/api/contract/compare";
import { differencesBetween, type AnswerDifference } from "~/domain/history/compare";
import { scoreDifferences } from "~/domain/history/compare-scores";
import { apiVersionOf } from "~/domain/periods";
import { isGiven } from "~/domain/question/answer";
import type { Question, Questionnaire } from "~/domain/question/question";
import { attachmentsOf } from "../store/attachments";
import { mappingBetween } from "../survey/mapping-between";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import type { CompanyRow } from "../store/companies";
import { answersInForce, isUnfilledIn, levelsOf, soFarIn } from "./answers-in-force";
import { loadSide, type Side } from "./load-side";

type Compared = CallOutput<"survey.compare">;

/** Compares two versions, positions or drafts of a company. In either order of the call, `before` is the older one. */
export const compare: UseCase<"survey.compare"> = async ({ query }, scope) => {
  const { db, session } = scope;
  const reader = readerOf(scope);
  const sides = [await loadSide(reader, query.from), await loadSide(reader, query.to)] as const;
  const [before, after] = isLater(sides[0], sides[1]) ? [sides[1], sides[0]] : sides;
  const { company } = await reader.present();
  const present = { questions: after.questionnaire.questions, answers: answersInForce(after, company) };
  const differences = differencesBetween(
    { questions: before.questionnaire.questions, answers: answersInForce(before, company) },
    present,
    mappingBetween(apiVersionOf(before.year), apiVersionOf(after.year)),
  );
  const files = await attachmentsOf(db, session.companyId, differences.flatMap(filesIn));
  const nameOf = (id: string) => files.get(id)?.name ?? null;
  const differing = new Set(differences.map((difference) => difference.after));
  return {
    before: sideView(before),
    after: sideView(after),
    same: Object.entries(present.answers).filter(([guid, answer]) => isGiven(answer) && !differing.has(guid))
      .length,
    answers: differences.flatMap((difference) => differenceView(difference, before, after, nameOf)),
    scores: scoresOf(before, after, company),
  };
};

/** Ordered by year, then by the time of saving; the draft is the latest. */
function isLater(one: Side, other: Side): boolean {
  if (one.year !== other.year) return one.year > other.year;
  if (one.savedAt === null || other.savedAt === null) return one.savedAt === null && other.savedAt !== null;
  return one.savedAt > other.savedAt;
}

const sideView = ({ id, kind, year, name, savedAt, survey }: Side): Compared["before"] => ({
  ...{ id, kind, year, name },
  savedAt: savedAt ?? survey?.draft.updatedAt ?? null,
});

const filesIn = ({ attachments: { added, removed } }: AnswerDifference) => [...added, ...removed];

function differenceView(
  difference: AnswerDifference,
  before: Side,
  after: Side,
  nameOf: (id: string) => string | null,
): AnswerDifferenceView[] {
  const then = questionIn(before, difference.before);
  const present = questionIn(after, difference.after);
  const shown = present ?? then;
  if (!shown) return [];
  const { questionnaire } = present ? after : before;
  const { kind, question, elements, notApplicable, words, attachments } = difference;
  return [
    {
      questionId: shown.guid,
      prompt: shown.prompt,
      promptBefore: then && then.prompt !== shown.prompt ? then.prompt : null,
      area: shown.area,
      milestone: shown.milestone,
      milestoneLabel: labelIn(questionnaire, shown.milestone) ?? shown.milestone,
      ...{ kind, question, elements, notApplicable, words },
      attachments: {
        added: attachments.added.map(nameOf),
        removed: attachments.removed.map(nameOf),
      },
    },
  ];
}

const questionIn = ({ questionnaire }: Side, guid: string | null): Question | undefined =>
  questionnaire.questions.find((question) => question.guid === guid);

const labelIn = ({ milestones }: Questionnaire, id: string) =>
  milestones.find((milestone) => milestone.id === id)?.label;

/** Null if one of the years has no score, or if the years are scored differently. */
function scoresOf(older: Side, newer: Side, company: CompanyRow): Compared["scores"] {
  const [before, after] = [levelsOf(older, company), levelsOf(newer, company)];
  if (!before || !after || apiVersionOf(older.year) !== apiVersionOf(newer.year)) return null;
  const labelOf = (id: string) => labelIn(newer.questionnaire, id) ?? labelIn(older.questionnaire, id) ?? id;
  return scoreDifferences(before, after).map((level) => ({
    ...level,
    unfilled: {
      before: isUnfilledIn(older, company, level.id),
      after: isUnfilledIn(newer, company, level.id),
    },
    soFar: { before: soFarIn(older, company, level.id), after: soFarIn(newer, company, level.id) },
    areas: level.areas.map((area) => ({
      ...area,
      milestones: area.milestones.map((milestone) => ({ ...milestone, label: labelOf(milestone.id) })),
    })),
  }));
}
