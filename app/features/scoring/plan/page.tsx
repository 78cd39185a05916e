import { useLoaderData } from "@remix-run/react";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { loader } from "./load.server";
import { Steps } from "./steps";

export function DevelopmentPlan() {
  const t = useT();
  const { year, company, isOffered, classes, sum, rows, others } = useLoaderData<typeof loader>();
  if (!isOffered) return <PageHeading title={t("plan:title")} lead={t("plan:older_year", { year })} />;
  return (
    <>
      <PageHeading title={t("plan:title")} lead={t("plan:lead", { company, year })} />
      <section aria-labelledby="dove">
        <h2 id="dove">{t("plan:where")}</h2>
        <ul>
          {classes.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      {rows.length === 0 ? <p>{t("plan:done")}</p> : null}
      {rows.length > 0 ? (
        <section aria-labelledby="passi">
          <h2 id="passi">{t("plan:steps")}</h2>
          <p>{sum}</p>
          <Steps rows={rows} />
          <p className="hint">{t("plan:effort_meaning")}</p>
        </section>
      ) : null}
      <ul className="print:hidden">
        {others ? (
          <li>
            <a href={others.href}>{others.label}</a>
          </li>
        ) : null}
        <li>
          <a href={urls.scoring()}>{t("plan:to_scoring")}</a>
        </li>
        <li>
          <a href={urls.scoringMethod()}>{t("plan:to_method")}</a>
        </li>
      </ul>
    </>
  );
}
