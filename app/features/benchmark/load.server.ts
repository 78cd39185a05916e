import { redirect } from "@remix-run/node";
import { apiVersionOf } from "~/domain/periods";
import { t } from "~/texts/i18n.server";
import type { SelectOption } from "~/ui/form/select";
import type { PlaceAbove } from "~/ui/layout/page-handle";
import type { TabLink } from "~/ui/layout/tab-links";
import { abovePeriod, askedPeriod, periodWords } from "~/web/period.server";
import { privateLoader } from "~/web/loader.server";
import { surveyUrls } from "~/web/urls";
import { type Choice, choiceIn, queryOf, sectorOptions, sizeOptions } from "./choice";
import { presentTab, type TabShown } from "./present";
import { type Tab, tabIn, TABS } from "./tabs";

export interface BenchmarkPage {
  year: number;
  /** Names the version shown; null for the draft of the current year. */
  note: string | null;
  above: PlaceAbove[];
  /** Null for years without a benchmark. */
  benchmark: ShownBenchmark | null;
}

export interface ShownBenchmark extends TabShown {
  tab: Tab;
  tabName: string;
  tabs: TabLink[];
  action: string;
  choice: Choice;
  sectors: SelectOption[];
  sizes: SelectOption[];
  isDemo: boolean;
  isCard: boolean;
}

export const loader = privateLoader({}, async ({ viewer, request, params }): Promise<BenchmarkPage> => {
  const period = askedPeriod(params);
  const year = period?.year ?? viewer.user.currentFiscalYear;
  const page = { year, note: periodWords(period, viewer), above: abovePeriod(params) };
  const { version = "draft" } = period ?? {};
  const [home, sectors] = await Promise.all([
    viewer.call("scoring.homePage", { params: { version }, query: { year } }),
    viewer.call("registry.naceDropdown", { query: { tipology: "nace_sectors" } }),
  ]);
  const urls = surveyUrls(period);
  // Where no card was published, the home page of the period says so (D1).
  if (version !== "draft" && home.card.id === null) throw redirect(urls.period(), 303);
  if (apiVersionOf(year) !== "v3") return { ...page, benchmark: null };
  const search = new URL(request.url).searchParams;
  const choice = choiceIn(search, sectors);
  const tab = tabIn(search);
  const { referenceSector, companySize } = home.survey.versioned;
  const own = { sector: referenceSector, size: companySize };
  const isCard = version !== "draft";
  const query = {
    year,
    ...queryOf(choice, isCard ? own : null),
    ...(isCard && { version: "public" as const }),
  };
  const benchmark = await viewer.call("report.benchmark", { query });
  return {
    ...page,
    benchmark: {
      ...presentTab(t, tab, home, benchmark),
      tab,
      tabName: nameOf(tab),
      tabs: TABS.map((id) => ({
        label: nameOf(id),
        href: urls.benchmark({ ...choice, scheda: id }),
        isCurrent: id === tab,
      })),
      action: urls.benchmark(),
      choice,
      sectors: sectorOptions(t, sectors, own),
      sizes: sizeOptions(t, own),
      isDemo: benchmark.demo ?? false,
      isCard,
    },
  };
});

const nameOf = (tab: Tab): string =>
  tab === "competitiveness_potential"
    ? t("benchmark:tab.competitiveness_potential")
    : t(`labels:level.${tab}`);
