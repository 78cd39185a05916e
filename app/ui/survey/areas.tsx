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
  const Lower = Heading === "h2" ? "h3" : "h4";
  return areas.map(({ id, levels }) => {
    const area = t(`labels:area.${id}` as TextKey);
    return (
      <section key={id} aria-labelledby={id}>
        <Heading id={id}>{area}</Heading>
        {levels.map(({ id: levelId, locked, milestones }) => {
          const level = t(`labels:level.${levelId}` as TextKey);
          return (
            <div key={levelId} className="flow">
              {hasLevels ? (
                <>
                  <Lower>
                    {level} {locked && <Chip>{t("survey:level_state.locked")}</Chip>}
                  </Lower>
                  {locked && <p className="hint">{locked}</p>}
                </>
              ) : (
                <MilestoneList milestones={milestones} />
              )}
              <QuestionsTable
                caption={t("survey:table.caption", { area, level })}
                isTarget={!hasLevels}
                milestones={milestones}
              />
            </div>
          );
        })}
      </section>
    );
  });
}

const MilestoneList = ({ milestones }: { milestones: readonly TableMilestone[] }) => (
  <ul>
    {milestones.map(({ id, label, done, summary }) => (
      <li key={id}>
        <a href={`#${id}`}>{label}</a>: {done}. {summary}
      </li>
    ))}
  </ul>
);
