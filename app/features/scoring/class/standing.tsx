import { formatPoints } from "~/texts/format";
import { useT } from "~/ui/texts";
import type { ScoringPage } from "./present";

/** What stands beside the score: the cap of a red line, and what can still be reached (D3). */
export function Standing({ actual, isHeld, capped, reachable }: NonNullable<ScoringPage["standing"]>) {
  const t = useT();
  if (capped === null && reachable === null) return null;
  return (
    <ul>
      {capped ? (
        <li>
          {t(isHeld ? "scoring:held" : "scoring:capped", {
            sum: formatPoints(capped.sum),
            cap: formatPoints(capped.cap),
            actual: formatPoints(actual),
          })}
        </li>
      ) : null}
      {reachable === null ? null : <li>{t("scoring:reachable", { reachable })}</li>}
    </ul>
  );
}
