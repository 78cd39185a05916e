import type { TextKey } from "~/texts/resources";
import { useT } from "../texts";
import { minutesWords } from "./time-words";

export interface LevelCard {
  id: string;
  progress: { done: number; total: number; percent: number };
  /** The declared minutes of its questions that are not done; 0 = not declared. */
  left: number;
  state: "locked" | "to_start" | "under_way" | "complete";
  href: string;
}

/** The levels in a narrow place: each a link, how far it is, and the time it still takes. */
export function LevelLines({ levels }: { levels: readonly LevelCard[] }) {
  const t = useT();
  return (
    <ul className="list-none p-0">
      {levels.map(({ id, progress: { done, total, percent }, left, state, href }) => (
        <li key={id} className="progress my-2">
          <p id={`livello-${id}`}>
            <a href={href}>{t(`labels:level.${id}` as TextKey)}</a>{" "}
            <span className="progress-numbers">
              {state === "locked"
                ? t("survey:level_state.locked")
                : [
                    t("survey:topic.done", { done, total }),
                    ...(left > 0 ? [minutesWords(t, left)] : []),
                  ].join(" · ")}
            </span>
          </p>
          {state === "locked" ? null : (
            <progress aria-labelledby={`livello-${id}`} max={100} value={percent}>
              {percent}%
            </progress>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The same under a heading of their own. */
export function Levels({ levels }: { levels: readonly LevelCard[] }) {
  const t = useT();
  return (
    <section aria-labelledby="livelli">
      <h2 id="livelli">{t("survey:levels")}</h2>
      <LevelLines levels={levels} />
    </section>
  );
}
