import type { QuestionView } from "~/api/contract/survey";
import { answerLines, lineWords } from "~/domain/answers/answer-lines";
import { isNumber } from "~/domain/answers/field-value";
import { isDecimal, sum } from "~/domain/decimal";
import { showNumber } from "~/domain/italian-number";
import { fitsToday } from "~/domain/survey/last-year";
import { fieldsOf } from "~/domain/survey/question-check";
import type { T } from "~/texts/resources";
import { historyUrls, type SurveyUrls } from "~/web/urls";
import { copiedWords, isTakenOver } from "./copies/copied-words";
import { proposingRegisters } from "./register-notes";
import type { Sentence } from "./sentences";

/** What the user should know about a question before answering it. */
export interface Note {
  title: string;
  words: Sentence[];
}

type LastYearView = Pick<QuestionView, "definition" | "lastYear">;

/** For a proposed value: its source, and the sum where it is one. */
export function autofillNote(t: T, view: QuestionView, urls: SurveyUrls): Note | null {
  const fromRegistry = view.autofilledFromRegistry ?? [];
  const fromRegisters = proposingRegisters(t, view);
  const isFromAnswers = view.autofilledFrom.length > 0 || fromRegistry.length > 0;
  if (!isFromAnswers && fromRegisters.length === 0) return null;
  return {
    title: t("answering:autofill.title"),
    words: [
      ...(isFromAnswers ? [{ words: t("answering:autofill.from") }] : []),
      ...sourcesOf(view, urls),
      ...fromRegistry.map(({ registry, value }) => ({
        words: t("answering:autofill.registry", {
          fact: t(`question:registry_fact.${registry}`),
          value: isDecimal(value) ? showNumber(value) : value,
        }),
      })),
      ...fromRegisters,
      ...sumsOf(t, view),
      { words: t("answering:autofill.confirm") },
    ],
  };
}

/** For a copy that waits: where it comes from, and how to confirm it. */
export function copiedNote(t: T, { answer }: Pick<QuestionView, "answer">): Note | null {
  const from = copiedWords(t, answer);
  if (from === null) return null;
  const kind = isTakenOver({ copiedFrom: answer.copiedFrom }) ? "takeover" : "copy";
  return {
    title: t(`${kind}:from_title`),
    words: [
      { words: from },
      { words: t(`${kind}:from_confirm`) },
      { words: t("copy:list.all"), href: historyUrls.copies() },
    ],
  };
}

/** Each source question once, with the values that come from it. */
function sourcesOf({ definition, autofilledFrom }: QuestionView, urls: SurveyUrls): Sentence[] {
  const prompts = new Map(autofilledFrom.map(({ id, prompt }) => [id, prompt]));
  return [...prompts].flatMap(([id, prompt]) => {
    const lines = autofilledFrom.flatMap((source) => (source.id === id && source.line ? [source.line] : []));
    const link = { words: prompt, href: urls.question("full", definition.milestone, id) };
    return lines.length === 0 ? [link] : [link, { words: lines.map(lineWords).join("\n") }];
  });
}

function sumsOf(t: T, { definition, autofilledFrom }: QuestionView): Sentence[] {
  const filled = new Set(autofilledFrom.flatMap(({ fills }) => fills ?? []));
  return [...filled].flatMap((element) => {
    const values = autofilledFrom.flatMap(({ fills, value }) =>
      fills === element && value && isDecimal(value) ? [value] : [],
    );
    const [total] = answerLines(definition, { [element]: showNumber(sum(values)) });
    if (values.length < 2 || !total) return [];
    const parts = values.map(showNumber).join(" + ");
    return { words: t("answering:autofill.sum", { label: total.label ?? "", parts, total: total.value }) };
  });
}

interface Filling {
  /** The year of the answers. */
  year: number;
  isFilled: boolean;
  /** Address of the filled-in form; null for users who may not answer. */
  fill: string | null;
  /** Address of the page that takes over the topic's answers; null where the question does not wait for its own. */
  topic: string | null;
}

/**
 * For last year's answer: its value, what has changed since, and the link that fills the form with it, which saves
 * nothing.
 */
export function lastYearNote(
  t: T,
  view: LastYearView,
  { year, isFilled, fill, topic }: Filling,
): Note | null {
  const { definition, lastYear } = view;
  if (!lastYear) return null;
  const { prompt, answered, notApplicableReason: reason } = lastYear;
  const canFill = fits(view) && fill !== null;
  const words = [
    prompt !== definition.prompt && t("answering:last_year.prompt", { prompt }),
    reason === null
      ? t("answering:last_year.answered", {
          count: answered.length,
          answer: answered.map(lineWords).join("\n"),
        })
      : t("answering:last_year.not_applicable", { reason }),
    fits(view) ? changeWords(t, view, year) : t("answering:last_year.nothing_fits"),
    isFilled && t("answering:last_year.filled"),
  ];
  return {
    title: t(`answering:last_year.${isFilled ? "filled_title" : "title"}`, { year: lastYear.year }),
    words: [
      ...words.flatMap((one) => (one ? [{ words: one }] : [])),
      ...(canFill && !isFilled ? [{ words: t("answering:last_year.fill"), href: fill }] : []),
      ...(canFill && !isFilled && topic ? [{ words: t("answering:last_year.topic"), href: topic }] : []),
    ],
  };
}

/** Whether any part of last year's answer fits this year's form. */
export const fits = ({ definition, lastYear }: LastYearView): boolean =>
  !!lastYear && fitsToday(definition, lastYear);

/** What to look at before last year's answer counts for this year. */
export function changeWords(t: T, { definition, lastYear }: LastYearView, year: number): string {
  if (lastYear?.notApplicableReason) return t("answering:last_year.change_na");
  if (lastYear?.change === "same") return t("answering:last_year.change_same");
  const counts = fieldsOf(definition).some(isNumber);
  return t(`answering:last_year.change_${counts ? "counted" : "revised"}`, { year });
}
