import type { AnswerStatus } from "~/domain/question/answer";
import { Chip, type ChipTone } from "../layout/chip";
import { useT } from "../texts";

const TONES = {
  "self-declared": "accent",
  autofilled: "amber",
  incomplete: "amber",
  incompatible: "red",
  "not-answered": "outline",
  blocked: "neutral",
  "na-blocked": "neutral",
} satisfies Record<AnswerStatus, ChipTone>;

interface StatusChipProps {
  status: AnswerStatus;
  /** "Non applicabile", declared with a reason: shown in place of the status that it counts as. */
  notApplicable?: boolean;
  /** The question changed since it was answered: said beside the status. */
  obsolete?: boolean;
}

/** The state of an answer in words. */
export function StatusChip({ status, notApplicable, obsolete }: StatusChipProps) {
  const t = useT();
  const isDeclaredNa = notApplicable === true && status === "self-declared";
  return (
    <span className="chips">
      <Chip tone={TONES[status]}>{t(isDeclaredNa ? "labels:status.na" : `labels:status.${status}`)}</Chip>{" "}
      {obsolete ? <Chip tone="amber">{t("labels:status.obsolete")}</Chip> : null}
    </span>
  );
}
