import type { QuestionView } from "~/api/contract/survey";
import { isNumber, unitOf } from "~/domain/answers/field-value";
import { isDecimal } from "~/domain/decimal";
import { showNumber } from "~/domain/italian-number";
import type { Field } from "~/domain/question/question";
import { fieldsOf } from "~/domain/survey/question-check";
import type { T } from "~/texts/resources";

type View = Pick<QuestionView, "definition" | "before"> & {
  answer: Pick<QuestionView["answer"], "answerElements">;
};

/** Last year's numbers by element, each with its difference to what is stored now. */
export function beforeWords(t: T, { definition, before, answer }: View): Record<string, string> {
  const now = new Map(answer.answerElements.map(({ id, value }) => [id, value]));
  const isTable = definition.questionClass === "matrix";
  const words = (before?.answerElements ?? []).flatMap(({ id, value }) => {
    const field = fieldsOf(definition).find((one) => one.id === (isTable ? id.split(".").at(-1) : id));
    if (!before || !field || !isNumber(field) || !isDecimal(value)) return [];
    const shown = isTable ? showNumber(value) : withUnit(field, showNumber(value));
    const change = changeWords(t, value, now.get(id));
    const params = { year: before.year, value: shown };
    return [
      [
        id,
        change === null
          ? t("answering:last_year.field", params)
          : t("answering:last_year.field_change", { ...params, change }),
      ] as const,
    ];
  });
  return Object.fromEntries(words);
}

const withUnit = (field: Field, value: string): string => `${value} ${unitOf(field) ?? ""}`.trim();

/** Whole percent of last year's value; null without a value now, or where last year's was 0. */
function changeWords(t: T, then: string, now: string | undefined): string | null {
  if (now === undefined || !isDecimal(now) || Number(then) === 0) return null;
  const percent = Math.round((100 * (Number(now) - Number(then))) / Math.abs(Number(then)));
  if (percent === 0) return t("answering:last_year.field_same");
  return `${percent > 0 ? "+" : "−"}${showNumber(String(Math.abs(percent)))}%`;
}
