import type { PeersAnswers } from "~/api/contract/report";
import type { Question } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import { populationWords } from "~/ui/population-words";

type Option = PeersAnswers["options"][number];

/** What other companies answered to a question, in words. */
export interface ShownPeers {
  /** The message: how many answered alike, where one answer is chosen. */
  title: string;
  lines: string[];
  who: string;
}

/** `chosen`: the stored elements of the company's own answer. */
export function peersWords(
  t: T,
  question: Question,
  peers: PeersAnswers,
  chosen: Readonly<Record<string, string>>,
): ShownPeers {
  const { options, numberOfCompanies } = peers;
  const isExact = numberOfCompanies.from === numberOfCompanies.to;
  const shareWords = ({ percent, bound }: Option["share"]) =>
    t(`peers:share.${bound ?? "about"}${isExact ? "_exact" : ""}`, { percent });
  const isOne = question.questionClass === "boolean" || question.questionClass === "radio";
  const mine = isOne ? options.find(({ element, value }) => chosen[element] === value) : undefined;
  return {
    title: mine
      ? t("peers:alike", { share: shareWords(mine.share), answer: labelOf(t, question, mine) })
      : t("peers:title"),
    lines: options.map((option) =>
      t("peers:line", { answer: labelOf(t, question, option), share: shareWords(option.share) }),
    ),
    who: [populationWords(t, peers), t("peers:since"), ...(isExact ? [] : [t("peers:steps")])].join(" "),
  };
}

function labelOf(t: T, question: Question, { element, value }: Option): string {
  switch (question.questionClass) {
    case "boolean":
      return t(value === "yes" ? "question:yes" : "question:no");
    case "radio":
      return question.choices.find(({ id }) => id === value)?.label ?? value;
    case "checkbox":
      return question.choices.find(({ id }) => id === element)?.label ?? element;
    case "dropdown": {
      const field = question.fields.find(({ id }) => id === element);
      const option = field?.options?.find(({ id }) => id === value)?.label ?? value;
      return question.fields.length === 1 ? option : `${field?.label ?? element}: ${option}`;
    }
    default:
      return value;
  }
}
