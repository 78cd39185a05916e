import { redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import type { CallInput } from "~/api/contract";
import { apiVersionOf } from "~/domain/periods";
import { t } from "~/texts/i18n.server";
import type { SelectOption } from "~/ui/form/select";
import type { PlaceAbove } from "~/ui/layout/page-handle";
import type { TabLink } from "~/ui/layout/tab-links";
import { homePageInput, homePageOf } from "~/web/home-page.server";
import { abovePeriod, askedPeriod, periodWords } from "~/web/period.server";
import { type AskingAhead, privateLoader } from "~/web/loader.server";
import type { Period } from "~/web/period";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { type Chip, chipsOf } from "./chips";
import {
  type Choice,
  choiceIn,
  NO_CHOICE,
  type OwnKind,
  queryOf,
  sectorOptions,
  sizeOptions,
} from "./choice";
import { type PotentialCard, potentialCards } from "./potential-cards";
import { present, type Shown, shownPopulation } from "./present";
import { isPotentialUnfilled } from "./sides";
import { type Tab, tabIn, TABS } from "./tabs";

export interface BenchmarkPage {
  year: number;
  /** Names the version shown; null for the draft of the current year. */
  note: string | null;
  above: PlaceAbove[];
  /** Null for years without a benchmark. */
  benchmark: ShownBenchmark | null;
}

export interface ShownBenchmark extends Shown {
  chips: Chip[];
  tab: Tab;
  tabs: TabLink[];
  action: string;
  file: string;
  choice: Choice;
  /** A server may compare with one group alone, which it chooses by itself. */
  isChoosable: boolean;
  sectors: SelectOption[];
  sizes: SelectOption[];
  /** Null before the first answer, and where the card was issued before there was a potential. */
  potential: PotentialCard[] | null;
  isPotentialBegun: boolean;
  /** A server may give the potential without comparing it. */
  isPotentialCompared: boolean;
  isDemo: boolean;
  isCard: boolean;
}

/** What is compared: the areas and the potential. */
const comparedInput = (period: Period | null) => homePageInput(period, { depth: "areas", potential: "yes" });

/** Where the address chooses whom to compare with, the list of sectors says first whether there is such a choice. */
function ahead({ params, request, year: present, askAhead }: AskingAhead): void {
  const period = askedPeriod(params);
  const { version = "draft", year = present } = period ?? {};
  askAhead("scoring.homePage", comparedInput(period));
  const isPlain = new URL(request.url).search === "";
  if (isPlain && version === "draft" && apiVersionOf(year) === "v3")
    askAhead("report.benchmark", comparedWith({ year, choice: NO_CHOICE, card: null, isCard: false }));
}

interface Compared {
  year: number;
  choice: Choice;
  card: OwnKind | null;
  isCard: boolean;
}

const comparedWith = ({ year, choice, card, isCard }: Compared): CallInput<"report.benchmark"> => ({
  query: { year, ...queryOf(choice, card), ...(isCard && { version: "public" as const }) },
});

export const loader = privateLoader(
  { ahead },
  async ({ viewer, request, params }): Promise<BenchmarkPage> => {
    const period = askedPeriod(params);
    const year = period?.year ?? viewer.user.currentFiscalYear;
    const page = { year, note: periodWords(period, viewer), above: abovePeriod(params) };
    const loaded = await loadBenchmark(viewer, request, params);
    return { ...page, benchmark: loaded && shown(loaded) };
  },
);

/** What page and file are made of; null for years without a benchmark. */
export async function loadBenchmark(viewer: Viewer, request: Request, params: Params) {
  const period = askedPeriod(params);
  const year = period?.year ?? viewer.user.currentFiscalYear;
  const { version = "draft" } = period ?? {};
  const isCard = version !== "draft";
  const isCompared = apiVersionOf(year) === "v3";
  const search = new URL(request.url).searchParams;
  const isChoosable = viewer.takesExtensions;
  const naceSectors = viewer.call("registry.naceDropdown", { query: { tipology: "nace_sectors" } });
  const compare = async (card: OwnKind | null) => {
    const choice = isChoosable ? choiceIn(search, await naceSectors) : NO_CHOICE;
    const asked = comparedWith({ year, choice, card, isCard });
    return { choice, benchmark: await viewer.call("report.benchmark", asked) };
  };
  const [home, sectors, draft] = await Promise.all([
    homePageOf(viewer.call, comparedInput(period)),
    naceSectors,
    isCard || !isCompared ? null : compare(null),
  ]);
  const addresses = surveyUrls(period);
  // Where no card was published, the home page of the period says so (D1).
  if (isCard && home.card.id === null) throw redirect(addresses.period(), 303);
  if (!isCompared) return null;
  const { referenceSector, companySize } = home.survey.versioned;
  const own = { sector: referenceSector, size: companySize };
  const { choice, benchmark } = draft ?? (await compare(own));
  return { addresses, home, sectors, own, choice, isChoosable, tab: tabIn(search), isCard, benchmark };
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadBenchmark>>>;

function shown({
  addresses,
  home,
  sectors,
  own,
  choice,
  isChoosable,
  tab,
  isCard,
  benchmark,
}: Loaded): ShownBenchmark {
  const { competitiveness } = home.survey.versioned.scoring;
  const isBegun = !isPotentialUnfilled(home);
  const scheda = tab === TABS[0] ? "" : tab;
  const offered = benchmark.populations ?? [];
  return {
    ...present(t, tab, home, benchmark),
    chips: chipsOf(t, offered, shownPopulation(benchmark), (wanted) =>
      addresses.benchmark({ ...wanted, scheda }),
    ),
    tab,
    tabs: TABS.map((id) => ({
      label: nameOf(id),
      href: `${addresses.benchmark({ ...choice, scheda: id })}#distribuzione`,
      isCurrent: id === tab,
    })),
    action: addresses.benchmark(),
    file: addresses.benchmarkFile({ ...choice }),
    choice,
    isChoosable,
    sectors: sectorOptions(t, sectors, own),
    sizes: sizeOptions(t, own),
    potential:
      competitiveness && isBegun
        ? potentialCards(t, competitiveness, (milestone) => addresses.milestone("full", milestone))
        : null,
    isPotentialBegun: isBegun,
    isPotentialCompared: benchmark.competitiveness !== undefined,
    isDemo: benchmark.demo ?? false,
    isCard,
  };
}

const nameOf = (tab: Tab): string =>
  tab === "competitiveness_potential"
    ? t("benchmark:tab.competitiveness_potential")
    : t(`labels:level.${tab}`);
