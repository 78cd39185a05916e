import type { TextKey } from "~/texts/resources";
import type { PageHandle } from "~/ui/layout/page-handle";
import { useLoaderData } from "@remix-run/react";
import { coverageWords, Credibility } from "~/ui/card/credibility";
import { NotApplicableList } from "~/ui/card/not-applicable-list";
import { Details } from "~/ui/layout/details";
import { FirstUses } from "~/ui/glossary/first-uses";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { TabLinks } from "~/ui/layout/tab-links";
import { Band } from "~/ui/score/band";
import { Undeclared } from "~/ui/score/undeclared";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { OfferedItem } from "~/web/offered";
import { urls } from "~/web/urls";
import { RedLines } from "~/ui/score/red-lines";
import { Area } from "./area";
import { Standing } from "./standing";
import { ClassChart } from "./class-chart";
import type { loader } from "./load.server";
import { Weights } from "./weights";

const name = (page: { label: string } | undefined): TextKey | { words: string } =>
  page ? { words: page.label } : "scoring:crumb";

export const handle: PageHandle<{ label: string } | undefined> = {
  title: (page) => (page ? { key: "scoring:title", params: { label: page.label } } : "scoring:crumb"),
  crumb: name,
};

export function ClassScoring() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { label, year, missing, chart, areas, isSupplier } = page;
  return (
    <FirstUses>
      <PageHeading
        eyebrow={t("scoring:year", { year })}
        title={t("scoring:title", { label })}
        lead={missing ? undefined : t(page.isIssued ? "scoring:lead_issued" : "scoring:lead")}
      />
      <TabLinks label={t("scoring:classes")} tabs={page.tabs} />
      <PeriodNote words={page.note} currentHref={urls.survey()} />
      {missing ? (
        <div className="panel">
          <Band actual={-1} max={-1} />
          <p>{t(`scoring:${missing}`, { year })}</p>
        </div>
      ) : null}
      {page.flag ? <Notice kind="warning">{t(`scoring:flagged.${page.flag}`)}</Notice> : null}
      {page.blocksIssuing ? <Notice kind="warning">{t("scoring:blocks_issuing")}</Notice> : null}
      {chart ? <ClassChart {...{ label, chart, isSupplier }} /> : null}
      {page.standing ? <Standing {...page.standing} /> : null}
      <RedLines lines={page.redLines} />
      <Undeclared questions={page.undeclared} isIssued={page.isIssued} />
      {page.coverage ? (
        <p>
          {t("scoring:coverage", { covered: coverageWords(t, page.coverage) })}{" "}
          {page.coverage.percent === null
            ? null
            : t("scoring:coverage_percent", { percent: page.coverage.percent })}
        </p>
      ) : null}
      {chart && page.weights?.isDefault ? <Weights weights={page.weights} isIssued={page.isIssued} /> : null}
      {chart ? (
        <section aria-labelledby="punti">
          <h2 id="punti">{t("scoring:where_points")}</h2>
          <p className="hint">{t("scoring:unscored")}</p>
          {areas.map((area) => (
            <Area key={area.id} {...area} isSupplier={isSupplier} />
          ))}
        </section>
      ) : null}
      {chart ? (
        <Details summary={t("scoring:rests_on")} look="panel">
          {page.basis ? <Credibility basis={page.basis} /> : null}
          {page.weights === null || page.weights.isDefault ? null : (
            <Weights weights={page.weights} isIssued={page.isIssued} />
          )}
          {page.basis ? <NotApplicableList questions={page.notApplicable} /> : null}
        </Details>
      ) : null}
      <ul className="print:hidden">
        <li>
          <a href={page.questionsHref}>{t("scoring:to_questions", { label })}</a>
        </li>
        {page.isCurrentDraft ? (
          <>
            <OfferedItem to={urls.plan()}>{t("scoring:to_plan")}</OfferedItem>
            <OfferedItem to={urls.checks()}>{t("consistency:link")}</OfferedItem>
          </>
        ) : null}
      </ul>
    </FirstUses>
  );
}
