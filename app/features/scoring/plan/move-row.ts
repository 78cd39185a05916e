import type { CallOutput } from "~/api/contract";
import type { PlanMove } from "~/api/contract/development-plan";
import { dateWords } from "~/domain/calendar-date";
import type { T } from "~/texts/resources";
import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import { costWords } from "./cost-words";

type Costs = CallOutput<"scoring.developmentPlan">["costs"];

export interface MoveRow {
  id: string;
  prompt: string;
  href: string;
  isTicked: boolean;
  gain: string;
  /** "impegno medio: 2-5 giorni, …" */
  effort: string;
  cost: string;
  /** "Energia · obbligo di legge · manca la risposta" */
  about: string;
  firstStep: string;
  waitsFor: { prompt: string; href: string }[];
  owner: { name: string; when: string; href: string | null } | null;
  /** Where the move is given to a colleague; null where it is given, or the reader may not. */
  handOver: string | null;
}

interface Around {
  costs: Costs;
  year: number;
  canWrite: boolean;
  ticked: readonly string[];
}

export const questionHref = ({ level, milestone, id }: Pick<PlanMove, "level" | "milestone" | "id">) =>
  urls.question(level, milestone, id);

/** A move in words. */
export function moveRow(t: T, move: PlanMove, { costs, year, canWrite, ticked }: Around): MoveRow {
  const { id, prompt, effort, waitsFor } = move;
  const cost = costs.rows.find((row) => row.size === costs.size && row.effort === effort);
  const about = [
    move.milestoneLabel,
    ...(move.isDuty ? [t("plan:duty")] : []),
    ...(move.liftsLine ? [t("plan:lifts")] : []),
    missingWords(t, move, year),
  ];
  return {
    ...{ id, prompt },
    href: questionHref(move),
    isTicked: ticked.includes(id),
    gain: gainWords(t, move),
    effort: t(`plan:effort.${effort}`),
    cost: costWords(t, cost),
    about: about.join(" · "),
    firstStep: firstStepWords(t, move),
    waitsFor: waitsFor.map((question) => ({ prompt: question.prompt, href: questionHref(question) })),
    owner: ownerWords(t, move.owner),
    handOver: canWrite && move.owner === null ? taskUrls.ask("question", id, true) : null,
  };
}

/** Whole points of the class; of a closed move those that it has once it is open. */
function gainWords(t: T, { gain, gap, why }: PlanMove): string {
  const points = why === "blocked" ? gap : gain;
  if (points <= 0) return t("plan:gain_held");
  return points < 50 ? t("plan:gain_less") : t("plan:gain", { gain: Math.round(points / 100) });
}

function missingWords(t: T, { why, earned, isOfNextYear, waitsForRegistry }: PlanMove, year: number): string {
  if (isOfNextYear) return t("plan:missing.next_year", { year, next: year + 1 });
  if (why === "blocked" && waitsForRegistry !== null) {
    return t("plan:missing.blocked_registry", { fact: t(`question:registry_fact.${waitsForRegistry}`) });
  }
  return t(`plan:missing.${why}`, { earned });
}

/** One sentence: what the answer lacks, or what the content says to do first. */
function firstStepWords(t: T, { why, document, firstStep }: PlanMove): string {
  switch (why) {
    case "on_paper":
      return document === null ? (firstStep ?? "") : t("plan:first.attach", { document });
    case "unconfirmed":
      return t("plan:first.confirm");
    case "incompatible":
      return t("plan:first.explain");
    case "incomplete":
    case "figures_missing":
      return t("plan:first.complete");
    case "blocked":
      return t("plan:first.open");
    default:
      return firstStep ?? "";
  }
}

function ownerWords(t: T, owner: PlanMove["owner"]): MoveRow["owner"] {
  if (owner === null) return null;
  const { task, colleague, dueOn, timing, isReturned, isVisible } = owner;
  const date = dueOn === null ? null : dateWords(dueOn);
  const due = date === null ? t("plan:owner.no_date") : t(timing === "overdue" ? "plan:owner.overdue" : "plan:owner.due", { date });
  return {
    name: colleague ?? t("common:erased_person"),
    when: isReturned ? t("plan:owner.returned") : due,
    href: isVisible ? taskUrls.one(task, true) : null,
  };
}
