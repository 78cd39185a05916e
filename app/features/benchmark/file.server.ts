import { redirect } from "@remix-run/node";
import { rangeOf } from "~/charts/share-bars";
import { BUCKETS } from "~/domain/benchmark/buckets";
import { t } from "~/texts/i18n.server";
import { csvLoader } from "~/web/csv-loader.server";
import { askedPeriod } from "~/web/period.server";
import { surveyUrls, urls } from "~/web/urls";
import { loadBenchmark } from "./load.server";
import { numberWords, populationWords } from "~/ui/population-words";
import { type Compared, comparedIn, type Part } from "./sides";

/** The figures of the page as a file for a spreadsheet: as coarse as they are there, and no others. */
export const loader = csvLoader({
  right: "signedIn",
  name: "benchmark",
  page: urls.benchmark,
  async rows(viewer, request, params) {
    const loaded = await loadBenchmark(viewer, request, params);
    if (loaded === null) throw redirect(surveyUrls(askedPeriod(params)).benchmark(), 303);
    return [TITLES, ...comparedIn(t, loaded.home, loaded.benchmark).flatMap(rowsOf)];
  },
});

const TITLES = [
  ...(["whole", "part", "mine", "average", "middle_from", "middle_to"] as const).map((column) =>
    t(`benchmark:file.${column}`),
  ),
  ...BUCKETS.map((_, bucket) => t("benchmark:file.share", { range: rangeOf(bucket) })),
  ...(["companies", "questions", "population"] as const).map((column) => t(`benchmark:file.${column}`)),
];

/** The class, then its parts; the placeholders of the page are no figures, and stay out. */
function rowsOf(one: Compared): string[][] {
  const { same, isExample, gap } = one;
  const companies = same?.compared?.numberOfCompanies ?? gap.numberOfCompanies;
  const about = [
    companies ? numberWords(t, companies) : "",
    cellOf(same?.compared?.questions),
    isExample ? "" : populationWords(t, same?.compared ?? gap),
  ];
  const row = (part: Part, label: string) => [
    one.label,
    label,
    ...[part.mine, part.average, part.middle?.from, part.middle?.to].map(cellOf),
    ...BUCKETS.map((_, bucket) => cellOf(isExample ? null : part.shares?.[bucket])),
    ...about,
  ];
  return [row(one, ""), ...one.parts.map((part) => row(part, part.label))];
}

const cellOf = (value: number | null | undefined): string => (value == null ? "" : String(value));
