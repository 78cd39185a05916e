import type { CallOutput } from "~/api/contract";
import type { T } from "~/texts/resources";
import { changeWords } from "~/ui/score/point-words";

export interface Effect extends Pick<CallOutput<"survey.saveAnswer">, "gained" | "leftInTopic" | "skipped"> {
  topic: string;
  /** The save leads to the next page. */
  goesOn: boolean;
}

/** What a save changed: the points of its class, what is left in its topic, what the journey skips. */
export function effectWords(t: T, { gained = 0, leftInTopic, skipped = 0, topic, goesOn }: Effect): string {
  const parts = [changeWords(t, gained), leftInTopic === undefined ? null : leftWords(t, leftInTopic, topic)];
  const words = parts.filter((part) => part !== null).join(", ");
  const sentences = [
    ...(words === "" ? [] : [`${words.charAt(0).toUpperCase()}${words.slice(1)}.`]),
    ...(goesOn && skipped > 0 ? [t("survey:saved.skipped", { count: skipped })] : []),
  ];
  return sentences.join(" ");
}

const leftWords = (t: T, count: number, topic: string): string =>
  count === 0 ? t("survey:saved.topic_done", { topic }) : t("survey:saved.left", { count, topic });
