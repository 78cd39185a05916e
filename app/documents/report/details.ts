import { dateWords } from "~/domain/calendar-date";
import { AREAS, CLASSES } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import { formatPoints } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import { populationOf } from "~/ui/population-words";
import { COLOURS } from "../pdf/look";
import type { Paper } from "../pdf/paper";
import { table } from "../pdf/table";
import { heading, list, paragraph } from "../pdf/words";
import { unsettledLines } from "./board-lines";
import type { ReportAnswer, ReportFacts } from "./facts";
import type { ShownReport } from "./shown";

/** The comparison with its population, as it was on its day. */
export function benchmarkPart(
  paper: Paper,
  { benchmark, issued }: ReportFacts,
  { classes }: ShownReport,
): void {
  heading(paper, 2, t("report:benchmark.title"), { keep: COMPARISON_ROOM });
  if (benchmark === null) return paragraph(paper, t("report:benchmark.none"));
  const day = dateWords(benchmark.day);
  paragraph(paper, t(issued ? "report:benchmark.lead_issued" : "report:benchmark.lead", { day }));
  table(paper, {
    caption: t("report:benchmark.caption"),
    columns: [
      { head: t("report:benchmark.column.class"), share: 18 },
      { head: t("report:benchmark.column.mine"), share: 13, align: "right" },
      { head: t("report:benchmark.column.average"), share: 17, align: "right" },
      { head: t("report:benchmark.column.who"), share: 52 },
    ],
    rows: CLASSES.map((id) => {
      const gap = benchmark.classes[id];
      const own = classes.find((one) => one.id === id);
      const mine = own && !own.unfilled ? bandOf(own.actual, own.max).value : null;
      const isCompared = gap.population != null;
      return {
        cells: [
          t(`labels:level.${id}`),
          String(mine ?? "–"),
          isCompared ? String(gap.average ?? "–") : "–",
          isCompared ? populationOf(t, gap) : t("report:benchmark.few"),
        ],
      };
    }),
  });
}

/** What the table of three classes takes, with the words above it. */
const COMPARISON_ROOM = 170;

/** All answers by area and topic. */
export function answersPart(paper: Paper, { answers, year, shared }: ReportFacts): void {
  heading(paper, 2, t("report:answers.title"), { keep: 200 });
  paragraph(paper, t(shared ? "report:answers.lead_shared" : "report:answers.lead", { year }));
  const byArea = grouped(answers, ({ area }) => area);
  for (const area of [...byArea.keys()].sort((a, b) => placeOf(a) - placeOf(b))) {
    const ofArea = byArea.get(area) ?? [];
    heading(paper, 3, t(`labels:area.${area}` as TextKey), { keep: 120 });
    for (const [topic, ofTopic] of grouped(ofArea, ({ topic }) => topic)) {
      table(paper, {
        title: { level: 4, text: topic },
        caption: t("report:answers.caption", { topic }),
        columns: [
          { head: t("report:answers.column.number"), share: 7, align: "right" },
          { head: t("report:answers.column.question"), share: 36 },
          { head: t("report:answers.column.answer"), share: 35 },
          { head: t("report:answers.column.status"), share: 22 },
        ],
        rows: ofTopic.map(answerRow),
      });
    }
  }
}

/** The areas of the older questionnaires are in their own order. */
const placeOf = (area: string): number => AREAS.findIndex((one) => one === area);

const answerRow = ({ number, prompt, level, lines, notes, status, evidence }: ReportAnswer) => ({
  cells: [
    String(number),
    { text: prompt, note: t(`labels:level.${level}` as TextKey) },
    [...lines, ...notes].join("\n") || t("report:answers.empty"),
    [status, ...evidence.map((name) => t("report:answers.evidence", { name }))].join("\n"),
  ],
});

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** What caps the scores, what does not apply, how points come about, and what a reader must not conclude. */
export function grounds(paper: Paper, facts: ReportFacts, shown: ShownReport): void {
  const isScored = shown.classes.length > 0;
  if (isScored) redLines(paper, facts, shown);
  if (facts.shared?.topics.length !== 0) notApplicable(paper, facts);
  if (isScored) method(paper, facts);
  heading(paper, 2, t("report:limits.title"));
  list(
    paper,
    (isScored ? LIMITS : LIMITS_WITHOUT_SCORES).map((number) => t(`report:limits.${number}`)),
  );
}

const LIMITS = [1, 2, 3, 4, 5] as const;
const LIMITS_WITHOUT_SCORES = [1, 4, 5] as const;

function redLines(paper: Paper, { levels }: ReportFacts, shown: ShownReport): void {
  heading(paper, 2, t("report:red.title"));
  for (const words of unsettledLines(shown)) paragraph(paper, words);
  for (const { label, reason, source, wayOut, explanation } of levels.start_small.redLines ?? []) {
    heading(paper, 3, label);
    paragraph(paper, t("report:red.source", { reason, source, wayOut }));
    paragraph(
      paper,
      explanation === null ? t("report:red.unexplained") : t("report:red.explained", { explanation }),
      { colour: COLOURS.red },
    );
  }
}

function method(paper: Paper, { weights }: ReportFacts): void {
  heading(paper, 2, t("report:method.title"));
  list(paper, [
    t("report:method.1"),
    ...(weights
      ? [
          t("report:method.2", {
            environment: formatWeight(weights.environment),
            social: formatWeight(weights.social),
            governance: formatWeight(weights.governance),
          }),
        ]
      : []),
    t("report:method.3"),
    t("report:method.4"),
  ]);
}

function notApplicable(paper: Paper, { basis }: ReportFacts): void {
  const listed = basis?.notApplicable ?? [];
  if (listed.length === 0) {
    heading(paper, 2, t("report:na.title"));
    return paragraph(paper, t("report:na.none"));
  }
  table(paper, {
    title: { level: 2, text: t("report:na.title") },
    caption: t("report:na.caption"),
    columns: [
      { head: t("report:na.column.question"), share: 60 },
      { head: t("report:na.column.reason"), share: 40 },
    ],
    rows: listed.map(({ prompt, reason }) => ({ cells: [prompt, reason] })),
  });
}

const formatWeight = (weight: number): string =>
  Number.isInteger(weight) ? String(weight) : formatPoints(Math.round(weight * 100));
