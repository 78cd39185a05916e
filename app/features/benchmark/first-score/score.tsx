import { Rulers } from "~/ui/charts/ruler";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { FirstScorePage } from "./load.server";

interface ScoreProps {
  score: NonNullable<FirstScorePage["score"]>;
  isDone: boolean;
}

/** What the class can still reach, and the place of the same questions among other companies. */
export function Score({ score, isDone }: ScoreProps) {
  const t = useT();
  const { value, reachable, redLines, heldAt, rulers, caption, place, isDemo } = score;
  return (
    <>
      {reachable !== null && reachable > value ? (
        <p>{t("first:range", { from: value, to: reachable })}</p>
      ) : null}
      {redLines.length > 0 ? (
        <Notice kind="warning">
          {t("first:red_lines", { count: redLines.length, lines: redLines.join("; ") })}{" "}
          <a href={`${urls.scoring("start_small")}#linee-rosse`}>{t("scoring:overview.to_red_lines")}</a>
        </Notice>
      ) : null}
      {heldAt === null ? null : (
        <Notice kind="warning">
          {t("first:held", { cap: heldAt })}{" "}
          <a href={`${urls.scoring("start_small")}#senza-risposta`}>{t("scoring:overview.to_undeclared")}</a>
        </Notice>
      )}
      <section aria-labelledby="settore">
        <h2 id="settore">{t("first:place.title")}</h2>
        {rulers ? (
          <Rulers
            id="righello"
            caption={caption}
            tableCaption={t("benchmark:scoring.table")}
            heading={t("benchmark:scoring.heading")}
            rulers={rulers}
          />
        ) : null}
        {place.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isDemo && rulers ? <p className="hint">{t("benchmark:demo")}</p> : null}
        {isDone ? (
          <p>
            <a href={urls.benchmark()}>{t("first:place.more")}</a>
          </p>
        ) : null}
      </section>
    </>
  );
}
