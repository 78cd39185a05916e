import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { t } from "~/texts/i18n.server";
import { scoreWords } from "~/ui/score/score-words";
import type { ShownReport } from "./shown";

const MOST_NAMED = 3;

/** What a board asks first: where the company is ahead, where it is behind, and whether a red line is crossed. */
export function boardLines(shown: ShownReport): string[] {
  return [...topicLines(shown), ...redLines(shown)];
}

/** The first class with enough topics to tell some apart. */
function topicLines({ map }: ShownReport): string[] {
  for (const id of CLASSES) {
    const topics = scoredTopics(map, id);
    const named = Math.min(MOST_NAMED, Math.floor(topics.length / 2));
    if (named === 0) continue;
    const level = t(`labels:level.${id}`);
    const words = (some: typeof topics) => some.map(({ label, value }) => `${label} ${value}`).join(", ");
    return [
      t("report:board.ahead", { level, topics: words(topics.slice(0, named)) }),
      t("report:board.behind", { level, topics: words(topics.slice(-named).reverse()) }),
    ];
  }
  return [];
}

/** The topics of a class with their scores from 0 to 100, the highest first. */
const scoredTopics = ({ areas }: ShownReport["map"], id: ScoredClass) =>
  areas
    .flatMap(({ topics }) =>
      topics.flatMap(({ label, cells }) => {
        const cell = cells[id];
        const value = cell.kind === "scored" ? scoreWords(t, cell).value : null;
        return value === null ? [] : [{ label, value }];
      }),
    )
    .sort((a, b) => b.value - a.value);

function redLines(shown: ShownReport): string[] {
  const crossed = shown.content.redLines.map(({ label }) => label);
  return [
    ...(crossed.length > 0 ? [t("report:board.red", { labels: crossed.join("; ") })] : []),
    ...unsettledLines(shown),
  ];
}

/** The red lines of which nobody can say yet whether they are crossed; or that none is. */
export function unsettledLines({
  content: { redLines: crossed, undeclared },
  classes,
}: ShownReport): string[] {
  const open = undeclared.lines.join("; ");
  if (open !== "") return [t("card:undeclared", { lines: open })];
  if (crossed.length > 0) return [];
  return [t(classes.every(({ unfilled }) => unfilled) ? "report:red.not_begun" : "report:red.none")];
}
