import type { CallOutput } from "~/api/contract";
import { historyUrls, urls } from "./urls";

/** What a card would not show, with the address of each question; null where the server cannot tell. */
export const presentLeftOut = (left: CallOutput<"survey.leftOut"> | null) =>
  left && {
    total: left.groups.reduce((sum, { questions }) => sum + questions.length, 0),
    groups: left.groups.map(({ why, questions }) => ({
      why,
      questions: questions.map(({ id, level, milestone, prompt }) => ({
        ...{ id, prompt },
        href: urls.question(level, milestone, id),
      })),
    })),
    withdrawn: left.withdrawn,
    obsoleteHref: historyUrls.obsolete(),
  };
