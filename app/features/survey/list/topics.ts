import type { QuestionRow } from "~/api/contract/overview";
import { wholePoints } from "~/domain/scoring/whole-points";
import { isClosed } from "~/domain/survey/closed";
import { type GroupFilter, groupsIn, OPEN_GROUPS } from "~/domain/survey/groups";
import type { T } from "~/texts/resources";
import { formatWhole } from "~/texts/format";
import { gainWords, rowPointWords } from "~/ui/score/point-words";
import type { TableQuestion } from "~/ui/survey/questions-table";
import { minutesWords } from "~/ui/survey/time-words";
import type { ListArea, ListTopic } from "~/ui/survey/topics";
import type { SurveyUrls } from "~/web/urls";
import { groupOfRow, isLocked, type Overview, progressOf, shownStatus } from "./questions";
import type { NumberedRow } from "./selection";
import { levelName } from "./words";

interface TopicsContext {
  urls: SurveyUrls;
  /** The levels in the addresses of the questions. */
  levels: string;
  canWrite: boolean;
  /** The filter that the page says already, so that its rows need not. */
  filter: GroupFilter;
  /** The questions of the page, of which some are shown. */
  among: readonly NumberedRow[];
  /** Each question names its level; where all have the same one, each topic says what it is about. */
  hasLevels: boolean;
  /** Whether a topic with these rows is unfolded. */
  unfolds: (topic: string, shown: readonly NumberedRow[]) => boolean;
  /** The address that shows all questions of a topic; absent where topics without a shown question are left out. */
  topicAt?: (topic: string) => string;
}

/** The shown questions by area and topic, those of each level together. */
export function areasOf(
  t: T,
  overview: Overview,
  shown: readonly NumberedRow[],
  context: TopicsContext,
): ListArea[] {
  const { among, topicAt } = context;
  const topics = overview.milestones.map((milestone) => {
    const own = ({ row }: NumberedRow) => row.milestone === milestone.id;
    return { milestone, all: among.filter(own), rows: shown.filter(own) };
  });
  return [...new Set(overview.milestones.map(({ area }) => area))]
    .map((area) => {
      const present = topics.filter(({ milestone, all }) => milestone.area === area && all.length > 0);
      const rest = topicAt ? present.filter(({ rows }) => rows.length === 0) : [];
      return {
        id: area,
        topics: present
          .filter(({ rows }) => rows.length > 0)
          .map(({ milestone, all, rows }) => topicOf(t, overview, { milestone, all, rows }, context)),
        rest: rest.map(({ milestone: { id, label }, all }) => ({
          label,
          done: doneWords(t, all),
          href: topicAt?.(id) ?? "",
        })),
      };
    })
    .filter(({ topics: own, rest }) => own.length + rest.length > 0);
}

const doneWords = (t: T, all: readonly NumberedRow[]): string => {
  const { done, total } = progressOf(all.map(({ row }) => row));
  return total === 0
    ? t("survey:topic.shown", { count: all.length })
    : t("survey:topic.done", { done, total });
};

interface Topic {
  milestone: Overview["milestones"][number];
  all: readonly NumberedRow[];
  rows: readonly NumberedRow[];
}

function topicOf(
  t: T,
  overview: Overview,
  { milestone, all, rows }: Topic,
  context: TopicsContext,
): ListTopic {
  const { id, label, summary } = milestone;
  const open = all.filter(({ row }) => OPEN_GROUPS.includes(groupOfRow(row, overview)));
  const isToDo = groupsIn(context.filter).some((group) => OPEN_GROUPS.includes(group));
  const byLevel = overview.levels.flatMap((level) => rows.filter(({ row }) => row.level === level.id));
  return {
    id,
    label,
    summary: context.hasLevels || summary === "" ? null : summary,
    done: doneWords(t, all),
    left: isToDo ? leftWords(t, open, overview) : [t("survey:topic.shown", { count: rows.length })],
    isUnfolded: context.unfolds(id, rows),
    questions: byLevel.map((one) => questionOf(t, one, overview, context)),
  };
}

/** The points that a topic can give, class by class, because classes have scales of their own, and its minutes. */
function leftWords(t: T, open: readonly NumberedRow[], overview: Overview): string[] {
  const gains = overview.levels
    .map(({ id }) => ({ id, points: wholePoints(gainOf(open.filter(({ row }) => row.level === id))) }))
    .filter(({ points }) => points > 0);
  const words = gains.map(({ id, points }, index) =>
    t(index === 0 ? "survey:topic.gain" : "survey:topic.gain_more", {
      count: points,
      points: formatWhole(points),
      level: levelName(t, id),
    }),
  );
  const minutes = open.reduce((sum, { row }) => sum + (row.minutes ?? 0), 0);
  return [
    ...(words.length === 0 ? [] : [words.join(", ")]),
    ...(minutes === 0 ? [] : [minutesWords(t, minutes)]),
  ];
}

/** Hundredths that these questions can still earn. */
const gainOf = (rows: readonly NumberedRow[]): number =>
  rows.reduce((sum, { row }) => sum + Math.max(0, row.coins - row.scores), 0);

function questionOf(
  t: T,
  { row, number }: NumberedRow,
  overview: Overview,
  context: TopicsContext,
): TableQuestion {
  const group = groupOfRow(row, overview);
  const { filter } = context;
  const says = row.notApplicableChosen ? "na" : group;
  return {
    number,
    prompt: row.prompt,
    level: context.hasLevels ? levelName(t, row.level) : null,
    points: pointsWords(t, row, OPEN_GROUPS.includes(group)),
    state:
      says === filter || (filter === "open" && says === "not-answered")
        ? null
        : {
            status: shownStatus(row),
            notApplicable: row.notApplicableChosen,
            voluntary: row.isVoluntary,
            obsolete: row.isObsolete,
          },
    note: closedWords(t, row, overview),
    action: actionOf(row, context.canWrite && !isLocked(row, overview)),
    href: context.urls.question(context.levels, row.milestone, row.id),
  };
}

/** What an open question can still give, else what its answer earned. */
const pointsWords = (t: T, row: QuestionRow, isOpen: boolean): string =>
  isOpen && row.scores === 0 && row.coins > 0 ? gainWords(t, row.coins) : rowPointWords(t, row);

/** The answer or the datum that keeps a question closed; null where none does, or the API does not say. */
function closedWords(t: T, { status, closedBy }: QuestionRow, { questions }: Overview): string | null {
  if (!closedBy || !isClosed(status)) return null;
  const effect = status === "blocked" ? "blocked" : "na_blocked";
  if (closedBy.registry !== null) {
    return t(`review:${effect}_registry`, { fact: t(`question:registry_fact.${closedBy.registry}`) });
  }
  const opener = questions.find(({ id }) => id === closedBy.question);
  return opener ? t(`review:${effect}_question`, { prompt: opener.prompt }) : null;
}

function actionOf({ status, isObsolete }: QuestionRow, canWrite: boolean): TableQuestion["action"] {
  if (!canWrite || isClosed(status)) return "show";
  if (status === "autofilled" || isObsolete) return "confirm";
  return status === "not-answered" ? "answer" : "modify";
}
