import type { CallOutput } from "~/api/contract";
import type { ScoringMethod } from "~/api/contract/config";
import { isDecimal } from "~/domain/decimal";
import { showNumber } from "~/domain/italian-number";
import type { ScoredClass } from "~/domain/question/question";
import type { QuestionKind } from "~/domain/scoring/kind";
import type { T, TextKey } from "~/texts/resources";
import { urls } from "~/web/urls";

/** A row of a published table: its cells by the names of the columns, which are part of the format. */
type Row = Readonly<Record<string, string>>;

interface Tables {
  method: ScoringMethod;
  questions: readonly Row[];
  answers: readonly Row[];
  thresholds: readonly Row[];
}

export const namedRows = ({ columns, rows }: CallOutput<"config.scoringMethodTable">): Row[] =>
  rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])));

/** What each question of a class is worth in its topic, and what earns it. */
export function methodOfClass(t: T, level: ScoredClass, { method, questions, answers, thresholds }: Tables) {
  const label = t(`labels:level.${level}`);
  const ofClass = questions.filter((row) => row["class"] === level);
  const topics = method.areas.flatMap((area) =>
    area.milestones.map((milestone) => {
      const own = ofClass.filter((row) => row["topic"] === milestone.id);
      const whole = own.reduce((sum, row) => sum + Number(row["weight"]), 0);
      return {
        id: milestone.id,
        label: `${t(`labels:area.${area.id}` as TextKey)}: ${milestone.label}`,
        questions: own.map((row) => lineOf(t, level, row, whole, { answers, thresholds })),
      };
    }),
  );
  return { level, label, topics: topics.filter((topic) => topic.questions.length > 0) };
}

function lineOf(
  t: T,
  level: ScoredClass,
  row: Row,
  whole: number,
  { answers, thresholds }: Pick<Tables, "answers" | "thresholds">,
) {
  const { question: guid = "", topic = "", kind = "disclosure", weight = "0", prompt = "" } = row;
  const onPaper = row["at_most_on_paper"];
  const isOf = ({ question }: Row) => question === guid;
  const steps = thresholds.filter(isOf);
  return {
    guid,
    prompt,
    href: urls.question(level, topic, guid),
    kind: t(`method:kind.${kind as QuestionKind}`),
    part: Number(weight) === 0 ? null : t("method:part", { weight, whole }),
    earns:
      Number(weight) === 0
        ? []
        : [
            ...answers
              .filter(isOf)
              .map(({ value, share = "", label: words = "" }) =>
                value === "*" ? t("method:earns.complete") : t("method:earns.answer", { words, share }),
              ),
            ...steps.map((step) => stepWords(t, step)),
            ...(onPaper ? [t("method:earns.on_paper", { share: onPaper })] : []),
          ],
    basis: [...new Set(steps.map(({ basis = "" }) => basis).filter((words) => words !== ""))],
    mayNotApply: row["may_not_apply"] === "yes",
  };
}

function stepWords(t: T, { sections = "*", from = "", share = "", unit = "" }: Row): string {
  const value = `${isDecimal(from) ? showNumber(from) : from} ${unit}`.trim();
  return sections === "*"
    ? t("method:earns.from", { value, share })
    : t("method:earns.from_in", { value, share, sections: sections.replaceAll(" ", ", ") });
}
