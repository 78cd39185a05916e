import type { CallOutput } from "~/api/contract";
import { dateWords } from "~/domain/calendar-date";
import type { T } from "~/texts/resources";
import { answerWords } from "~/ui/question/answer-words";
import { cardUrls } from "~/web/card-urls";
import { publicAddress } from "~/web/site.server";
import { presentCard } from "../show/present";

/** Exactly what the page of a link shows. */
export function presentShared(
  t: T,
  { recipient, endsOn, card, heat, topics, sharesReport }: CallOutput<"survey.sharedCard">,
) {
  return {
    recipient,
    sharesReport,
    until: dateWords(endsOn),
    card: presentCard(card, publicAddress(cardUrls.shown(card.number))),
    heat,
    topics: topics.map(({ id, label, questions }) => ({
      id,
      label,
      questions: questions.map(({ definition, index, answer }) => {
        const { lines, notes } = answerWords(t, definition, answer);
        return {
          id: definition.guid,
          number: index,
          prompt: definition.prompt,
          lines: lines.length === 0 ? [t("shares:not_given")] : lines,
          notes,
        };
      }),
    })),
  };
}

export type SharedPage = ReturnType<typeof presentShared>;
