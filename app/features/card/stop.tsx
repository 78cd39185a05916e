import { LinkButton } from "~/ui/form/button";
import { durationWords } from "~/ui/survey/time-words";
import { useT } from "~/ui/texts";
import type { Publishing } from "./present";

/** What is missing in a class, and how long it takes; it keeps nobody from issuing. */
export function Stop({ id, open, minutes, comesFirst, href }: NonNullable<Publishing["stop"]>) {
  const t = useT();
  const label = t(`labels:level.${id as "master"}`);
  const time = minutes === 0 ? "" : t("dashboard:publish.stop_time", { time: durationWords(t, minutes) });
  if (!comesFirst) {
    return (
      <p>
        {t("dashboard:publish.stop_begun", { count: open, label, time })}{" "}
        <a href={href}>{t("dashboard:publish.stop_complete", { label })}</a>
      </p>
    );
  }
  return (
    <section aria-labelledby="prima" className="panel">
      <h2 id="prima">{t("dashboard:publish.stop", { count: open, label, time })}</h2>
      <p>
        <LinkButton to={href}>{t("dashboard:publish.stop_complete", { label })}</LinkButton>
      </p>
    </section>
  );
}
