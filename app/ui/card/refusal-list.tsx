import { formatDateTime } from "~/texts/format";
import type { TextKey, TextParams } from "~/texts/resources";
import { useT } from "../texts";

/** What blocks an action, and what to do; `to` is null where the user has to ask another person. */
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

/** Every refusal of this moment, each with what to do. */
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
