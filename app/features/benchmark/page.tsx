import type { PageHandle, PageText } from "~/ui/layout/page-handle";
import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton } from "~/ui/form/button";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { TabLinks } from "~/ui/layout/tab-links";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Choose } from "./choose";
import type { BenchmarkPage } from "./load.server";
import { Comparison, Population, Potential } from "./view";

const titleOf = ({ benchmark }: BenchmarkPage): PageText =>
  benchmark ? { key: "benchmark:title_of", params: { what: benchmark.tabName } } : "benchmark:title";

export const handle: PageHandle<BenchmarkPage | undefined> = {
  title: (page) => (page ? titleOf(page) : "benchmark:title"),
  crumb: "benchmark:title",
};

export function Benchmark() {
  const t = useT();
  const { year, note, benchmark: page } = useLoaderData() as BenchmarkPage;
  if (!page) return <NotYetCompared year={year} />;
  return (
    <>
      <PageHeading
        title={t("benchmark:title_of", { what: page.tabName })}
        lead={t("benchmark:lead", { year })}
      />
      {note ? (
        <Notice kind="info">
          {note} <a href={urls.benchmark()}>{t("benchmark:to_current")}</a>
        </Notice>
      ) : null}
      <TabLinks label={t("benchmark:tabs")} tabs={page.tabs} />
      {page.isOffered ? (
        <>
          <Choose {...page} />
          <Population page={page} year={year} />
          <Comparison page={page} />
        </>
      ) : (
        <p>{t("benchmark:not_offered")}</p>
      )}
      {page.sections ? <Potential sections={page.sections} /> : null}
    </>
  );
}

/** Years before v3 have no figures to compare (D1). */
function NotYetCompared({ year }: { year: number }) {
  const t = useT();
  return (
    <>
      <PageHeading title={t("benchmark:title")} lead={t("benchmark:only_since", { year })} />
      <Buttons>
        <LinkButton to={urls.benchmark()}>{t("benchmark:to_current")}</LinkButton>
      </Buttons>
    </>
  );
}
