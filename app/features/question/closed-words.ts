import type { QuestionView } from "~/api/contract/survey";
import { lineWords } from "~/domain/answers/answer-lines";
import { codeOfMissing } from "~/domain/survey/closed";
import type { T } from "~/texts/resources";
import { formatWhole } from "~/texts/format";
import { urls as places, type SurveyUrls } from "~/web/urls";
import type { Sentence } from "./sentences";

type Opening = NonNullable<NonNullable<QuestionView["blockedBy"]>["opens"]>[number];

/** For a closed question: what closes it, the present value of that, and what would open it. */
export function closedWords(
  t: T,
  { status, blockedBy, definition }: QuestionView,
  urls: SurveyUrls,
): Sentence[] {
  if (!blockedBy) return [];
  const { question, registry, opens = [], isMissing } = blockedBy;
  const answered = question?.answered?.map(lineWords).join("; ");
  const or = t(`answering:opens.${definition.dependencyMode === "any" ? "or" : "and"}`);
  const conditions = opens.map((opening) => openingWords(t, opening, question?.id)).join(or);
  const effect = status === "blocked" ? "blocked" : "na";
  const missing = registry && codeOfMissing(registry);
  const sentences: (Sentence | false)[] = [
    registry !== null && isMissing === true
      ? { words: t(missing ? `errors:${missing}` : "answering:closed.missing_registry") }
      : { words: t(`answering:closed.${effect}_${registry ? "registry" : "question"}`) },
    question !== null && {
      words: question.prompt,
      href: urls.question("full", definition.milestone, question.id),
    },
    registry !== null && {
      words: t(`question:registry_fact.${registry}`),
      href: places.registrySection("essential"),
    },
    !!answered && { words: t("answering:closed.answered", { answer: answered }) },
    conditions !== "" && { words: t("answering:opens.sentence", { conditions }) },
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** `pageQuestion`: id of the question that the page already names. */
function openingWords(t: T, opening: Opening, pageQuestion: string | undefined): string {
  const { question } = opening;
  const condition = conditionWords(t, opening);
  return question === null || question.id === pageQuestion
    ? condition
    : t("answering:opens.elsewhere", { condition, prompt: question.prompt });
}

function conditionWords(t: T, { registry, field, anyOf, above, atLeast }: Opening): string {
  if (atLeast !== null)
    return t(`answering:opens.at_least_${registry as "employees" | "workforce" | "turnover"}`, {
      count: atLeast,
      least: formatWhole(atLeast),
    });
  if (registry !== null)
    return t(`answering:opens.${registry === "size" ? "size" : "macrosector"}`, { names: anyOf.join(", ") });
  if (above !== null) return t("answering:opens.above", { field: field ?? "", above });
  const answers = anyOf.map((answer) => `«${answer}»`).join(", ");
  if (field !== null) return t("answering:opens.field", { field, answers });
  return t("answering:opens.answer", { count: anyOf.length, answers });
}
