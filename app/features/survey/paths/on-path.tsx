import { Buttons, LinkButton } from "~/ui/form/button";
import { Progress } from "~/ui/progress";
import { timeWords } from "~/ui/survey/time-words";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { PathState } from "./path-state";

/** On the list of a path: which one it is, how far the company is, and where to go on. */
export function OnPath({ path }: { path: PathState }) {
  const t = useT();
  const { id, progress, time, start } = path;
  const name = { path: t(`labels:path.${id}`) };
  return (
    <section aria-labelledby="percorso" className="panel">
      <h2 id="percorso">{t("paths:on_path", name)}</h2>
      <Progress {...progress} />
      <p>
        {time.minutes > 0 ? `${timeWords(t, time)} · ` : null}
        <a href={urls.path(id)}>{t("paths:others")}</a>
      </p>
      {start ? (
        <Buttons>
          <LinkButton to={start.href}>{t(`paths:${start.kind}`, name)}</LinkButton>
        </Buttons>
      ) : null}
    </section>
  );
}
