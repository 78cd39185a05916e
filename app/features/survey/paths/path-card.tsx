import type { OfferedPath } from "~/domain/survey/paths";
import { Buttons, LinkButton } from "~/ui/form/button";
import { Chip } from "~/ui/layout/chip";
import { Progress } from "~/ui/progress";
import { timeWords } from "~/ui/survey/time-words";
import { useT } from "~/ui/texts";
import { urls, workbookUrls } from "~/web/urls";
import type { PathState } from "./path-state";

interface PathCardProps {
  path: PathState;
  next: OfferedPath | null;
  canWrite: boolean;
}

/** One path: what it gives, how long it is, how far the company is, and where to go on. */
export function PathCard({ path, next, canWrite }: PathCardProps) {
  const t = useT();
  const { id, progress, time, isComplete, start, waitsFor } = path;
  return (
    <section className="panel my-6" aria-labelledby={id}>
      <h2 id={id} className="mt-0 flex flex-wrap items-center gap-x-4">
        {t(`labels:path.${id}`)} {isComplete && <Chip tone="accent">{t("survey:level_state.complete")}</Chip>}
      </h2>
      <p>{t(`paths:what.${id}`)}</p>
      <p>
        {t("paths:questions", { count: progress.total })}
        {time.minutes > 0 ? ` · ${timeWords(t, time)}` : null}
      </p>
      <Progress {...progress} />
      {isComplete ? <Gained id={id} next={next} /> : null}
      {waitsFor && canWrite ? (
        <p>
          {t(`paths:waits.${waitsFor}`)} <a href={urls.complete()}>{t("survey:what_is_missing")}</a>
        </p>
      ) : null}
      <Buttons>
        {start ? <LinkButton to={start.href}>{t(`paths:${start.kind}`, named(t, id))}</LinkButton> : null}
        <LinkButton to={path.list} variant="secondary">
          {t("paths:list", named(t, id))}
        </LinkButton>
      </Buttons>
    </section>
  );
}

const named = (t: ReturnType<typeof useT>, id: OfferedPath) => ({ path: t(`labels:path.${id}`) });

/** What the company can do with a complete path, and which path comes next. */
function Gained({ id, next }: { id: OfferedPath; next: OfferedPath | null }) {
  const t = useT();
  return (
    <>
      <p>{t(`paths:gained.${id}`)}</p>
      <ul>
        <li>
          <a href={urls.reviewAll()}>{t("paths:review")}</a>
        </li>
        <li>
          <a href={workbookUrls.page()}>{t("paths:workbook")}</a>
        </li>
        <li>
          <a href={urls.home()}>{t("paths:score")}</a>
        </li>
      </ul>
      <p>
        {next ? (
          <>
            {t("paths:next")} <a href={`#${next}`}>{t(`labels:path.${next}`)}</a>.
          </>
        ) : (
          t("paths:all_complete")
        )}
      </p>
    </>
  );
}
