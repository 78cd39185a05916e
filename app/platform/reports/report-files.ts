import { ifFound } from "~/api/errors";
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
  const { present, issued } = await readerOf(scope).head({ ...query, version: params.version });
  const version = issued ? `-${issued.id}` : "";
  const what = query.page === "card" ? "carta" : "report";
  return { filename: `carta-esg-${what}-${present.year}${version}.pdf` };
};

const pages = (what: "report" | "carta", kind: WorkKind<ReportFacts, null>) =>
  documentSource({
    mediaType: PDF,
    async has({ db }, companyId, filename) {
      const wanted = wantedIn(filename, what);
      return wanted !== null && (await ifFound(new SurveyReader(db, companyId).head(wanted))) !== null;
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
