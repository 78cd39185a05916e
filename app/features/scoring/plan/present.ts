import type { CallOutput } from "~/api/contract";
import type { PlanStep } from "~/api/contract/development-plan";
import type { T, TextKey } from "~/texts/resources";
import { formatPoints } from "~/texts/format";
import { urls } from "~/web/urls";

type Plan = CallOutput<"scoring.developmentPlan">;

/** The number of questions that fit one printed page. */
export const TOP = 10;

export interface PlanRow {
  number: number;
  prompt: string;
  href: string;
  /** "Fondamentali · Ambiente · Energia" */
  place: string;
  gain: string;
  effort: string;
  missing: string;
  waitsFor: { prompt: string; href: string }[];
}

/** The plan in words: what to do first, its gain, its cost, and what blocks it. */
export function planPage(t: T, { year, classes, steps, total }: Plan, company: string) {
  const shown = steps.reduce((sum, { gain }) => sum + gain, 0);
  const words = { shown: steps.length, gain: formatPoints(shown) };
  const whole = { total: total.steps, count: total.steps, whole: formatPoints(total.gain) };
  return {
    year,
    company,
    isOffered: classes.length > 0,
    classes: classes.map((level) => classWords(t, level)),
    sum: t(steps.length < total.steps ? "plan:shown" : "plan:shown_all", { ...words, ...whole }),
    rows: steps.map((step, index) => rowOf(t, step, index + 1)),
    others: othersOf(t, steps.length, total.steps),
  };
}

function classWords(t: T, { id, actual, max, steps }: Plan["classes"][number]): string {
  const label = t(`labels:level.${id}` as TextKey);
  if (max < 0) return t("plan:class_nothing", { label });
  const points = { label, actual: formatPoints(actual), max: formatPoints(max) };
  if (steps === 0) return t("plan:class_done", points);
  return t("plan:class", { ...points, steps, gain: formatPoints(max - actual) });
}

/** The link to all questions, or back to the first ones. */
function othersOf(t: T, shown: number, total: number): { label: string; href: string } | null {
  if (shown < total) return { label: t("plan:all", { count: total }), href: urls.plan("all") };
  return total > TOP ? { label: t("plan:less", { count: TOP }), href: urls.plan() } : null;
}

const hrefOf = ({ level, milestone, id }: Pick<PlanStep, "level" | "milestone" | "id">) =>
  urls.question(level, milestone, id);

function rowOf(t: T, step: PlanStep, number: number): PlanRow {
  const place = [t(`labels:level.${step.level}` as TextKey), t(`labels:area.${step.area}` as TextKey)];
  return {
    number,
    prompt: step.prompt,
    href: hrefOf(step),
    place: [...place, step.milestoneLabel, t(`plan:turn.${step.turn}`)].join(" · "),
    gain: t("plan:gain", { gain: formatPoints(step.gain) }),
    effort: t(`plan:effort.${step.effort}`),
    missing: missingWords(t, step),
    waitsFor: step.waitsFor.map((question) => ({ prompt: question.prompt, href: hrefOf(question) })),
  };
}

function missingWords(t: T, { why, earned, waitsForRegistry }: PlanStep): string {
  switch (why) {
    case "blocked":
      return waitsForRegistry === null
        ? t("plan:waits_question")
        : t("plan:waits_registry", { fact: t(`question:registry_fact.${waitsForRegistry}`) });
    case "partly_earned":
      return t("plan:partly", { earned });
    case "earns_nothing":
      return t("plan:worse");
    default:
      return t(`plan:${why}`);
  }
}
