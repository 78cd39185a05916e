import type { NextStep } from "~/domain/home/next-step";
import { Chip } from "~/ui/layout/chip";
import { NarrowFold } from "~/ui/layout/narrow-fold";
import { useT } from "~/ui/texts";
import type { Home } from "./present";
import { Tasks } from "./tasks";
import type { HomeTasks } from "./home-tasks";
import type { WatchItem } from "./watch-list";

interface WatchProps {
  items: NonNullable<Home["draft"]>["watch"];
  tasks: HomeTasks | null;
  /** What the page already names as the next step is not said again. */
  step: NextStep;
}

/** What expires, what colleagues wait for, what comes next year. */
export function Watch({ items, tasks, step }: WatchProps) {
  const t = useT();
  const urgent = items.filter(({ chip }) => chip !== undefined);
  const calm = items.filter(({ chip }) => chip === undefined);
  return (
    <section className="panel" aria-labelledby="da-tenere-d-occhio">
      <h2 id="da-tenere-d-occhio">{t("dashboard:watch.title")}</h2>
      <Tasks tasks={tasks} withProposals={step !== "decide_proposals"} />
      {items.length === 0 && tasks === null ? <p>{t("dashboard:watch.none")}</p> : null}
      <Rows items={urgent} />
      {calm.length < 2 ? (
        <Rows items={calm} />
      ) : (
        <NarrowFold summary={t("dashboard:watch.unfold", { count: calm.length })}>
          <Rows items={calm} />
        </NarrowFold>
      )}
    </section>
  );
}

const Rows = ({ items }: Pick<WatchProps, "items">) =>
  items.length === 0 ? null : (
    <ul className="rows">
      {items.map((item) => (
        <Row key={item.href} {...item} />
      ))}
    </ul>
  );

const Row = ({ label, href, note, chip }: WatchItem) => (
  <li>
    <a href={href}>{label}</a> {chip === undefined ? null : <Chip tone={chip.tone}>{chip.label}</Chip>}
    {note === undefined ? null : <p className="hint">{note}</p>}
  </li>
);
