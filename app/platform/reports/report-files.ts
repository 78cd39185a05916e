import { ApiError } from "~/api/errors";
import type { ReportFacts } from "~/documents/report/facts";
import { documentSource } from "../documents/document-source";
import { documentOf } from "../documents/made-document";
import type { WorkKind } from "../quarantine/work-kind";
import { readerOf, SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { reportFacts } from "./report-facts";
import { WRITE_CARD_PAGE, WRITE_REPORT } from "./work";

const PDF = "application/pdf";
const NAME = /^carta-esg-(report|carta)-(20\d\d)(?:-(ESG-[\w-]{1,40}))?\.pdf$/;

interface Wanted {
  year: number;
  /** The id of a version; absent = the draft. */
  version?: string | undefined;
}

/** The name of the report of a version or of the draft; a download has the file (spec §7). */
export const report: UseCase<"scoring.report"> = async ({ params, query }, scope) => {
  const { year, id } = await headOf(readerOf(scope), { ...query, version: params.version });
  const version = id === null ? "" : `-${id}`;
  const what = query.page === "card" ? "carta" : "report";
  return { filename: `carta-esg-${what}-${year}${version}.pdf` };
};

const pages = (what: "report" | "carta", kind: WorkKind<ReportFacts, null>) =>
  documentSource({
    mediaType: PDF,
    async has({ db }, companyId, filename) {
      const wanted = wantedIn(filename, what);
      return wanted !== null && (await ifFound(headOf(new SurveyReader(db, companyId), wanted))) !== null;
    },
    async read(parts, companyId, filename) {
      const wanted = wantedIn(filename, what);
      const input = wanted && (await ifFound(reportFacts(parts, companyId, wanted)));
      return input && documentOf({ kind, input });
    },
  });

export const reportFile = pages("report", WRITE_REPORT);
export const cardFile = pages("carta", WRITE_CARD_PAGE);

/** The version or draft that a file name means. */
function wantedIn(filename: string, what: string): Wanted | null {
  const [, named, year, version] = NAME.exec(filename) ?? [];
  return named !== what || year === undefined ? null : { year: Number(year), version };
}

/** The year and the version that are asked for, without their answers; id null: the draft. */
async function headOf(reader: SurveyReader, { year: wanted, version }: Partial<Wanted>) {
  const { year } = await reader.present(wanted);
  if (version === undefined || version === "draft") return { year, id: null };
  const ofYear = (await reader.issued()).filter((card) => card.year === year);
  if (version === "public" && ofYear.length === 0) throw new ApiError(404, "internal/nothing_published");
  const card = version === "public" ? ofYear[0] : ofYear.find(({ id }) => id === version);
  if (!card) throw new ApiError(404, "internal/not_found");
  return { year, id: card.id };
}

const ifFound = <Found>(found: Promise<Found>): Promise<Found | null> =>
  found.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
