import { Spaced } from "~/ui/spaced";
import { useT } from "~/ui/texts";
import type { Counter, QuestionList } from "./present";

/** Counters that are filters: links work without script, and the user can keep them and send them on. */
export function Counters({ list, waiting }: { list: QuestionList; waiting: number }) {
  const t = useT();
  const { counters, parts, isRead } = list;
  const isToDoShown = parts.length > 0 || counters[0]?.isCurrent;
  return (
    <nav aria-label={t("survey:filter.title")}>
      <Chips counters={counters} isRead={isRead} />{" "}
      {parts.length > 0 && <Chips counters={parts} isRead={isRead} isPart />}{" "}
      {isToDoShown && waiting > 0 ? (
        <span className="hint">{t("survey:headline.waiting", { count: waiting })}</span>
      ) : null}
    </nav>
  );
}

interface ChipsProps {
  counters: readonly Counter[];
  isRead: boolean;
  /** What the first counter consists of. */
  isPart?: boolean;
}

function Chips({ counters, isRead, isPart }: ChipsProps) {
  const t = useT();
  return (
    <ul className="chips">
      {isPart && <li className="hint">{t("survey:filter.parts")}</li>}
      <Spaced>
        {counters.map(({ filter, count, href, isCurrent }) => (
          <li key={filter}>
            <a
              href={href}
              aria-current={isCurrent || undefined}
              className={isCurrent ? "chip chip-accent font-bold no-underline" : "chip"}
            >
              {t(filter === "open" && isRead ? "survey:group.open_read" : `survey:group.${filter}`)} {count}
            </a>
          </li>
        ))}
      </Spaced>
    </ul>
  );
}
