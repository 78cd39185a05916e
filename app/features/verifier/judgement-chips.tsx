import { Chip, type ChipTone } from "~/ui/layout/chip";
import { useT } from "~/ui/texts";
import type { JudgedItem } from "./candidate";

export type ChipItem = Pick<JudgedItem, "verdict" | "isDue"> & { isReplied: boolean };

const TONES: Record<"todo" | NonNullable<JudgedItem["verdict"]>, ChipTone> = {
  todo: "neutral",
  accepted: "accent",
  commented: "amber",
  asked: "amber",
  rejected: "red",
};

/** The judgement of an item in words, and what it waits for. */
export function JudgementChips({ verdict, isDue, isReplied }: ChipItem) {
  const t = useT();
  const kind = verdict ?? "todo";
  return (
    <>
      <Chip tone={TONES[kind]}>{t(`verifier:verdict.${kind}`)}</Chip>
      {isReplied ? (
        <>
          {" "}
          <Chip tone="accent">{t("verifier:replied")}</Chip>
        </>
      ) : null}
      {verdict !== null && isDue ? (
        <>
          {" "}
          <Chip>{t("verifier:look_again")}</Chip>
        </>
      ) : null}
    </>
  );
}

export const chipOf = ({ verdict, isDue, reply }: JudgedItem): ChipItem => ({
  verdict,
  isDue,
  isReplied: verdict !== null && verdict !== "accepted" && reply !== null,
});
