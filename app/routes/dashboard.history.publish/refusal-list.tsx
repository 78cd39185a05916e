import { formatDateTime } from "~/ui/format";
import { useT } from "~/ui/texts";
import { refusalOf } from "./refusals";

interface RefusalListProps {
  refusals: readonly string[];
  /** When the 24 hours after the last issue end, ISO. */
  nextIssueAt: string | null;
}

/** Every reason why the card cannot be issued now, each with what to do. */
export function RefusalList({ refusals, nextIssueAt }: RefusalListProps) {
  const t = useT();
  const params = { at: nextIssueAt === null ? "" : formatDateTime(nextIssueAt) };
  return (
    <ul>
      {refusals.map((refusal) => {
        const { key, way } = refusalOf(refusal);
        return (
          <li key={refusal}>
            {t(key, params)} {way ? <a href={way.to}>{t(way.key)}</a> : null}
          </li>
        );
      })}
    </ul>
  );
}
