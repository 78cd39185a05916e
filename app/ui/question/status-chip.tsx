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
  /** Open, and may stay empty: said in place of "to be answered". */
  voluntary?: boolean | undefined;
  /** The question changed since it was answered: said beside the status. */
  obsolete?: boolean;
}

/** The state of an answer in words. */
export function StatusChip({ status, notApplicable, voluntary, obsolete }: StatusChipProps) {
  const t = useT();
  const isDeclaredNa = notApplicable === true && status === "self-declared";
  const shown = isDeclaredNa ? "na" : voluntary && status === "not-answered" ? "voluntary" : status;
  return (
    <span className="chips">
      <Chip tone={TONES[status]}>{t(`labels:status.${shown}`)}</Chip>{" "}
      {obsolete ? <Chip tone="amber">{t("labels:status.obsolete")}</Chip> : null}
    </span>
  );
}
