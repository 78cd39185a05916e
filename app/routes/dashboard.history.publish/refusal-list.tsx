import { formatDateTime } from "~/ui/format";
import { useT } from "~/ui/texts";
import { refusalOf } from "./refusals";

interface RefusalListProps {
  refusals: readonly string[];
  /** When the 24 hours after the last issue end, ISO. */
  nextIssueAt: string | null;
}

/** Everything that stands in the way now, each with what to do. */
export function RefusalList({ refusals, nextIssueAt }: RefusalListProps) {
  const t = useT();
  const at = nextIssueAt === null ? "" : formatDateTime(nextIssueAt);
  return (
    <ul>
      {refusals.map((refusal) => {
        const { key, way, params } = refusalOf(refusal);
        const what = way && t(way.key);
        return (
          <li key={refusal}>
            {t(key, { at, ...params })} {way?.to ? <a href={way.to}>{what}</a> : what}
          </li>
        );
      })}
    </ul>
  );
}
