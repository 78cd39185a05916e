import type { CallOutput } from "~/api/contract";
import { bandOf } from "~/domain/scoring/bands";
import { wholePoints } from "~/domain/scoring/whole-points";
import type { T } from "~/texts/resources";
import { atMostWords } from "~/ui/score/point-words";
import { urls } from "~/web/urls";
import { costTable } from "./cost-words";
import { moveRow, questionHref } from "./move-row";

type Plan = CallOutput<"scoring.developmentPlan">;
type PlanClass = Plan["classes"][number];

/** The moves that one printed page holds; the others are folded. */
const UNFOLDED = 6;

interface Reader {
  company: string;
  canWrite: boolean;
  /** Ids of moves. */
  ticked: readonly string[];
}

export type PlanPage = ReturnType<typeof planPage>;

/** A score as it is printed everywhere. */
const scoreOf = (actual: number, { max }: Pick<PlanClass, "max">) => bandOf(actual, max).value ?? 0;

/** The plan in words: what to do first in one class, why, by whom, and what it gains. */
export function planPage(t: T, plan: Plan, { company, canWrite, ticked }: Reader) {
  const { year, classes, shown, groups, redLines, costs } = plan;
  const level = classes.find(({ id }) => id === shown);
  const label = level ? labelOf(t, level) : "";
  const around = { costs, year, canWrite, ticked };
  const here = new Set(groups.flatMap(({ moves }) => moves.map(({ id }) => id)));
  return {
    ...{ year, company, canWrite },
    state: classes.length === 0 ? "unscored" : plan.started ? "plan" : "new",
    title: titleWords(t, plan, level),
    lead: level ? leadWords(t, level) : t("plan:title"),
    tabs: classes.map((one) => ({
      label: t("plan:tab", { label: labelOf(t, one), count: one.moves }),
      href: urls.plan({ classe: one.id, mosse: ticked }),
      isCurrent: one.id === shown,
    })),
    begin: plan.firstOpen && canWrite ? questionHref(plan.firstOpen) : null,
    /** Where the first move is made, and how the card would be after the first ones. */
    ...firstLinks(t, plan),
    groups: folded(groups).map(({ horizon, gain, moves, unfolded }) => {
      const rows = moves.map((move) => moveRow(t, move, around));
      return {
        id: horizon,
        title: t(`plan:group.${horizon}`),
        sum: t("plan:group.sum", { count: rows.length, gain: atMostWords(t, gain), label }),
        meaning: t(`plan:group.meaning.${horizon}`),
        first: rows.slice(0, unfolded),
        rest: rows.slice(unfolded),
      };
    }),
    /** Ticked moves of other classes go along. */
    elsewhere: ticked.filter((id) => !here.has(id)),
    held: redLines.map(({ id, label: line, cap, wayOut }) => ({
      id,
      words: t("plan:held", { label: line, cap: wholePoints(cap), wayOut }),
    })),
    undeclared: plan.undeclared.map((question) => ({
      prompt: question.prompt,
      href: questionHref(question),
    })),
    lasting: plan.lasting.map((question) => ({ prompt: question.prompt, href: questionHref(question) })),
    costs: costTable(t, costs),
    done:
      level && here.size === 0 ? t("plan:done_class", { label, actual: scoreOf(level.actual, level) }) : null,
  };
}

const labelOf = (t: T, { id }: Pick<PlanClass, "id">) => t(`labels:level.${id}`);

function titleWords(t: T, { classes, started, redLines, first }: Plan, level: PlanClass | undefined): string {
  if (classes.length === 0) return t("plan:title");
  if (!started) return t("plan:begin.title");
  if (!level) return t("plan:title.done");
  const label = labelOf(t, level);
  const [before, after] = [scoreOf(level.actual, level), scoreOf(first?.actual ?? level.actual, level)];
  if (first && first.moves.length > 0 && after > before) {
    return t("plan:title.first", { count: first.moves.length, label, before, after });
  }
  const [line] = redLines;
  if (line) return t("plan:title.held", { label, cap: before });
  return t(level.moves === 0 ? "plan:title.done" : "plan:title.less", { label });
}

function leadWords(t: T, level: PlanClass): string {
  const { actual, reachable } = level;
  const words = {
    label: labelOf(t, level),
    actual: scoreOf(actual, level),
    reachable: scoreOf(reachable, level),
  };
  return t(reachable > actual ? "plan:lead" : "plan:lead_reached", words);
}

function firstLinks(t: T, { groups, first }: Plan) {
  const ids = first?.moves ?? [];
  const moves = groups.flatMap((group) => group.moves);
  const [start] = moves.filter(({ id }) => ids.includes(id));
  return {
    start: start ? questionHref(start) : null,
    trial:
      ids.length === 0
        ? null
        : { href: urls.simulation(ids), label: t("plan:simulate_first", { count: ids.length }) },
  };
}

/** How many moves of each group are shown without unfolding: the first ones of all. */
function folded(groups: Plan["groups"]) {
  let left = UNFOLDED;
  return groups
    .filter(({ moves }) => moves.length > 0)
    .map((group) => {
      const unfolded = Math.min(left, group.moves.length);
      left -= unfolded;
      return { ...group, unfolded };
    });
}
