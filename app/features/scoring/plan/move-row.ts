import type { CallOutput } from "~/api/contract";
import type { PlanMove } from "~/api/contract/development-plan";
import { dateWords } from "~/domain/calendar-date";
import type { T } from "~/texts/resources";
import { gainWords } from "~/ui/score/point-words";
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
  effort: PlanMove["effort"];
  /** "2-5 giorni, fino a 800 euro" */
  cost: string;
  /** "obbligo di legge", "manca la risposta" */
  about: string[];
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
  const missing = missingWords(t, move, year);
  const about = [
    ...(move.isDuty ? [t("plan:duty")] : []),
    ...(move.liftsLine ? [t("plan:lifts")] : []),
    ...(missing === null ? [] : [missing]),
  ];
  return {
    ...{ id, prompt, effort },
    href: questionHref(move),
    isTicked: ticked.includes(id),
    gain: moveGainWords(t, move),
    cost: costWords(t, cost),
    about,
    firstStep: firstStepWords(t, move),
    waitsFor: waitsFor.map((question) => ({ prompt: question.prompt, href: questionHref(question) })),
    owner: ownerWords(t, move.owner),
    handOver: canWrite && move.owner === null ? taskUrls.ask("question", id, true) : null,
  };
}

/** The points of the class; of a closed move those that it has once it is open. */
function moveGainWords(t: T, { gain, gap, why }: PlanMove): string {
  const points = why === "blocked" ? gap : gain;
  return points <= 0 ? t("plan:gain_held") : gainWords(t, points);
}

/** What the answer lacks, where the first step does not say it. */
function missingWords(
  t: T,
  { why, earned, isOfNextYear, waitsForRegistry }: PlanMove,
  year: number,
): string | null {
  if (isOfNextYear) return t("plan:missing.next_year", { year, next: year + 1 });
  switch (why) {
    case "not_answered":
    case "partly_earned":
    case "earns_nothing":
      return t(`plan:missing.${why}`, { earned });
    case "blocked":
      return waitsForRegistry === null
        ? t("plan:missing.blocked")
        : t("plan:missing.blocked_registry", { fact: t(`question:registry_fact.${waitsForRegistry}`) });
    default:
      return null;
  }
}

/** One sentence: what the answer lacks, or what the content says to do first. */
function firstStepWords(t: T, { why, document, firstStep }: PlanMove): string {
  switch (why) {
    case "on_paper":
      return document === null ? (firstStep ?? "") : t("plan:first.attach", { document });
    case "unconfirmed":
    case "incompatible":
    case "incomplete":
    case "figures_missing":
    case "blocked":
      return t(`plan:first.${why}`);
    default:
      return firstStep ?? "";
  }
}

function ownerWords(t: T, owner: PlanMove["owner"]): MoveRow["owner"] {
  if (owner === null) return null;
  const { task, colleague, dueOn, timing, isReturned, isVisible } = owner;
  const date = dueOn === null ? null : dateWords(dueOn);
  const due =
    date === null
      ? t("plan:owner.no_date")
      : t(timing === "overdue" ? "plan:owner.overdue" : "plan:owner.due", { date });
  return {
    name: colleague ?? t("common:erased_person"),
    when: isReturned ? t("plan:owner.returned") : due,
    href: isVisible ? taskUrls.one(task, true) : null,
  };
}
