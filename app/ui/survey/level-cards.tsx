import type { TextKey } from "~/texts/resources";
import { Chip, type ChipTone } from "../layout/chip";
import { Progress } from "../progress";
import { useT } from "../texts";
import { timeWords } from "./time-words";

type LevelState = "locked" | "to_start" | "under_way" | "complete";

export interface LevelCard {
  id: string;
  questions: number;
  progress: { done: number; total: number; percent: number };
  /** The declared minutes of its questions that this company may be asked, and of those not done; 0 = not declared. */
  minutes: number;
  left: number;
  state: LevelState;
  href: string;
}

const TONES = {
  locked: "neutral",
  to_start: "outline",
  under_way: "amber",
  complete: "accent",
} satisfies Record<LevelState, ChipTone>;

/** The levels of the questionnaire, each with its state and its link. */
export function LevelCards({ levels }: { levels: readonly LevelCard[] }) {
  const t = useT();
  return (
    <ul className="my-4 grid list-none gap-4 p-0 lg:grid-cols-2">
      {levels.map(({ id, questions, progress, minutes, left, state, href }) => (
        <li key={id} className="panel">
          <h3 className="mt-0 flex flex-wrap items-center gap-x-4">
            <a href={href}>{t(`labels:level.${id}` as TextKey)}</a>{" "}
            <Chip tone={TONES[state]}>{t(`survey:level_state.${state}`)}</Chip>
          </h3>
          <p>
            {t("survey:level_questions", { count: questions })}
            {minutes > 0 ? ` · ${timeWords(t, { minutes, left })}` : null}
          </p>
          {state === "locked" ? <p>{t("survey:reporting_locked")}</p> : <Progress {...progress} />}
        </li>
      ))}
    </ul>
  );
}
