import type { CallOutput } from "~/api/contract";
import { gauge } from "~/charts/gauge";
import { rulers } from "~/charts/ruler";
import { bandOf } from "~/domain/scoring/bands";
import { wholePoints } from "~/domain/scoring/whole-points";
import type { T } from "~/texts/resources";
import { gainWords } from "~/ui/score/point-words";
import { urls } from "~/web/urls";

type Simulation = CallOutput<"scoring.simulation">;
type Simulated = Simulation["classes"][number];

export type SimulationPage = ReturnType<typeof simulationPage>;

const value = ({ actual, max }: Simulated["before"]) => bandOf(actual, max).value;

/** The card as it would be, and what it says beside the present one. */
export function simulationPage(t: T, simulated: Simulation) {
  const { year, company, classes, moves, ignored, redLines, lifted, undeclared } = simulated;
  const labelled = classes.map((one) => ({ ...one, label: t(`labels:level.${one.id}`) }));
  return {
    ...{ year, isScored: classes.length > 0 },
    above: [{ label: t("plan:crumb"), to: urls.plan() }],
    title: titleWords(t, labelled, moves.length),
    isEmpty: moves.length === 0,
    company: {
      name: company.name,
      sector: company.sectorLabel,
      size: company.size && t(`labels:size.${company.size}`),
    },
    card: labelled.map(({ id, label, after }) => ({
      ...{ id, label, actual: after.actual, max: after.max, flagged: after.flagged },
      unfilled: after.max >= 0 && after.answered === 0,
      gauge: gauge(after.answered === 0 ? null : value(after)),
      completeness: after.percent,
    })),
    redLines: redLines.map(({ id, label, explanation }) => ({ id, label, explanation })),
    changes: labelled.map((one) => changeWords(t, one)),
    rulers: rulersOf(labelled),
    stays: redLines.map(({ id, label, wayOut }) => ({
      id,
      words: t("plan:simulation.stays", { label, wayOut }),
    })),
    lifted: lifted.map(({ id, label }) => ({ id, words: t("plan:simulation.lifted", { label }) })),
    held: labelled
      .filter(({ after }) => after.sum > after.actual)
      .map(({ id, label, after }) => ({
        id,
        words: t("plan:simulation.held", {
          label,
          sum: wholePoints(after.sum),
          after: wholePoints(after.actual),
        }),
      })),
    undeclared: undeclared.map(({ id, level, milestone, prompt }) => ({
      prompt,
      href: urls.question(level, milestone, id),
    })),
    ignored: ignored === 0 ? null : t("plan:simulation.ignored", { count: ignored }),
    moves: moves.map((move) => moveWords(t, move)),
    back: urls.plan({ classe: moves[0]?.level ?? "", mosse: moves.map(({ id }) => id) }),
  };
}

type Labelled = Simulated & { label: string };

function titleWords(t: T, classes: readonly Labelled[], count: number): string {
  if (count === 0) return t("plan:simulation.title_none");
  const changes = classes
    .filter(({ before, after }) => value(before) !== value(after))
    .map(({ label, before, after }) =>
      t("plan:simulation.change", { label, before: value(before) ?? 0, after: value(after) ?? 0 }),
    );
  const words = changes.length === 0 ? t("plan:simulation.title_same") : changes.join(", ");
  return t("plan:simulation.title", { count, changes: words });
}

/** A class as a row of a table. */
function changeWords(t: T, { id, label, before, after }: Labelled) {
  const key = before.percent === after.percent ? "plan:simulation.complete_same" : "plan:simulation.complete";
  return {
    id,
    cells: [
      label,
      String(value(before) ?? "–"),
      String(value(after) ?? "–"),
      t(key, { before: before.percent ?? 0, after: after.percent ?? 0 }),
    ],
  };
}

/** Two rulers for each class: as it would be, and below it as it is. */
const rulersOf = (classes: readonly Labelled[]) =>
  rulers(
    classes.map(({ id, label, after, before }) => ({ id, label, mine: value(after), issued: value(before) })),
  );

function moveWords(
  t: T,
  { id, level, milestone, prompt, gain, isClosed, waitsFor, waitsForRegistry }: Simulation["moves"][number],
) {
  const fact = waitsForRegistry;
  return {
    ...{ id, prompt },
    href: urls.question(level, milestone, id),
    about: [t(`labels:level.${level as "start_small"}`), gainWords(t, gain)].join(" · "),
    closed: !isClosed
      ? null
      : fact === null
        ? t("plan:simulation.closed")
        : t("plan:simulation.closed_registry", { fact: t(`question:registry_fact.${fact}`) }),
    waitsFor: isClosed
      ? waitsFor.map((one) => ({ prompt: one.prompt, href: urls.question(one.level, one.milestone, one.id) }))
      : [],
  };
}
