import type { PageHandle, PageText } from "~/ui/layout/page-handle";
import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton } from "~/ui/form/button";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Populations } from "./choose";
import type { BenchmarkPage } from "./load.server";
import { Potential } from "./potential";
import { Distribution, Footing, GroupWords, ScoreRulers } from "./view";

const titleOf = ({ benchmark }: BenchmarkPage): PageText =>
  benchmark ? { key: "benchmark:title_of", params: { what: benchmark.headline } } : "benchmark:title";

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
      <PageHeading title={page.headline} lead={page.lead ?? undefined} />
      {note ? (
        <Notice kind="info">
          {note} <a href={urls.benchmark()}>{t("benchmark:to_current")}</a>
        </Notice>
      ) : null}
      <Populations page={page} />
      <GroupWords page={page} />
      <div className="bench">
        <ScoreRulers page={page} />
        <Distribution page={page} />
      </div>
      <Potential page={page} />
      <Footing page={page} year={year} />
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
