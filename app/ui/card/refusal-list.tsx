import { formatDateTime } from "~/texts/format";
import type { TextKey, TextParams } from "~/texts/resources";
import { useT } from "../texts";

/** What stands in the way of something, and what to do; `to` is null where somebody else has to be asked. */
export interface Refusal {
  key: TextKey;
  params?: TextParams;
  way: { key: TextKey; to: string | null } | null;
}

interface RefusalListProps {
  refusals: readonly Refusal[];
  /** When the 24 hours after the last issue end, ISO. */
  nextIssueAt: string | null;
}

/** Everything that stands in the way now, each with what to do. */
export function RefusalList({ refusals, nextIssueAt }: RefusalListProps) {
  const t = useT();
  const at = nextIssueAt === null ? "" : formatDateTime(nextIssueAt);
  return (
    <ul>
      {refusals.map(({ key, params, way }) => {
        const what = way && t(way.key);
        return (
          <li key={key}>
            {t(key, { at, ...params })} {way?.to ? <a href={way.to}>{what}</a> : what}
          </li>
        );
      })}
    </ul>
  );
}
