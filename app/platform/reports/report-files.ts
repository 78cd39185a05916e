import { ApiError } from "~/api/errors";
import type { ReportFacts } from "~/documents/report/facts";
import { documentSource } from "../documents/document-source";
import { documentOf } from "../documents/made-document";
import type { WorkKind } from "../quarantine/work-kind";
import type { PlatformParts } from "../scope";
import { readerOf, SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { reportFacts } from "./report-facts";
import { WRITE_CARD_PAGE, WRITE_REPORT } from "./work";

const PDF = "application/pdf";
const NAME = /^carta-esg-(report|carta)-(20\d\d)(?:-(ESG-[\w-]{1,40}))?\.pdf$/;

/** The name of the report of a version or of the draft; a download has the file (spec §7). */
export const report: UseCase<"scoring.report"> = async ({ params, query }, scope) => {
  const survey = await readerOf(scope).requested({ ...query, version: params.version });
  const version = survey.issued ? `-${survey.issued.id}` : "";
  const what = query.page === "card" ? "carta" : "report";
  return { filename: `carta-esg-${what}-${survey.year}${version}.pdf` };
};

const pages = (what: "report" | "carta", kind: WorkKind<ReportFacts, null>) =>
  documentSource({
    mediaType: PDF,
    has: async (parts, companyId, filename) => (await wantedOf(parts, companyId, filename, what)) !== null,
    async read(parts, companyId, filename) {
      const wanted = await wantedOf(parts, companyId, filename, what);
      return wanted && documentOf({ kind, input: await reportFacts(parts, companyId, wanted) });
    },
  });

export const reportFile = pages("report", WRITE_REPORT);
export const cardFile = pages("carta", WRITE_CARD_PAGE);

/** The version or draft that a file name means; null when the company has none. */
async function wantedOf({ db }: PlatformParts, companyId: string, filename: string, what: string) {
  const [, named, year, version] = NAME.exec(filename) ?? [];
  if (named !== what || year === undefined) return null;
  const wanted = { year: Number(year), version };
  return new SurveyReader(db, companyId).requested(wanted).then(
    () => wanted,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    },
  );
}
