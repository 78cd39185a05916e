import type { TextKey } from "~/texts/resources";
import { Chip } from "../layout/chip";
import { useT } from "../texts";
import { QuestionsTable, type TableMilestone } from "./questions-table";

export interface TableArea {
  id: string;
  levels: {
    id: string;
    /** Why none of its questions can be answered yet; null when they can. */
    locked: string | null;
    milestones: TableMilestone[];
  }[];
}

interface AreasProps {
  areas: readonly TableArea[];
  /** Rank of the areas' headings; those of the levels are one lower. */
  heading: "h2" | "h3";
  /** False on the page of one level, which needs no heading for it, and says what its milestones are about. */
  hasLevels: boolean;
}

/** The questions by area and level, each with its table. */
export function Areas({ areas, heading: Heading, hasLevels }: AreasProps) {
  const t = useT();
  return areas.map((area) => (
    <section key={area.id} aria-labelledby={area.id}>
      <Heading id={area.id} className="font-serif text-xl font-bold">
        {t(`labels:area.${area.id}` as TextKey)}
      </Heading>
      {hasLevels || <MilestoneList area={area} />}
      <Levels area={area} heading={hasLevels ? (Heading === "h2" ? "h3" : "h4") : null} />
    </section>
  ));
}

interface LevelsProps {
  area: TableArea;
  /** Rank of the levels' headings; null where there is one level only and its milestones are linked to. */
  heading: "h2" | "h3" | "h4" | null;
}

/** The questions of one area, a table for each level. */
export function Levels({ area, heading: Heading }: LevelsProps) {
  const t = useT();
  const name = t(`labels:area.${area.id}` as TextKey);
  return area.levels.map(({ id, locked, milestones }) => {
    const level = t(`labels:level.${id}` as TextKey);
    return (
      <div key={id} className="flow">
        {Heading && (
          <Heading>
            {level} {locked && <Chip>{t("survey:level_state.locked")}</Chip>}
          </Heading>
        )}
        {Heading && locked && <p className="hint">{locked}</p>}
        <QuestionsTable
          caption={t("survey:table.caption", { area: name, level })}
          isTarget={!Heading}
          milestones={milestones}
        />
      </div>
    );
  });
}

const MilestoneList = ({ area }: { area: TableArea }) => (
  <ul>
    {area.levels
      .flatMap(({ milestones }) => milestones)
      .map(({ id, label, done, summary }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>: {done}. {summary}
        </li>
      ))}
  </ul>
);
